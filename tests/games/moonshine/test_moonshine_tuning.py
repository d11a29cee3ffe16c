"""Rulings that only another tuning of the clients (MS-C5) can bring up: slots and eyes on spots."""

from __future__ import annotations

from lanai.core.rng import FastRng
from lanai.games.moonshine.cards import Cards
from support.moonshine import (
    Place,
    act,
    clients,
    drawn,
    idle,
    lay_out,
    legal,
    moons_of,
    new,
    roll,
    say,
    setup_line,
    sheet,
    tuned,
)

SLOTS: Cards = tuned({"c02": "slot", "c30": "eye", "c16": "slot"})


def with_dice_moon() -> tuple[Place, Place]:
    return Place(["c02", "c17"], ["c04"]), Place(["c45", "c59"], moons={"bar.1": 1})


def test_MS_A2_a_slot_won_by_a_moon_of_the_dice_is_filled_at_the_end_of_placing() -> None:
    state = lay_out(*with_dice_moon(), table=SLOTS)
    roll(state, "food food food moon")
    say(state, 0, "keep", "moon c02")
    assert state.view(1)["step"] == "dice-moons"
    assert state.chance_due()
    drawn(state, 0, "c20", "c21", "c22")
    assert sheet(state, 0, viewer=1)["offer"] == ["c20", "c21", "c22"], "this step is open"
    say(state, 0, "pick c21")
    assert clients(state, 0) == ["c02", "c17", "c21"]
    assert state.view(1)["step"] == "action"
    assert state.view(1)["pile"] == ["c20", "c22"], "discards join the pile when the step ends"
    state.check()


def test_MS_A5_an_instant_of_the_dice_moons_counts_for_the_losses_of_the_round() -> None:
    state = lay_out(*with_dice_moon(), table=SLOTS)
    roll(state, "food food food moon")
    say(state, 0, "keep", "moon c02")
    drawn(state, 0, "c10", "c21", "c22")
    say(state, 0, "pick c10", "moon bar.1")
    assert state.view(1)["step"] == "action"
    assert sheet(state, 0, viewer=1)["strikes"] == 1
    idle(state, 0, 1)
    assert state.to_act() == [1]
    say(state, 1, "lose bar.1")


def test_MS_A2_a_slot_won_by_the_action_moon_is_filled() -> None:
    state = act(Place(["c02", "c17"]), Place(), table=SLOTS)
    say(state, 0, "take-moon", "moon c02")
    assert state.chance_due()


def test_MS_A2_eyes_are_counted_anew_for_the_second_refill() -> None:
    state = act(
        Place(["c06", "c30"], moons={"bar.1": 2}), Place(), dice="food food food", table=SLOTS
    )
    say(state, 0, "validate c06", "pay bar.1", "pay bar.1")
    drawn(state, 0, "c28", "c21", "c22")
    say(state, 0, "pick c28", "moon c30", "moon bar.1")
    drawn(state, 0, "c18", "c19", "c20", "c23")
    say(state, 0, "pick c18")
    assert clients(state, 0) == ["c18", "c28", "c30"]


def test_MS_A6_a_lost_slot_takes_no_client_away() -> None:
    state = act(
        Place(["c02", "c01", "c45"], moons={"c02": 1}), Place(), dice="food food food", table=SLOTS
    )
    assert "validate c01" in legal(state, 0)
    say(state, 0, "validate c01", "pay c02")
    assert clients(state, 0) == ["c02", "c45"], "two clients for two slots: no refill"
    assert state.to_act() == [1]


def test_MS_A2_the_moon_of_the_set_up_does_not_refill_yet() -> None:
    state = new(2, table=SLOTS)
    state.place(setup_line(2, 0, [["c01", "c02"], ["c15", "c16"]]))
    say(state, 0, "moon c02")
    say(state, 1, "moon bar.1")
    assert state.view(0)["step"] == "dice"
    roll(state, "food food food")
    say(state, 0, "keep", "take-moon", "moon bar.1")
    assert state.chance_due(), "the end of the action fills the slot"
    state.settle(FastRng(1))
    assert len(legal(state, 0)) == 3
    assert moons_of(state, 0) == {"c02": 1, "bar.1": 1}
