"""How seats of Moluku stand when a trick begins: what is seen, foretold, and when it is asked."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from statistics import fmean

import pytest
from librt.vecs import vec

from lanai.bots.knowledge.moluku import BRINGS, TRICKS, GameKnowledge, tricks_after
from lanai.bots.knowledge.standing import (
    FILE,
    HAND,
    KINDS,
    LEADS,
    LOWEST,
    SECOND,
    TOP,
    TOP_TRUMPS,
    TRUMPS,
    VOID,
    Standing,
    begins_trick,
    read_weights,
)
from lanai.core.contract import NOBODY
from lanai.core.errors import SetupError
from lanai.core.rng import FastRng
from lanai.games import card_tables, find
from lanai.games.moluku.cards import Cards
from lanai.games.moluku.masks import HEIGHTS, SUITED_CARDS, numbers
from lanai.games.moluku.state import MolukuState

MOLUKU = find("moluku")


def begun(players: int, number: int = 0, *, teams: bool = False) -> MolukuState:
    state = MOLUKU.new(players, {"teams": teams})
    assert isinstance(state, MolukuState)
    rng = FastRng(4, number)
    while state.chance_due():
        state.draw(rng)
    return state


def tricks(state: MolukuState, rng: FastRng) -> Iterator[MolukuState]:
    """Play a game on as simulations do, and stop where a trick begins."""
    knowledge = GameKnowledge()
    while not state.over():
        seat = state.next_seat()
        if seat == NOBODY:
            state.draw(rng)
            continue
        if begins_trick(state):
            yield state
        state.play(seat, knowledge.move(state, seat, rng))


def standing_for(state: MolukuState) -> Standing:
    return Standing(MOLUKU, state.cards, BRINGS)


def seen_of(standing: Standing, state: MolukuState, seat: int) -> list[float]:
    standing.turn_to(state)
    standing.look(state, seat)
    return list(standing.row)


def colours_counted(state: MolukuState, seat: int) -> dict[int, int]:
    """Count card by card what `look_at_colours` sees in sets."""
    mine = numbers(state.owned(state.hand, seat))
    others = [card for card in numbers(state.hand) if card not in mine]
    found = dict.fromkeys((LOWEST, TOP, TOP_TRUMPS, SECOND, VOID), 0)
    for colour in range(4):
        held = [card for card in mine if card < SUITED_CARDS and card // HEIGHTS == colour]
        rivals = [card for card in others if card < SUITED_CARDS and card // HEIGHTS == colour]
        found[VOID] += not held
        for card in held:
            higher = sum(rival > card for rival in rivals)
            found[LOWEST] += higher == len(rivals)
            if higher == 0:
                found[TOP_TRUMPS if (state.trump >> card) & 1 else TOP] += 1
            found[SECOND] += higher == 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_are_seen_once(players: int) -> None:
    state = begun(players)
    standing = standing_for(state)
    for trick in tricks(state, FastRng(9, players)):
        rows = [seen_of(standing, trick, seat) for seat in range(players)]
        assert sum(row[LEADS] for row in rows) == 1
        for seat, row in enumerate(rows):
            hand = numbers(trick.owned(trick.hand, seat))
            assert sum(row[HAND:LOWEST]) == len(hand)
            assert sum(row[TRUMPS:LOWEST]) == sum((trick.trump >> card) & 1 for card in hand)
            assert sum(row[KINDS : KINDS + 8]) == len(numbers(trick.owned(trick.island, seat)))
            for at, count in colours_counted(trick, seat).items():
                assert row[at] == count, at


def test_it_foretells_who_wins() -> None:
    """Late in a game by far better than a fair share, and never without hope."""
    losses = []
    for number in range(12):
        state = begun(3, number)
        standing, knowledge = standing_for(state), GameKnowledge()
        knowledge.begin(state)
        shares, points = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
        told = []
        for trick in tricks(state, FastRng(5, number)):
            if trick.season == 2:
                knowledge.foresee(trick, shares, points)
                assert sum(shares) == pytest.approx(1.0)
                told.append(list(shares))
        assert standing.weights.keys() == {2, 3, 4}
        winners = state.winners()
        for each in told:
            losses.append(-math.log(max(1e-9, sum(each[seat] for seat in winners))))
    assert fmean(losses) < 0.8 * math.log(3)


def test_partners_stand_alike() -> None:
    state = begun(4, teams=True)
    hopes, points = vec[float]([0.0] * 4), vec[float]([0.0] * 4)
    standing_for(state).weigh(state, hopes, points)
    assert hopes[0] == hopes[2] and hopes[1] == hopes[3] and hopes[0] != hopes[1]


def test_simulations_stop_some_tricks_on() -> None:
    state, knowledge = begun(2), GameKnowledge()
    knowledge.begin(state)
    first = state.deal.hand
    settled = []
    for trick in tricks(state, FastRng(6)):
        if trick.season:
            break
        if knowledge.settled(trick):
            settled.append(int(trick.owned(trick.hand, 0)).bit_count())
    assert settled[0] == first - 1 - TRICKS
    assert knowledge.settled(state)


def test_the_last_tricks_of_a_season_are_played_to_its_end() -> None:
    state, knowledge = begun(2), GameKnowledge()
    for trick in tricks(state, FastRng(6)):
        if trick.season:
            break
        if tricks_after(trick) == TRICKS:
            knowledge.begin(trick)
        elif tricks_after(trick) < TRICKS:
            assert not knowledge.settled(trick)
    assert knowledge.settled(state)


@pytest.mark.parametrize("teams", [False, True])
def test_what_is_promised_is_told_in_points(teams: bool) -> None:
    """The lead that advice tells is one of points wherever a simulation stops."""
    state, knowledge = begun(4, teams=teams), GameKnowledge()
    knowledge.begin(state)
    shares, points = vec[float]([0.0] * 4), vec[float]([0.0] * 4)
    last = None
    for trick in tricks(state, FastRng(8)):
        if trick.season == 2:
            knowledge.judge(trick, shares, points)
            assert sum(shares) == pytest.approx(1.0)
            last = list(points)
    assert last is not None and state.over()
    sums = [float(each) for each in state.scores()]
    if teams:
        sums = [sums[seat] + sums[seat ^ 2] for seat in range(4)]
    assert last == pytest.approx(sums, abs=12.0)  # one trick before the end of the game


def test_a_changed_card_table_is_judged_by_its_own_values() -> None:
    knowledge, state = GameKnowledge(), begun(2)
    knowledge.begin(state)
    before = knowledge.standing
    knowledge.begin(state)
    assert knowledge.standing is before
    state.cards = card_tables.load("lanai.games.moluku", state.cards.version, Cards)
    knowledge.begin(state)
    assert knowledge.standing is not before


def test_weights_for_other_inputs_are_refused() -> None:
    with pytest.raises(SetupError):
        read_weights(None)
    with pytest.raises(SetupError):
        read_weights("[[players]]\ncount = 2\nseasons = [[[0.0]], [[0.0]], [[0.0]]]\n")


def test_weights_say_where_they_come_from() -> None:
    made = tomllib.loads(find("moluku").resource(FILE) or "")
    assert {"games", "seed", "commit"} <= set(made)
    assert all(table["minutes"] > 0 for table in made["players"])
