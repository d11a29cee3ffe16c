"""What a server counts about itself: plain numbers, which `prometheus.py` shows."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Final

Labels = tuple[str, ...]


class Number:
    """A number that goes up and down."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0.0

    def inc(self, by: float = 1.0) -> None:
        """Count some more."""
        self.value += by

    def dec(self) -> None:
        """Count one less."""
        self.value -= 1.0

    def set(self, value: float) -> None:
        """Say how many there are now."""
        self.value = value


class Numbers:
    """A number for each value of its labels; without labels it is a single one."""

    def __init__(self, name: str, about: str, labels: Labels = (), *, grows: bool) -> None:
        self.name: Final = name
        self.about: Final = about
        self.names: Final = labels
        self.grows: Final = grows  # whether it only ever goes up
        self.found: Final[dict[Labels, Number]] = {}
        if not labels:
            self.labels()

    def labels(self, *values: str) -> Number:
        """Find the number of these labels."""
        found = self.found.get(values)
        if found is None:
            found = self.found[values] = Number()
        return found

    def inc(self, by: float = 1.0) -> None:
        """Count some more of what has no labels."""
        self.found[()].inc(by)

    def dec(self) -> None:
        """Count one less of what has no labels."""
        self.found[()].dec()

    def set(self, value: float) -> None:
        """Say how many there are now of what has no labels."""
        self.found[()].set(value)


class Spread:
    """How often something took how long: up to each bound, and longer."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count something that took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Spreads:
    """A spread for each value of its labels; without labels it is a single one."""

    def __init__(
        self, name: str, about: str, bounds: tuple[float, ...], labels: Labels = ()
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.names: Final = labels
        self.bounds: Final = bounds
        self.found: Final[dict[Labels, Spread]] = {}
        if not labels:
            self.labels()

    def labels(self, *values: str) -> Spread:
        """Find the spread of these labels."""
        found = self.found.get(values)
        if found is None:
            found = self.found[values] = Spread(self.bounds)
        return found

    def observe(self, seconds: float) -> None:
        """Count something without labels that took so long."""
        self.found[()].observe(seconds)


ALL: Final[list[Numbers | Spreads]] = []


def _counter(name: str, about: str, *labels: str) -> Numbers:
    return _added(Numbers(name, about, labels, grows=True))


def _gauge(name: str, about: str, *labels: str) -> Numbers:
    return _added(Numbers(name, about, labels, grows=False))


def _added(numbers: Numbers) -> Numbers:
    ALL.append(numbers)
    return numbers


def _spread(name: str, about: str, bounds: tuple[float, ...], *labels: str) -> Spreads:
    spreads = Spreads(name, about, bounds, labels)
    ALL.append(spreads)
    return spreads


CONNECTIONS: Final = _gauge("lanai_connections", "Open sockets")
TCP_CONNECTIONS: Final = _gauge("lanai_tcp_connections", "Connections of any kind")
TURNED_AWAY: Final = _counter("lanai_turned_away", "Connections not taken, or cut off", "why")
LIVE_TABLES: Final = _gauge("lanai_live_tables", "Tables in memory")
TABLES_MADE: Final = _counter("lanai_tables_made", "Tables made", "game")
EXPIRED: Final = _counter("lanai_lobbies_expired", "Lobbies forgotten")
GAMES_OVER: Final = _counter("lanai_games_over", "Games that ended", "game")
MOVES: Final = _counter("lanai_moves", "Moves made", "game", "by")
REFUSALS: Final = _counter("lanai_refusals", "Requests refused", "code")
RINGS: Final = _counter("lanai_rings", "People told of their turn, or not", "by", "outcome")
CONFLICTS: Final = _counter("lanai_conflicts", "Appends that came second")
BOT_FAILURES: Final = _counter("lanai_bot_failures", "Bots replaced for a move", "game")
QUEUE: Final = _gauge("lanai_worker_queue", "Turns of workers that are waited for", "rank")
QUEUE_SECONDS: Final = _spread(
    "lanai_worker_queue_seconds",
    "How long a turn of a worker was waited for",
    (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
    "rank",
)
CROWDED: Final = _counter("lanai_worker_crowded", "Turns given up because too many waited", "rank")
SLOW: Final = _counter("lanai_slow_connections", "Connections closed because too slow")
COMMIT_SECONDS: Final = _spread(
    "lanai_commit_seconds",
    "From a decision to its being durable",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)


@cache
def moves_of(game: str, by: str) -> Number:
    """Find the count of moves by persons or bots."""
    return MOVES.labels(game, by)
