"""The action step of Moonshine, by rule id."""

from __future__ import annotations

import pytest

from lanai.bots.knowledge import knowledge_of
from lanai.bots.knowledge.moonshine import pick_eager
from lanai.core.errors import LanaiError, UnreadableMove
from lanai.core.events import Journal
from lanai.core.rng import FastRng
from lanai.games.moonshine import board, card_sets
from lanai.games.moonshine.resources import available, is_met
from lanai.games.moonshine.state import MoonState
from support.moonshine import (
    Place,
    act,
    begin,
    clients,
    drawn,
    idle,
    keep_only,
    legal,
    moons_of,
    pile,
    points,
    put,
    refused,
    roll,
    say,
    sheet,
)

MANY = {"bar.1": 2, "bar.2": 2}


# 3 action


def test_MS_A0_exactly_one_action_each_in_any_order() -> None:
    state = act(Place(), Place(), Place())
    assert state.to_act() == [0, 1, 2]
    say(state, 1, "take-moon")
    assert refused(state, 1, "draw") == ("MS-M1", "ms-owes-moon")
    say(state, 2, "take-moon", "moon bar.1")
    say(state, 1, "moon bar.1")
    assert refused(state, 1, "draw") == ("MS-A0", "ms-already-done")
    assert state.to_act() == [0]


def test_MS_A0_nobody_sees_what_the_others_do_until_all_are_done() -> None:
    state = act(Place(["c03", "c17"]), Place(), dice="food food music")
    state.journal = Journal()
    before = [state.view(1), state.view(-1)]
    say(state, 0, "validate c03")
    drawn(state, 0, "c20", "c21", "c22")
    assert [state.view(1), state.view(-1)] == before
    say(state, 0, "pick c20")
    seen = state.view(1)
    assert seen["waiting"] == [1]
    assert {**seen, "waiting": [0, 1]} == before[0]
    assert state.journal.seen_by(1) == [{"event": "ready", "seat": 0, "card_table": "1"}]
    kinds = [event["event"] for event in state.journal.seen_by(0)]
    assert kinds == ["validating", "validated", "drew", "picked", "ready"]
    say(state, 1, "take-moon", "moon bar.1")
    told = [event for event in state.journal.seen_by(1) if event["event"] == "acted"]
    assert told[0] == {
        "event": "acted", "seat": 0, "action": "validate", "validated": "c03",
        "drew": ["c20", "c21", "c22"], "took": ["c20"], "strikes": [], "replaced": [],
        "moons": {}, "moons_before": 0, "points": 0, "gained": 0, "card_table": "1",
    }  # fmt: skip
    assert told[1]["action"] == "take-moon"
    assert told[1]["moons"] == {"bar.1": 1}
    assert sheet(state, 0, viewer=1)["validated"] == ["c03"]


def test_MS_A0_scores_are_told_when_all_are_done() -> None:
    state = act(Place(["c44", "c17"]), Place(), dice="food food drink")
    say(state, 0, "validate c44")
    state.settle(FastRng(1))
    say(state, 0, legal(state, 0)[0])
    assert state.scores() == [0, 0]
    assert points(state, 0) == 1
    while 0 in state.to_act():
        say(state, 0, legal(state, 0)[0])
    idle(state, 1)
    assert state.scores() == [1, 0]


def test_MS_A0_cards_are_drawn_in_the_order_asked() -> None:
    state = act(Place(), Place())
    say(state, 1, "draw")
    assert state.to_act() == []
    assert refused(state, 0, "draw") == ("MS-A0", "ms-wait")
    with pytest.raises(LanaiError) as caught:
        drawn(state, 0, "c20", "c21", "c22")
    assert caught.value.details == {"rule": "MS-A0"}
    drawn(state, 1, "c20", "c21", "c22")
    say(state, 0, "draw")
    with pytest.raises(LanaiError) as caught:
        drawn(state, 0, "c22", "c23", "c24")
    assert caught.value.details == {"rule": "MS-A7"}
    drawn(state, 0, "c25", "c23", "c24")
    assert sheet(state, 0)["offer"] == ["c23", "c24", "c25"]
    assert sheet(state, 0, viewer=1)["offer"] == []


def test_MS_A1_worked_example_1_a_cost_of_four_drinks() -> None:
    state = act(
        Place(["c53", "c03"], validated=["c31"], moons={"bar.2": 2, "c53": 1}),
        Place(),
        dice="food food drink",
    )
    power = board.power_of(state.now, 0)
    four_drinks = 4 << 10
    assert is_met(four_drinks, available(state.dice, power))
    assert not is_met(5 << 10, available(state.dice, power))
    shown = sheet(state, 0)["available"]
    assert isinstance(shown, dict)
    assert (shown["drink"], shown["joker"]) == (3, 1)
    assert shown["from"] == [
        {"source": "w1", "gives": "food"}, {"source": "w2", "gives": "food"},
        {"source": "w3", "gives": "drink"}, {"source": "bar.2", "gives": "joker"},
        {"source": "c53", "gives": "drink"}, {"source": "c31", "gives": "drink"},
    ]  # fmt: skip
    say(state, 0, "validate c53")
    assert legal(state, 0) == ["pay bar.2", "pay c53"]
    assert refused(state, 0, "pay c03") == ("MS-A1", "ms-no-moon-there")
    say(state, 0, "pay bar.2", "pay bar.2")
    assert moons_of(state, 0) == {}, "the moon left on it is discarded"


def test_MS_A1_resources_and_moons_must_be_there() -> None:
    state = act(Place(["c11", "c45"], moons={"bar.1": 1}), Place(), dice="food food food")
    assert refused(state, 0, "validate c45") == ("MS-A1", "ms-missing-resources")
    assert refused(state, 0, "validate c03") == ("MS-A1", "ms-not-before-you")
    state = act(Place(["c06", "c45"], moons={"bar.1": 1}), Place(), dice="food food food")
    assert refused(state, 0, "validate c06") == ("MS-A1", "ms-missing-moons")


def test_MS_A1_coloured_dice_only_with_access() -> None:
    state = act(Place(["c45"], validated=["c04"]), Place(["c17"]), dice="food food music joker")
    assert "validate c45" in legal(state, 0)
    assert "validate c17" not in legal(state, 1)
    assert sheet(state, 0)["access"] == ["w1", "w2", "w3", "b"]
    assert sheet(state, 1)["access"] == ["w1", "w2", "w3"]


def test_MS_A1_worked_example_4_discount_and_moon_on_the_client() -> None:
    state = act(Place(["c06", "c17"], ["c34"], {"c06": 1}), Place(), dice="food food food")
    say(state, 0, "validate c06")
    assert legal(state, 0) == ["pay c06"]
    say(state, 0, "pay c06")
    assert moons_of(state, 0) == {}
    state = act(Place(["c06", "c17"], ["c34"], {"c06": 1, "bar.1": 1}), Place())
    say(state, 0, "validate c06", "pay bar.1")
    assert moons_of(state, 0) == {}, "the moon on the client is lost too"


def _pays_from(*clients: str, bar: int, on_client: int) -> object:
    """Tell from where a seat pays by itself that has moons on its bar and on the client."""
    moons = {spot: count for spot, count in (("bar.1", bar), (clients[0], on_client)) if count}
    state = act(Place(clients, moons=moons), Place(), dice="food food food")
    say(state, 0, f"validate {clients[0]}")
    own = state.view(0)["you"]
    assert isinstance(own, dict)
    return own["pays_from"]


def test_MS_A1_a_view_tells_what_is_paid_without_a_choice() -> None:
    """What lies on the client is lost anyway, and whoever must pay all they have chooses none."""
    assert _pays_from("c01", "c17", bar=1, on_client=1) == "c01"
    assert _pays_from("c01", "c17", bar=1, on_client=0) == "bar.1"
    assert _pays_from("c01", "c17", bar=2, on_client=0) is None


def test_MS_A1_worked_example_4_discounts_never_go_below_zero() -> None:
    state = act(Place(["c01", "c17"], ["c34", "c48"], {"c01": 1, "bar.1": 1}), Place())
    say(state, 0, "validate c01")
    assert state.chance_due(), "nothing is paid"
    assert moons_of(state, 0) == {"bar.1": 1}, "the moon on the client is discarded"


def test_MS_A1_moons_that_just_gave_a_resource_may_be_paid() -> None:
    state = act(Place(["c04", "c17"], moons={"bar.2": 2}), Place(), dice="food food food")
    say(state, 0, "validate c04", "pay bar.2")
    bonuses = sheet(state, 0)["bonuses"]
    assert isinstance(bonuses, dict)
    assert (bonuses["joker"], bonuses["blue"]) == (0, 1)


def test_MS_A1_the_engine_tells_what_is_missing_and_what_validating_would_do() -> None:
    state = act(Place(["c11", "c13"], ["c31", "c34"], {"bar.2": 2, "c11": 1}), Place(),
                dice="food food music")  # fmt: skip
    lines = sheet(state, 0)["clients"]
    assert isinstance(lines, list)
    assert lines[0]["lacks"] == {"food": 0, "music": 1, "drink": 0}
    assert (lines[0]["jokers_used"], lines[0]["resources_missing"]) == (1, 0)
    assert (lines[0]["moons_missing"], lines[0]["can_validate"]) == (0, True)
    assert lines[0]["validation"] == {
        "moon_cost": 1, "moons_left": 2, "gains": None, "points": 3,
    }  # fmt: skip
    assert lines[1]["validation"] == {
        "moon_cost": 1, "moons_left": 2, "gains": "majority", "points": 2,
    }  # fmt: skip


def test_MS_A2_a_validated_client_is_refilled() -> None:
    state = act(Place(["c03", "c17"]), Place(), dice="food food music")
    say(state, 0, "validate c03")
    drawn(state, 0, "c20", "c21", "c22")
    assert legal(state, 0) == ["pick c20", "pick c21", "pick c22"]
    assert refused(state, 0, "pick c23") == ("MS-A2", "ms-not-drawn")
    say(state, 0, "pick c21")
    assert clients(state, 0) == ["c17", "c21"]
    idle(state, 1)
    assert {"c20", "c22"} <= pile(state)


def test_MS_A2_two_refills_draw_eyes_anew() -> None:
    state = act(Place(["c06", "c17"], moons=MANY), Place(), dice="food food food")
    say(state, 0, "validate c06", "pay bar.1", "pay bar.1")
    drawn(state, 0, "c20", "c21", "c22")
    say(state, 0, "pick c20")
    assert state.chance_due()
    drawn(state, 0, "c23", "c25", "c26")
    say(state, 0, "pick c26")
    assert clients(state, 0) == ["c17", "c20", "c26"]
    assert state.to_act() == [1]


def test_MS_A2_the_eyes_of_the_validated_client_count_for_its_refill() -> None:
    state = act(Place(["c14", "c17"]), Place(), dice="food food music")
    put(state, 0, "bar.2")
    put(state, 0, "bar.2")
    state.before = state.now[:]
    say(state, 0, "validate c14")
    with pytest.raises(LanaiError):
        drawn(state, 0, "c20", "c21", "c22")
    drawn(state, 0, "c20", "c21", "c22", "c23")


def test_MS_A2_an_instant_comes_before_the_next_refill() -> None:
    state = act(Place(["c06", "c17"], moons=MANY), Place(), dice="food food food")
    say(state, 0, "validate c06", "pay bar.1", "pay bar.1")
    drawn(state, 0, "c28", "c21", "c22")
    say(state, 0, "pick c28")
    assert not state.chance_due()
    say(state, 0, "moon bar.1", "moon bar.1")
    assert state.chance_due()


def test_MS_A3_gain_one_moon() -> None:
    state = act(Place(), Place())
    say(state, 0, "take-moon", "moon c03")
    assert moons_of(state, 0) == {"c03": 1}
    assert state.to_act() == [1]


def test_MS_A4_replace_one_client_by_one_drawn_or_none() -> None:
    state = act(Place(["c03", "c17"], moons={"c03": 1, "bar.1": 1}), Place())
    say(state, 0, "draw")
    drawn(state, 0, "c22", "c20", "c21")
    assert legal(state, 0) == [
        "replace none",
        "replace c03 c20", "replace c03 c21", "replace c03 c22",
        "replace c17 c20", "replace c17 c21", "replace c17 c22",
    ]  # fmt: skip
    assert refused(state, 0, "replace c03 c23") == ("MS-A4", "ms-not-drawn")
    with pytest.raises(UnreadableMove) as caught:
        state.parse(0, "replace c04 c20")
    assert caught.value.refusal.rule == "MS-A4"
    say(state, 0, "replace c03 c21")
    assert clients(state, 0) == ["c17", "c21"]
    assert moons_of(state, 0) == {"bar.1": 1}, "its moon is discarded"
    idle(state, 1)
    assert {"c03", "c20", "c22"} <= pile(state)


def test_MS_A4_as_many_as_one_has_eyes() -> None:
    state = act(Place(validated=["c05", "c14"]), Place())
    say(state, 0, "draw")
    with pytest.raises(LanaiError):
        drawn(state, 0, "c20", "c21", "c22", "c23")
    drawn(state, 0, "c20", "c21", "c22", "c23", "c25")
    say(state, 0, "replace none")
    assert clients(state, 0) == ["c03", "c17"]


def test_MS_A5_bolt_plus_2_gains_two_moons_when_chosen() -> None:
    state = act(Place(), Place())
    say(state, 0, "draw")
    drawn(state, 0, "c14", "c21", "c22")
    say(state, 0, "replace c03 c14", "moon bar.1", "moon c17")
    assert moons_of(state, 0) == {"bar.1": 1, "c17": 1}


def test_MS_A5_not_when_it_is_validated() -> None:
    state = act(Place(["c56", "c17"], moons={"bar.2": 2}), Place(), dice="food music drink")
    say(state, 0, "validate c56", "pay bar.2")
    assert state.chance_due()
    assert moons_of(state, 0) == {"bar.2": 1}


def test_MS_A5_bolt_minus_1_the_others_lose_when_all_have_acted() -> None:
    state = act(Place(), Place(moons={"bar.1": 1, "c07": 1}), Place(), Place(moons={"c49": 1}))
    state.journal = Journal()
    say(state, 0, "draw")
    drawn(state, 0, "c10", "c21", "c22")
    say(state, 0, "replace c03 c10", "moon bar.1")
    assert moons_of(state, 1) == {"bar.1": 1, "c07": 1}
    idle(state, 1, 2)
    assert state.view(1)["step"] == "action"
    say(state, 3, "take-moon", "moon bar.2")
    assert state.view(1)["step"] == "losses"
    told = [event for event in state.journal.seen_by(1) if event["event"] == "acted"]
    assert [event["strikes"] for event in told] == [["c10"], [], [], []]
    assert state.to_act() == [1, 3], "seat 2 has no moon and loses nothing"
    assert refused(state, 0, "lose bar.1") == ("MS-A5", "ms-nothing-owed")
    assert refused(state, 1, "lose bar.2") == ("MS-A5", "ms-no-moon-there")
    assert legal(state, 3) == ["lose bar.2", "lose c49"]
    say(state, 3, "lose c49")
    say(state, 1, "lose bar.1")
    assert moons_of(state, 1) == {"c07": 1}
    assert moons_of(state, 3) == {"bar.2": 1}
    assert state.chance_due()


def test_MS_A5_several_bolts_at_once_cost_one_moon_each() -> None:
    state = act(Place(), Place(moons={"bar.1": 2}), Place(moons={"bar.1": 2}))
    for seat, old, bolt in ((0, "c03", "c10"), (1, "c07", "c24")):
        say(state, seat, "draw")
        drawn(state, seat, bolt, f"c2{seat}", f"c6{seat}")
        say(state, seat, f"replace {old} {bolt}", "moon bar.2")
    idle(state, 2)
    assert state.to_act() == [0, 1, 2]
    say(state, 2, "lose bar.1", "lose bar.1")
    say(state, 0, "lose bar.2")
    say(state, 1, "lose bar.2")
    assert [moons_of(state, seat) for seat in range(3)] == [{}, {"bar.1": 2}, {}]


def test_MS_A5_losses_come_before_the_moons_are_counted() -> None:
    """MS-E1 breaks ties by moons: the loss of this round has been taken by then."""
    state = act(
        Place(["c45", "c59"], ["c12", "c26", "c40"], {"bar.1": 1}),
        Place(["c17", "c31"], ["c54", "c68", "c11", "c44"]),
    )
    say(state, 1, "draw")
    drawn(state, 1, "c10", "c21", "c22")
    say(state, 1, "replace c17 c10", "moon bar.1")
    idle(state, 0)
    assert not state.over()
    say(state, 0, "lose bar.1")
    assert (state.scores(), state.winners()) == ([12, 12], [1])


def test_MS_A6_nobody_discards_when_a_slot_is_lost() -> None:
    state = act(Place(["c03", "c17", "c45"]), Place())
    assert clients(state, 0) == ["c03", "c17", "c45"], "three clients for two slots"
    say(state, 0, "take-moon", "moon bar.1")
    assert clients(state, 0) == ["c03", "c17", "c45"]
    idle(state, 1)
    roll(state, "food food music")
    say(state, 1, "keep")
    say(state, 0, "validate c03")
    assert not state.chance_due(), "two clients for two slots: no refill"
    assert state.to_act() == [1]


def test_MS_A7_the_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    state = act(Place(), Place())
    keep_only(state, "c20")
    say(state, 0, "draw")
    for wrong in (["c21", "c20", "c22"], ["c20", "c21"], ["c20", "c20", "c21"]):
        with pytest.raises(LanaiError):
            drawn(state, 0, *wrong)
    drawn(state, 0, "c20", "c21", "c22")
    assert state.view(1)["deck"] == 1, "the others see it as it was"
    say(state, 0, "replace none")
    idle(state, 1)
    assert pile(state) >= {"c20", "c21", "c22"}
    assert int(str(state.view(0)["deck"])) == 70 - 4 - 6


def test_MS_A7_what_is_discarded_in_a_step_joins_the_pile_at_its_end() -> None:
    state = act(Place(), Place())
    say(state, 0, "draw")
    drawn(state, 0, "c20", "c21", "c22")
    say(state, 0, "replace none")
    assert pile(state) == set()
    idle(state, 1)
    assert {"c20", "c21", "c22"} <= pile(state)


def empty_deck(state: MoonState, *left: str) -> None:
    """Leave only these cards to be drawn; the others lie validated before seat 1."""
    for card in card_sets.list_cards(state.now, board.DECK):
        if state.cards.names[card] not in left:
            card_sets.drop_card(state.now, board.DECK, card)
            card_sets.add_card(state.now, board.validated_by(1), card)
    state.before = state.now[:]


def test_MS_A7_one_draws_what_there_is() -> None:
    state = act(Place(), Place())
    empty_deck(state, "c20")
    say(state, 0, "draw")
    drawn(state, 0, "c20")
    assert legal(state, 0) == ["replace none", "replace c03 c20", "replace c17 c20"]


def test_MS_A7_after_an_empty_draw_only_replace_none_is_possible() -> None:
    state = act(Place(), Place())
    empty_deck(state)
    say(state, 0, "draw")
    state.draw(FastRng(1))
    assert state.outcome() == {"chance": "draw", "seat": 0, "value": []}
    assert legal(state, 0) == ["replace none"]


def test_MS_A7_an_empty_draw_ends_a_refill() -> None:
    state = act(Place(["c03", "c17"]), Place(), dice="food food music")
    empty_deck(state)
    say(state, 0, "validate c03")
    drawn(state, 0)
    assert clients(state, 0) == ["c17"]
    assert state.to_act() == [1]


def test_MS_A0_an_eager_player_validates_whatever_can_be_validated() -> None:
    rng = FastRng(8)
    state = act(Place(["c01", "c03"], moons={"bar.1": 1}), Place(), dice="food food music")
    picked = {state.text(0, pick_eager(state, 0, rng)) for _ in range(50)}
    assert picked == {"validate c01", "validate c03"}
    assert {state.text(1, pick_eager(state, 1, rng)) for _ in range(50)} == {"take-moon", "draw"}
    game = begin(4)
    moves = knowledge_of(game.game).playout(game, rng)
    assert game.over()
    assert moves > 50
