"""Checks a record: legal moves, right scores, and chance that matches its seed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from lanai.core import agreement
from lanai.core.contract import Game, State
from lanai.core.errors import LanaiError, RecordError
from lanai.core.events import Json
from lanai.core.fairness import (
    LARGEST_SEED,
    FairLuck,
    Luck,
    SimulationLuck,
    commitment_of,
    daily_nonce,
)
from lanai.core.match import game_of, new_state, replay
from lanai.core.record import BRANCHED as FORMAT_OF_BRANCHES
from lanai.core.record import Record, check_seal, read

PROVEN: Final = "proven"
REPRODUCED: Final = "reproduced"
UNPROVEN: Final = "unproven"

AGREED: Final = "agreed"
COMMITTED: Final = "committed"
DAILY: Final = "daily"
TAUGHT: Final = "taught"
BRANCHED: Final = "branched"

DIGITS: Final = re.compile("[0-9]{1,19}")
"""As many as the largest seed has: a number of any length would take long to read."""


DAY: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
LAST_MOMENT: Final = 253_402_300_799_999
"""The last millisecond that a date of four digits has."""


class Verdict:
    """What a record is worth: who scored what, whether it is finished, and how sure chance is.

    `chance` is proven (committed to before the game), reproduced (from a simulation's seed) or
    unproven (no seed in the record). What is proven depends on the `scheme`: with `agreed` nobody
    can have chosen the deal against an honest player, with `committed` it was not changed later,
    and with `daily` not since its commitment was published, and it was the same for everybody.
    The deal of a lesson was chosen to teach (`taught`): it is reproduced, not proven. So is the
    chance of a game that begins with the beginning of another (`branched`), after its beginning.
    """

    def __init__(self, record: Record, state: State, luck: Luck | None) -> None:
        self.record: Final = record
        self.state: Final = state
        self.scheme: Final = scheme_of(record, luck)
        self.chance: Final = chance_of(luck, self.scheme)
        self.agreement: Final = agreement_of(luck)
        self.moves: Final = sum("move" in line for line in record.lines)

    @property
    def finished(self) -> bool:
        """Tell whether the record has its result."""
        return self.record.result is not None


def verify(text: str, find: Callable[[str], Game]) -> Verdict:
    """Check a whole record, or raise RecordError at the first fault."""
    record = read(text)
    state = new_state(game_of(record, find), record)
    luck = luck_of(record)
    event = 0
    for number, line in enumerate(record.lines, start=2):
        if "chance" in line:
            if luck is not None and number >= record.begun + 2:
                _check_chance(state, number, line, luck, event)
            event += 1
        replay(state, number, line)
    _check_end(record, state)
    check_seal(text, record)
    return Verdict(record, state, luck)


def chance_of(luck: Luck | None, scheme: str | None) -> str:
    """Tell how sure chance is."""
    if luck is None:
        return UNPROVEN
    return PROVEN if scheme in (AGREED, COMMITTED, DAILY) else REPRODUCED


def scheme_of(record: Record, luck: Luck | None) -> str | None:
    """Name the scheme by which chance came about; None in simulations, and where it is not told.

    What a branch begins with is nobody's proven deal, whatever its luck.
    """
    if record.header["lanai"] == FORMAT_OF_BRANCHES:
        return BRANCHED
    if not isinstance(luck, FairLuck):
        return None
    if record.header.get("lesson"):
        return TAUGHT
    if "daily" in record.header:
        return DAILY
    agreed = luck.agreement is not None and not agreement.is_sealed(luck.agreement)
    return AGREED if agreed else COMMITTED


def agreement_of(luck: Luck | None) -> str | None:
    """Give the hash of the agreement, if there is one: players compare it with their own."""
    if isinstance(luck, FairLuck) and luck.agreement is not None:
        return agreement.digest_of(luck.agreement)
    return None


def luck_of(record: Record) -> Luck | None:
    """Find the luck that a record reveals; None when it reveals none."""
    line, number = _revealing_line(record)
    seed, secret = line.get("seed"), line.get("secret")
    commitment = record.header.get("commitment")
    if commitment is not None and isinstance(secret, str):
        return _fair_luck(record, number, secret, seed)
    if commitment is not None and record.result is not None:
        raise RecordError(number, "record-secret-missing")
    if isinstance(seed, str) and seed.startswith("fast:"):
        return _simulation_luck(number, seed)
    if seed is not None or secret is not None:
        raise RecordError(number, "record-seed")
    return None


def _revealing_line(record: Record) -> tuple[Json, int]:
    """The last line of a finished record reveals its luck; a saved game keeps it in the header."""
    if record.result is None:
        return record.header, 1
    return record.result, len(record.lines) + 2


def _fair_luck(record: Record, number: int, secret: str, seed: object) -> FairLuck:
    nonces = record.header.get("nonces", [])
    assert isinstance(nonces, list)
    agreed = record.header.get("agreement")
    if agreed is not None:
        _check_agreement(record, agreed, nonces)
    if "daily" in record.header:
        _check_daily(record, agreed, nonces)
    try:
        luck = FairLuck(secret, nonces, agreed if isinstance(agreed, str) else None)
    except LanaiError as error:
        raise RecordError(number, error.reason, error.details) from error
    if commitment_of(secret) != record.header["commitment"]:
        raise RecordError(number, "record-commitment")
    if record.result is not None and seed != luck.seed:
        raise RecordError(number, "record-seed")
    return luck


def _check_agreement(record: Record, agreed: object, nonces: list[str]) -> None:
    try:
        agreement.check(agreed, record.header, nonces)
    except LanaiError as error:
        raise RecordError(1, error.reason, error.details) from error


def _check_daily(record: Record, agreed: object, nonces: list[str]) -> None:
    """Raise RecordError unless a record has all that a deal of its day and game is made of."""
    daily = record.header["daily"]
    day = daily.get("day") if isinstance(daily, dict) else None
    published = daily.get("published") if isinstance(daily, dict) else None
    if not isinstance(day, str) or not DAY.fullmatch(day) or type(published) is not int:
        raise RecordError(1, "record-header", {"key": "daily"})
    if not 0 <= published <= LAST_MOMENT:
        raise RecordError(1, "record-header", {"key": "daily"})
    if agreed is not None or nonces != [daily_nonce(day, record.game)]:
        raise RecordError(1, "record-daily", {"day": day})


def _simulation_luck(number: int, seed: str) -> SimulationLuck:
    numbers = [int(part) for part in seed.split(":")[1:] if DIGITS.fullmatch(part)]
    if len(numbers) == 2 and max(numbers) <= LARGEST_SEED:
        luck = SimulationLuck(*numbers)
        if luck.result()["seed"] == seed:
            return luck
    raise RecordError(number, "record-seed")


def _check_chance(state: State, number: int, line: Json, luck: Luck, event: int) -> None:
    if not state.chance_due():
        return  # replaying the line says what is wrong with it
    drawn = state.copy().draw_recorded(luck.stream(event))
    if any(line.get(key) != value for key, value in drawn.items()):
        raise RecordError(number, "record-chance", {"event": event})


def _check_end(record: Record, state: State) -> None:
    if record.result is None:
        return
    number = len(record.lines) + 2
    if not state.over():
        raise RecordError(number, "record-not-over")
    result = record.result["result"]
    assert isinstance(result, dict)
    if result["scores"] != state.scores():
        details: Json = {"scores": str(result["scores"]), "right": str(state.scores())}
        raise RecordError(number, "record-scores", details)
    if result["winners"] != state.winners():
        details = {"winners": str(result["winners"]), "right": str(state.winners())}
        raise RecordError(number, "record-winners", details)
