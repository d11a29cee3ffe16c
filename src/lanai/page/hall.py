"""The hall of one device."""

from __future__ import annotations

from typing import Final

from lanai.bots.levels import LEVELS
from lanai.server.hall import Hall
from lanai.server.names import unguessable
from lanai.server.settings import Settings

MARK: Final = "page-"
"""How the ids of a page's own tables begin, by which the web app knows whom to ask for them."""

PLENTY: Final = 1_000_000
SETTINGS: Final = Settings(
    rate=PLENTY,
    burst=PLENTY,
    address_rate=PLENTY,
    address_burst=PLENTY,
    connections_per_address=PLENTY,
    table_rate=PLENTY,
    table_burst=PLENTY,
)
"""Nobody is kept from their own device."""


class PageHall(Hall):
    """Holds the tables of a device. What is not compiled looks back with fewer samples.

    Nor is a master offered: it would have to stop long before it has thought as much as an expert.
    """

    thrift = 20
    house = tuple(level for level in LEVELS if level != "master")

    def new_id(self) -> str:
        """Draw the id of a new table."""
        return MARK + unguessable()
