"""The games as OpenSpiel games: importing this module registers them (`docs/openspiel.md`).

>>> import pyspiel
>>> import lanai.envs.openspiel
>>> game = pyspiel.load_game("lanai_tiki_topple(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 3)
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from lanai.core.contract import SPECTATOR, Game
from lanai.core.payoff import payoff_bounds, payoffs
from lanai.core.rng import FastRng
from lanai.envs.node import AS_THE_GAME_SAYS, CHANCE, SEEDS, TERMINAL, Node, Setup, Terms
from lanai.envs.observation import page
from lanai.envs.recall import CELLS_A_CHANGE
from lanai.games import all_games, find

EXPLICIT = "explicit"
SAMPLED = "sampled"
OWN_SEED = -1
"""The value of `rng_seed` that asks for a seed from the operating system."""


class LanaiGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its number of players and options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find(self.name)
        given = {**default_params(game), **(params or {})}
        terms = read_terms(game, given)
        rng = FastRng(read_seed(given["rng_seed"])) if terms.sampled else None
        setup = Setup(terms, rng)
        least, most = payoff_bounds(game, terms.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count,
            max_chance_outcomes=widest(game, terms),
            num_players=terms.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=setup.longest,
        )
        super().__init__(game_type(game, terms.sampled, setup.memory > 0), info, params or {})
        self.start = Node(setup, setup.state)

    def max_chance_nodes_in_history(self) -> int:
        """Count the chance nodes that a game has at most; OpenSpiel takes as many as moves."""
        setup = self.start.setup
        return (setup.longest + 1) * setup.state.game.draws + setup.opening

    def new_initial_state(self) -> LanaiState:
        """Set up a game that waits for its first chance event."""
        return LanaiState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Save the game by its parameters; its class is made by `register`."""
        return load, (str(self),)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> LanaiObserver:
        """Make what reads states for a player."""
        if params:
            raise ValueError("observers take no parameters")
        return LanaiObserver(
            self.start.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class LanaiState(pyspiel.State):  # type: ignore[misc]
    """One position. All that it holds is in `node`, because OpenSpiel copies by attribute."""

    def __init__(self, game: LanaiGame) -> None:
        super().__init__(game)
        self.node = game.start.copy()

    def current_player(self) -> int:
        """Name the seat to act, or chance, or the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.node.player == TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List what is legal now for whoever acts, nothing for others.

        OpenSpiel would find out by itself through five calls of this class; this is one.
        """
        acting = self.node.player
        if acting == CHANCE:
            return list(range(self.node.outcomes))
        if acting == TERMINAL or player not in (None, acting):
            return []
        return self.node.state.legal(acting)

    def _legal_actions(self, player: int) -> list[int]:
        """List the legal moves in rising order."""
        return self.node.state.legal(player)

    def is_chance_node(self) -> bool:
        """Tell whether chance is next."""
        return self.node.player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what can come out next, all equally likely."""
        return list(equally_likely(self.node.outcomes))

    def _apply_action(self, action: int) -> None:
        """Make a move, or let chance happen."""
        self.node.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Write a move in the game's notation, or say what a number of chance means."""
        if player == CHANCE:
            return self.node.word(action)
        return self.node.state.text(player, action)

    def returns(self) -> list[float]:
        """Give what each seat has won; nobody has anything before the end."""
        return payoffs(self.node.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LanaiState:
        """Make a state that `player` cannot tell from this one; its history begins here."""
        return resample(self, player, FastRng(int(sampler() * SEEDS)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Save the state; OpenSpiel's own way wants the game's generator, which it cannot save."""
        return revive, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        """Show what everybody knows and, in numbers, all that the state holds."""
        state = self.node.state
        return f"{page(state.view(SPECTATOR))}\n{state.identity()} {self.node.numbers}"


class LanaiObserver:
    """Reads states for a player: as a tensor with named parts, and as text.

    With perfect recall the tensor holds what the player sees now and, change by change, all that it
    has seen and done; the text is a digest of that. Otherwise both hold the view, the text in parts
    if only the public or the private part is wanted.
    """

    def __init__(self, setup: Setup, kind: pyspiel.IIGObservationType) -> None:
        self._setup = setup
        self._recall = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            if not self._recall:
                self.tensor = np.zeros(setup.observer.size, np.float32)
                self.dict = setup.observer.segments(self.tensor)
            elif setup.memory:
                now = setup.observer.size
                self.tensor = np.zeros(now + CELLS_A_CHANGE * setup.memory, np.float32)
                past = self.tensor[now:].reshape(setup.memory, CELLS_A_CHANGE)
                self.dict = {"now": self.tensor[:now], "past": past}

    def set_from(self, state: LanaiState, player: int) -> None:
        """Fill the tensor with what `player` may know."""
        if self.tensor is None:
            raise ValueError(self._why_not())
        cells = self._setup.observer.cells(state.node.state, player)
        if self._recall:
            self.dict["now"][:] = cells
            self._set_past(state.node, player)
        else:
            self.tensor[:] = cells

    def _set_past(self, node: Node, player: int) -> None:
        """List all that a player has seen and done, change by change."""
        memory = node.setup.changes
        changes = memory.listed(node.recall(memory, player))
        room = self._setup.memory
        if len(changes) > room:
            raise ValueError(
                f"a player has {len(changes):,} changes to remember, and there is room for "
                f"{room:,}: load the game with a greater `memory`"
            )
        past = self.dict["past"]
        past.fill(0)
        past[: len(changes)] = changes
        past[:, 0] /= memory.places

    def _why_not(self) -> str:
        """Say why there is no tensor."""
        if not (self._recall and self._public and self._private):
            return "there is no such tensor, only the text"
        return (
            "the information state has no tensor: load the game with a `memory`, the number of "
            "changes to have room for, or take the observation tensor"
        )

    def string_from(self, state: LanaiState, player: int) -> str:
        """Write what `player` may know."""
        if self._recall:
            digest, _ = state.node.recall(state.node.setup.digests, player)
            return f"{player}:{digest.hex()}"
        known = state.node.state.view(player if self._private else SPECTATOR)
        if not self._public:
            open_to_all = state.node.state.view(SPECTATOR)
            known = {key: known[key] for key in known if known[key] != open_to_all.get(key)}
        return page(known) if known else ""


@cache
def equally_likely(size: int) -> tuple[tuple[int, float], ...]:
    """List so many numbers with their probability."""
    return tuple((number, 1 / size) for number in range(size))


def resample(state: LanaiState, player: int, rng: FastRng) -> LanaiState:
    """Make a state that `player` cannot tell from this one."""
    world: LanaiState = state.get_game().new_initial_state()
    world.node = state.node.resample(player, rng)
    return world


def load(game: str) -> LanaiGame:
    """Make a saved game again; sampled chance starts at its seed."""
    loaded: LanaiGame = pyspiel.load_game(game)
    return loaded


def revive(game: str, saved: str) -> LanaiState:
    """Make a saved state again."""
    state: LanaiState = load(game).deserialize_state(saved)
    return state


def resampler(seed: int) -> Callable[[LanaiState, int], LanaiState]:
    """Make the function that `ISMCTSBot.set_resampler` asks for, reproducible by its seed."""
    rng = FastRng(seed)
    return lambda state, player: resample(state, player, rng)


# Parameters


def default_params(game: Game) -> dict[str, Any]:
    """List the parameters of a game: players, its options, and how OpenSpiel is to meet it.

    Parameters are plain: what is not is written as text.
    """
    options = {
        option.name: option.default
        if isinstance(option.default, bool | int | str)
        else option.write(option.default)
        for option in game.options
    }
    return {
        "players": game.seats[0],
        **options,
        "chance": EXPLICIT,
        "rng_seed": OWN_SEED,
        "opening": 0,
        "longest": AS_THE_GAME_SAYS,
        "memory": AS_THE_GAME_SAYS,
    }


def read_terms(game: Game, given: dict[str, Any]) -> Terms:
    """Read what a game is loaded with."""
    for name, least in (
        ("opening", 0),
        ("longest", AS_THE_GAME_SAYS),
        ("memory", AS_THE_GAME_SAYS),
    ):
        if given[name] < least:
            raise ValueError(f"{name} is {least} or more")
    return Terms(
        game.name,
        given["players"],
        read_options(game, given),
        read_chance(given["chance"]),
        given["opening"],
        given["longest"],
        given["memory"],
    )


def widest(game: Game, terms: Terms) -> int:
    """Count the outcomes that a chance node has at most; in an opening these are moves too."""
    if terms.sampled:
        return 1
    return max(game.widest, game.move_count) if terms.opening else game.widest


def read_options(game: Game, given: dict[str, Any]) -> dict[str, object]:
    """Pick a game's options from its parameters."""
    return {
        option.name: option.read(value) if isinstance(value, str) else value
        for option in game.options
        for value in (given[option.name],)
    }


def read_chance(chance: str) -> bool:
    """Tell whether chance is sampled."""
    if chance not in (EXPLICIT, SAMPLED):
        raise ValueError(f"chance is {EXPLICIT} or {SAMPLED}")
    return chance == SAMPLED


def read_seed(seed: int) -> int:
    """Give the seed, one from the operating system where none is given."""
    return secrets.randbelow(SEEDS) if seed == OWN_SEED else seed


# Registering


def game_type(game: Game, sampled: bool = False, recalls: bool = False) -> pyspiel.GameType:
    """Describe a game to OpenSpiel; whether it has an information state tensor it says loaded."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"lanai_{game.python_name}",
        long_name=f"Lanai {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_params(game),
    )


# OpenSpiel keeps what makes a game until after Python has ended: that is safe only with classes.


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    made = type(f"{game.python_name}_game", (LanaiGame,), {"name": game.name})
    pyspiel.register_game(game_type(game), made)


for _game in all_games().values():
    register(_game)
