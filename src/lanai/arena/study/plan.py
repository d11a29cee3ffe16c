"""What a study plays: for each number of players, level and variant the same number of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lanai.arena.simulate import Simulation
from lanai.core.contract import Game
from lanai.core.errors import SetupError


@dataclass(frozen=True)
class Variant:
    """A way to play that is compared with others: options, and perhaps a changed card table.

    The first one of a study has no name: it is the game as it is.
    """

    name: str
    options: Mapping[str, object] = field(default_factory=dict)
    draft: str = ""


@dataclass(frozen=True)
class Cell:
    """Games that are alike: one number of players, one level on all seats, one variant."""

    players: int
    bot: str
    variant: Variant
    plan: Simulation


@dataclass(frozen=True)
class Study:
    """All cells of a study. Cells with as many players have the same deals."""

    game: Game
    cells: tuple[Cell, ...]
    games: int
    seed: int

    @property
    def all_games(self) -> int:
        """Count the games of all cells."""
        return self.games * len(self.cells)

    @property
    def counts(self) -> list[int]:
        """List the numbers of players."""
        return sorted({cell.players for cell in self.cells})

    @property
    def variants(self) -> list[Variant]:
        """List the variants, the game as it is first."""
        return list({cell.variant.name: cell.variant for cell in self.cells}.values())

    @property
    def bots(self) -> list[str]:
        """List the bots."""
        return list(dict.fromkeys(cell.bot for cell in self.cells))


def plan_study(
    game: Game,
    counts: Sequence[int],
    bots: Sequence[str],
    variants: Sequence[Variant],
    *,
    games: int,
    seed: int,
    seconds: float,
) -> Study:
    """Plan a study, or raise SetupError.

    A variant that some number of players cannot choose is left out there; it is refused where none
    of them can.
    """
    cells: list[Cell] = []
    for variant in variants:
        allowed = [players for players in counts if allows(game, players, variant)]
        if not allowed:
            game.read_options(counts[0], variant.options)  # says what is wrong
        for players in allowed:
            options = game.read_options(players, variant.options)
            for bot in bots:
                plan = Simulation(
                    game=game.name,
                    options=options,
                    bots=(bot,) * players,
                    games=games,
                    seed=seed,
                    seconds=seconds,
                    draft=variant.draft,
                )
                cells.append(Cell(players, bot, variant, plan))
    cells.sort(key=lambda cell: cell.players)
    return Study(game, tuple(cells), games, seed)


def allows(game: Game, players: int, variant: Variant) -> bool:
    """Tell whether so many players can choose a variant."""
    game.check_players(players)
    try:
        game.read_options(players, variant.options)
    except SetupError:
        return False
    return True


def every_option(game: Game, options: Mapping[str, object]) -> list[Variant]:
    """List every other choice of every option as a variant."""
    base = {option.name: options.get(option.name, option.default) for option in game.options}
    return [
        Variant(f"{option.name}={option.write(choice)}", {**options, option.name: choice})
        for option in game.options
        for choice in option.choices
        if choice != base[option.name]
    ]
