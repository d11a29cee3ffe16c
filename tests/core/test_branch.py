"""Branches: what is told anew, what stays, and what is refused."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from lanai.core.branch import Beginning, branch, check_origin, follow
from lanai.core.errors import LanaiError, RecordError, SetupError
from lanai.core.events import Json
from lanai.core.fairness import FairLuck, UnprovenLuck
from lanai.core.match import Match, header_of, new_state
from lanai.core.record import REDEALT, SAME, Record, read
from lanai.core.rng import FastRng
from lanai.core.saving import resume, save
from lanai.core.verify import BRANCHED, REPRODUCED, UNPROVEN, verify
from lanai.games import find
from lanai.texts import LANGUAGES, text_in
from lanai.texts.comparisons import comparison
from lanai.texts.verdicts import chance_in_words
from support.kuhn import kuhn_poker

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"
TIKI = read((GOLDEN / "tiki-topple" / "fair-2p.lanai.jsonl").read_text(encoding="utf-8"))
RESHUFFLED = read(
    (GOLDEN / "moonshine" / "deck-reshuffle-4p.lanai.jsonl").read_text(encoding="utf-8")
)


def begun(cards: str = REDEALT, step: int = 12, seat: int = 0) -> Beginning:
    return branch(find("tiki-topple"), TIKI, step, seat, cards, FastRng(5))


def match_of(begun: Beginning, *, proven: bool = True) -> Match:
    """Play a branch to its end, always with the first legal move."""
    luck = FairLuck("ab" * 32, []) if proven else UnprovenLuck()
    game = find("tiki-topple")
    header = begun.header(header_of(game, TIKI.players, TIKI.options, luck))
    match = Match(game, Record(header, begun.lines), luck)
    while not match.state.over():
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


@pytest.mark.parametrize(
    ("step", "seat", "reason"),
    [
        (-1, 0, "branch-step"),
        (len(TIKI.lines) + 1, 0, "branch-step"),
        (3, 2, "branch-seat"),
        (3, -1, "branch-seat"),
        (len(TIKI.lines), 0, "branch-over"),
    ],
)
def test_a_moment_that_is_none_is_refused(step: int, seat: int, reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        begun(SAME, step, seat)
    assert caught.value.reason == reason
    assert all(text_in(language).error(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize("proven", [True, False])
def test_the_verdict_says_what_a_branch_is(proven: bool) -> None:
    match = match_of(begun(), proven=proven)
    verdict = verify(match.record.text(), find)
    assert verdict.scheme == BRANCHED
    assert verdict.chance == (REPRODUCED if proven else UNPROVEN)
    assert "not a fair deal by proof" in chance_in_words(verdict, text_in("en"))
    told = comparison(match.record, text_in("en"))
    assert told is not None and told.startswith("Your seat then: ") and "Now: " in told


def test_chance_after_the_beginning_is_checked_against_the_seed() -> None:
    lines = match_of(begun()).record.text().splitlines()
    later = next(at for at, line in enumerate(lines) if at > 13 and "chance" in json.loads(line))
    line = json.loads(lines[later])
    line["value"]["missions"].reverse()
    head = json.loads(lines[0])
    last = json.loads(lines[-1])
    del head["digest"], last["digest"]
    changed = [json.dumps(head), *lines[1:-1], json.dumps(last)]
    changed[later] = json.dumps(line)
    with pytest.raises(RecordError) as caught:
        verify("\n".join(changed) + "\n", find)
    assert (caught.value.reason, caught.value.line) == ("record-chance", later + 1)


def test_a_branch_can_be_saved_and_branched_again() -> None:
    match = match_of(begun())
    game = find("tiki-topple")
    unfinished = Match(game, Record(match.record.header, match.record.lines[:20]), match.luck)
    again = resume(save(unfinished), find)
    assert again.record.lines == unfinished.record.lines
    twice = branch(game, match.record, 30, 1, SAME, FastRng(1))
    assert twice.lines == match.record.lines[:30]


def test_other_peoples_notes_are_left_out() -> None:
    noted = [{**line, "note": "Ana says hello"} for line in TIKI.lines]
    told = branch(find("tiki-topple"), Record(TIKI.header, noted), 12, 0, SAME, FastRng(1)).lines
    assert told == TIKI.lines[:12]


@pytest.mark.parametrize(
    "change",
    [
        lambda note: note.pop("digest"),
        lambda note: note.update(digest="0" * 63),
        lambda note: note.update(step=True),
        lambda note: note.update(lines=10_000),
        lambda note: note.update(seat=2),
        lambda note: note.update(cards="marked"),
        lambda note: note.update(cards=SAME, step=11),
        lambda note: note.update(result={"scores": [1], "winners": [0]}),
    ],
)
def test_a_header_must_say_where_the_beginning_comes_from(change: Callable[[Json], None]) -> None:
    rows = [json.loads(row) for row in match_of(begun()).record.text().splitlines()]
    change(rows[0]["from"])
    with pytest.raises(RecordError) as caught:
        read("".join(json.dumps(row) + "\n" for row in rows))
    assert caught.value.details["key"] == "from"


def test_the_origin_can_be_checked_by_whoever_has_it() -> None:
    game = find("tiki-topple")
    for cards in (REDEALT, SAME):
        record = match_of(begun(cards)).record
        check_origin(game, record, TIKI)
        with pytest.raises(RecordError) as caught:
            check_origin(game, record, Record(TIKI.header, TIKI.lines))
        assert caught.value.reason == "record-other-origin"
    other = begun(REDEALT, 12, 1)
    lie = match_of(Beginning(other.lines, {**other.note, "seat": 0})).record
    with pytest.raises(RecordError) as caught:
        check_origin(game, lie, TIKI)
    assert caught.value.reason == "record-origin-differs"
    with pytest.raises(RecordError):
        check_origin(game, TIKI, TIKI)


def test_hidden_cards_are_drawn_anew_and_the_rest_stays() -> None:
    tales = {json.dumps(begun_with(seed)) for seed in range(20)}
    assert len(tales) > 15, "the other mission and the cards set aside vary"
    for tale in tales:
        told = json.loads(tale)
        assert told[1:] == TIKI.lines[1:12]
        for key in ("starter", "column"):
            assert told[0]["value"][key] == TIKI.lines[0]["value"][key]  # type: ignore[index]


def begun_with(seed: int) -> list[Json]:
    return branch(find("tiki-topple"), TIKI, 12, 0, REDEALT, FastRng(seed)).lines


def test_every_moment_of_a_game_whose_deck_runs_out_is_retold() -> None:
    game = find("moonshine")
    for step in range(0, len(RESHUFFLED.lines), 7):
        for seat in range(4):
            told = branch(game, RESHUFFLED, step, seat, REDEALT, FastRng(step)).lines
            truth = follow(new_state(game, RESHUFFLED), RESHUFFLED.lines[:step])[0]
            world = follow(new_state(game, RESHUFFLED), told)[0]
            assert world.view(seat) == truth.view(seat)


def test_a_game_without_a_retelling_is_told_anew_by_trial() -> None:
    luck, kuhn = FairLuck("cd" * 32, []), kuhn_poker()
    match = Match(kuhn, Record(header_of(kuhn, ["Ana", "Ben"], {}, luck), []), luck)
    seat = match.state.to_act()[0]
    match.play(seat, match.state.legal(seat)[0])
    record = match.record
    worlds = {
        json.dumps(branch(kuhn, record, len(record.lines), 0, REDEALT, FastRng(seed)).lines)
        for seed in range(20)
    }
    assert len(worlds) == 2, "of three cards one is mine, and the other has one of two"


def test_the_short_program_says_that_nothing_is_proven() -> None:
    spec = importlib.util.spec_from_file_location("check", ROOT / "docs" / "check_fairness.py")
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    cards = tomllib.loads(
        (ROOT / "src/lanai/games/tiki_topple/cards/1.toml").read_text(encoding="utf-8")
    )
    with pytest.raises(script.Unfair, match="no fair deal by proof"):
        script.prove(match_of(begun()).record.text(), cards)


def test_a_room_that_tells_something_else_is_named() -> None:
    game = find("tiki-topple")
    true = game.functions.get("retelling.retell")
    game.functions["retelling.retell"] = lambda state, lines, seat, rng: lines[:-1]
    try:
        with pytest.raises(LanaiError) as caught:
            begun()
        assert caught.value.reason == "retold-differently"
    finally:
        game.functions["retelling.retell"] = true
