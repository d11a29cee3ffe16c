"""Deliberately broken games: every check catches its fault, and says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from fluent.syntax import parse

from lanai.conformance import bots, copies, hidden, learning, moves, play, records, told
from lanai.conformance.suite import FIRST, REST, WHOLE, Check, Finding, cases, examine, run
from lanai.core.cells import Cells
from lanai.core.contract import Game, Option, State
from lanai.core.errors import Refusal
from lanai.core.events import Event, Json
from lanai.core.rng import Rng
from lanai.games import registry
from lanai.texts import Texts
from support.kuhn import kuhn_poker

Break = Callable[..., Game]
Methods = dict[str, Any]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Make Kuhn poker with other methods of its state, or other facts, and register it."""
    kuhn = kuhn_poker()
    whole: Any = type(kuhn.new(2))

    def make(methods: Methods | None = None, **facts: Any) -> Game:
        parts = {name: method(whole) for name, method in (methods or {}).items()}
        state: Any = type("Broken", (whole,), parts)

        class Toy(Game):
            def __init__(self) -> None:
                given: dict[str, Any] = {
                    "seats": (2,),
                    "moves": kuhn.moves,
                    "longest": 3,
                    "widest": 3,
                    "stakes": 2,
                }
                super().__init__(name="toy", **(given | facts))

            def start(self, players: int, options: dict[str, object], cards: str) -> State:
                made: State = state(self, players)
                return made

        game = Toy()
        monkeypatch.setitem(registry().games, "toy", game)
        return game

    return make


def first_fault(game: Game, check: Check, runs: int = 2, seed: int = 0) -> Finding:
    return run(game, check, cases(game, runs, seed))


def test_the_whole_game_keeps_every_promise(broken: Break) -> None:
    findings = list(examine(broken(), runs=5, seed=0))
    assert [finding for finding in findings if finding.fault is not None] == []
    assert len(findings) == 1 + len(FIRST) + len(REST) + len(WHOLE)
    assert len({finding.promise for finding in findings}) == len(findings)


def shared_copy(state: Any) -> Any:
    twin = State.copy(state)
    twin.made = state.made
    return twin


def other_card(whole: Any) -> Any:
    """Redeal for seat 0: the card that seat 1 does not hold."""

    def redeal(self: Any, seat: int, rng: Rng) -> Any:
        world = self.copy()
        if seat == 0 and self.cards and not self.shown():
            world.cards[1] = 3 - sum(self.cards)
            return world
        return whole.redeal(self, seat, rng)

    return redeal


def telling(**facts: Any) -> Callable[[Any], Any]:
    """Play and tell something more."""

    def make(whole: Any) -> Any:
        def play(self: Any, seat: int, move: int) -> None:
            whole.play(self, seat, move)
            self.tell(Event("more", {key: fact(self) for key, fact in facts.items()}))

        return play

    return make


def pausing(whole: Any) -> Any:
    """Let people look while somebody is to act."""

    def play(self: Any, seat: int, move: int) -> None:
        self.pause()
        whole.play(self, seat, move)

    return play


def pausing_at_an_end(whole: Any) -> Any:
    """Let people look at what only the end would show."""

    def play(self: Any, seat: int, move: int) -> None:
        made, self.made = self.made, [0, 0]
        self.pause()
        self.made = made
        whole.play(self, seat, move)

    return play


def one_for_the_lowest(whole: Any) -> Any:
    """Let who holds the lowest card have but one move."""
    return lambda self, seat: whole.legal(self, seat)[: 1 + (self.cards[seat] > 0)]


def silent_play(self: Any, seat: int, move: int) -> None:
    self.made.append(move)


def covered_play(self: Any, seat: int, move: int) -> None:
    """Lay the move face down: everybody sees that there is one."""
    self.made.append(move)
    self.tell(Event("played", {"seat": seat}, {seat: {"move": move}}))


def covered_view(self: Any, viewer: int) -> Json:
    return {"made": len(self.made), **({"card": self.card(viewer)} if viewer in (0, 1) else {})}


def whispering_play(self: Any, seat: int, move: int) -> None:
    self.made.append(move)
    self.tell(Event("played", {}, audience=[seat]))


DEALS = count()


def lucky_draw(self: Any, rng: Rng) -> None:
    """Deal without the generator: other cards each time."""
    first = next(DEALS) % 3
    self.cards = [first, (first + 1) % 3]


def forgetful_place(self: Any, line: Json) -> None:
    self.cards = [0, 1]


def extra(whole: Any) -> Any:
    def init(self: Any, game: Game, players: int) -> None:
        whole.__init__(self, game, players)
        self.deck = object()

    return init


def broken_check(self: Any) -> None:
    raise AssertionError("the pot is too small")


def always(value: Any) -> Callable[[Any], Any]:
    return lambda whole: lambda *_: value


def method(function: Any) -> Callable[[Any], Any]:
    return lambda whole: function


UNLIKE = "does not verify | written differently | goes on elsewhere | goes on differently | another"


def marking(value: int) -> Callable[[Any], Any]:
    """Mark the legal moves with another number than 1."""

    def mask(self: Any, seat: int, cells: Cells) -> None:
        for move in self.legal(seat):
            cells.put(move, value)

    return method(mask)


def endless(whole: Any) -> Any:
    def write(self: Any, seat: int, cells: Cells) -> None:
        while True:
            cells.number(1)

    return write


def all_cards(whole: Any) -> Any:
    def encode(self: Any, seat: int, cells: Cells) -> None:
        for card in self.cards:
            cells.number(card)

    return encode


FAULTS: list[tuple[Check, Methods, str]] = [
    (copies.state_is_plain, {"__init__": extra}, "the state holds a object: keep numbers"),
    (play.games_go_on, {"chance_due": always(True)}, "still due after 1000 draws in a row"),
    (play.games_go_on, {"next_seat": always(7)}, "next_seat gives 7, but there are only the seats"),
    (play.games_end, {"next_seat": always(0)}, "not over after 3 moves"),
    (play.games_end, {"scores": always([0])}, "scores gives [0]: a whole number for each of 2"),
    (play.games_end, {"scores": always([1, 0])}, "do not add up to 0"),
    (play.games_end, {"scores": always([9, -9])}, "the stakes are 2, but the scores are [9, -9]"),
    (play.games_end, {"winners": always([0])}, "the game goes on, but winners gives [0]"),
    (play.invariants_hold, {"check": method(broken_check)}, "the pot is too small"),
    (play.playout_is_the_same_game, {"playout": always(0)}, "playout ends elsewhere"),
    (moves.somebody_acts, {"to_act": always([1, 0])}, "to_act gives [1, 0]"),
    (moves.somebody_acts, {"to_act": always([7])}, "only the seats 0 to 1"),
    (moves.somebody_acts, {"next_seat": always(-1), "over": always(False)}, "nobody is to act"),
    (moves.nobody_moves_before_chance, {"legal": always([0])}, "chance is due, but seat 0"),
    (moves.legal_is_the_only_authority, {"legal": always([1, 0])}, "not rising"),
    (moves.legal_is_the_only_authority, {"legal": always([0, 2])}, "has only 2 moves"),
    (moves.legal_is_the_only_authority, {"legal": always([])}, "is to act, but legal(0) gives"),
    (moves.legal_is_the_only_authority, {"is_legal": always(False)}, "is_legal says that it is"),
    (moves.legal_is_the_only_authority, {"why_not": always(None)}, "why_not gives None"),
    (moves.pick_is_even, {"pick": always(0)}, "never draws [1] of [0, 1]"),
    (moves.pick_is_even, {"pick": always(7)}, "draws [7], which legal(0) does not have"),
    (moves.texts_are_read_back, {"text": always("go")}, "“go” for the moves 0 and 1"),
    (moves.texts_are_read_back, {"text": always("")}, "text gives nothing for move 0"),
    (moves.texts_are_read_back, {"parse": always(0)}, "“bet” for move 1, but parse reads 0"),
    (moves.refusals_change_nothing, {"is_legal": always(True)}, "but apply carries it out"),
    (moves.refusals_change_nothing, {"why_not": always(Refusal("KP-9", "no"))}, "rule “KP-9”"),
    (moves.strange_texts_change_nothing, {"parse": always(99)}, "which is no move of the game"),
    (moves.strange_seats_are_spectators, {"legal": always([0])}, "there is no seat -1"),
    (copies.copies_stay_as_they_were, {"copy": method(shared_copy)}, "changes its copy as well"),
    (copies.a_copy_plays_alone, {"copy": method(shared_copy)}, "playing on in a copy has changed"),
    (copies.a_copy_keeps_no_journal, {"copy": method(lambda self: self)}, "keeps the journal"),
    (copies.identities_restore, {"restore": always(None)}, "has another identity"),
    (hidden.views_are_plain_data, {"view": always({"cards": (1, 2)})}, "use lists, not tuples"),
    (hidden.views_are_plain_data, {"view": always({"cards": {1}})}, "is no JSON data"),
    (
        hidden.views_are_plain_data,
        {"play": telling(cards=lambda state: (1, 2))},
        "an event of a spectator comes back from JSON",
    ),
    (
        hidden.what_was_shown_stays,
        {"view": lambda whole: lambda self, viewer: {"made": self.made}},
        "what view gives a spectator has changed while the game played on: {'made': []} became",
    ),
    (
        hidden.what_was_shown_stays,
        {"play": telling(made=lambda state: state.made)},
        "what an event holds has changed",
    ),
    (hidden.what_was_shown_stays, {"scores": lambda whole: lambda self: self.made}, "what scores"),
    (hidden.own_views_add_up, {"own_view": always({})}, "['card'] differ"),
    (hidden.hidden_moves_change_nothing_for_others, {"play": method(silent_play)}, "tell at least"),
    (
        hidden.hidden_moves_change_nothing_for_others,
        {"play": method(whispering_play), "to_act": always([0])},
        "is hidden from a spectator, but not",
    ),
    (
        hidden.redealt_states_look_the_same,
        {"view": lambda whole: lambda self, viewer: {"cards": list(self.cards)}},
        "redealing for a spectator changes its view: cards[",
    ),
    (hidden.pauses_show_no_more, {"play": pausing}, "the game pauses while seats"),
    (hidden.pauses_show_no_more, {"play": pausing_at_an_end}, "pauses as if it were over"),
    (
        hidden.forced_moves_tell_nothing,
        {"choice_is_open": always(True), "legal": one_for_the_lowest},
        "choice_is_open says that all know",
    ),
    (
        hidden.events_are_the_same_in_redealt_states,
        {"play": telling(cards=lambda state: list(state.cards))},
        "tells a spectator what they cannot know",
    ),
    (hidden.redeal_knows_no_more_than_the_viewer, {"redeal": other_card}, "depends on what is"),
    (
        hidden.redeal_forgets_hidden_moves,
        {"play": method(covered_play), "view": method(covered_view)},
        "seat 1 cannot tell which move seat 0 has made, but redeal",
    ),
    (
        hidden.redeal_draws_anew,
        {"redeal": lambda whole: lambda self, seat, rng: self.copy()},
        "redeal never draws anything anew",
    ),
    (learning.masks_mark_what_is_legal, {"mask": always(None)}, "mask(0) marks [], legal gives"),
    (learning.masks_mark_what_is_legal, {"mask": marking(2)}, "writes 2: a mark is 1"),
    (learning.masks_mark_what_is_legal, {"mask": endless}, "more than the 2 cells of a row"),
    (learning.observations_tell_what_is_known, {"encode": all_cards}, "changes what encode tells"),
    (learning.observations_tell_what_is_known, {"encode": endless}, "cells of a row are written"),
    (records.chance_is_placed_as_drawn, {"place": method(forgetful_place)}, "another position"),
    (records.wrong_chance_is_refused, {"place": method(forgetful_place)}, "place takes a broken"),
    (records.records_replay, {"draw": method(lucky_draw)}, UNLIKE),
    (records.saved_games_go_on, {"draw": method(lucky_draw)}, UNLIKE),
    (records.branches_go_on, {"draw": method(lucky_draw)}, "sees a beginning told anew"),
    (told.events_are_told, {"play": telling(seat=lambda state: 9)}, "a seat 9 that there is not"),
    (bots.bots_find_a_move, {"redeal": always(None)}, "attribute 'legal' | expected"),
]


@pytest.mark.parametrize(
    ("check", "methods", "words"), FAULTS, ids=lambda each: getattr(each, "__name__", "")
)
def test_a_fault_is_caught_and_said(
    broken: Break, check: Check, methods: Methods, words: str
) -> None:
    finding = first_fault(broken(methods), check, runs=10)
    assert finding.fault is not None
    assert any(each in finding.fault for each in words.split(" | "))
    assert finding.where.startswith("2 players; again with: lanai check toy --seed ")


@pytest.mark.parametrize("message", ["toy-event-dealt", "toy-event-dealt-own"])
def test_a_message_that_asks_for_what_the_viewer_does_not_know(
    broken: Break, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts("en")
    texts.patterns.entries.pop(message, None)
    texts.patterns.add(parse(f"{message} = You get {{ $coins }}."))
    monkeypatch.setattr(told, "text_in", lambda language: texts)
    finding = first_fault(broken(), told.events_are_told)
    assert finding.fault is not None
    assert "“dealt” of" in finding.fault
    assert "cannot be told" in finding.fault
    assert "coins" in finding.fault


class Backwards(Option):
    def write(self, value: object) -> str:
        return str(value)[::-1]

    def read(self, text: str) -> object:
        return text


def test_facts_that_are_not_true_are_caught(broken: Break) -> None:
    narrow = first_fault(broken(widest=2), play.chance_is_no_wider_than_said)
    assert narrow.fault == "chance draws one of 3, but `widest` of the game is 2"
    few = first_fault(broken(draws=1), play.chance_is_no_wider_than_said)
    assert few.fault == "chance draws 2 numbers between two moves, but `draws` of the game is 1"
    short = first_fault(broken(longest=1), play.games_end)
    assert short.fault is not None and "`longest`" in short.fault
    options = (Backwards("hand", ("ab", "cd"), "ab"),)
    unread = first_fault(broken(options=options), play.options_read_what_they_write)
    assert unread.fault == "the option hand writes 'ab' as “ba” and reads 'ba'"


def test_every_check_of_the_suite_has_a_game_that_it_catches() -> None:
    by_facts = {play.chance_is_no_wider_than_said, play.options_read_what_they_write}
    assert {check for check, _, _ in FAULTS} | by_facts == {*FIRST, *REST}


def test_what_others_need_is_checked_first(broken: Break) -> None:
    findings = list(examine(broken({"next_seat": always(0)}), runs=2, seed=0))
    assert [finding.check for finding in findings] == [
        "games_are_set_up",
        "games_go_on",
        "state_is_plain",
        "games_end",
    ]


def test_an_error_of_the_game_is_told_with_its_line(broken: Break) -> None:
    game = broken({"redeal": always(None)})
    finding = first_fault(game, hidden.redealt_states_look_the_same)
    assert finding.fault is not None and "AttributeError" in finding.fault


def crashing_play(whole: Any) -> Any:
    def play(self: Any, seat: int, move: int) -> None:
        raise RuntimeError("no such pot")

    return play


def test_a_move_that_raises_is_told_as_such(broken: Break) -> None:
    *_, last = examine(broken({"play": crashing_play}), runs=2, seed=0)
    assert last.check == "games_go_on"
    assert last.fault is not None and "RuntimeError: no such pot" in last.fault


def leaks_after(moves: int) -> Callable[[Any], Any]:
    """Show all cards at one point of the game only."""

    def make(whole: Any) -> Any:
        def view(self: Any, viewer: int) -> Json:
            shown: Json = whole.view(self, viewer)
            return {**shown, "sum": sum(self.cards) if len(self.made) == moves else 0}

        return view

    return make


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_leak_is_found_wherever_it_is_and_again_with_its_number(
    broken: Break, moves: int
) -> None:
    game = broken({"view": leaks_after(moves)})
    found = first_fault(game, hidden.redealt_states_look_the_same, runs=20)
    assert found.fault is not None
    number = int(found.where.split("--seed ")[1].split()[0])
    again = first_fault(game, hidden.redealt_states_look_the_same, runs=1, seed=number)
    assert again == found


def test_positions_lie_in_all_parts_of_a_game_wherever_one_begins(broken: Break) -> None:
    for seed in (0, 1, 1000, 10**12):
        looked_at = cases(broken(), runs=20, seed=seed)
        assert {case.steps for case in looked_at} >= {0, 1, 2}


def test_variants_see_other_games(broken: Break) -> None:
    options = (Option("pot", (1, 2), 1),)
    looked_at = cases(broken(options=options), runs=3, seed=0)
    assert len(looked_at) == len({case.seed for case in looked_at}) == 6


def raising_start(self: Any, players: int, options: dict[str, object], cards: str) -> State:
    raise KeyError("pot")


def test_a_game_that_cannot_be_set_up_is_told_in_a_sentence(
    broken: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert setup_fault(broken(seats=())) == (
        "`seats` is empty: it says how many can play, such as (2, 3, 4)"
    )
    assert setup_fault(broken(seats=(3, 2))) is not None
    assert setup_fault(broken(moves=())) == ("the game has no moves: give `moves`, or `move_count`")
    game = broken()
    monkeypatch.setattr(type(game), "start", always(None)(None))
    told = str(setup_fault(game))
    assert "None" in told and "State" in told, "the compiled engine says it in its own words"
    monkeypatch.setattr(type(game), "start", raising_start)
    assert "raises KeyError: 'pot'" in str(setup_fault(game))


def setup_fault(game: Game) -> str | None:
    (finding,) = examine(game, runs=1, seed=0)
    return finding.fault


def test_refusals_of_lanai_itself_need_no_rule(broken: Break) -> None:
    """A game with rules and refusals of its own, but without a notation."""
    game = broken(rule_ids=("KP-1",))
    game.functions["refusals.why_not"] = lambda state, seat, move: (
        None if state.is_legal(seat, move) else Refusal("KP-1", "move-illegal")
    )
    for check in (moves.strange_texts_change_nothing, moves.refusals_change_nothing):
        assert first_fault(game, check, runs=5).fault is None
    game.functions["refusals.why_not"] = lambda state, seat, move: Refusal("", "move-illegal")
    assert first_fault(game, moves.refusals_change_nothing).fault is not None
