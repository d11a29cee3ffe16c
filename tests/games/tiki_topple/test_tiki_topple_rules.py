"""The rules of Tiki Topple, one test or more for each rule id."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lanai.core.bits import pack_nibbles
from lanai.core.errors import IllegalMove, LanaiError, UnreadableMove
from lanai.core.events import Journal, Json
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.tiki_topple.cards import KINDS, list_kinds, load
from lanai.games.tiki_topple.scoring import mission_parts, mission_points
from lanai.games.tiki_topple.state import TikiState

COLUMN = ["nani", "wikiwiki", "huhu", "nui", "akamai", "lokahi", "eepo", "hookipa", "kapu"]
MISSIONS = [
    ["lokahi", "wikiwiki", "hookipa"],
    ["hookipa", "lokahi", "nani"],
    ["nui", "kapu", "nani"],
    ["huhu", "nui", "eepo"],
]


def round_line(
    players: int = 2,
    starter: int = 0,
    column: Sequence[str] = COLUMN,
    aside: Sequence[Sequence[str]] | None = None,
    missions: Sequence[Sequence[str]] = MISSIONS,
) -> Json:
    value: Json = {
        "starter": starter,
        "column": list(column),
        "aside": [list(cards) for cards in aside or [["up2", "up3"]] * players],
        "missions": [list(trio) for trio in missions[:players]],
    }
    return {"chance": "round", "value": value}


def begin(players: int = 2, hand: str = "classic", **line: object) -> TikiState:
    state = find("tiki-topple").new(players, {"hand": hand})
    assert isinstance(state, TikiState)
    if hand == "gamewright":
        line.setdefault("aside", [[]] * players)
    state.place(round_line(players, **line))  # type: ignore[arg-type]
    return state


def play(state: TikiState, *moves: str) -> None:
    for text in moves:
        seat = state.to_act()[0]
        state.apply(seat, state.parse(seat, text))


def column(state: TikiState) -> list[str]:
    names = state.view(0)["column"]
    assert isinstance(names, list)
    return names


def refused(state: TikiState, text: str, seat: int | None = None) -> str:
    """Try a move that must be refused, and give the rule."""
    before = state.identity()
    mover = state.to_act()[0] if seat is None else seat
    with pytest.raises(IllegalMove) as caught:
        state.apply(mover, state.parse(mover, text))
    assert state.identity() == before
    return caught.value.refusal.rule


# The pieces


def test_TT_C1_nine_tikis_in_three_groups_of_three() -> None:
    cards = load("1")
    groups = dict(zip(cards.tikis, cards.groups, strict=True))
    assert groups == {
        "nani": "starfish", "wikiwiki": "starfish", "huhu": "starfish",
        "nui": "shell", "akamai": "shell", "lokahi": "shell",
        "eepo": "fishbone", "hookipa": "fishbone", "kapu": "fishbone",
    }  # fmt: skip


def test_TT_C2_each_player_has_nine_cards_of_seven_kinds() -> None:
    assert KINDS == ("up1", "up2", "up3", "puh", "topple", "wiki", "toast")
    assert sum(load("1").hand("classic").counts) == 9


@pytest.mark.parametrize(
    ("hand", "counts", "provenance"),
    [
        ("classic", [2, 1, 1, 1, 1, 1, 2], "reconstructed"),
        ("one-toast", [2, 2, 1, 1, 1, 1, 1], "reconstructed"),
        ("gamewright", [2, 1, 1, 0, 1, 0, 2], "public"),
    ],
)
def test_TT_C3_hands(hand: str, counts: list[int], provenance: str) -> None:
    found = load("1").hand(hand)
    assert (found.counts, found.provenance) == (counts, provenance)


def test_TT_C4_every_combination_of_groups_once_and_every_tiki_three_times_on_each_rank() -> None:
    missions = load("1").mission_tikis
    assert len({tuple(sorted(trio)) for trio in missions}) == 27
    for trio in missions:
        assert sorted(tiki // 3 for tiki in trio) == [0, 1, 2]
    for rank in range(3):
        assert sorted(trio[rank] for trio in missions) == sorted(list(range(9)) * 3)


def test_TT_C4_reconstructed_orders_say_so() -> None:
    cards = load("1")
    known = {
        tuple(cards.mission_names(mission)): source
        for mission, source in enumerate(cards.mission_provenance)
    }
    assert known["lokahi", "wikiwiki", "hookipa"] == "book"
    assert known["nani", "hookipa", "nui"] == "public"
    assert list(known.values()).count("reconstructed") == 21


# Set-up


def test_TT_S1_groups_stand_together_in_any_order() -> None:
    seen = set()
    for seed in range(3000):
        state = find("tiki-topple").new(2)
        assert isinstance(state, TikiState)
        state.settle(FastRng(seed))
        groups = [COLUMN.index(tiki) // 3 for tiki in column(state)]
        assert groups[0] == groups[1] == groups[2]
        assert groups[3] == groups[4] == groups[5]
        assert groups[6] == groups[7] == groups[8]
        seen.add(tuple(column(state)))
    assert len(seen) > 1100  # of 6 * 6 * 6 * 6 = 1296 columns


def test_TT_S1_a_column_with_a_broken_group_is_refused() -> None:
    mixed = ["nui", *COLUMN[:3], *COLUMN[4:]]
    with pytest.raises(LanaiError, match="TT-S1"):
        begin(column=mixed)
    with pytest.raises(LanaiError, match="TT-S1"):
        begin(column=[*COLUMN[:8], "nani"])


def test_TT_S2_with_three_or_four_one_up1_leaves_the_game() -> None:
    assert list_kinds(begin(2).hand_of(0)).count("up1") == 2
    assert list_kinds(begin(3).hand_of(0)).count("up1") == 1
    assert list_kinds(begin(4, "gamewright").hand_of(0)).count("up1") == 1


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 6), (4, 6)])
def test_TT_S3_two_are_set_aside_and_the_rest_is_played(players: int, cards: int) -> None:
    for hand in ("classic", "one-toast"):
        state = begin(players, hand)
        for seat in range(players):
            assert len(list_kinds(state.hand_of(seat))) == cards
            assert list_kinds(state.aside_of(seat)) == ["up2", "up3"]


def test_TT_S3_none_are_set_aside_in_the_older_edition() -> None:
    assert len(list_kinds(begin(2, "gamewright").hand_of(0))) == 7
    assert len(list_kinds(begin(3, "gamewright").hand_of(0))) == 6


@pytest.mark.parametrize("aside", [["up2"], ["up2", "up2"], ["up2", "nani"], ["up2", "up3", "puh"]])
def test_TT_S3_impossible_cards_aside_are_refused(aside: list[str]) -> None:
    with pytest.raises(LanaiError, match="TT-S3"):
        begin(aside=[["puh", "toast"], aside])


def test_TT_S3_only_the_owner_knows_what_is_aside() -> None:
    state = begin(aside=[["puh", "toast"], ["up1", "wiki"]])
    own = state.view(1)["you"]
    assert isinstance(own, dict)
    assert own["aside"] == ["up1", "wiki"]
    assert "wiki" not in str(state.view(0)["seats"])
    assert "you" not in state.view(-1)


def test_TT_S4_one_secret_mission_each() -> None:
    state = begin(4)
    for seat in range(4):
        own = state.view(seat)["you"]
        assert isinstance(own, dict)
        assert own["mission"] == MISSIONS[seat]
    open_to_all = {"column": None, "tikis": None}
    assert "lokahi" not in str({**state.view(-1), **open_to_all})


def test_TT_S4_missions_that_are_dealt_twice_or_unknown_are_refused() -> None:
    with pytest.raises(LanaiError, match="TT-S4"):
        begin(missions=[MISSIONS[0], MISSIONS[0]])
    with pytest.raises(LanaiError, match="TT-S4"):
        begin(missions=[MISSIONS[0], ["nani", "nui", "huhu"]])


def test_TT_S5_the_first_starter_is_drawn_then_the_left_neighbour_starts() -> None:
    starters = set()
    for seed in range(40):
        state = find("tiki-topple").new(3)
        rng = FastRng(seed)
        state.settle(rng)
        order = [state.view(-1)["starter"]]
        while not state.over():
            state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
            state.settle(rng)
            if state.view(-1)["starter"] != order[-1]:
                order.append(state.view(-1)["starter"])
        first = order[0]
        assert isinstance(first, int)
        assert order == [first, (first + 1) % 3, (first + 2) % 3]
        starters.add(first)
    assert starters == {0, 1, 2}


def test_TT_S5_a_wrong_starter_is_refused() -> None:
    state = begin(2, "gamewright", starter=1)
    rng = FastRng(3)
    while not state.chance_due():
        state.apply(state.to_act()[0], int(state.pick(state.to_act()[0], rng)))
    missions = [["nani", "hookipa", "nui"], ["kapu", "nui", "wikiwiki"]]
    for starter in (1, -1, 2**63):
        with pytest.raises(LanaiError, match="TT-S5"):
            state.place(round_line(starter=starter, aside=[[], []], missions=missions))
    state.place(round_line(starter=0, aside=[[], []], missions=missions))


# A turn


def test_TT_T1_clockwise_one_card_each_and_no_passing() -> None:
    state = begin(3, starter=2)
    order = []
    for _ in range(6):
        order.append(state.to_act()[0])
        play(state, state.text(order[-1], state.legal(order[-1])[0]))
    assert order == [2, 0, 1, 2, 0, 1]


def test_TT_T1_only_the_player_whose_turn_it_is_may_play() -> None:
    assert refused(begin(), "up1 kapu", seat=1) == "TT-T1"


def test_TT_T1_a_card_that_was_played_is_gone_for_the_round() -> None:
    state = begin()
    play(state, "puh nani", "up1 kapu")
    assert refused(state, "puh nani") == "TT-T1"


def test_TT_T2_up_moves_exactly_so_many_places_and_the_others_move_down() -> None:
    state = begin(aside=[["puh", "toast"]] * 2)
    play(state, "up3 nui")
    assert column(state)[:5] == ["nui", "nani", "wikiwiki", "huhu", "akamai"]
    play(state, "up2 kapu")
    assert column(state)[5:] == ["lokahi", "kapu", "eepo", "hookipa"]
    play(state, "up1 wikiwiki")
    assert column(state)[:4] == ["nui", "wikiwiki", "nani", "huhu"]


def test_TT_T2_up_needs_the_places_above() -> None:
    state = begin(aside=[["puh", "toast"]] * 2)
    assert refused(state, "up3 huhu") == "TT-T2"
    assert refused(state, "up2 wikiwiki") == "TT-T2"
    assert refused(state, "up1 nani") == "TT-T2"


def test_TT_T3_puh_moves_down_exactly_two() -> None:
    state = begin()
    play(state, "puh nani")
    assert column(state)[:4] == ["wikiwiki", "huhu", "nani", "nui"]
    play(state, "puh eepo")
    assert column(state)[6:] == ["hookipa", "kapu", "eepo"]


def test_TT_T3_puh_needs_two_places_below() -> None:
    state = begin()
    assert refused(state, "puh hookipa") == "TT-T3"
    assert refused(state, "puh kapu") == "TT-T3"


def test_TT_T4_topple_sends_any_tiki_but_the_last_to_the_last_place() -> None:
    state = begin()
    assert refused(state, "topple kapu") == "TT-T4"
    play(state, "topple nani")
    assert column(state) == [*COLUMN[1:], "nani"]


def test_TT_T5_wiki_lets_two_different_tikis_change_places() -> None:
    state = begin()
    play(state, "wiki nani kapu")
    assert column(state) == ["kapu", *COLUMN[1:8], "nani"]
    with pytest.raises(UnreadableMove, match="TT-T5"):
        state.parse(1, "wiki nani nani")


def test_TT_T6_toast_takes_the_last_tiki_off_the_board() -> None:
    state = begin()
    play(state, "up1 kapu", "up1 nui", "toast")
    assert "hookipa" not in column(state)
    assert state.view(0)["toasted"] == ["hookipa"]
    assert refused(state, "up1 hookipa") == "TT-T6"
    assert refused(state, "wiki nani hookipa") == "TT-T6"


def test_TT_T6_never_as_the_first_card_of_a_round_for_each_player() -> None:
    state = begin(3)
    for _ in range(3):
        assert refused(state, "toast") == "TT-T6"
        play(state, "puh nani" if "nani" in column(state)[:7] else "puh huhu")
    play(state, "toast")


def test_TT_T7_what_was_played_is_public() -> None:
    state = begin()
    play(state, "up1 kapu", "wiki nani nui")
    for viewer in (-1, 0, 1):
        seats = state.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["played"] for seat in seats] == [["up1"], ["wiki"]]


def test_TT_T8_a_player_with_cards_always_has_a_legal_move() -> None:
    """Down to four tikis every kind can be played; check() asserts it after every move."""
    state = begin(2, "classic", aside=[["up1", "up1"]] * 2)
    play(state, "puh nani", "puh nani", "toast", "toast", "toast", "toast")
    assert len(column(state)) == 5
    kinds = {state.text(0, move).split()[0] for move in state.legal(0)}
    assert kinds == {"up2", "up3", "topple", "wiki"}
    state.check()


# End of a round


def test_TT_R1_at_once_when_three_tikis_are_left() -> None:
    state = begin(3, missions=[*MISSIONS[:2], ["nui", "huhu", "hookipa"]])
    play(state, "puh nani", "puh nani", "puh nani")
    journal = Journal()
    state.journal = journal
    play(state, *["toast"] * 6)
    assert state.chance_due()
    scored = journal.events[-1].seen_by(-1)
    assert scored is not None
    assert scored["ended_by"] == "three-tikis"
    assert state.tally()["rounds-by-three-tikis"] == 1


def test_TT_R1_or_when_all_hands_are_empty() -> None:
    state = begin(2, "gamewright")
    rng = FastRng(1)
    for _ in range(14):
        assert not state.chance_due()
        state.apply(state.to_act()[0], int(state.pick(state.to_act()[0], rng)))
    assert state.chance_due()
    assert state.tally()["rounds-by-three-tikis"] == 0


def points(mission: list[str], *top: str) -> int:
    """Give the points of a mission when the column begins with these tikis."""
    cards = load("1")
    tikis = [cards.tikis.index(name) for name in top]
    whole = tikis + [tiki for tiki in range(9) if tiki not in tikis]
    number = [cards.mission_names(each) for each in range(27)].index(mission)
    total = int(mission_points(cards, number, pack_nibbles(whole)))
    assert total == sum(mission_parts(cards, number, pack_nibbles(whole)))
    return total


def test_TT_R2_example_1_of_the_rulebook() -> None:
    mission = ["lokahi", "wikiwiki", "hookipa"]
    assert points(mission, "wikiwiki", "lokahi", "nani", "hookipa") == 5
    assert points(mission, "nani", "wikiwiki", "lokahi", "hookipa") == 5


def test_TT_R2_example_2() -> None:
    mission = ["hookipa", "lokahi", "nani"]
    assert points(mission, "hookipa", "lokahi", "nani") == 16
    assert points(mission, "lokahi", "hookipa", "nani") == 7
    assert points(mission, "nani", "kapu", "lokahi") == 2
    assert points(mission, "kapu", "nani", "huhu", "hookipa", "lokahi") == 2
    assert points(mission, "kapu", "nui", "huhu", "nani") == 0


def test_TT_R2_example_3_is_about_places() -> None:
    state = begin(aside=[["up1", "toast"]] * 2)
    assert refused(state, "up3 huhu") == "TT-T2"
    play(state, "up3 nui")
    assert column(state)[0] == "nui"
    assert refused(state, "puh hookipa") == "TT-T3"
    play(state, "puh eepo")
    assert column(state)[-1] == "eepo"


def test_TT_R3_used_missions_are_out_and_all_cards_come_back() -> None:
    state = begin(2, "gamewright")
    rng = FastRng(1)
    while not state.chance_due():
        state.apply(state.to_act()[0], int(state.pick(state.to_act()[0], rng)))
    assert state.view(-1)["missions_out"] == sorted(
        MISSIONS[:2], key=[load("1").mission_names(each) for each in range(27)].index
    )
    with pytest.raises(LanaiError, match="TT-S4"):
        state.place(round_line(starter=1, aside=[[], []]))
    state.settle(rng)
    assert len(list_kinds(state.hand_of(0))) == 7
    assert state.view(-1)["toasted"] == []


# End of the game


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_TT_G1_three_rounds_with_three_players_else_four(players: int, rounds: int) -> None:
    state = find("tiki-topple").new(players)
    state.playout(FastRng(players))
    assert state.tally()["rounds"] == rounds
    scores = state.scores()
    assert state.winners() == [seat for seat in range(players) if scores[seat] == max(scores)]
    with pytest.raises(IllegalMove, match="TT-G1"):
        state.apply(0, 0)


def test_TT_G1_a_tie_is_a_shared_win() -> None:
    for seed in range(200):
        state = find("tiki-topple").new(2)
        state.playout(FastRng(seed))
        if state.scores()[0] == state.scores()[1]:
            assert state.winners() == [0, 1]
            return
    raise AssertionError("no tie in 200 games")


# Notation


def test_TT_N1_the_upper_tiki_of_a_wiki_is_written_first() -> None:
    state = begin()
    move = state.parse(0, "wiki kapu nani")
    assert state.text(0, move) == "wiki nani kapu"
    play(state, "topple nani")
    assert state.text(1, move) == "wiki kapu nani"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "TT-C2"),
        ("jump nani", "TT-C2"),
        ("up1 bob", "TT-C1"),
        ("up1", "TT-N1"),
        ("up1 nani nui", "TT-N1"),
        ("wiki nani", "TT-N1"),
        ("toast nani", "TT-N1"),
    ],
)
def test_TT_N1_what_cannot_be_read_names_a_rule(text: str, rule: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        begin().parse(0, text)
    assert caught.value.refusal.rule == rule
