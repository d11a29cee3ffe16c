"""Who plays whom: pairings of bots, and the seatings in which each deal is played.

A *pairing* is one lone bot among others of one kind, its field. Every deal is played once with the
lone bot on each seat, and all pairings play the same deals. With two players the two sides of a
pairing are alike, so each pair of bots meets once; with more, each is the lone one in turn. A plan
that names the bot to be `among` has only that one as a field. Where bots are listed by strength, a
plan may let only those meet that are at most so many places `apart`: others always win.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from lanai.core.errors import SetupError


@dataclass(frozen=True)
class Tournament:
    """What to play: everything follows from it, whatever plays it.

    With `adjusted` the luck of every game is estimated, to be taken out of its result. With
    `at_leisure` levels make all their simulations, however long that takes on a busy machine.
    """

    game: str
    players: int
    options: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float = 10.0
    among: str = ""
    adjusted: bool = False
    at_leisure: bool = False
    apart: int = 0

    @property
    def deals(self) -> int:
        """Count the deals of a pairing: as many as its games need, each from every seat."""
        return -(-self.games // self.players)


@dataclass(frozen=True)
class Seating:
    """One game to be played: the bots by seat, and the number of the deal."""

    bots: tuple[str, ...]
    deal: int


@dataclass(frozen=True)
class Pairing:
    """A lone bot among others of one kind."""

    lone: str
    field: str

    def seatings(self, players: int, deal: int) -> list[Seating]:
        """Seat the lone bot on every seat in turn.

        >>> [seating.bots for seating in Pairing("a", "b").seatings(3, 0)]
        [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
        """
        return [
            Seating(tuple(self.lone if at == seat else self.field for at in range(players)), deal)
            for seat in range(players)
        ]


def check_bots(plan: Tournament) -> None:
    """Raise SetupError unless there are at least two bots, all different, with that of `among`."""
    if len(plan.bots) < 2:
        raise SetupError("tournament-two-bots")
    twice = [bot for bot in plan.bots if plan.bots.count(bot) > 1]
    if twice:
        raise SetupError("tournament-bot-twice", {"bot": twice[0]})
    if plan.among and plan.among not in plan.bots:
        raise SetupError("tournament-among-whom", {"bot": plan.among})


def pairings(plan: Tournament) -> list[Pairing]:
    """List who meets whom."""
    if plan.among:
        return [Pairing(bot, plan.among) for bot in plan.bots if bot != plan.among]
    choose = combinations if plan.players == 2 else permutations
    apart = plan.apart or len(plan.bots)
    return [
        Pairing(plan.bots[lone], plan.bots[field])
        for lone, field in choose(range(len(plan.bots)), 2)
        if abs(lone - field) <= apart
    ]


def seatings(plan: Tournament) -> Iterator[Seating]:
    """List all games deal by deal, so that an early end finds all pairings equally far."""
    for deal in range(plan.deals):
        for pairing in pairings(plan):
            yield from pairing.seatings(plan.players, deal)


def count_games(plan: Tournament) -> int:
    """Count the games of a plan."""
    return plan.deals * plan.players * len(pairings(plan))
