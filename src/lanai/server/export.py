"""Everything that a server keeps about somebody, as one archive for themselves."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from dataclasses import asdict
from typing import Final

from msgspec import to_builtins

from lanai.core.events import Json
from lanai.core.record import SUFFIX
from lanai.server.archive import Archive
from lanai.server.daily.deals import is_withheld
from lanai.server.moment import now_ms
from lanai.server.ratings.profiles import hindsight_of
from lanai.server.store import ALL_TIME, Guest, Store, StoredCard
from lanai.server.store.contract import MANY


class Exports:
    """Packs archives, one after the other."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self.store: Final = store
        self.archive: Final = archive
        self.packing: Final = asyncio.Lock()

    async def pack(self, guest: Guest) -> bytes:
        """Pack who somebody is, what they said, and the records of their finished games.

        Of games that still run there is only what lists show: a record would tell what is hidden.
        So it would of deals of a day that is not over.
        """
        async with self.packing:
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                tables: list[Json] = []
                hindsights = await self._hindsights(guest)
                for table in await self.store.traces(guest.guest):
                    card = await self.store.card(table)
                    if card is None:
                        continue
                    told = hindsights.get(card.id)
                    tables.append({**await self._table(guest, card), "hindsight": told})
                    record = await self._record(guest, card)
                    if record is not None:
                        archive.writestr(f"games/{card.game}-{card.id}{SUFFIX}", record)
                about = {**await self._person(guest), "tables": tables}
                archive.writestr("me.json", json.dumps(about, indent=2, ensure_ascii=False))
            return packed.getvalue()

    async def _hindsights(self, guest: Guest) -> dict[str, object]:
        _, games = await self.store.played_games(guest.guest, "", "", MANY, 0)
        return {game.result.table: to_builtins(hindsight_of(game)) for game in games}

    async def _person(self, guest: Guest) -> Json:
        passkeys = await self.store.passkeys(guest.guest)
        asked = await self.store.mail_request(guest.guest, now_ms())
        quiet = await self.store.quiet_hours(guest.guest)
        return {
            "guest": guest.guest,
            "name": guest.name,
            "emblem": (await self.store.emblems([guest.guest])).get(guest.guest),
            "bot": to_builtins(guest.bot),
            "devices": [asdict(device) for device in await self.store.devices(guest.guest)],
            "passkeys": [
                {
                    "id": key.id,
                    "name": key.name,
                    "added": key.added,
                    "used": key.used,
                    "made_on": key.device,
                }
                for key in passkeys
            ],
            "recovery_code_since": await self.store.code_since(guest.guest),
            "recovery_code_made_on": await self.store.code_device(guest.guest),
            "ratings": [
                {"game": each.game, "mu": each.mu, "sigma": each.sigma, "games": each.games}
                for each in await self.store.ratings_of(guest.guest, ALL_TIME)
            ],
            "bells": [
                {"kind": bell.kind, "address": bell.address, "lang": bell.lang, "added": bell.added}
                for bell in await self.store.bells(guest.guest)
            ],
            "mail_asked": None if asked is None else asked.address,
            "quiet_hours": None if quiet is None else asdict(quiet),
            "daily_tries": [asdict(own) for own in await self.store.tries_of(guest.guest, MANY)],
            "shown_to_others": bool(await self.store.public_people([guest.guest])),
        }

    async def _table(self, guest: Guest, card: StoredCard) -> Json:
        entries = await self.store.entries(card.id)
        words = [
            {"at": entry["at"], "text": entry["text"]}
            for entry in entries
            if entry.get("entry") == "said" and entry.get("guest") == guest.guest
        ]
        return {
            "id": card.id,
            "game": card.game,
            "status": card.status,
            "host": card.host == guest.guest,
            "sits": guest.guest in card.guests,
            "updated": card.updated,
            "said": words,
        }

    async def _record(self, guest: Guest, card: StoredCard) -> str | None:
        if card.status != "over" or guest.guest not in card.guests:
            return None
        table, _ = await self.archive.load(card.id)
        assert table.play is not None
        if is_withheld(table, now_ms()):
            return None
        return table.play.match.record.text()
