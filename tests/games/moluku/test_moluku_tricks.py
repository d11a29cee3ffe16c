"""The rules of Moluku: tricks, the harvest, the Panku (MO-T, MO-H, MO-P)."""

from __future__ import annotations

import pytest

from lanai.core.errors import IllegalMove
from lanai.core.rng import FastRng
from support.moluku import island, legal, order, own_view, play, position, refused, told

# Playing a trick


def test_MO_T0_clockwise_is_seat_plus_one() -> None:
    state = position(["G1 R1", "G2 R2", "G3 R3"], leader=1)
    movers = []
    for _ in range(3):
        movers.append(state.to_act()[0])
        play(state, legal(state)[0])
    assert movers == [1, 2, 0]


def test_MO_T1_the_leader_plays_any_card() -> None:
    state = position(["G1 R5 chief", "G2 R2 B2"], trump="R")
    assert legal(state) == ["play G1", "play R5", "play chief"]


def test_MO_T1_one_card_each_and_only_in_turn() -> None:
    state = position(["G1 R1", "G2 R2", "G3 R3"])
    assert refused(state, "play G2", seat=1).rule == "MO-T1"
    play(state, "play G1")
    assert refused(state, "play R1", seat=0).rule == "MO-T1"
    assert state.to_act() == [1]


def test_who_is_not_asked_is_refused_by_the_rule_of_what_is_done() -> None:
    state = position(["G8 B1", "chill R1", "G11 Y1"], islands={0: "R8", 2: "G4"})
    play(state, "play G8", "play chill", "play G11")
    assert refused(state, "no-chill", seat=0).rule == "MO-H4"
    play(state, "no-chill")
    assert refused(state, "take chill", seat=0).rule == "MO-H3"
    play(state, "take G11")
    assert refused(state, "take chill", seat=0).rule == "MO-I1"
    play(state, "cancel G4", "take G8")
    assert refused(state, "take chill", seat=1).rule == "MO-I2"
    state = position(["G1", "G2"], points=(3, 2))
    play(state, "play G1", "play G2", "take G2", "take G1")
    state.settle(FastRng(1))
    assert refused(state, "trump G", seat=1 - state.to_act()[0]).rule == "MO-R2"


def test_MO_T1_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    state = position(["G1 R1", "G2 R2"])
    assert refused(state, "play G2").reason == "mo-not-in-hand"
    assert refused(state, "take G1").reason == "mo-now-play"
    assert refused(state, "trump G").reason == "mo-now-play"


def test_MO_T2_the_first_suited_card_sets_the_suit_led() -> None:
    state = position(["chief G1", "lizard G2", "B3 G3 R3", "G4 B4"])
    play(state, "play chief")
    assert state.view(-1)["led"] is None
    play(state, "play lizard")
    assert legal(state) == ["play G3", "play R3", "play B3"]
    play(state, "play B3")
    assert state.view(-1)["led"] == "blue"
    assert legal(state) == ["play B4"]


def test_MO_T3_the_suit_led_must_be_followed() -> None:
    state = position(["G1 R1", "G2 G9 R2 B2 chill"])
    play(state, "play G1")
    assert legal(state) == ["play G2", "play G9", "play chill"]
    refusal = refused(state, "play R2")
    assert (refusal.rule, refusal.reason, refusal.args["suit"]) == ("MO-T3", "mo-follow", "green")


def test_MO_T3_without_the_suit_led_a_trump_must_be_played() -> None:
    state = position(["G1 R1", "R2 B2 Y2 wedding"], trump="B")
    play(state, "play G1")
    assert legal(state) == ["play B2", "play wedding"]
    refusal = refused(state, "play R2")
    assert (refusal.rule, refusal.args["trump"]) == ("MO-T3", "blue")


def test_MO_T3_without_both_anything_goes() -> None:
    state = position(["G1 R1", "R2 Y2 lizard"], trump="B")
    play(state, "play G1")
    assert legal(state) == ["play R2", "play Y2", "play lizard"]


def test_MO_T3_a_panku_may_always_be_played_instead() -> None:
    state = position(["G1 R1", "G2 chief wedding lizard chill"])
    play(state, "play G1")
    assert len(legal(state)) == 5


def test_MO_T3_trump_need_not_be_played_while_no_suit_is_led() -> None:
    state = position(["chief R1", "B2 Y2 G2"], trump="B")
    play(state, "play chief")
    assert legal(state) == ["play G2", "play B2", "play Y2"]


def test_MO_T4_leading_a_trump_is_allowed() -> None:
    state = position(["G1 B1", "B2 G2"], trump="B")
    play(state, "play B1")
    assert state.view(-1)["led"] == "blue"
    assert legal(state) == ["play B2"]


# Harvest order


def test_MO_H1_worked_example_without_trump() -> None:
    """Liz leads green, Eva plays a higher green, Joe and Ted equal heights of other colours."""
    state = position(["G5 B1", "G8 B2", "B7 Y1", "R7 Y2"])
    play(state, "play G5", "play G8", "play B7", "play R7")
    assert order(state) == [1, 0, 2, 3]


def test_MO_H1_worked_example_with_red_trump() -> None:
    state = position(["G5 B1", "G8 B2", "B7 Y1", "R7 Y2"], trump="R")
    play(state, "play G5", "play G8", "play B7", "play R7")
    assert order(state) == [3, 1, 0, 2]


def test_MO_H1_chief_then_trumps_then_suit_led_then_others_then_panku() -> None:
    state = position(["G1 B1", "R2 B2", "chief B3", "Y11 Y1"], trump="R")
    play(state, "play G1", "play R2", "play chief", "play Y11")
    assert order(state) == [2, 1, 0, 3]
    state = position(["lizard B1", "G1 B2", "Y11 B3", "G2 Y1"])
    play(state, "play lizard", "play G1", "play Y11", "play G2")
    assert order(state) == [3, 1, 2, 0]


def test_MO_H1_trumps_and_suit_led_by_height() -> None:
    state = position(["R3 B1", "R11 B2", "R7 B3", "R1 Y1"], trump="R")
    play(state, "play R3", "play R11", "play R7", "play R1")
    assert order(state) == [1, 2, 0, 3]


def test_MO_H1_equal_cards_and_other_panku_by_turn_order() -> None:
    state = position(["chill B1", "lizard B2", "wedding B3 G3", "G1 Y1"], leader=2)
    play(state, "play G3", "play G1", "play chill", "play lizard")
    assert order(state) == [2, 3, 0, 1]
    state = position(["G1 B1", "B9 B2", "Y9 B3", "R9 Y1"])
    play(state, "play G1", "play B9", "play Y9", "play R9")
    assert order(state) == [0, 1, 2, 3]


def test_MO_H2_a_reversed_trick_goes_from_weakest_to_strongest() -> None:
    state = position(["G5 B1", "G8 B2", "B7 Y1", "wedding Y2"], reverse=True)
    play(state, "play G5", "play G8", "play B7")
    assert order(state) == [2, 0, 1]
    state = position(["G5 B1", "G8 B2", "B7 Y1", "lizard Y2"], reverse=True)
    play(state, "play G5", "play G8", "play B7", "play lizard")
    assert order(state) == [3, 2, 0, 1]


def test_MO_H2_of_equals_the_later_picks_first_in_a_reversed_trick() -> None:
    state = position(["G5 B1", "G8 B2", "B7 Y1", "R7 Y2"], reverse=True)
    play(state, "play G5", "play G8", "play B7", "play R7")
    assert order(state) == [3, 2, 0, 1]


def test_MO_H2_chief_stays_first_in_a_reversed_trick() -> None:
    state = position(["G5 B1", "chief B2", "B7 Y1", "lizard Y2"], reverse=True)
    play(state, "play G5", "play chief", "play B7", "play lizard")
    assert order(state) == [1, 3, 2, 0]


# The harvest


def test_MO_H3_each_takes_one_card_in_order_and_all_are_taken() -> None:
    state = position(["G5 B1", "G8 B2", "G1 B3"])
    play(state, "play G5", "play G8", "play G1")
    assert legal(state, 1) == ["take G1", "take G5", "take G8"]
    assert refused(state, "take B3", seat=1).rule == "MO-H3"
    play(state, "take G1")
    assert refused(state, "take G1", seat=0).rule == "MO-H3"
    play(state, "take G8", "take G5")
    assert [island(state, seat) for seat in range(3)] == [["G8"], ["G1"], ["G5"]]
    assert state.view(-1)["trick"] == []


def test_MO_H4_chill_may_be_taken_at_once_and_is_the_pick() -> None:
    state = position(["G5 B1", "chill B2", "G1 B3"])
    play(state, "play G5", "play chill", "play G1")
    assert order(state) == [0, 2, 1]
    assert legal(state, 1) == ["chill", "no-chill"]
    assert refused(state, "take G5", seat=1).rule == "MO-H4"
    play(state, "chill")
    assert island(state, 1) == ["chill"]
    assert order(state) == [1, 0, 2]
    play(state, "take G1", "take G5")
    assert state.to_act() == [2]


def test_MO_H4_declined_chill_is_a_card_like_the_others() -> None:
    state = position(["G5 B1", "chill B2", "G1 B3"])
    play(state, "play G5", "play chill", "play G1", "no-chill")
    assert state.to_act() == [0]
    play(state, "take chill", "take G5", "take G1")
    assert island(state, 0) == ["chill"]
    assert state.to_act() == [1]


def test_MO_H4_they_are_asked_even_if_they_pick_first_anyway() -> None:
    state = position(["chill B1", "lizard B2"])
    play(state, "play chill", "play lizard")
    assert order(state) == [0, 1]
    assert legal(state, 0) == ["chill", "no-chill"]


def test_MO_H5_who_picks_last_leads_the_next_trick() -> None:
    state = position(["G5 B1", "G8 B2", "G1 B3"])
    play(state, "play G5", "play G8", "play G1", "take G1", "take G8", "take G5")
    assert state.to_act() == [2]
    assert told(state, "lead")[-1] == {"event": "lead", "seat": 2, "reversed": False}


def test_MO_H5_who_took_chill_at_once_did_not_pick_last() -> None:
    state = position(["G5 B1", "chill B2"])
    play(state, "play G5", "play chill", "chill", "take G5")
    assert state.to_act() == [0]


# Panku


@pytest.mark.parametrize("reverse", [False, True])
def test_MO_H1_the_view_says_why_a_card_ranks_where_it_does(reverse: bool) -> None:
    state = position(["G5 B1", "R2 B2", "Y9 B3", "G1 B4"], trump="R", reverse=reverse)
    assert state.view(-1)["standings"] == [None, None, None, None]
    play(state, "play G5", "play R2", "play Y9")
    assert state.view(-1)["standings"] == ["led", "trump", "off", None]
    play(state, "play G1")
    play(state, "take G1" if reverse else "take Y9")
    assert state.view(-1)["standings"] == ["led", "trump", "off", "suit"]


@pytest.mark.parametrize("reverse", [False, True])
def test_MO_P1_the_view_says_that_panku_rank_apart(reverse: bool) -> None:
    state = position(["lizard B1", "chief B2", "G1 B3"], reverse=reverse)
    play(state, "play lizard", "play chief", "play G1")
    assert state.view(-1)["standings"] == ["panku", "panku", "suit"]


def test_MO_I2_a_trump_announced_in_the_harvest_does_not_change_why_a_card_ranked() -> None:
    state = position(["G8 B1", "Y9 B2"], islands={0: "R8"})
    play(state, "play G8", "play Y9", "take G8", "trump Y")
    assert state.view(-1)["standings"] == ["led", "off"]


def test_MO_P2_no_card_ranks_before_the_second_ones_of_a_wedding() -> None:
    state = position(["G5 B1", "wedding B2"])
    play(state, "play G5")
    assert state.view(-1)["standings"] == ["led", None]
    play(state, "play wedding")
    assert state.view(-1)["standings"] == [None, None]
    play(state, "play B1")
    assert state.view(-1)["standings"] == ["led", None]


def test_MO_P1_the_chief_is_always_first() -> None:
    state = position(["R11 B1", "R10 B2", "chief B3"], trump="R")
    play(state, "play R11", "play R10", "play chief")
    assert order(state) == [2, 0, 1]


def test_MO_P2_in_a_wedding_everybody_plays_a_second_card_in_the_same_order() -> None:
    state = position(["G5 B1", "wedding B2", "G1 B3"], leader=1)
    movers = []
    for text in ("play wedding", "play G1", "play G5"):
        movers.append(state.to_act()[0])
        play(state, text)
    assert told(state, "wedding")
    for text in ("play B2", "play B3", "play B1"):
        movers.append(state.to_act()[0])
        play(state, text)
    assert movers == [1, 2, 0, 1, 2, 0]


def test_MO_P2_only_the_second_cards_rank_and_pairs_are_taken() -> None:
    state = position(["G5 B1", "chief B2", "wedding B3"])
    play(state, "play G5", "play chief", "play wedding", "play B1", "play B2", "play B3")
    assert order(state) == [2, 1, 0]
    assert legal(state) == ["take G5+B1", "take chief+B2", "take wedding+B3"]
    play(state, "take G5+B1", "take wedding+B3")
    assert island(state, 2) == ["G5", "B1"]
    assert island(state, 1) == ["B3", "wedding"]


def test_MO_P2_the_second_cards_are_a_fresh_lead() -> None:
    state = position(["wedding Y4 B1", "G5 G6 B2", "G7 Y1 R1"], trump="R")
    play(state, "play wedding", "play G5", "play G7")
    assert state.view(-1)["led"] is None
    assert legal(state) == ["play B1", "play Y4"]
    play(state, "play Y4")
    assert legal(state) == ["play G6", "play B2"]
    play(state, "play G6")
    assert legal(state) == ["play Y1"]


def test_MO_P2_the_second_card_of_a_pair_being_taken_is_refused_by_its_own_name() -> None:
    """Its first card lies in the Island already, and waits for an effect."""
    volcano = position(["G11 R4 Y5", "wedding B2 B6"], islands={1: "G1"}, leader=1)
    play(volcano, "play wedding", "play G11", "play B2", "play R4", "take G11+R4")
    palm = position(["G8 R4 Y5", "wedding B2 B6"], islands={1: "Y8"}, leader=1)
    play(palm, "play wedding", "play G8", "play B2", "play R4", "take G8+R4")
    for state, step in ((volcano, "cancel"), (palm, "palm")):
        assert state.view(-1)["step"] == step
        with pytest.raises(IllegalMove) as caught:
            state.apply(1, state.parse(1, "take R4"))
        assert caught.value.text == "take R4"


def test_MO_P2_the_first_card_takes_effect_before_the_second_enters() -> None:
    """A Volcano that comes first cannot cancel its partner."""
    state = position(["G11 G3 B5", "wedding G1 B6"])
    play(state, "play G11", "play wedding", "play G3", "play G1", "take G11+G3")
    assert island(state, 0) == ["G3", "G11"]
    assert told(state, "idle-volcano")[-1]["why"] == "alone"


def test_MO_P2_a_mask_that_comes_second_protects_nothing() -> None:
    state = position(["G11 G10 B5", "wedding G1 B6"], islands={0: "G2"})
    play(state, "play G11", "play wedding", "play G10", "play G1", "take G11+G10")
    assert legal(state) == ["cancel G2"]
    assert island(state, 0) == ["G2", "G11"]
    play(state, "cancel G2")
    assert island(state, 0) == ["G10", "G11"]


def test_MO_P2_chill_in_a_wedding_takes_the_own_pair() -> None:
    for first, second in (("chill", "B2"), ("G2", "chill")):
        state = position(["wedding B1 Y1", f"{first} {second} Y2"])
        play(state, "play wedding", f"play {first}", "play B1", f"play {second}")
        assert legal(state, 1) == ["chill", "no-chill"]
        play(state, "chill")
        assert set(island(state, 1)) == {first, second}
        assert state.to_act() == [0]
        play(state, "take wedding+B1")


def test_MO_P2_no_effect_when_hands_are_empty_after_the_first_cards() -> None:
    state = position(["wedding", "G5"], season=2)
    play(state, "play wedding", "play G5")
    assert order(state) == [1, 0]
    assert legal(state) == ["take G5", "take wedding"]
    assert not told(state, "wedding")


def test_MO_P3_who_takes_the_lizard_leads_a_reversed_trick() -> None:
    state = position(["G5 B1", "lizard B2", "G1 B3"])
    play(state, "play G5", "play lizard", "play G1", "take lizard", "take G5", "take G1")
    assert state.to_act() == [0]
    assert state.view(-1)["reversed"] is True
    play(state, "play B1", "play B2", "play B3")
    assert order(state) == [0, 1, 2]
    play(state, "take B1", "take B2", "take B3")


def test_MO_P3_the_reversal_lasts_one_trick() -> None:
    state = position(["G5 B1 Y1", "lizard B2 Y2"])
    play(state, "play G5", "play lizard", "take lizard", "take G5")
    play(state, "play B1", "play B2", "take B1", "take B2")
    assert state.view(-1)["reversed"] is False
    assert state.to_act() == [1]


def test_MO_P3_no_effect_on_the_last_trick_of_a_season() -> None:
    state = position(["G5", "lizard"], season=2, points=[9, 1])
    play(state, "play G5", "play lizard", "take lizard", "take G5")
    assert state.over()
    state = position(["G5", "lizard", "G6", "G7"], points=[0, 0, 9, 9], age=[1, 0, 2, 3])
    play(state, "play G5", "play lizard", "play G6", "play G7")
    play(state, "take lizard", "take G5", "take G6", "take G7")
    assert state.view(-1)["reversed"] is False
    assert state.lizard == -1


def test_MO_P4_chill_see_MO_H4() -> None:
    state = position(["chill B1", "G8 B2"])
    play(state, "play chill", "play G8")
    play(state, "chill", "take G8")
    assert island(state, 0) == ["chill"]
    assert told(state, "chill") == [{"event": "chill", "seat": 0, "taken": True}]


def test_MO_P5_panku_never_set_or_follow_suit_and_never_trump() -> None:
    state = position(["chill B1", "lizard B2", "G1 B3"], trump="G")
    play(state, "play chill", "play lizard", "play G1")
    assert order(state) == [2, 0, 1]


def test_MO_P5_a_volcano_cannot_cancel_a_panku() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "G4 chief"})
    play(state, "play G11", "play G8", "take G11")
    assert legal(state) == ["cancel G4"]
    assert refused(state, "cancel chief").rule == "MO-P5"


# What the view tells a client of all this


@pytest.mark.parametrize(
    ("hand", "trump", "must", "choices"),
    [
        ("G2 R2 chief", "R", "follow", ["G2", "chief"]),
        ("R2 B2 chief", "R", "trump", ["R2", "chief"]),
        ("R2 B2", "Y", None, ["R2", "B2"]),
        ("R2 B2", "", None, ["R2", "B2"]),
    ],
)
def test_MO_T3_the_view_says_what_limits_the_choice(
    hand: str, trump: str, must: str | None, choices: list[str]
) -> None:
    state = position(["G1 B1 Y1", hand], trump=trump)
    assert own_view(state, 1)["choices"] == []
    play(state, "play G1")
    own = own_view(state, 1)
    assert (own["must"], own["choices"]) == (must, choices)
    assert own_view(state, 0)["must"] is None


def test_MO_P2_first_cards_have_no_order_once_second_ones_will_come() -> None:
    state = position(["G5 B1", "wedding B2", "G1 B3"])
    play(state, "play G5")
    assert order(state) == [0]
    play(state, "play wedding")
    assert order(state) == []
    play(state, "play G1", "play B1")
    assert order(state) == [0]
    state = position(["G5", "wedding", "G1"])
    play(state, "play G5", "play wedding")
    assert order(state) == [0, 1]


# Voids: what playing off suit shows to everybody (MO-T3)


@pytest.mark.parametrize(
    ("hand", "trump", "card", "voids"),
    [
        ("R2 Y2", "", "R2", ["green"]),
        ("R2 Y2", "B", "R2", ["green", "blue"]),
        ("B2 Y2", "B", "B2", ["green"]),
        ("G2 Y2", "B", "G2", []),
        ("R2 chill", "B", "chill", []),
    ],
)
def test_MO_T3_what_a_card_off_suit_shows(
    hand: str, trump: str, card: str, voids: list[str]
) -> None:
    state = position(["G1 R1", hand], trump=trump)
    play(state, "play G1", f"play {card}")
    seats = state.view(-1)["seats"]
    assert isinstance(seats, list)
    assert seats[1]["voids"] == voids


def test_MO_T3_a_void_hand_is_never_redealt_the_colour() -> None:
    state = position(["G1 R1 Y1", "R2 Y2 Y3", "G4 R4 B4"])
    play(state, "play G1", "play R2")
    rng = FastRng(1)
    for _ in range(50):
        world = state.redeal(2, rng)
        assert not world.owned(world.hand, 1) & world.void_cards(1)
