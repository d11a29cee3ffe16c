"""What the seats of a game are rewarded with."""

from __future__ import annotations

from lanai.core.contract import Game, State


def payoffs(state: State) -> list[float]:
    """Reward the seats: with the points of a game for stakes, else with their shares of the win.

    Rewards add up to 0. Before the end everybody has 0.
    """
    players = int(state.players)
    if not state.over():
        return [0.0] * players
    if state.game.stakes:
        return [float(points) for points in state.scores()]
    return win_shares(players, state.winners())


def payoff_bounds(game: Game, players: int) -> tuple[float, float]:
    """Give the least and the most that a seat can be rewarded with."""
    if game.stakes:
        return float(-game.stakes), float(game.stakes)
    return -1 / (players - 1), 1.0


def win_shares(players: int, winners: list[int]) -> list[float]:
    """Share the win of a finished game; all shares add up to 0, also with shared wins.

    Winners share one win. A sole winner gets 1; with two players the other gets -1, with more each
    of the others gets an equal part of -1.

    >>> win_shares(3, [1])
    [-0.5, 1.0, -0.5]
    """
    won = (players / len(winners) - 1) / (players - 1)
    lost = -1 / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]
