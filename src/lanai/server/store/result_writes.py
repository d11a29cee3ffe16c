"""How results, ratings and profiles are written: steps that are the same in both databases."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from msgspec import json

from lanai.core.events import Json
from lanai.server.store.kept_results import ALL_TIME, Key, StoredChange, StoredResult, Tried

Arguments = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """Statements to carry out together, if the first of them changes a row.

    Arguments are `$1`, `$2` and so on; each further statement may be carried out several times.
    """

    first: tuple[str, Arguments]
    then: list[tuple[str, list[Arguments]]] = field(default_factory=list)


RESULT: Final = """
INSERT INTO results (tbl, game, ended, rated, body) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (tbl) DO """
ANEW: Final = """UPDATE SET game = excluded.game, ended = excluded.ended,
rated = excluded.rated, counted = FALSE, body = excluded.body"""
PLAYED: Final = """
INSERT INTO played (person, tbl, game, ended, seat, place, places, points, persons)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
UNPLAYED: Final = "DELETE FROM played WHERE tbl = $1"
VERSION: Final = """
INSERT INTO rating_versions (game, version) VALUES ($1, 1) ON CONFLICT (game)
DO UPDATE SET version = rating_versions.version + 1 WHERE rating_versions.version = $2"""
COUNTED: Final = "UPDATE results SET counted = TRUE WHERE tbl = $1"
CHANGE: Final = (
    "person, tbl, game, ended, month, mu, sigma, games, month_games, month_since, mu_before,"
    " sigma_before, weight, chance, expected, against"
)
CHANGED: Final = f"""
INSERT INTO rating_changes ({CHANGE})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"""
RATED: Final = """
INSERT INTO ratings (person, game, span, tbl, low, mu, sigma, games, since)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (person, game, span)
DO UPDATE SET tbl = excluded.tbl, low = excluded.low, mu = excluded.mu, sigma = excluded.sigma,
games = excluded.games, since = excluded.since"""
FROM_THERE: Final = "game = $1 AND (ended > $2 OR ended = $2 AND tbl >= $3)"
UNRATED: Final = f"""
DELETE FROM ratings WHERE game = $1
AND person IN (SELECT person FROM rating_changes WHERE {FROM_THERE})"""
UNCHANGED: Final = f"DELETE FROM rating_changes WHERE {FROM_THERE}"
UNCOUNTED: Final = f"UPDATE results SET counted = FALSE WHERE rated AND {FROM_THERE}"
START: Final = 25.0
"""Where everybody's rating begins."""
SURE: Final = 2.0
"""Standard errors between a rating and its lower bound, by which people are ordered."""


SEEN_BEFORE: Final = """EXISTS (SELECT 1 FROM daily_tries AS earlier
WHERE earlier.day = {day} AND earlier.game = {game} AND earlier.person <> {person}
AND (earlier.begun < {begun} OR earlier.begun = {begun} AND earlier.person < {person})
AND (earlier.device = {device} AND earlier.device <> ''
OR earlier.address = {address} AND earlier.address <> '' AND {fresh}))"""
"""Whether somebody else had a try at a deal on the same device, or at a fresh guest's address."""
TRIED: Final = f"""
UPDATE daily_tries SET ended = $2, late = $3, gone = $4, place = $5, points = $6, margin = $7,
again = again OR {
    SEEN_BEFORE.format(
        **{
            name: f"daily_tries.{name}"
            for name in ("day", "game", "person", "device", "address", "fresh", "begun")
        }
    )
}
WHERE tbl = $1"""


def restored(span: str, games: str, since: str) -> str:
    """Write how ratings follow from the last change of each person, or of each in each month."""
    within = "person" if span == f"'{ALL_TIME}'" else f"person, {span}"
    return f"""
INSERT INTO ratings (person, game, span, tbl, low, mu, sigma, games, since)
SELECT person, game, {span}, tbl, mu - {SURE} * sigma, mu, sigma, {games}, {since} FROM (
    SELECT {CHANGE}, row_number() OVER (
        PARTITION BY {within} ORDER BY ended DESC, tbl DESC
    ) AS nth FROM rating_changes WHERE game = $1
) AS last WHERE nth = 1 ON CONFLICT DO NOTHING"""


RESTORED: Final = restored(f"'{ALL_TIME}'", "games", str(START))
RESTORED_MONTHS: Final = restored("month", "month_games", "month_since")


def kept(result: StoredResult, *, anew: bool = False) -> Steps:
    """Keep a result: unless there is one, or in its place."""
    body = json.encode(result.body).decode()
    values = (result.table, result.game, result.ended, result.rated, body)
    played = (PLAYED, [_played(result, at) for at in range(len(result.sitters))])
    tried = [] if result.tried is None else [(TRIED, [_tried(result, result.tried)])]
    if not anew:
        return Steps((RESULT + "NOTHING", values), [played, *tried])
    return Steps((RESULT + ANEW, values), [(UNPLAYED, [(result.table,)]), played, *tried])


def renamed(table: str, body: Json) -> Steps:
    """Write anew what a result says about its seats."""
    told = json.encode(body).decode()
    return Steps(("UPDATE results SET body = $2 WHERE tbl = $1", (table, told)))


def _played(result: StoredResult, at: int) -> Arguments:
    it = result.sitters[at]
    persons = len(result.sitters)
    game = (it.person, result.table, result.game, result.ended)
    return (*game, it.seat, it.place, it.places, it.points, persons)


def _tried(result: StoredResult, it: Tried) -> Arguments:
    return (result.table, result.ended, it.late, it.gone, it.place, it.points, it.margin)


def counted(game: str, version: int, tables: list[str], changes: list[StoredChange]) -> Steps:
    """Note that games count, and what they changed."""
    return Steps(
        (VERSION, (game, version)),
        [
            (COUNTED, [(table,) for table in tables]),
            (CHANGED, [_changed(change) for change in changes]),
            (RATED, list(_rated(changes))),
        ],
    )


def _changed(it: StoredChange) -> Arguments:
    head = (it.person, it.table, it.game, it.ended, it.month, it.mu, it.sigma, it.games)
    rest = (it.month_games, it.month_since, it.mu_before, it.sigma_before, it.weight, it.chance)
    lists = (json.encode(it.expected).decode(), json.encode(it.against).decode())
    return (*head, *rest, *lists)


def _rated(changes: list[StoredChange]) -> Iterable[Arguments]:
    for it in changes:
        low = it.mu - SURE * it.sigma
        figures = (it.table, low, it.mu, it.sigma)
        yield (it.person, it.game, ALL_TIME, *figures, it.games, START)
        yield (it.person, it.game, it.month, *figures, it.month_games, it.month_since)


def rewound(game: str, version: int, to: Key) -> Steps:
    """Forget what ratings know of a game and all after it; what was before stands again."""
    there = (game, *to)
    return Steps(
        (VERSION, (game, version)),
        [
            (UNRATED, [there]),
            (UNCHANGED, [there]),
            (RESTORED, [(game,)]),
            (RESTORED_MONTHS, [(game,)]),
            (UNCOUNTED, [there]),
        ],
    )


def shown(person: str, public: bool) -> Steps:
    """Keep whether somebody is shown to others."""
    sql = """
INSERT INTO profiles (person, public) VALUES ($1, $2)
ON CONFLICT (person) DO UPDATE SET public = excluded.public"""
    return Steps((sql, (person, public)))
