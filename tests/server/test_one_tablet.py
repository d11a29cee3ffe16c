"""Five people at one tablet come from one address: the budgets of a server let them play."""

from __future__ import annotations

import random
from pathlib import Path

from lanai.server.settings import Settings
from support.server import Client, play_on, seated, serving

PEOPLE = 5
# The budgets as they are, where the tests' own servers have none.
AS_THEY_ARE = {
    name: getattr(Settings(), name)
    for name in (
        "rate", "burst", "address_rate", "address_burst", "table_rate", "table_burst",
        "tables_per_guest", "connections_per_address",
    )
}  # fmt: skip
RELOADS = 4


def test_five_people_and_what_all_may_see_at_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, **AS_THEY_ARE) as server:
        clients = seated(server, "moonshine", PEOPLE)
        assert play_on(clients, random.Random(1), 20) == 20
        for _ in range(RELOADS):
            again = [client.guest.join(client.id) for client in clients if client.guest]
            watching = Client(server, clients[0].id, None)
            assert watching.seat is None
            for client in [*clients, watching]:
                client.close()
            clients = again
        assert play_on(clients, random.Random(2), 20) == 20
        for client in clients:
            client.close()
