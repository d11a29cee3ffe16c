"""The beginning of a Moluku game, told anew in all that a seat could not know.

A redealt world (`redeal.py`) says where the hidden cards are now. What was dealt follows from it:
whoever holds, has played or has discarded a card in a Season, and did not take it up with their
Island, was dealt it. So do the moves that others made in secret: their discards and passes. Seats
that have not chosen all their cards yet are taken back to where they had chosen none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit, count_bits
from lanai.core.events import Json
from lanai.core.match import replay
from lanai.core.rng import Rng
from lanai.games.moluku.legal import first_move
from lanai.games.moluku.masks import numbers
from lanai.games.moluku.phases import ADJUST, DEAL, PLAY, SEASONS
from lanai.games.moluku.redeal import draw_cards, redeal

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


class Season:
    """What is told of a Season: its cards by seat, and the lines that can be told otherwise."""

    def __init__(self, state: MolukuState) -> None:
        seats = range(int(state.players))
        self.dealt_at: int | None = None  # the line of the deal, or of the stock
        self.taken: Final = [int(state.taken_up(state.taken, seat)) for seat in seats]
        self.played: Final = [0 for _ in seats]
        self.chosen: Final = [0 for _ in seats]
        self.chosen_at: Final[list[list[int]]] = [[] for _ in seats]


def retell(state: MolukuState, lines: list[Json], viewer: int, rng: Rng) -> list[Json]:
    """Tell the lines that lead on from a state so that `viewer` sees the same."""
    seasons = follow(state, lines)
    if state.phase <= DEAL:
        return lines
    world = redeal(state, viewer, rng)
    tale = Tale(state, lines, seasons)
    for seat in range(int(state.players)):
        if seat == viewer:
            continue
        if state.season and state.deal.passing:
            tale.tell_passed(world, seat, viewer)
        else:
            tale.tell_dealt(world, seat, rng)
        if state.phase == ADJUST:
            tale.tell_choices(world, seat)
    return tale.told()


def follow(state: MolukuState, lines: list[Json]) -> list[Season]:
    """Carry out the lines and remember, Season by Season, what hidden cards can tell of."""
    seasons = [Season(state)]
    for at, line in enumerate(lines):
        season = seasons[-1]
        seat = line.get("seat")
        if line.get("chance") in ("deal", "stock"):
            season.dealt_at = at
        elif isinstance(seat, int) and state.phase in (PLAY, ADJUST):
            card = int(bit(state.parse(seat, str(line["move"])) - first_move(state)))
            if state.phase == PLAY:
                season.played[seat] |= card
            else:
                season.chosen[seat] |= card
                season.chosen_at[seat].append(at)
        replay(state, at + 2, line)
        if len(seasons) <= state.season < SEASONS:
            seasons.append(Season(state))
    return seasons


class Tale:
    """The lines of a beginning, while they are told anew."""

    def __init__(self, state: MolukuState, lines: list[Json], seasons: list[Season]) -> None:
        self.state: Final = state
        self.lines: Final[list[Json | None]] = list(lines)
        self.seasons: Final = seasons

    def told(self) -> list[Json]:
        """Give the lines that are left."""
        return [line for line in self.lines if line is not None]

    def tell_dealt(self, world: MolukuState, seat: int, rng: Rng) -> None:
        """MO-S1, MO-N2, MO-N4: tell what a seat was dealt, and what it has discarded of it."""
        discards = self._discards(world, seat, rng)
        for number, season in enumerate(self.seasons):
            running = number == world.season
            had: i64 = season.played[seat] | discards[number]
            if running:
                had |= world.owned(world.hand, seat)
            if season.dealt_at is not None and (number > 0 or running):
                self._deal(season.dealt_at, seat, had & ~season.taken[seat])
            if discards[number]:
                self._choose(season, seat, discards[number])

    def _discards(self, world: MolukuState, seat: int, rng: Rng) -> list[int]:
        """MO-N4: give what a seat has discarded before each Season.

        A discard that others have seen before tells by itself when it went; any other may have gone
        at either time.
        """
        out = world.owned(world.out, seat)
        discards = [0 for _ in self.seasons]
        if len(self.seasons) <= SEASONS - 1:
            discards[-1] = int(out)
            return discards
        old: i64 = out & world.seen & ~world.taken
        free: i64 = out & ~world.seen & ~world.taken
        old |= draw_cards(free, world.deal.discard - count_bits(old), rng)
        discards[1], discards[2] = int(old), int(out & ~old)
        return discards

    def tell_passed(self, world: MolukuState, seat: int, viewer: int) -> None:
        """MO-N4: tell which cards a seat passed to another one that is not the viewer either."""
        to = world.receiver(seat)
        if world.phase == ADJUST or viewer == to:
            return
        season = self.seasons[-1]
        shown: i64 = season.chosen[seat] & ~self.state.hand
        passed = shown | world.owned(world.taken_up(world.hand, seat), to)
        if season.chosen_at[seat]:
            self._choose(season, seat, passed)

    def tell_choices(self, world: MolukuState, seat: int) -> None:
        """MO-N4: tell what a seat has chosen who is done; the busy have chosen nothing yet."""
        season = self.seasons[-1]
        if self.state.owed_by(seat) == 0:
            self._choose(season, seat, world.owned(world.chosen, seat))
            return
        for at in season.chosen_at[seat]:
            self.lines[at] = None

    def _deal(self, at: int, seat: int, cards: i64) -> None:
        """Tell of other cards that a seat was dealt."""
        line = self.lines[at]
        assert line is not None and isinstance(line["value"], dict)
        key = "hands" if line["chance"] == "deal" else "cards"
        hands = list(line["value"][key])
        hands[seat] = self.state.cards.name_all(cards)
        self.lines[at] = {**line, "value": {key: hands}}

    def _choose(self, season: Season, seat: int, cards: i64) -> None:
        """Tell of other cards that a seat has discarded or passed."""
        names = self.state.cards.names
        for at, card in zip(season.chosen_at[seat], numbers(cards), strict=True):
            line = self.lines[at]
            assert line is not None
            verb = str(line["move"]).split()[0]
            self.lines[at] = {**line, "move": f"{verb} {names[card]}"}
