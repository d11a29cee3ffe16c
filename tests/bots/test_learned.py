"""Judges that were learned: nets, fitting, weights as files."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import pytest
from librt.vecs import vec

from lanai.bots.catalog import make
from lanai.bots.knowledge import knowledge_of
from lanai.bots.knowledge.standing import begins_trick
from lanai.bots.knowledge.tiki_topple import LAPS
from lanai.bots.learned import WEIGHTS, learned_outlook, outlook_of
from lanai.bots.learned.fitting import Samples, fit
from lanai.bots.learned.net import Net
from lanai.bots.learned.tiki_topple import MOST_ROUNDS, TIKIS_SEEN
from lanai.bots.learned.weights import read_net, write_net
from lanai.bots.search.bot import SearchBot
from lanai.core.contract import NOBODY
from lanai.core.errors import LanaiError, SetupError
from lanai.core.rng import FastRng
from lanai.games import all_games, find
from lanai.games.moluku.state import MolukuState

LEARNED = sorted(name for name, game in all_games().items() if game.resource(WEIGHTS) is not None)


def drawn_net(inputs: int, hidden: int) -> Net:
    rng = FastRng(3)
    net = Net(inputs, hidden)
    net.weights = vec[float]([rng.below(2000) / 1000 - 1 for _ in net.weights])
    return net


def test_a_gradient_is_how_the_value_changes() -> None:
    net, seen, step = drawn_net(3, 4), vec[float]([9.0, 0.3, -0.7, 1.1]), 1e-6
    sums = vec[float]([0.0] * len(net.weights))
    net.add_gradient(seen, 1, 2.0, sums)
    before = net.value(seen, 1)
    for at in range(len(sums)):
        weight = net.weights[at]
        net.weights[at] = weight + step
        assert 2.0 * (net.value(seen, 1) - before) / step == pytest.approx(sums[at], abs=1e-4)
        net.weights[at] = weight


def games_of(wins: str, count: int = 400) -> Samples:
    """Make positions of two seats; the first wins where its two inputs are such."""
    rng, samples = FastRng(5), Samples(2)
    for _ in range(count):
        first, second = (rng.below(200) / 100 - 1 for _ in range(2))
        won = first > 0 if wins == "first" else (first > 0) == (second > 0)
        samples.add_game([[first, second, 0.0, 0.0]], [1.0, 0.0] if won else [0.0, 1.0])
    return samples


def test_what_decides_is_found_in_games_that_were_not_shown() -> None:
    net, loss = fit(games_of("first"), 0, 30, FastRng(1))
    assert loss < 0.8 * math.log(2)
    assert net.weights[0] > 5 * abs(net.weights[1])


def test_hidden_units_see_what_a_sum_cannot() -> None:
    _, blind = fit(games_of("both"), 0, 30, FastRng(1))
    _, seeing = fit(games_of("both"), 8, 60, FastRng(1))
    assert blind > 0.95 * math.log(2) > 1.1 * seeing


def test_the_same_games_and_seed_give_the_same_net() -> None:
    nets = [fit(games_of("both"), 3, 4, FastRng(seed))[0] for seed in (1, 1, 2)]
    assert list(nets[0].weights) == list(nets[1].weights) != list(nets[2].weights)


def test_weights_are_read_as_they_were_written() -> None:
    net = drawn_net(5, 2)
    text = write_net(net, "kuhn-poker", {"commit": "abc", "games": 7})
    assert tomllib.loads(text)["made"] == {"commit": "abc", "games": 7}
    assert list(read_net(text, 5, "own").weights) == pytest.approx(list(net.weights), rel=1e-3)
    with pytest.raises(SetupError, match="weights-other"):
        read_net(text, 6, "own")


@pytest.mark.parametrize("name", LEARNED)
def test_weights_say_where_they_come_from_and_belong_to_the_newest_cards(name: str) -> None:
    game = find(name)
    made = tomllib.loads(game.resource(WEIGHTS) or "")["made"]
    assert {"commit", "seed", "games", "minutes"} <= set(made)
    assert made["command"].startswith(f"lanai train {name} --games ")
    assert made["cards"] == game.cards
    assert learned_outlook(game) is not None


@pytest.mark.parametrize("name", sorted(all_games()))
def test_only_who_asks_for_it_gets_a_judge_that_was_learned(name: str) -> None:
    game = find(name)
    for level in ("hard", "expert", "master"):
        bot = make(level, game)
        assert isinstance(bot, SearchBot)
        assert bot.knowledge.outlook is None
    assert knowledge_of(game).outlook is None
    if name in LEARNED:
        assert isinstance(make("learned:10", game), SearchBot)
    else:
        with pytest.raises(SetupError, match="bot-unlearned"):
            make("learned:10", game)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no toml", "weights-broken"),
        ("[made]\n", "weights-broken"),
        ("[net]\ninputs = 3\nhidden = 0\nweights = [[1, nan, 2]]\n", "weights-broken"),
        ("[net]\ninputs = 3\nhidden = 0\nweights = [[1, inf, 2]]\n", "weights-broken"),
        ("[net]\ninputs = 3\nhidden = 0\nweights = 3\n", "weights-broken"),
        ("[net]\ninputs = 3\nhidden = -1\nweights = [[1, 0, 2]]\n", "weights-other"),
        ("[net]\ninputs = 3\nhidden = 0\nweights = [[1, 0]]\n", "weights-other"),
        ("[net]\ninputs = 3\nhidden = 0\nweights = [[1, 0, 2]]\n", "weights-other"),
    ],
)
def test_what_is_no_net_is_refused(text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=f"{why}.*own.toml"):
        make(f"{file}:10", find("tiki-topple"))


def test_weights_of_ones_own_play(tmp_path: Path) -> None:
    game = find("tiki-topple")
    outlook = outlook_of(game)
    assert outlook is not None
    file = tmp_path / "own.toml"
    net = drawn_net(outlook.inputs, 2)
    file.write_text(write_net(net, game.name, {}), encoding="utf-8")
    bot = make(f"{file}:10", game)
    assert isinstance(bot, SearchBot) and bot.knowledge.outlook is not None
    assert list(bot.knowledge.outlook.net.weights) == pytest.approx(list(net.weights), rel=1e-3)
    with pytest.raises(LanaiError, match="file-unreadable"):
        make(f"{file}x.toml:10", game)
    with pytest.raises(SetupError, match="bot-budget"):
        make(f"{file}:many", game)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_what_is_seen_is_seen_of_the_whole_row(name: str) -> None:
    """Rows are used again and again: nothing may stay from the position before."""
    game = find(name)
    outlook = outlook_of(game)
    if outlook is None:
        return
    for players in game.seats:
        state, rng = game.new(players), FastRng(players)
        for _ in range(60):
            state.settle(rng)
            if state.over():
                break
            seat = state.to_act()[0]
            state.play(seat, state.pick(seat, rng))
        rows = [vec[float]([fill] * (players * outlook.inputs)) for fill in (0.0, 7.5)]
        for row in rows:
            outlook.look(state, row)
        assert list(rows[0]) == list(rows[1])
        assert any(rows[0])


def test_tiki_topple_is_judged_two_laps_on_by_what_was_learned() -> None:
    game = find("tiki-topple")
    for learned in (False, True):
        knowledge, state, rng = knowledge_of(game, learned=learned), game.new(3), FastRng(4)
        state.settle(rng)
        knowledge.begin(state)
        played = 0
        while not knowledge.settled(state):
            seat = state.to_act()[0]
            state.play(seat, state.pick(seat, rng))
            played += 1
        assert (played == LAPS * 3) == learned
        shares, points = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
        knowledge.judge(state, shares, points)
        assert sum(shares) == pytest.approx(1.0)
        assert list(points) == [float(each) for each in state.scores()]


def test_tikis_of_a_mission_are_seen_where_they_stand() -> None:
    """One place for each of its three tikis, once as it is and once by the cards that are left."""
    game = find("tiki-topple")
    outlook, state, rng = outlook_of(game), game.new(2), FastRng(4)
    assert outlook is not None
    state.settle(rng)
    row = vec[float]([0.0] * (2 * outlook.inputs))
    while not state.chance_due():
        outlook.look(state, row)
        for seat in range(2):
            seen = list(row)[seat * outlook.inputs :][MOST_ROUNDS:]
            places, by_cards = seen[:TIKIS_SEEN], seen[TIKIS_SEEN : 2 * TIKIS_SEEN]
            assert sum(map(bool, places)) == 3
            assert all(place >= rest for place, rest in zip(places, by_cards, strict=True))
        seat = state.to_act()[0]
        state.play(seat, state.pick(seat, rng))
    outlook.look(state, row)
    assert list(row)[MOST_ROUNDS : outlook.inputs] == [0.0] * (outlook.inputs - MOST_ROUNDS)


@pytest.mark.parametrize("players", find("moluku").seats)
def test_positions_of_moluku_are_looked_at_where_every_third_trick_begins(players: int) -> None:
    game = find("moluku")
    outlook, state, rng = outlook_of(game), game.new(players), FastRng(players)
    assert outlook is not None
    moments = [-1]
    while not state.over():
        moment = outlook.moment(state)
        assert isinstance(state, MolukuState)
        assert (moment == -1) == (not begins_trick(state))
        if moment not in (-1, moments[-1]):
            moments.append(moment)
        seat = state.next_seat()
        if seat == NOBODY:
            state.draw(rng)
        else:
            state.play(seat, state.pick(seat, rng))
    assert moments == sorted(moments) and len(moments) == 1 + 3 * 5


def test_a_judge_of_moluku_that_was_learned_counts() -> None:
    game = find("moluku")
    outlook, state, rng = outlook_of(game), game.new(4, {"teams": True}), FastRng(4)
    assert outlook is not None and isinstance(state, MolukuState)
    while state.next_seat() == NOBODY or not begins_trick(state):
        if state.next_seat() == NOBODY:
            state.draw(rng)
        else:
            state.play(state.next_seat(), state.pick(state.next_seat(), rng))
    told = []
    for learned in (None, outlook):
        knowledge = knowledge_of(game)
        knowledge.outlook = learned
        knowledge.begin(state)
        rewards, points = vec[float]([0.0] * 4), vec[float]([0.0] * 4)
        outlook.net = drawn_net(outlook.inputs, 0)
        knowledge.judge(state, rewards, points)
        assert rewards[0] == rewards[2] and rewards[1] == rewards[3]
        told.append((list(rewards), list(points)))
    assert told[0][0] != told[1][0] and told[0][1] == told[1][1]
