"""The rules of Moluku: cards, set-up, notation (MO-C, MO-S, MO-M)."""

from __future__ import annotations

import pytest

from lanai.core.bits import unpack_nibbles
from lanai.core.errors import LanaiError, SetupError, UnreadableMove
from lanai.core.events import Json
from lanai.core.rng import FastRng
from lanai.games.moluku.cards import KINDS, load
from lanai.games.moluku.masks import numbers
from support.moluku import deal_line, hand, legal, new, own_view, play, position, told

SETUP: Json = {"chance": "setup", "value": {"starter": 1, "age": [2, 0, 1]}}


def test_MO_C1_44_suited_cards_and_4_panku_once_each() -> None:
    names = load("1").names
    assert len(set(names)) == 48
    assert names[44:] == ["chief", "wedding", "lizard", "chill"]
    assert [name for name in names if name.startswith("R")] == [f"R{n}" for n in range(1, 12)]


def test_MO_C2_the_kinds_and_the_rice_of_height_6() -> None:
    cards = load("1")
    assert set(cards.kinds) == set(KINDS)
    assert cards.kinds[5] == "rice"
    source = {row["height"]: row["provenance"] for row in cards.suited_rows}
    assert source.pop(6) == "book"
    assert set(source.values()) == {"reconstructed"}


def test_MO_C2_rice_is_left_when_the_sixes_leave_the_game() -> None:
    cards = load("1")
    assert cards.rice & cards.deal(2).cards


def test_MO_C3_kinds_by_height() -> None:
    assert load("1").kinds == [
        "hut", "fish", "hut", "fish", "pineapple", "rice",
        "pineapple", "palm", "rice", "mask", "volcano",
    ]  # fmt: skip


def test_MO_C3_eight_huts_and_eight_of_each_food() -> None:
    cards = load("1")
    for group in (cards.hut, cards.rice, cards.pineapple, cards.fish):
        assert len(numbers(group)) == 8


def test_MO_C4_value_cards_are_reconstructed_and_say_so() -> None:
    cards = load("1")
    worth = dict(zip(cards.names, cards.points, strict=True))
    assert (worth["G8"], worth["G10"], worth["G11"], worth["G1"]) == (2, 1, 0, 0)
    assert [worth[name] for name in ("chief", "wedding", "lizard", "chill")] == [0, 2, 2, 3]
    sections = {section.title: section.rows for section in cards.sections()}
    for title in ("values", "panku"):
        assert {row[-1] for row in sections[title]} == {"reconstructed"}


def test_MO_C5_four_colours() -> None:
    cards = load("1")
    assert dict(zip(cards.letters, cards.colours, strict=True)) == {
        "G": "green", "R": "red", "B": "blue", "Y": "yellow",
    }  # fmt: skip


# Set-up


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 14, 16), (3, 12, 12), (4, 12, 0)])
def test_MO_S1_hands_and_stock(players: int, each: int, stock: int) -> None:
    state = new(players)
    state.settle(FastRng(players))
    assert [len(hand(state, seat)) for seat in range(players)] == [each] * players
    assert state.view(-1)["stock"] == stock
    sixes = {"G6", "R6", "B6", "Y6"}
    known = {card for seat in range(players) for card in hand(state, seat)}
    known |= set(state.cards.name_all(state.stock()))
    assert len(known) == (44 if players == 2 else 48)
    assert bool(sixes & known) == (players > 2)


def test_MO_S1_every_card_can_go_everywhere() -> None:
    places: dict[str, set[int]] = {}
    for seed in range(200):
        state = new(3)
        state.settle(FastRng(seed))
        for seat in range(3):
            for card in hand(state, seat):
                places.setdefault(card, set()).add(seat)
        for card in state.cards.name_all(state.stock()):
            places.setdefault(card, set()).add(3)
    assert all(seats == {0, 1, 2, 3} for seats in places.values())


def test_MO_S1_deals_are_uniform() -> None:
    state = new(2)
    counts = dict.fromkeys(state.cards.name_all(state.deal.cards), 0)
    rng = FastRng(8)
    draws = 4400
    for _ in range(draws):
        drawn = state.copy()
        drawn.settle(rng)
        for card in hand(drawn, 1):
            counts[card] += 1
    expected = draws * 14 / 44
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_MO_S1_an_impossible_deal_is_refused() -> None:
    state = new(3)
    state.place(SETUP)
    before = state.identity()
    good = deal_line(state, ["G1", "G2", "G3"])
    value = good["value"]
    assert isinstance(value, dict)
    hands = value["hands"]
    for bad in (
        hands[:2],
        [hands[0], hands[1], hands[0]],
        [hands[0], hands[1], hands[2][:-1]],
        [hands[0], hands[1], [*hands[2][:-1], "G12"]],
        [hands[0], hands[1], [*hands[2][:-1], hands[2][0]]],
        [hands[0], hands[1], 5],
        None,
    ):
        with pytest.raises(LanaiError, match="MO-S1"):
            state.place({"chance": "deal", "value": {"hands": bad}})
        assert state.identity() == before
    with pytest.raises(LanaiError, match="deal"):
        state.place(SETUP)
    state.place(good)
    assert sorted(hand(state, 1)) == sorted(hands[1])
    with pytest.raises(LanaiError, match="move"):
        state.place(good)


def test_MO_S1_two_players_cannot_be_dealt_a_six() -> None:
    state = new(2)
    state.place({"chance": "setup", "value": {"starter": 0, "age": [0, 1]}})
    with pytest.raises(LanaiError, match="MO-S1"):
        state.place(deal_line(state, ["G6", "G1"]))


def test_MO_S1_everybody_sees_their_own_hand_only() -> None:
    state = new(3)
    state.place(SETUP)
    state.place(deal_line(state, ["chief", "chill", "lizard"]))
    for seat, card in enumerate(("chief", "chill", "lizard")):
        shown = own_view(state, seat)["hand"]
        assert isinstance(shown, list)
        assert card in shown
        for other in {0, 1, 2, -1} - {seat}:
            assert card not in str(state.view(other))


def test_MO_S2_the_starter_is_drawn() -> None:
    starters = set()
    for seed in range(60):
        state = new(4)
        state.settle(FastRng(seed))
        starters.add(state.to_act()[0])
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize("starter", [3, -1, True, "0", None, 2**63])
def test_MO_S2_an_impossible_starter_is_refused(starter: object) -> None:
    state = new(3)
    before = state.identity()
    with pytest.raises(LanaiError, match="MO-S2"):
        state.place({"chance": "setup", "value": {"starter": starter, "age": [2, 0, 1]}})
    assert state.identity() == before


def test_MO_S3_the_age_is_drawn_unless_the_table_sets_it() -> None:
    ages = set()
    for seed in range(200):
        state = new(3)
        state.settle(FastRng(seed))
        ages.add(tuple(unpack_nibbles(state.age, 3)))
    assert len(ages) == 6
    for seed in range(20):
        state = new(3, age=[1, 2, 0])
        state.settle(FastRng(seed))
        assert state.view(-1)["age"] == [1, 2, 0]


def test_MO_S3_the_age_is_always_in_the_record_and_must_be_the_tables() -> None:
    state = new(3, age=[1, 2, 0])
    state.draw(FastRng(1))
    line = state.outcome()
    assert line["chance"] == "setup"
    value = line["value"]
    assert isinstance(value, dict)
    assert value["age"] == [1, 2, 0]
    with pytest.raises(LanaiError, match="MO-S3"):
        new(3, age=[1, 2, 0]).place(SETUP)


@pytest.mark.parametrize("age", [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, True], "012", None])
def test_MO_S3_an_impossible_age_is_refused(age: object) -> None:
    state = new(3)
    with pytest.raises(LanaiError, match="MO-S3"):
        state.place({"chance": "setup", "value": {"starter": 0, "age": age}})
    if age is not None:
        with pytest.raises(SetupError, match="age"):
            new(3, age=age)


# Notation


@pytest.mark.parametrize(
    ("written", "canonical"),
    [("play G7", "play G7"), ("  PLAY  g7 ", "play G7"), ("Play Chief", "play chief")],
)
def test_MO_M1_the_parser_is_lenient_and_the_writer_is_not(written: str, canonical: str) -> None:
    state = position(["G7 chief", "G8 R1"])
    assert state.text(0, state.parse(0, written)) == canonical


@pytest.mark.parametrize(
    "written", ["take G2+B2", "take B2+G2", "take G2", "take b2", "TAKE g2 + B2"]
)
def test_MO_M1_one_card_is_enough_to_name_a_pair(written: str) -> None:
    state = position(["wedding B1 Y1", "G2 B2 Y2"])
    play(state, "play wedding", "play G2", "play B1", "play B2")
    assert state.text(1, state.parse(1, written)) == "take G2+B2"


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("", "MO-M1"),
        ("eat G7", "MO-M1"),
        ("play", "MO-M1"),
        ("play G7 G8", "MO-M1"),
        ("play G7+G8", "MO-M1"),
        ("chill G7", "MO-M1"),
        ("play G12", "MO-C1"),
        ("play G0", "MO-C1"),
        ("trump X", "MO-C5"),
        ("take G1+G2", "MO-P2"),
        ("take wedding+G2", "MO-P2"),
        ("take G2+G2", "MO-P2"),
    ],
)
def test_MO_M1_what_cannot_be_read_names_a_rule(written: str, rule: str) -> None:
    state = position(["wedding B1 Y1", "G2 B2 Y2"])
    play(state, "play wedding", "play G2", "play B1", "play B2")
    with pytest.raises(UnreadableMove) as caught:
        state.parse(0, written)
    assert caught.value.refusal.rule == rule


def test_MO_M1_a_move_number_that_does_not_exist() -> None:
    state = position(["G7", "G8"])
    for number in (-1, 247, 10**12):
        refusal = state.why_not(0, number)
        assert refusal is not None
        assert refusal.rule == "MO-M1"


def test_MO_M1_forced_moves_are_moves() -> None:
    state = position(["G7 B1", "G8 B2"])
    play(state, "play G7", "play G8", "take G7")
    assert legal(state) == ["take G8"]
    assert told(state, "taken")[-1]["cards"] == ["G7"]
