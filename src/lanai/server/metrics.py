"""What a server counts about itself, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()

CONNECTIONS = Gauge("lanai_connections", "Open sockets", registry=registry)
TCP_CONNECTIONS = Gauge("lanai_tcp_connections", "Connections of any kind", registry=registry)
TURNED_AWAY = Counter(
    "lanai_turned_away", "Connections not taken, or cut off", ["why"], registry=registry
)
LIVE_TABLES = Gauge("lanai_live_tables", "Tables in memory", registry=registry)
TABLES_MADE = Counter("lanai_tables_made", "Tables made", ["game"], registry=registry)
EXPIRED = Counter("lanai_lobbies_expired", "Lobbies forgotten", registry=registry)
GAMES_OVER = Counter("lanai_games_over", "Games that ended", ["game"], registry=registry)
MOVES = Counter("lanai_moves", "Moves made", ["game", "by"], registry=registry)
REFUSALS = Counter("lanai_refusals", "Requests refused", ["code"], registry=registry)
RINGS = Counter(
    "lanai_rings", "People told of their turn, or not", ["by", "outcome"], registry=registry
)
CONFLICTS = Counter("lanai_conflicts", "Appends that came second", registry=registry)
BOT_FAILURES = Counter(
    "lanai_bot_failures", "Bots replaced for a move", ["game"], registry=registry
)
QUEUE = Gauge(
    "lanai_worker_queue", "Turns of workers that are waited for", ["rank"], registry=registry
)
QUEUE_SECONDS = Histogram(
    "lanai_worker_queue_seconds",
    "How long a turn of a worker was waited for",
    ["rank"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
    registry=registry,
)
CROWDED = Counter(
    "lanai_worker_crowded", "Turns given up because too many waited", ["rank"], registry=registry
)
SLOW = Counter("lanai_slow_connections", "Connections closed because too slow", registry=registry)
COMMIT_SECONDS = Histogram(
    "lanai_commit_seconds",
    "From a decision to its being durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    registry=registry,
)


@cache
def moves_of(game: str, by: str) -> Counter:
    """Find the counter of moves by persons or bots; Prometheus looks for it slowly."""
    return MOVES.labels(game, by)
