"""Play very many random games of Moonshine, validating when possible, and check the invariants.

`python tools/soak_moonshine.py [GAMES [SEED [TABLE]]]` spreads the games over all player counts and
both variants, with the newest card table or the one named. Every game is checked at its end, one in
a thousand after every move. What it prints is the table of `docs/games/moonshine.md`.
"""

from __future__ import annotations

import sys
from collections import Counter

from lanai.bots.knowledge import knowledge_of
from lanai.bots.knowledge.moonshine import pick_eager
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moonshine.state import MoonState

CHECKED = 1000
COLUMNS = (
    "players", "variant", "games", "moves", "rounds", "10 %", "50 %", "90 %",
    "winner", "last", "shared",
)  # fmt: skip


def play_checked(state: MoonState, rng: FastRng) -> int:
    """Play one game and check it after every move."""
    moves = 0
    state.settle(rng)
    while not state.over():
        seat = state.next_seat()
        state.play(seat, pick_eager(state, seat, rng))
        state.check()
        state.settle(rng)
        state.check()
        moves += 1
    return moves


def quantile(counts: Counter[int], share: float) -> int:
    """Find the value below which a share of all lies."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)


def soak(players: int, regulars: bool, games: int, seed: int, cards: str) -> str:
    """Play games of one kind and sum them up in a line of the table."""
    rng = FastRng(seed, players, int(regulars))
    knowledge = knowledge_of(find("moonshine"))
    start = find("moonshine").new(players, {"regulars": regulars}, cards)
    rounds: Counter[int] = Counter()
    moves = best = last = shared = 0
    for number in range(games):
        state = start.copy()
        assert isinstance(state, MoonState)
        fast = number % CHECKED != 0
        moves += int(knowledge.playout(state, rng)) if fast else play_checked(state, rng)
        state.check()
        scores = state.scores()
        rounds[int(state.round)] += 1
        best += max(scores)
        last += min(scores)
        shared += len(state.winners()) > 1
    mean = sum(value * count for value, count in rounds.items()) / games
    cells = [
        players, "regulars" if regulars else "standard", games, f"{moves / games:.0f}",
        f"{mean:.1f}", *(quantile(rounds, share) for share in (0.1, 0.5, 0.9)),
        f"{best / games:.1f}", f"{last / games:.1f}", f"{100 * shared / games:.2f} %",
    ]  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Play and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    cards = sys.argv[3] if len(sys.argv) > 3 else find("moonshine").cards
    print("| " + " | ".join(COLUMNS) + " |")
    print("|" + "---|" * len(COLUMNS))
    kinds = [(players, regulars) for regulars in (False, True) for players in (2, 3, 4, 5)]
    for players, regulars in kinds:
        print(soak(players, regulars, games // len(kinds), seed, cards), flush=True)


if __name__ == "__main__":
    main()
