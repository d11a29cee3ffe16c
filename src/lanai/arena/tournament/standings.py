"""What came out of a tournament: win shares with intervals, ratings, times.

Only deals that were played from every seat count, in the order of the plan, so that the standings
do not depend on who played what when.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from lanai.arena.intervals import Interval, interval_of_mean, interval_of_share, without_luck
from lanai.arena.rows import Row, seat_columns
from lanai.arena.tournament.games import Played
from lanai.arena.tournament.pairings import Pairing, Seating, Tournament, pairings, seatings
from lanai.arena.tournament.times import Thinking

Games = Mapping[Seating, Played]


@dataclass
class Cell:
    """What one pairing has come to: the win share of the lone bot, deal by deal."""

    pairing: Pairing
    shares: list[Fraction] = field(default_factory=list)
    lucks: list[tuple[float, float]] = field(default_factory=list)
    """What chance did for the lone bot in the same deals, if it is known."""

    @property
    def share(self) -> float:
        """Give the part of the games that the lone bot has won."""
        return float(sum(self.shares, Fraction()) / max(1, len(self.shares)))

    def interval(self) -> Interval | None:
        """Give the 95 % confidence interval of the share; a deal is one observation."""
        return interval_of_share([float(share) for share in self.shares])

    def adjusted(self) -> tuple[float, Interval] | None:
        """Give the share with the luck taken out, and its 95 % interval."""
        if not self.lucks or len(self.lucks) != len(self.shares):
            return None
        if len(set(self.shares)) == 1:  # then luck has nothing to explain
            plain = self.interval()
            return None if plain is None else (self.share, plain)
        unlucky = without_luck([float(share) for share in self.shares], self.lucks)
        interval = interval_of_mean(unlucky)
        return None if interval is None else (fmean(unlucky), interval)


@dataclass
class Standing:
    """What one bot has come to; `share` is the mean over its opponents."""

    bot: str
    rating: PlackettLuceRating
    share: float
    thinking: Thinking

    @property
    def ordinal(self) -> float:
        """Give the rating that a bot has at least, in all likelihood: mu - 3 sigma."""
        return float(self.rating.ordinal())


@dataclass
class Standings:
    """All results; the bots are sorted, the best first.

    `played` are all games that are finished, `games` those that count.
    """

    played: int
    games: int
    cells: list[Cell]
    bots: list[Standing]


def stand(plan: Tournament, games: Games) -> Standings:
    """Sum up the games of a tournament."""
    counted = whole_deals(plan, games)
    cells = {pairing: Cell(pairing) for pairing in pairings(plan)}
    ratings = Ratings(plan.bots)
    thinking = {bot: Thinking() for bot in plan.bots}
    for pairing, deal in counted:
        share, luck = share_of(pairing.lone, deal), luck_in(pairing.lone, deal)
        cells[pairing].shares.append(share)
        if luck is not None:
            cells[pairing].lucks.append(luck)
        for game in deal:
            ratings.add(game)
            for bot, thought in game.thinking.items():
                thinking[bot].add(thought)
    bots = [
        Standing(bot, ratings.of[bot], mean_share(plan, bot, cells.values()), thinking[bot])
        for bot in plan.bots
    ]
    bots.sort(key=lambda standing: -standing.ordinal)
    played = sum(seating in games for seating in seatings(plan))
    return Standings(played, len(counted) * plan.players, list(cells.values()), bots)


def whole_deals(plan: Tournament, games: Games) -> list[tuple[Pairing, list[Played]]]:
    """List the deals that were played from every seat, in the order of the plan."""
    counted = []
    for number in range(plan.deals):
        for pairing in pairings(plan):
            deal = [games.get(seating) for seating in pairing.seatings(plan.players, number)]
            played = [game for game in deal if game is not None]
            if len(played) == plan.players:
                counted.append((pairing, played))
    return counted


def share_of(lone: str, deal: list[Played]) -> Fraction:
    """Give the part of the games of a deal that the lone bot has won; winners share a game."""
    won = [
        Fraction(1, len(game.winners))
        for game in deal
        if game.seating.bots.index(lone) in game.winners
    ]
    return sum(won, Fraction()) / len(deal)


def luck_in(lone: str, deal: list[Played]) -> tuple[float, float] | None:
    """Give the mean luck of the lone bot in the games of a deal; None if it is not known."""
    found = [game.luck[game.seating.bots.index(lone)] for game in deal if game.luck is not None]
    if len(found) < len(deal):
        return None
    return fmean(worse for worse, _ in found), fmean(better for _, better in found)


def mean_share(plan: Tournament, bot: str, cells: Iterable[Cell]) -> float:
    """Give the win share of a bot, the mean over its opponents."""
    shares = [cell.share for cell in cells if cell.shares and cell.pairing.lone == bot]
    if plan.players == 2 or bot == plan.among:
        others = plan.players - 1
        met = [cell for cell in cells if cell.shares and cell.pairing.field == bot]
        shares += [(1 - cell.share) / others for cell in met]
    return fmean(shares) if shares else 0.0


class Ratings:
    """The ratings of all bots, moved on game by game with openskill's Plackett-Luce model."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.model = PlackettLuce()
        self.of = {bot: self.model.rating(name=bot) for bot in bots}

    def add(self, game: Played) -> None:
        """Rate a game; a bot on several seats gets the mean of what they come to."""
        teams = [[self.of[bot]] for bot in game.seating.bots]
        rated = self.model.rate(teams, ranks=ranks_of(game))
        for bot in set(game.seating.bots):
            mine = [
                team[0] for team, name in zip(rated, game.seating.bots, strict=True) if name == bot
            ]
            mu = fmean(rating.mu for rating in mine)
            sigma = fmean(rating.sigma for rating in mine)
            self.of[bot] = self.model.rating(mu, sigma, bot)


def ranks_of(game: Played) -> list[float]:
    """Rank the seats of a game: the winners first, the others by their points."""
    order = [(seat not in game.winners, -points) for seat, points in enumerate(game.scores)]
    for seat in game.winners:
        order[seat] = (False, 0)
    return [float(1 + sum(other < mine for other in order)) for mine in order]


def row_of(plan: Tournament, pairing: Pairing, game: Played) -> Row:
    """Give a game as a row of a table."""
    return {
        "game": plan.game,
        "seed": plan.seed,
        "deal": game.seating.deal,
        "lone": pairing.lone,
        "field": pairing.field,
        "seat": game.seating.bots.index(pairing.lone),
        "moves": game.moves,
        **seat_columns(game.seating.bots, game.scores, game.winners),
        "lone_ms": game.thinking[pairing.lone].mean(),
        "field_ms": game.thinking[pairing.field].mean(),
    }
