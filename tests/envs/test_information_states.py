"""What a player remembers: tensors and digests of information states are one to one.

Games that a player cannot tell apart are grown side by side: what others do unseen and are dealt
face down may differ, and both must give the player the same tensor; all else must give another.
"""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from lanai.conformance.variants import Variant
from lanai.core.contract import State
from lanai.core.rng import FastRng
from lanai.envs.observation import Observer
from lanai.envs.openspiel import LanaiGame, LanaiState, resampler
from lanai.games import all_games
from support.effort import SOAK
from support.openspiel import load, played, random_action, short_name

TRIES = 12
VIEWER = 0


class Links:
    """Digests and tensors of information states as they were met together."""

    def __init__(self) -> None:
        self.tensors: dict[str, bytes] = {}
        self.digests: dict[bytes, str] = {}
        self.again = 0

    def meet(self, state: LanaiState, player: int) -> str:
        """Look at a state: a digest has one tensor, and a tensor one digest."""
        digest: str = state.information_state_string(player)
        tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
        self.again += digest in self.tensors
        assert self.tensors.setdefault(digest, tensor) == tensor
        assert self.digests.setdefault(tensor, digest) == digest
        return digest


def step(state: LanaiState, rng: random.Random, like: list[int] | None = None) -> list[int]:
    """Make a move or let a chance event happen: at random, or like another with a late change."""
    wanted = like or []
    changed = max(rng.randrange(len(wanted)) for _ in range(3)) if wanted else 0
    done: list[int] = []
    steps = len(state.node.steps)
    while len(state.node.steps) == steps:
        at = len(done)
        action = random_action(state, rng)
        if at < len(wanted) and at != changed and wanted[at] in state.legal_actions():
            action = wanted[at]
        done.append(action)
        state.apply_action(action)
    return done


def follow(
    twin: LanaiState, state: LanaiState, done: list[int], rng: random.Random, links: Links
) -> LanaiState:
    """Go on with a twin so that the viewer sees what it sees in a state, if tries find out how.

    Rather with a twin that differs from the state in something.
    """
    seen = state.information_state_string(VIEWER)
    alike: LanaiState = state.clone()
    for _ in range(TRIES):
        if twin.is_terminal():
            break
        tried: LanaiState = twin.clone()
        if tried.current_player() != VIEWER:
            step(tried, rng, done)
        elif done[0] in tried.legal_actions():
            tried.apply_action(done[0])
        same = links.meet(tried, VIEWER) == seen
        if same and tried.current_player() == state.current_player():
            alike = tried
            if tried.node.state.identity() != state.node.state.identity():
                break
    return alike


@pytest.mark.parametrize("name", sorted(all_games()))
@pytest.mark.parametrize("players", [2, 3])
def test_tensors_and_digests_are_one_to_one(name: str, players: int) -> None:
    """In games grown side by side, and for all players along the way."""
    links = Links()
    rng = random.Random(players)
    game = pyspiel.load_game(short_name(name), {"players": players})
    apart = 0
    for _ in range(3):
        state = game.new_initial_state()
        twin = state.clone()
        for _ in range(round(30 * SOAK)):
            if state.is_terminal():
                break
            done = step(state, rng)
            twin = follow(twin, state, done, rng, links)
            assert links.meet(state, VIEWER) == links.meet(twin, VIEWER)
            apart += state.node.state.identity() != twin.node.state.identity()
            for player in range(1, players):
                links.meet(state, player)
    assert apart > 3
    assert len(links.tensors) > 100 and links.again > 50


def test_a_tensor_holds_now_and_the_way_there(variant: Variant) -> None:
    """The changes, carried out one after the other, lead to what the player sees now."""
    game = load(variant, chance="sampled", rng_seed=4)
    state = played(game, 4, 25)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = game.make_py_observer(kind)
    observer.set_from(state, 1)
    size = state.node.setup.observer.size
    places = size + game.num_distinct_actions()
    cells = np.zeros(places)
    moves = []
    for where, what in observer.dict["past"]:
        place = round(abs(float(where)) * places) - 1
        if place >= size:
            moves.append(place - size)
        elif place >= 0:
            cells[place] = what
    assert np.array_equal(cells[:size], observer.dict["now"])
    assert np.array_equal(observer.dict["now"], state.observation_tensor(1))
    assert moves == [what for _, player, what in state.node.steps if player == 1]


@pytest.mark.parametrize("name", sorted(all_games()))
def test_there_is_room_for_games_that_change_all_they_can(name: str) -> None:
    """Of some moves, the one that changes most of what the first player sees."""
    game = all_games()[name]
    rng = FastRng(1)
    for players in (game.seats[0], game.seats[-1]):
        watched = pyspiel.load_game(short_name(name), {"players": players, "chance": "sampled"})
        setup = watched.start.setup
        changes, observer = setup.changes, setup.observer
        kept, state = changes.nothing, setup.state.copy()
        while not state.over():
            kept = changes.see(kept, state, VIEWER)
            if state.chance_due():
                state.draw(rng)
                continue
            seat = int(state.next_seat())
            move = most_changing(state, seat, observer, kept[1], rng)
            kept = changes.act(kept, move) if seat == VIEWER else kept
            state.play(seat, move)
        assert 300 < len(changes.listed(kept)) <= setup.memory


def most_changing(state: State, seat: int, observer: Observer, last: bytes, rng: FastRng) -> int:
    """Choose of three legal moves the one after which most cells are others."""
    best, most = -1, -1
    for _ in range(3):
        move = int(state.pick(seat, rng))
        world = state.copy()
        world.play(seat, move)
        now = observer.cells(world, VIEWER)
        changed = int((now != np.frombuffer(last, np.uint8)).sum())
        if changed > most:
            best, most = move, changed
    return best


def test_more_than_there_is_room_for_is_told() -> None:
    game = pyspiel.load_game("lanai_tiki_topple(memory=40)")
    state = played(game, 6, 5)
    with pytest.raises(ValueError, match="room for 40: load the game with a greater `memory`"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).set_from(state, 0)


def test_without_memory_there_is_no_tensor() -> None:
    game = pyspiel.load_game("lanai_tiki_topple(memory=0)")
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="load the game with a `memory`"):
        played(game, 6, 5).information_state_tensor(0)
    env = rl_environment.Environment(game, seed=1)
    assert env.observation_spec()["info_state"] == (game.observation_tensor_size(),)


def test_worlds_drawn_anew_have_the_same_tensor(variant: Variant) -> None:
    state = played(load(variant, chance="sampled", rng_seed=2), 2, 30)
    player = state.current_player()
    draw = resampler(5)
    for world in (draw(state, player), draw(draw(state, player), player)):
        assert world.information_state_tensor(player) == state.information_state_tensor(player)


# Saving


def same(twin: LanaiState, state: LanaiState) -> bool:
    """Tell whether two states are one, with all that their players remember."""
    players = range(state.num_players())
    return bool(
        twin.history() == state.history()
        and str(twin) == str(state)
        and all(
            twin.information_state_tensor(player) == state.information_state_tensor(player)
            for player in players
        )
    )


@pytest.mark.parametrize(("chance", "opening"), [("explicit", 8), ("sampled", 0)])
def test_games_and_states_are_saved_by_openspiel(
    variant: Variant, chance: str, opening: int
) -> None:
    """Before the deal, in the middle of it, after it and later."""
    game = load(variant, chance=chance, rng_seed=6, opening=opening)
    state = game.new_initial_state()
    rng = random.Random(6)
    for steps in (0, 4, 60):
        for _ in range(steps):
            if not state.is_terminal():
                state.apply_action(random_action(state, rng))
        loaded, twin = saved(game, state)
        assert str(loaded) == str(game) and same(twin, state)
        assert same(pickle.loads(pickle.dumps(state)), state)
        assert same(game.deserialize_state(state.serialize()), state)
        if not state.is_chance_node() and not state.is_terminal():
            action = state.legal_actions()[-1]
            twin.apply_action(action)
            assert same(twin, state.child(action))


def saved(game: LanaiGame, state: LanaiState) -> tuple[LanaiGame, LanaiState]:
    """Save and load; OpenSpiel itself saves no game in Python whose chance is sampled."""
    if game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC:
        text = pyspiel.serialize_game_and_state(game, state)
        loaded: tuple[LanaiGame, LanaiState] = pyspiel.deserialize_game_and_state(text)
        return loaded
    with pytest.raises(pyspiel.SpielError, match="GetRNGState"):
        pyspiel.serialize_game_and_state(game, state)
    again: tuple[LanaiGame, LanaiState] = pickle.loads(pickle.dumps((game, state)))
    return again


def test_games_are_saved() -> None:
    game = pyspiel.load_game("lanai_moluku(players=3,chance=sampled,rng_seed=5,opening=4)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    explicit = pyspiel.load_game("lanai_moluku(players=3,opening=4)")
    assert str(pyspiel.deserialize_game(explicit.serialize())) == str(explicit)


def test_resampled_states_are_not_saved() -> None:
    state = played(pyspiel.load_game("lanai_moluku"), 6, 15)
    world = resampler(1)(state, state.current_player())
    for save in (pickle.dumps, lambda one: one.serialize()):
        with pytest.raises(TypeError, match="resampled"):
            save(world)
