"""The rules of Moluku: what Volcanoes and Palms do on an Island (MO-I)."""

from __future__ import annotations

from lanai.games.moluku.scoring import island_points
from support.moluku import (
    island,
    legal,
    play,
    position,
    refused,
    seat_view,
    told,
)


def test_MO_I1_a_volcano_must_cancel_a_card_of_its_colour() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "G4 G2 R4 lizard", 1: "G1"})
    play(state, "play G11", "play G8", "take G11")
    assert legal(state) == ["cancel G2", "cancel G4"]
    assert refused(state, "cancel R4").reason == "mo-cancel-colour"
    assert refused(state, "cancel G11").reason == "mo-cancel-colour"
    assert refused(state, "cancel G1").reason == "mo-cancel-absent"
    assert refused(state, "take G8").rule == "MO-I1"
    play(state, "cancel G2")
    assert island(state, 0) == ["G4", "G11", "R4", "lizard"]
    assert seat_view(state, 0)["covered"] == [{"card": "G2", "volcano": "G11"}]


def test_MO_I1_one_candidate_is_still_the_owners_move() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "G4"})
    play(state, "play G11", "play G8", "take G11")
    assert legal(state) == ["cancel G4"]


def test_MO_I1_no_effect_with_a_mask_of_that_colour() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "G4 G10"})
    play(state, "play G11", "play G8", "take G11")
    assert state.to_act() == [1]
    assert told(state, "idle-volcano") == [
        {"event": "idle-volcano", "seat": 0, "volcano": "G11", "why": "mask"}
    ]


def test_MO_I1_a_mask_of_another_colour_does_not_help() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "G4 R10"})
    play(state, "play G11", "play G8", "take G11")
    assert legal(state) == ["cancel G4"]


def test_MO_I1_no_effect_without_another_card_of_that_colour() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "R4 chill", 1: "G4"})
    play(state, "play G11", "play G8", "take G11")
    assert state.to_act() == [1]
    assert told(state, "idle-volcano")[0]["why"] == "alone"


def test_MO_I1_a_cancelled_card_counts_for_nothing() -> None:
    state = position(["G11 B1", "G8 B2"], islands={0: "G4 R1 R5"})
    assert island_points(state, 0) == 10
    play(state, "play G11", "play G8", "take G11", "cancel G4")
    assert island_points(state, 0) == 2


def test_MO_I1_a_mask_taken_later_does_not_bring_the_card_back() -> None:
    state = position(["G10 B1", "G8 B2"], islands={0: "G11"})
    state.covered = 1 << state.cards.names.index("G4")
    play(state, "play G10", "play G8", "take G10")
    assert seat_view(state, 0)["covered"] == [{"card": "G4", "volcano": "G11"}]


def test_MO_I2_exactly_two_palms_announce_a_trump() -> None:
    state = position(["G8 B1", "G1 B2"], islands={0: "R8"})
    play(state, "play G8", "play G1", "take G8")
    assert legal(state) == ["trump G", "trump R", "trump B", "trump Y", "trump none"]
    assert refused(state, "take G1").rule == "MO-I2"
    play(state, "trump Y")
    assert state.view(-1)["trump"] == "yellow"
    assert state.to_act() == [1]


def test_MO_I2_no_trump_can_be_announced() -> None:
    state = position(["G8 B1", "G1 B2"], islands={0: "R8"}, trump="B")
    play(state, "play G8", "play G1", "take G8", "trump none")
    assert state.view(-1)["trump"] is None


def test_MO_I2_one_or_three_palms_announce_nothing() -> None:
    for others in ("", "R8 B8"):
        state = position(["G8 B1", "G1 B2"], islands={0: others})
        play(state, "play G8", "play G1", "take G8")
        assert state.to_act() == [1]


def test_MO_I2_a_cancel_from_three_to_two_palms_fires_again() -> None:
    state = position(["G11 B1", "G1 B2"], islands={0: "G8 R8 B8"})
    play(state, "play G11", "play G1", "take G11", "cancel G8")
    assert legal(state)[0] == "trump G"
    play(state, "trump G", "take G1")


def test_MO_I2_a_cancel_from_two_to_one_or_of_another_card_does_not_fire() -> None:
    state = position(["G11 B1", "G1 B2"], islands={0: "G8 R8"})
    play(state, "play G11", "play G1", "take G11", "cancel G8")
    assert state.to_act() == [1]
    state = position(["G11 B1", "G1 B2"], islands={0: "G3 B8 R8"})
    play(state, "play G11", "play G1", "take G11", "cancel G3")
    assert state.to_act() == [1]


def test_MO_I2_a_trump_counts_from_the_next_card_on() -> None:
    state = position(["G8 B1", "R9 B2", "G1 B3"], islands={0: "R8"})
    play(state, "play G8", "play R9", "play G1")
    assert state.view(-1)["order"] == [0, 2, 1]
    play(state, "take G8", "trump R")
    assert state.to_act() == [2]


def test_MO_I3_the_cancel_comes_before_the_announcement_and_both_before_the_next_pick() -> None:
    state = position(["G11 B1", "G1 B2"], islands={0: "G8 R8 B8"})
    play(state, "play G11", "play G1", "take G11")
    assert all(move.startswith("cancel") for move in legal(state))
    play(state, "cancel G8")
    assert all(move.startswith("trump") for move in legal(state))
    assert state.to_act() == [0]
    play(state, "trump none")
    assert state.to_act() == [1]


def test_MO_I3_an_announcement_on_the_last_trick_is_still_made() -> None:
    state = position(["G8", "G1"], islands={1: "R8"}, season=2)
    play(state, "play G8", "play G1", "take G1", "take G8")
    assert legal(state) == ["trump G", "trump R", "trump B", "trump Y", "trump none"]
    play(state, "trump B")
    assert state.over()
