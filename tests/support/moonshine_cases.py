"""The odd cases of Moonshine: found while a game is played, and searched for golden games.

`python -m support.moonshine_cases` in `tests/` writes the golden games that are missing. They are
the first games with their case among those of SEED, played at random but validating when possible.
"""

from __future__ import annotations

from pathlib import Path

from lanai.bots.knowledge.moonshine import pick_eager
from lanai.core.errors import LanaiError
from lanai.core.events import Journal, Json
from lanai.core.fairness import FairLuck, Luck, SimulationLuck
from lanai.core.match import start
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moonshine import board, card_sets, duties, phases, resources, scoring, steps
from lanai.games.moonshine.cards import CLIENTS, DISCOUNT, count_of
from lanai.games.moonshine.moves import (
    FIRST_PAY,
    FIRST_PICK,
    FIRST_REPLACE,
    FIRST_VALIDATE,
    TAKE_MOON_MOVE,
)
from lanai.games.moonshine.state import MoonState

GOLDEN = Path(__file__).parent.parent / "golden" / "moonshine"
SEED = 2026
FIRST_TABLE = "1"
SECOND_TABLE = "2"
CASES = {
    "no-free-place-for-a-moon": (2, False),
    "discounts-below-zero": (3, False),
    "moon-left-on-the-validated-client": (2, False),
    "access-won-in-step-2-used-in-step-3": (4, False),
    "two-refills": (2, False),
    "both-instants-in-one-step": (3, True),
    "several-bolts-minus-1-in-one-step": (5, False),
    "deck-reshuffle": (4, False),
    "tie-broken-by-moons": (3, False),
    "tie-broken-by-clients": (4, True),
    "tie-shared": (5, True),
    "several-reach-the-target": (5, False),
}
"""Each case with the players and the variant of its golden game, all with the first card table."""
OF_SECOND_TABLE = {"2p-standard": (2, False), "5p-regulars": (5, True)}
"""Golden games of the second card table, with the players and the variant."""


class Watcher:
    """Watches one game being played and notes the odd cases that occur in it."""

    def __init__(self) -> None:
        self.cases: set[str] = set()
        self.bolts: list[str | None] = []
        self.picks: dict[int, int] = {}
        self.access: list[int] = []

    def before_move(self, state: MoonState, seat: int, move: int) -> None:
        """Look at a move before it is made."""
        task = duties.task_of(state.now, seat)
        if task == phases.REROLL_DICE:
            self.access = [
                int(resources.dice_for(board.power_of(state.now, other)))
                for other in range(state.players)
            ]
        if task == phases.CHOOSE and FIRST_VALIDATE <= move < TAKE_MOON_MOVE:
            self._validation(state, seat, move - FIRST_VALIDATE)
        if task == phases.PAY and duties.owed_by(state.now, seat) == 1:
            card = duties.validating(state.now, seat)
            place = board.FIRST_CLIENT + board.rank_of(state.now, seat, card)
            paid = board.place_of(state.now, seat, move - FIRST_PAY)
            if board.moons_on(state.now, seat, place) > (1 if paid == place else 0):
                self.cases.add("moon-left-on-the-validated-client")
        if task == phases.PICK and state.step == phases.ACTING:
            self.picks[seat] = self.picks.get(seat, 0) + 1
            self._bolt(state, move - FIRST_PICK)
            if self.picks[seat] == 2:
                self.cases.add("two-refills")
        if task == phases.REPLACE and move >= FIRST_REPLACE:
            self._bolt(state, (move - FIRST_REPLACE) % CLIENTS)

    def _validation(self, state: MoonState, seat: int, card: int) -> None:
        power = board.power_of(state.now, seat)
        cost = state.cards.moons[card]
        if 0 < cost < count_of(power, DISCOUNT):
            self.cases.add("discounts-below-zero")
        place = board.FIRST_CLIENT + board.rank_of(state.now, seat, card)
        if cost <= count_of(power, DISCOUNT) and board.moons_on(state.now, seat, place):
            self.cases.add("moon-left-on-the-validated-client")
        new = resources.dice_for(power) & ~self.access[seat] if self.access else 0
        dice = state.dice
        for die in (3, 4):
            if (new >> die) & 1:
                dice -= resources.face_of(dice, die) << (3 * die)
        if not resources.is_met(state.cards.needs[card], resources.available(dice, power)):
            self.cases.add("access-won-in-step-2-used-in-step-3")

    def _bolt(self, state: MoonState, card: int) -> None:
        self.bolts.append(state.cards.clients[card].bolt)
        if "+2" in self.bolts and "-1" in self.bolts:
            self.cases.add("both-instants-in-one-step")
        if self.bolts.count("-1") > 1:
            self.cases.add("several-bolts-minus-1-in-one-step")

    def before_chance(self, state: MoonState) -> None:
        """Look at a chance event before it happens."""
        if state.due == phases.ROLL:
            self.bolts, self.picks = [], {}
        if state.due == phases.DRAW:
            deck = card_sets.count_cards(state.now, board.DECK)
            if deck < steps.eyes_of(state, state.drawer) and card_sets.count_cards(
                state.now, board.PILE
            ):
                self.cases.add("deck-reshuffle")

    def at_end(self, state: MoonState) -> None:
        """Look at a finished game."""
        target = int(scoring.target(state))
        ranks = sorted(
            (scoring.standing(state, seat) for seat in range(state.players)), reverse=True
        )
        first, second = ranks[:2]
        if second[0] >= target:
            self.cases.add("several-reach-the-target")
        if first == second:
            self.cases.add("tie-shared")
        elif first[:2] == second[:2]:
            self.cases.add("tie-broken-by-clients")
        elif first[0] == second[0]:
            self.cases.add("tie-broken-by-moons")
        assert state.journal is not None
        if any(event.kind == "no-room" for event in state.journal.events):
            self.cases.add("no-free-place-for-a-moon")


def watch(state: MoonState, lines: list[Json]) -> set[str]:
    """Replay the lines of a record and give the cases that occur in it."""
    watcher = Watcher()
    state.journal = Journal()
    for line in lines:
        if "chance" in line:
            watcher.before_chance(state)
            state.place(line)
        else:
            seat = int(str(line["seat"]))
            move = state.parse(seat, str(line["move"]))
            watcher.before_move(state, seat, move)
            state.apply(seat, move)
    if state.over():
        watcher.at_end(state)
    return watcher.cases


def play(
    players: int,
    regulars: bool,
    number: int = 0,
    luck: Luck | None = None,
    cards: str = FIRST_TABLE,
) -> tuple[str, set[str]]:
    """Play one game of the search; give its record and the cases that occur in it."""
    game = find("moonshine")
    names = ["Ana", "Ben", "Chloé", "Dai", "Eva"][:players]
    drawn = luck or SimulationLuck(SEED, number)
    match = start(game, names, {"regulars": regulars}, drawn, cards)
    rng = FastRng(SEED, number, 1 << 20)
    while not match.state.over():
        assert isinstance(match.state, MoonState)
        seats = match.state.to_act()
        seat = seats[int(rng.below(len(seats)))]
        match.apply(seat, match.state.text(seat, pick_eager(match.state, seat, rng)))
    state = game.new(players, {"regulars": regulars}, cards)
    assert isinstance(state, MoonState)
    return match.record.text(), watch(state, match.record.lines)


def find_case(name: str, players: int, regulars: bool) -> str:
    """Search the games of SEED for the first with a case."""
    for number in range(100_000):
        text, cases = play(players, regulars, number)
        if name in cases:
            return text
    raise LanaiError("no game has this case")


def plain_games() -> dict[str, tuple[int, bool, Luck | None, str]]:
    """Name the golden games that need no search: players, variant, luck and card table of each."""
    games: dict[str, tuple[int, bool, Luck | None, str]] = {
        f"{players}p-{variant}": (players, regulars, None, FIRST_TABLE)
        for players in find("moonshine").seats
        for regulars, variant in ((False, "standard"), (True, "regulars"))
    }
    for name, (players, regulars) in OF_SECOND_TABLE.items():
        games[f"{name}-table-2"] = (players, regulars, None, SECOND_TABLE)
    games["fair-2p"] = (2, False, FairLuck("5e" * 32, ["0a", "0b"]), FIRST_TABLE)
    games["fair-3p-table-2"] = (3, False, FairLuck("2d" * 32, ["0a", "0b", "0c"]), SECOND_TABLE)
    return games


def main() -> None:
    """Write the golden games that are missing."""
    GOLDEN.mkdir(exist_ok=True)
    for name, (players, regulars, luck, cards) in plain_games().items():
        path = GOLDEN / f"{name}.lanai.jsonl"
        if not path.exists():
            path.write_text(play(players, regulars, luck=luck, cards=cards)[0], encoding="utf-8")
            print(path.name)
    for name, (players, regulars) in CASES.items():
        path = GOLDEN / f"{name}-{players}p.lanai.jsonl"
        if not path.exists():
            path.write_text(find_case(name, players, regulars), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
