"""How strong the bots of a game are, measured by a tournament: the file that ratings go by.

Levels meet those next to them and the next but one, and `medium` is put where people begin. What
comes out is kept in the game's room and never changes: rated games name it.
"""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import Final

from lanai.arena.tournament.pairings import Tournament, pairings
from lanai.arena.tournament.standings import Standings

MIDDLE: Final = "medium"
APART: Final = 2
"""How many places apart levels meet at most: beyond that the better one wins all games."""
START: Final = 25.0
"""Where `medium` is put: where the ratings of people begin."""


def written(plan: Tournament, standings: Standings, version: str, build: str, on: date) -> str:
    """Write a measure as TOML, with where it comes from; the weakest level first."""
    shift = START - next(each.rating.mu for each in standings.bots if each.bot == MIDDLE)
    of = {each.bot: each.rating for each in standings.bots}
    games_each = standings.games // len(pairings(plan))
    met = Counter(bot for pairing in pairings(plan) for bot in (pairing.lone, pairing.field))
    lines = [
        f"# How strong the bots of {plan.game} are. Made by `lanai ratings calibrate {plan.game}`.",
        "# Once a rated game has named it, this file never changes: measure anew into the next.",
        "",
        "[measured]",
        f'lanai = "{version}"',
        f'build = "{build}"',
        f"on = {on.isoformat()}",
        f"players = {plan.players}",
        f"games = {standings.games}",
        f"seed = {plan.seed}",
    ]
    for bot in plan.bots:
        lines += [
            "",
            f"[bots.{bot}]",
            f"mu = {of[bot].mu + shift:.3f}",
            f"sigma = {of[bot].sigma:.3f}",
            f"games = {games_each * met[bot]}",
        ]
    return "\n".join(lines) + "\n"
