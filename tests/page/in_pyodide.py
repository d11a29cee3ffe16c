"""What is played by Pyodide under Node, to be compared with what CPython plays."""

from __future__ import annotations

import json
import sys

from lanai.page.desk import Desk
from lanai.page.drawer import FleetingDrawer
from support.page import open_page, play_with_bots, story

TABLES = (("moluku", 3), ("moonshine", 4), ("tiki-topple", 2))


async def main() -> str:
    import lanai.page.browser  # noqa: F401, PLC0415  # it is what a worker imports

    hall = await open_page(FleetingDrawer())
    records = {}
    for game, players in TABLES:
        records[game] = await story(hall, game, players)
        ana = await play_with_bots(
            Desk(hall), game, players, ["medium", "random", "easy"][: players - 1]
        )
        record = await ana.ask("GET", f"/api/tables/{ana.table['id']}/record")
        told = await Desk(hall).ask("POST", "/api/verify", {}, record.encode())
        assert json.loads(told.body)["ok"], told.body
    return json.dumps({"platform": sys.platform, "records": records})
