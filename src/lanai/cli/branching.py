"""`lanai play FILE --from MOVE`: a game of one's own from a moment of a recorded one on."""

from __future__ import annotations

import secrets

from lanai.core.branch import Beginning, branch
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.fairness import Luck
from lanai.core.match import Match, header_of
from lanai.core.record import REDEALT, SAME, Record
from lanai.core.rng import FastRng
from lanai.core.verify import verify
from lanai.games import find
from lanai.texts.narration import BOT


def branch_off(
    text: str, moves: int, seat: int | None, same_cards: bool
) -> tuple[Game, Record, Beginning]:
    """Take the beginning of a recorded game, or raise LanaiError."""
    verdict = verify(text, find)
    record, game = verdict.record, verdict.state.game
    own = first_person(record.players) if seat is None else seat
    cards = SAME if same_cards else REDEALT
    rng = FastRng(secrets.randbits(62))
    return game, record, branch(game, record, lines_until(record, moves), own, cards, rng)


def first_person(names: list[str]) -> int:
    """Find the first seat that was no bot's; where only bots have played it is the first one."""
    return next((seat for seat, name in enumerate(names) if not name.startswith(BOT)), 0)


def lines_until(record: Record, moves: int) -> int:
    """Count the lines up to a move and the chance after it, as `lanai replay` counts moves."""
    made = [at for at, line in enumerate(record.lines) if "move" in line]
    if not 0 <= moves <= len(made):
        raise SetupError("branch-move", {"move": moves, "moves": len(made)})
    return made[moves] if moves < len(made) else len(record.lines)


def new_branch(
    game: Game, original: Record, begun: Beginning, names: list[str], luck: Luck
) -> Match:
    """Begin the match of a branch."""
    header = header_of(game, names, original.options, luck, str(original.header["cards"]))
    return Match(game, Record(begun.header(header), begun.lines), luck)
