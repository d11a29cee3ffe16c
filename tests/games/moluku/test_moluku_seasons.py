"""The rules of Moluku: trump, scoring, between Seasons, the end (MO-R, MO-E, MO-N, MO-G)."""

from __future__ import annotations

from itertools import product

import pytest

from lanai.core.errors import LanaiError, SetupError
from lanai.core.events import Journal
from lanai.core.rng import FastRng
from lanai.games.moluku import scoring
from lanai.games.moluku.cards import load
from lanai.games.moluku.phases import CHOOSE, PLAY
from lanai.games.moluku.scoring import island_points, points_detail
from lanai.games.moluku.state import MolukuState
from support.moluku import (
    hand,
    legal,
    new,
    own_view,
    play,
    position,
    refused,
    seat_view,
    told,
)

# Trump


def test_MO_R1_there_is_no_trump_at_first_and_it_stays_until_changed() -> None:
    state = new(2)
    state.settle(FastRng(1))
    assert state.view(-1)["trump"] is None
    state = position(["G8 B1 Y1", "G1 B2 Y2"], islands={0: "R8"})
    play(state, "play G8", "play G1", "take G8", "trump Y", "take G1")
    play(state, "play B2", "play B1", "take B1", "take B2")
    assert state.view(-1)["trump"] == "yellow"


def end_of_season(points: list[int], age: list[int], season: int = 0) -> MolukuState:
    """Play the last trick of a Season with 4 players; nobody scores in it."""
    state = position(["R11", "G11", "B11", "Y11"], season=season, points=points, age=age)
    play(state, "play R11", "play G11", "play B11", "play Y11")
    play(state, "take R11", "take G11", "take B11", "take Y11")
    return state


def test_MO_R2_the_lowest_total_chooses_the_trump_and_leads() -> None:
    state = end_of_season([5, 3, 1, 4], [0, 1, 2, 3])
    assert state.phase == CHOOSE
    assert state.to_act() == [2]
    assert legal(state) == ["trump G", "trump R", "trump B", "trump Y", "trump none"]
    assert refused(state, "play B11").rule == "MO-R2"
    play(state, "trump R")
    assert told(state, "trump")[-1]["why"] == "season"
    assert state.view(-1)["leader"] == 2


def test_MO_R2_among_the_tied_the_youngest() -> None:
    assert end_of_season([5, 1, 1, 4], [0, 2, 1, 3]).to_act() == [2]
    assert end_of_season([5, 1, 1, 4], [3, 1, 0, 2]).to_act() == [1]
    assert end_of_season([0, 0, 0, 0], [3, 1, 0, 2]).to_act() == [3]


# Scoring


def test_what_an_island_is_worth_is_remembered_for_that_island_alone() -> None:
    one = position(["", ""], islands={0: "G1 G6 G5", 1: "R6 G2"})
    found = points_detail(one, 0)
    assert points_detail(position(["", ""], islands={1: "G1 G6 G5"}), 1) is found
    assert points_detail(one, 1) != found
    scoring._details.clear()
    assert points_detail(one, 0) == found
    scoring._details.update({("", n, 0): found for n in range(scoring.REMEMBERED)})
    points_detail(one, 1)
    assert len(scoring._details) == 1, "no more are kept than fit"


def test_MO_E1_a_season_ends_when_all_hands_are_empty() -> None:
    state = position(["G5 B1", "G8 B2"], season=1)
    play(state, "play G5", "play G8", "take G5", "take G8")
    assert not told(state, "scored")
    play(state, "play B1", "play B2", "take B1", "take B2")
    assert len(told(state, "scored")) == 1


def points_of(cards: str) -> int:
    state = position(["", ""], islands={0: cards})
    detail = points_detail(state, 0)
    assert detail["points"] == island_points(state, 0)
    return int(island_points(state, 0))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("G1 G6 G5", 6),
        ("G1 G6 G2", 8),
        ("G1 G5 G2", 10),
        ("G1 G6 G5 G2", 15),
        ("G1", 0),
        ("G1 G6", 1),
        ("G1 G6 R6", 2),
    ],
)
def test_MO_E2_groups_of_different_foods(cards: str, points: int) -> None:
    assert points_of(cards) == points


def test_MO_E3_food_in_no_hut() -> None:
    assert points_of("G6") == 1
    assert points_of("G5") == 2
    assert points_of("G2") == 3
    assert points_of("G6 R6 G5 G2 R2") == 10


def test_MO_E4_worked_examples() -> None:
    assert points_of("G1 R1 G6 R6 G5 G2") == 16
    assert points_of("G1 R1 G6 G5 R5 G2 R2") == 25
    assert points_of("G1 G6") == 1


def brute_force(huts: int, rice: int, pineapple: int, fish: int) -> int:
    """Try every way to give each Hut nothing or a group."""
    worths = {(0, 0, 0): 0, (1, 1, 0): 6, (1, 0, 1): 8, (0, 1, 1): 10, (1, 1, 1): 15}
    best = 0
    for groups in product(worths, repeat=huts):
        left = [rice, pineapple, fish]
        for group in groups:
            left = [have - need for have, need in zip(left, group, strict=True)]
        if min(left) >= 0:
            loose = left[0] + 2 * left[1] + 3 * left[2]
            best = max(best, loose + sum(worths[group] for group in groups))
    return best


def test_MO_E4_the_best_assignment_equals_brute_force() -> None:
    table = load("1").huts
    for huts, rice, pineapple, fish in product(range(5), range(6), range(6), range(6)):
        best = brute_force(huts, rice, pineapple, fish)
        assert table.best(huts, rice, pineapple, fish) == best
        groups = table.shelter(huts, rice, pineapple, fish)
        assert len(groups) <= huts
        left = [
            rice - sum(group.rice for group in groups),
            pineapple - sum(group.pineapple for group in groups),
            fish - sum(group.fish for group in groups),
        ]
        loose = left[0] + 2 * left[1] + 3 * left[2]
        assert min(left) >= 0
        assert sum(group.points for group in groups) + loose == best


def test_MO_E4_filling_triples_first_and_then_pairs_by_value_happens_to_be_exact() -> None:
    table = load("1").huts
    for huts, rice, pineapple, fish in product(range(9), range(9), range(9), range(9)):
        foods, points, left = [rice, pineapple, fish], 0, huts
        for group, worth in (((0, 1, 2), 15), ((1, 2), 10), ((0, 2), 8), ((0, 1), 6)):
            filled = min(left, *(foods[food] for food in group))
            left -= filled
            points += filled * worth
            for food in group:
                foods[food] -= filled
        loose = foods[0] + 2 * foods[1] + 3 * foods[2]
        assert table.best(huts, rice, pineapple, fish) == points + loose


def test_MO_E5_value_cards_and_cancelled_cards() -> None:
    assert points_of("G8") == 2
    assert points_of("G10") == 1
    assert points_of("G11") == 0
    assert points_of("chief") == 0
    assert points_of("wedding") == 2
    assert points_of("lizard") == 2
    assert points_of("chill") == 3
    assert points_of("G8 R8 B10 chill lizard") == 10


def test_MO_E5_the_event_says_how_the_points_came_about() -> None:
    state = position(["G11", "G9"], islands={0: "G4 R1 R3 R5 R6 B2 Y2 B8 chill", 1: "G3"}, season=2)
    play(state, "play G11", "play G9", "take G11", "cancel G4", "take G9")
    seats = told(state, "scored")[0]["seats"]
    assert isinstance(seats, list)
    assert seats[0] == {
        "seat": 0,
        "huts": [
            {"hut": "R1", "foods": ["R6", "R5", "B2"], "points": 15},
            {"hut": "R3", "foods": [], "points": 0},
        ],
        "foods": [{"card": "Y2", "points": 3}],
        "values": [
            {"card": "G11", "points": 0},
            {"card": "B8", "points": 2},
            {"card": "chill", "points": 3},
        ],
        "cancelled": ["G4"],
        "points": 23,
        "total": 23,
    }
    assert seats[1]["foods"] == [{"card": "G9", "points": 1}]


def test_MO_E6_season_points_add_to_the_total() -> None:
    state = position(["G5", "G8"], season=2, points=[30, 40])
    play(state, "play G5", "play G8", "take G8", "take G5")
    assert state.scores() == [32, 42]


# Between Seasons


def test_MO_N1_everybody_takes_up_the_whole_island_cancelled_cards_too() -> None:
    state = position(["G11", "G8", "G9", "B1"], islands={0: "G4 R2"}, points=[0, 9, 9, 9])
    play(state, "play G11", "play G8", "play G9", "play B1")
    play(state, "take G11", "cancel G4", "take G9", "take G8", "take B1")
    assert hand(state, 0) == ["G4", "G11", "R2"]
    assert hand(state, 3) == ["B1"]
    assert state.island == state.covered == 0
    hands = told(state, "taken-up")[0]["hands"]
    assert isinstance(hands, list)
    assert hands[0] == ["G4", "G11", "R2"]


def season_start(players: int, season: int, seed: int = 3) -> MolukuState:
    """Play a random game up to the choice of trump before a Season."""
    state = new(players)
    rng = FastRng(seed)
    while not (state.phase == CHOOSE and state.season == season):
        state.settle(rng)
        if state.phase == CHOOSE and state.season == season:
            break
        seat = state.next_seat()
        state.apply(seat, state.pick(seat, rng))
    return state


@pytest.mark.parametrize(("players", "cards", "stocks"), [(2, 4, (8, 0)), (3, 2, (6, 0))])
def test_MO_N2_fresh_cards_from_the_stock(
    players: int, cards: int, stocks: tuple[int, int]
) -> None:
    for season, stock in zip((1, 2), stocks, strict=True):
        state = season_start(players, season)
        assert state.view(-1)["stock"] == stock
        for seat in range(players):
            assert len(hand(state, seat)) == state.deal.hand + cards


def test_MO_N2_no_stock_with_four_players() -> None:
    state = season_start(4, 1)
    assert state.view(-1)["stock"] == 0
    assert [len(hand(state, seat)) for seat in range(4)] == [12] * 4


def test_MO_N2_fresh_cards_must_come_from_the_stock() -> None:
    state = new(3)
    rng = FastRng(5)
    state.settle(rng)
    while not state.chance_due():
        seat = state.next_seat()
        state.apply(seat, state.pick(seat, rng))
    before = state.identity()
    held = hand(state, 0)
    stock = state.cards.name_all(state.stock())
    bad: list[object] = [
        [[stock[0], stock[1]], [stock[2], stock[3]], [stock[4], held[0]]],
        [[stock[0], stock[1]], [stock[2], stock[3]], [stock[4], stock[0]]],
        [[stock[0], stock[1]], [stock[2], stock[3]], [stock[4]]],
        [[stock[0], stock[1]], [stock[2], stock[3]]],
        "G1",
        [[stock[0], stock[1]], [stock[2], stock[3]], [stock[4], "X9"]],
    ]
    for cards in bad:
        with pytest.raises(LanaiError, match="MO-N2"):
            state.place({"chance": "stock", "value": {"cards": cards}})
    with pytest.raises(LanaiError, match="chance-not-due"):
        state.place({"chance": "deal", "value": {"hands": bad}})
    assert state.identity() == before
    good = [[stock[1], stock[0]], [stock[2], stock[3]], [stock[4], stock[5]]]
    state.place({"chance": "stock", "value": {"cards": good}})
    assert {stock[0], stock[1]} <= set(hand(state, 0))


def test_MO_N3_the_trump_is_chosen_with_the_new_hands_seen_and_the_old_one_is_gone() -> None:
    for players in (2, 3, 4):
        for season in (1, 2):
            state = season_start(players, season)
            assert state.view(-1)["trump"] is None
            chooser = state.to_act()[0]
            own = own_view(state, chooser)["hand"]
            assert isinstance(own, list)
            assert len(own) == state.deal.hand + state.deal.fresh


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 2)])
def test_MO_N4_discards_leave_the_game_and_are_known_to_their_owner_only(
    players: int, cards: int
) -> None:
    state = season_start(players, 1)
    play(state, "trump none")
    assert state.to_act() == list(range(players))
    assert refused(state, "play G1", seat=0).reason == "mo-now-discard"
    assert refused(state, "pass G1", seat=0).reason == "mo-now-discard"
    gone = hand(state, 1)[:cards]
    for card in gone:
        play(state, f"1: discard {card}")
    assert refused(state, f"discard {hand(state, 1)[-1]}", seat=1).reason == "mo-chosen-all"
    assert own_view(state, 1)["chosen"] == gone
    assert seat_view(state, 1, 0)["cards"] == state.deal.hand + cards
    for seat in range(players):
        while state.phase != PLAY and seat in state.to_act():
            play(state, f"{seat}: {legal(state, seat)[0]}")
    assert own_view(state, 1)["discarded"] == gone
    assert seat_view(state, 1, 0)["discarded"] == []
    assert not set(gone) & set(hand(state, 1))
    assert state.phase == PLAY
    assert [len(hand(state, seat)) for seat in range(players)] == [state.deal.hand] * players


@pytest.mark.parametrize(("season", "step"), [(1, 1), (2, 3)])
def test_MO_N4_four_players_pass_two_to_the_left_then_to_the_right(season: int, step: int) -> None:
    state = season_start(4, season)
    play(state, "trump none")
    assert refused(state, "discard G1", seat=0).reason == "mo-now-pass"
    before = [hand(state, seat) for seat in range(4)]
    for seat in range(4):
        assert own_view(state, seat)["passes_to"] == (seat + step) % 4
    for seat in (2, 0, 3, 1):
        play(state, *(f"{seat}: pass {card}" for card in before[seat][:2]))
        if seat != 1:
            assert [hand(state, each) for each in range(4)] == before
    for seat in range(4):
        giver = (seat - step) % 4
        assert set(hand(state, seat)) == set(before[seat][2:]) | set(before[giver][:2])
        assert own_view(state, seat)["got"] == before[giver][:2]
        assert own_view(state, seat)["gave"] == before[seat][:2]
        assert own_view(state, seat)["passes_to"] is None


def test_MO_N4_all_choose_at_once_and_see_nothing_of_the_others() -> None:
    state = season_start(4, 1)
    play(state, "trump none")
    state.journal = Journal()
    others = (0, 1, 3, -1)
    views = [state.view(viewer) for viewer in others]
    cards = hand(state, 2)
    play(state, f"2: pass {cards[0]}")
    assert [state.view(viewer) for viewer in others] == views
    assert [state.journal.seen_by(viewer) for viewer in others] == [[]] * 4
    assert told(state, "chosen", 2)[0]["card"] == cards[0]
    assert refused(state, f"pass {cards[0]}", seat=2).reason == "mo-chosen-already"
    assert refused(state, f"pass {hand(state, 0)[0]}", seat=2).reason == "mo-not-in-hand"


@pytest.mark.parametrize(("players", "cards"), [(2, 14), (3, 12), (4, 12)])
def test_MO_N5_hands_are_as_big_as_before(players: int, cards: int) -> None:
    for season in (1, 2):
        state = season_start(players, season)
        rng = FastRng(season)
        while state.phase != PLAY:
            seat = state.next_seat()
            state.apply(seat, state.pick(seat, rng))
        assert [len(hand(state, seat)) for seat in range(players)] == [cards] * players
        assert state.next_seat() == state.leader


# End of the game


def final(points: list[int], teams: bool = False) -> MolukuState:
    """Play the very last trick; nobody scores in it."""
    hands = ["R11", "G11", "B11", "Y11"][: len(points)]
    state = position(hands, season=2, points=points, teams=teams)
    play(state, *(f"play {card}" for card in hands), *(f"take {card}" for card in hands))
    return state


def test_MO_G1_after_three_seasons_the_highest_total_wins() -> None:
    state = final([50, 70, 60])
    assert state.over()
    assert state.winners() == [1]
    assert told(state, "over") == [
        {"event": "over", "scores": [50, 70, 60], "winners": [1], "teams": []}
    ]
    assert refused(state, "play G1", seat=0).rule == "MO-G1"


def test_MO_G1_a_tie_is_a_shared_win() -> None:
    assert final([70, 50, 70]).winners() == [0, 2]
    assert final([70, 70]).winners() == [0, 1]


def test_MO_G2_the_team_with_the_highest_sum_wins() -> None:
    assert final([10, 60, 50, 5], teams=True).winners() == [1, 3]
    assert final([10, 60, 56, 5], teams=True).winners() == [0, 2]
    assert final([10, 60, 56, 5], teams=True).scores() == [10, 60, 56, 5]


def test_MO_G2_everybody_sees_the_teams_and_their_sums() -> None:
    state = final([10, 60, 50, 5], teams=True)
    teams = [{"seats": [0, 2], "points": 60}, {"seats": [1, 3], "points": 65}]
    assert state.view(-1)["teams"] == teams
    assert told(state, "over")[0]["teams"] == teams
    assert final([10, 60, 50, 5]).view(-1)["teams"] == []


def test_MO_G2_equal_sums_all_four_share() -> None:
    assert final([10, 20, 30, 20], teams=True).winners() == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 3])
def test_MO_G2_teams_are_for_four(players: int) -> None:
    with pytest.raises(SetupError, match="teams"):
        new(players, teams=True)
