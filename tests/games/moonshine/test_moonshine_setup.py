"""The pieces, the set-up and the moons of Moonshine, by rule id."""

from __future__ import annotations

import pytest

from lanai.core.errors import LanaiError
from lanai.core.events import Journal, Json
from lanai.core.rng import FastRng
from lanai.games.moonshine.cards import BONUSES, load
from support.moonshine import (
    Place,
    act,
    begin,
    begin_regulars,
    clients,
    drawn,
    idle,
    lay_out,
    legal,
    moons_of,
    new,
    put,
    refused,
    roll,
    say,
    setup_line,
    sheet,
)

MANY = {"bar.1": 2, "bar.2": 2}
OFFERS = [["c10", "c14", "c03", "c17"], ["c24", "c31", "c45", "c59", "c28"]]


# The pieces


def test_MS_C1_the_faces_of_the_dice() -> None:
    white = ["food", "food", "food", "music", "music", "drink"]
    assert load("1").die_faces == [
        white, white, white,
        ["food", "food", "moon", "moon", "moon", "joker"],
        ["moon", "music", "drink", "drink", "joker", "joker"],
    ]  # fmt: skip


def test_MS_C1_everybody_chooses_for_themselves_what_a_joker_is() -> None:
    blue = "c04"
    state = act(
        Place(["c01", "c45"], validated=[blue], moons={"bar.2": 1}),
        Place(["c30", "c58"], validated=["c18"]),
        dice="food food music joker",
    )
    assert "validate c45" in legal(state, 0), "as a drink"
    assert "validate c58" in legal(state, 1), "as a drink too"
    state = act(Place(["c59"], validated=[blue]), Place(["c45"], validated=["c18"]),
                dice="food food drink joker")  # fmt: skip
    assert "validate c59" in legal(state, 0), "as music"
    assert "validate c45" in legal(state, 1)


def test_MS_C2_resources_are_never_held() -> None:
    state = act(Place(["c03", "c45"]), Place(), dice="food food music")
    assert "validate c03" in legal(state, 0)
    idle(state, 0, 1)
    roll(state, "food food food")
    say(state, 1, "keep")
    assert refused(state, 0, "validate c03") == ("MS-A1", "ms-missing-resources")


def test_MS_C3_seventy_clients_with_a_spot_or_a_bolt() -> None:
    cards = load("1")
    assert len(cards.clients) == 70
    assert sum(client.start for client in cards.clients) == 10
    for colour in cards.colours:
        assert sum(client.colour == colour for client in cards.clients) == 14
    for client in cards.clients:
        assert (client.spot is None) == (client.bolt is not None)
        assert client.spot is None or 1 <= client.spot.moons <= 2
        assert client.points or client.bonus
    assert all(1 <= spot.moons <= 3 for bar in cards.bars for spot in bar.spots)


def test_MS_C3_there_is_no_place_for_moons_on_a_client_with_a_bolt() -> None:
    state = act(Place(["c10", "c03"]), Place())
    say(state, 0, "take-moon")
    assert legal(state, 0) == ["moon bar.1", "moon bar.2", "moon c03"]
    assert refused(state, 0, "moon c10") == ("MS-C3", "ms-no-spot")


def test_MS_C4_every_colour_has_a_scene_of_its_own() -> None:
    cards = load("1")
    assert dict(zip(cards.colours, cards.scenes, strict=True)) == {
        "green": "kitchen", "pink": "dance-floor", "violet": "jazz-band",
        "amber": "bar-counter", "teal": "card-table",
    }  # fmt: skip
    assert set(cards.colour_provenance) == {"ruling"}


def test_MS_C5_all_clients_say_that_they_are_reconstructed() -> None:
    cards = load("1")
    assert {client.provenance for client in cards.clients} == {"reconstructed"}
    assert [client.name for client in cards.clients] == [f"c{n:02}" for n in range(1, 71)]
    starters = [client for client in cards.clients if client.start]
    assert not any(client.bolt for client in starters)
    assert {client.colour for client in starters} == set(cards.colours)


@pytest.mark.parametrize(
    ("client", "bonus"),
    [
        ("c01", "food"), ("c03", "music"), ("c31", "drink"), ("c37", "joker"), ("c19", "reroll"),
        ("c05", "eye"), ("c06", "slot"), ("c04", "blue"), ("c32", "orange"), ("c34", "discount"),
        ("c13", "majority"),
    ],
)  # fmt: skip
def test_MS_C6_a_validated_client_gives_its_bonus(client: str, bonus: str) -> None:
    without = lay_out(Place(["c45", "c59"]), Place())
    with_it = lay_out(Place(["c45", "c59"], validated=[client]), Place())
    gained = {
        kind: int(sheet(with_it, 0)["bonuses"][kind]) - int(sheet(without, 0)["bonuses"][kind])  # type: ignore[index]
        for kind in BONUSES
    }
    assert gained == {kind: int(kind == bonus) for kind in BONUSES}


def test_MS_C7_standard_bars_are_equal() -> None:
    cards = load("1")
    for bar in cards.bars[:5]:
        assert (bar.side, bar.eyes, bar.slots, bar.rerolls) == ("standard", 3, 2, 1)
        assert [str(spot) for spot in bar.spots] == ["2 → blue", "2 → joker"]
        assert not bar.scores


def test_MS_C8_regulars_sides_score_their_colour() -> None:
    cards = load("1")
    spots = {
        bar.name: [str(spot) for spot in bar.spots]
        for bar in cards.bars
        if bar.side == "regulars" and bar.scores == bar.name
    }
    assert spots == {
        "green": ["2 → blue", "2 → drink"],
        "pink": ["3 → orange", "1 → music"],
        "violet": ["2 → blue", "2 → joker"],
        "amber": ["3 → orange", "1 → food"],
        "teal": ["2 → blue", "1 → reroll"],
    }
    assert {bar.provenance for bar in cards.bars[5:]} == {"reconstructed"}


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_MS_S1_a_bar_and_two_starters_each(players: int) -> None:
    state = new(players)
    state.settle(FastRng(3))
    bars = [sheet(state, seat)["bar"] for seat in range(players)]
    assert len(set(bars)) == players
    assert {sheet(state, seat)["side"] for seat in range(players)} == {"standard"}
    dealt = [name for seat in range(players) for name in clients(state, seat)]
    assert len(set(dealt)) == 2 * players
    assert all(state.cards.clients[state.cards.numbers[name]].start for name in dealt)
    assert state.view(0)["deck"] == 70 - 2 * players


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"first": 2}, "MS-S2"),
        ({"first": True}, "MS-S2"),
        ({"first": 2**63}, "MS-S2"),
        ({"bars": ["green"]}, "MS-S1"),
        ({"bars": ["green", "green"]}, "MS-S1"),
        ({"bars": ["green", "grey"]}, "MS-S1"),
        ({"clients": [["c01", "c02"]]}, "MS-S1"),
        ({"clients": [["c01", "c02"], ["c01", "c15"]]}, "MS-S1"),
        ({"clients": [["c01", "c02"], ["c15", "c17"]]}, "MS-S1"),
        ({"clients": [["c01", "c02"], ["c15"]]}, "MS-S1"),
        ({"clients": [["c01", "c02"], ["c15", "c99"]]}, "MS-S1"),
        ({"clients": [["c01", "c02"], ["c15", 3]]}, "MS-S1"),
    ],
)
def test_MS_S1_an_impossible_set_up_is_refused(change: Json, rule: str) -> None:
    state = new(2)
    line = setup_line(2, 0, [["c01", "c02"], ["c15", "c16"]])
    value = line["value"]
    assert isinstance(value, dict)
    value.update(change)
    before = state.identity()
    with pytest.raises(LanaiError) as caught:
        state.place(line)
    assert caught.value.details == {"rule": rule}
    assert state.identity() == before


def test_MS_S2_everybody_places_a_moon_in_any_order_and_the_first_player_rolls() -> None:
    state = begin(3, first=1)
    assert state.to_act() == [0, 1, 2]
    say(state, 2, "moon bar.1")
    assert refused(state, 2, "moon bar.2") == ("MS-S2", "ms-nothing-owed")
    assert state.to_act() == [0, 1]
    say(state, 0, "moon c01")
    say(state, 1, "moon c15")
    assert state.chance_due()
    assert state.view(0)["active"] == 1
    assert [moons_of(state, seat) for seat in range(3)] == [{"c01": 1}, {"c15": 1}, {"bar.1": 1}]


@pytest.mark.parametrize("first", range(5))
def test_MS_S3_offers_of_4_5_5_6_6_from_the_first_player_on(first: int) -> None:
    state = new(5, regulars=True)
    state.first = first
    sizes = []
    for seed in range(200):
        trial = new(5, regulars=True)
        trial.settle(FastRng(seed))
        if trial.first == first:
            value = trial.outcome()["value"]
            assert isinstance(value, dict)
            sizes = [len(names) for names in value["clients"]]
            break
    assert sizes[first:] + sizes[:first] == [4, 5, 5, 6, 6]


def test_MS_S3_each_keeps_two_hidden_until_all_have_chosen() -> None:
    state = begin_regulars(OFFERS)
    assert state.to_act() == [0, 1]
    assert sheet(state, 0)["offer"] == ["c03", "c10", "c14", "c17"]
    assert sheet(state, 0, viewer=1)["offer"] == []
    say(state, 0, "keep c17 c03")
    assert refused(state, 0, "draw") == ("MS-S3", "ms-already-done")
    assert clients(state, 0) == ["c03", "c17"]
    assert sheet(state, 0, viewer=1)["clients"] == []
    say(state, 1, "keep c31 c45")
    shown = sheet(state, 0, viewer=1)["clients"]
    assert isinstance(shown, list)
    assert [line["client"] for line in shown] == ["c03", "c17"]
    assert state.view(0)["deck"] == 66, "the rest went back"


def test_MS_S3_then_the_moon_then_all_gains_then_all_losses() -> None:
    state = begin_regulars(OFFERS)
    say(state, 0, "keep c10 c14")
    say(state, 1, "keep c24 c31")
    assert state.view(0)["step"] == "first-moons"
    say(state, 0, "moon bar.1")
    say(state, 1, "moon c31")
    assert state.view(0)["step"] == "instants"
    say(state, 1, "moon bar.1")
    assert refused(state, 1, "moon c31") == ("MS-S3", "ms-nothing-owed")
    say(state, 0, "moon bar.1", "moon bar.2")
    assert state.to_act() == [0], "c10 and c14 give three moons"
    say(state, 0, "moon bar.2")
    assert state.view(0)["step"] == "losses"
    assert state.to_act() == [0, 1]
    say(state, 1, "lose c31")
    assert state.to_act() == [0]
    say(state, 0, "lose bar.2")
    assert state.chance_due()
    assert moons_of(state, 0) == {"bar.1": 2, "bar.2": 1}
    assert moons_of(state, 1) == {"bar.1": 1}
    state.check()


def test_MS_S3_an_impossible_offer_is_refused() -> None:
    state = new(2, regulars=True)
    with pytest.raises(LanaiError) as caught:
        state.place(setup_line(2, 1, OFFERS))
    assert caught.value.details == {"rule": "MS-S3"}


# Moons


def test_MS_M1_a_moon_goes_on_any_free_place_of_bar_and_clients() -> None:
    state = act(Place(["c09", "c03"], moons={"bar.1": 2, "bar.2": 1}), Place())
    say(state, 0, "take-moon")
    assert legal(state, 0) == ["moon bar.2", "moon c03", "moon c09"]
    assert refused(state, 0, "moon bar.1") == ("MS-M1", "ms-place-full")
    assert refused(state, 0, "moon c17") == ("MS-M1", "ms-not-before-you")
    say(state, 0, "moon c09")
    assert moons_of(state, 0) == {"bar.1": 2, "bar.2": 1, "c09": 1}


def test_MS_M1_without_a_free_place_a_moon_is_not_taken() -> None:
    full = Place(["c03", "c17"], moons={**MANY, "c03": 1, "c17": 1})
    state = act(full, Place())
    assert refused(state, 0, "take-moon") == ("MS-A3", "ms-no-free-place")
    assert legal(state, 0) == ["validate c03", "validate c17", "draw"]
    state = act(full, Place())
    state.journal = Journal()
    say(state, 0, "draw")
    drawn(state, 0, "c14", "c20", "c21")
    say(state, 0, "replace c03 c14")
    assert moons_of(state, 0) == {**MANY, "c17": 1}
    assert {"event": "no-room", "seat": 0, "moons": 2, "card_table": "1"} in state.journal.seen_by(
        0
    )
    assert state.to_act() == [1]


def test_MS_M1_only_one_of_two_moons_may_fit() -> None:
    state = act(Place(["c03", "c17"], moons={"bar.1": 2, "bar.2": 1, "c03": 1, "c17": 1}), Place())
    say(state, 0, "draw")
    drawn(state, 0, "c14", "c20", "c21")
    say(state, 0, "replace c03 c14", "moon bar.2")
    assert state.to_act() == [1]
    assert moons_of(state, 0) == {**MANY, "c17": 1}


def test_MS_M2_a_spot_is_active_while_all_its_places_are_covered() -> None:
    state = lay_out(Place(["c09", "c03"], moons={"bar.2": 1, "c09": 1}), Place())
    bonuses = sheet(state, 0)["bonuses"]
    assert isinstance(bonuses, dict)
    assert bonuses["joker"] == 0
    put(state, 0, "bar.2")
    put(state, 0, "c09")
    bonuses = sheet(state, 0)["bonuses"]
    assert isinstance(bonuses, dict)
    assert bonuses["joker"] == 2
    state.check()


def test_MS_M2_a_moon_is_not_spent_by_using_its_spot() -> None:
    state = act(Place(["c45", "c17"], moons={"bar.2": 2}), Place(), dice="food food food")
    say(state, 0, "validate c45")
    assert moons_of(state, 0) == {"bar.2": 2}
