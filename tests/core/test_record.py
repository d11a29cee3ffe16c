from __future__ import annotations

import json
import math
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.core.errors import RecordError, SetupError
from lanai.core.events import Json
from lanai.core.fairness import UnprovenLuck
from lanai.core.record import Record, read
from lanai.core.saving import resume, save
from lanai.core.verify import PROVEN, REPRODUCED, UNPROVEN, verify
from lanai.core.walk import walk
from lanai.games import find
from lanai.texts import LANGUAGES, text_in

GOLDEN = Path(__file__).parent.parent / "golden" / "tiki-topple"
FAIR = (GOLDEN / "fair-2p.lanai.jsonl").read_text(encoding="utf-8")
SIMULATED = (GOLDEN / "3p-gamewright.lanai.jsonl").read_text(encoding="utf-8")


def fault(text: str) -> RecordError:
    """Verify a record that must not verify."""
    with pytest.raises(RecordError) as caught:
        verify(text, find)
    for language in LANGUAGES:
        assert text_in(language).error(caught.value)
    return caught.value


def edited(line: int, **changes: object) -> str:
    """Change keys of one line (from 1, or from the end) of a record that carries no digest."""
    rows = [json.loads(row) for row in FAIR.splitlines()]
    del rows[0]["digest"], rows[-1]["digest"]
    rows[line - 1 if line > 0 else line].update(changes)
    return "".join(json.dumps(row) + "\n" for row in rows)


def noted(note: str) -> str:
    """Put a note into line 3, written as it is."""
    return edited(3, note=0).replace('"note": 0', f'"note": {note}')


def test_golden_records_verify() -> None:
    assert verify(FAIR, find).chance == PROVEN
    assert verify(SIMULATED, find).chance == REPRODUCED
    assert verify(edited(1), find).chance == PROVEN


@settings(max_examples=300)
@given(data=st.data())
@pytest.mark.parametrize("text", [FAIR, SIMULATED], ids=["fair", "simulated"])
def test_a_record_changed_in_one_character_does_not_verify(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 2))
    other = data.draw(st.characters(codec="utf-8").filter(lambda sign: sign != text[at]))
    error = fault(text[:at] + other + text[at + 1 :])
    assert 1 <= error.line <= text.count("\n") + 1


@pytest.mark.parametrize("end", ["first", "last"])
def test_no_character_of_header_and_result_can_be_changed(end: str) -> None:
    rows = FAIR.splitlines(keepends=True)
    number = 0 if end == "first" else len(rows) - 1
    for at in range(len(rows[number]) - 1):
        row = rows[number]
        other = "0" if row[at] != "0" else "1"
        changed = row[:at] + other + row[at + 1 :]
        fault("".join([*rows[:number], changed, *rows[number + 1 :]]))


@given(cut=st.integers(0, len(FAIR) - 2))
def test_a_truncated_record_is_unfinished_or_says_where_it_breaks(cut: int) -> None:
    text = FAIR[:cut]
    try:
        verdict = verify(text, find)
    except RecordError as error:
        assert error.line == max(1, text.count("\n") + (not text.endswith("\n")))  # noqa: PT017
    else:
        assert not verdict.finished
        assert verdict.chance == UNPROVEN


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "record-empty"),
        ("hello\n", 1, "record-not-json"),
        ("[]\n", 1, "record-not-object"),
        ("[" * 100_000 + "\n", 1, "record-not-json"),
        ('{"lanai":1,"lanai":1}\n', 1, "record-not-json"),
        (edited(3, note=math.nan), 3, "record-not-json"),
        (edited(3, note=math.inf), 3, "record-not-json"),
        (edited(1, options={"hand": -math.inf}), 1, "record-not-json"),
        (noted("1e999"), 3, "record-not-json"),
        (noted('{"a":1,"a":2}'), 3, "record-not-json"),
        (noted("9" * 5000), 3, "record-not-json"),
        ("\ufeff" + FAIR, 1, "record-mark"),
        (edited(1, lanai=2), 1, "record-header"),
        (edited(1, lanai=3), 1, "record-format"),
        (edited(1, lanai=True), 1, "record-format"),
        (edited(1, game="chess"), 1, "setup-game"),
        (edited(1, game=7), 1, "record-header"),
        (edited(1, players=["Ana", "Ben", "Cy"]), -1, "record-result"),
        (edited(1, players="Ana"), 1, "record-header"),
        (edited(1, options={"hand": "huge"}), 1, "setup-option-value"),
        (edited(1, options={"speed": 1}), 1, "setup-option"),
        (edited(1, options=[]), 1, "record-header"),
        (edited(1, rules="9.9"), 1, "record-rules"),
        (edited(1, cards="77"), 1, "setup-cards"),
        (edited(1, nonces=["01"]), -1, "record-seed"),
        (edited(1, nonces=[1]), 1, "record-header"),
        (edited(1, commitment="00"), -1, "record-commitment"),
        (edited(2, value={}), 2, "record-chance"),
        (edited(2, value={"starter": 2**63}), 2, "record-number"),
        (edited(2, value=[{"starter": [-(10**30)]}]), 2, "record-number"),
        (edited(2, seat=2**63), 2, "record-number"),
        (noted("[" * 101 + "]" * 101), 3, "record-not-json"),
        (edited(3, seat=5), 3, "record-seat"),
        (edited(3, seat="0"), 3, "record-seat"),
        (edited(3, move=1), 3, "record-line"),
        (edited(3, move="hop nani"), 3, "tt-unknown-card"),
        (edited(3, move="toast"), 3, "tt-toast-first"),
        (edited(-1, result={"scores": [1, 2], "winners": [1]}), -1, "record-scores"),
        (edited(-1, result={"scores": [1], "winners": [1]}), -1, "record-result"),
        (edited(-1, result=[]), -1, "record-result"),
        (edited(-1, secret="ff"), -1, "record-commitment"),
        (edited(-1, secret="xx"), -1, "not-hexadecimal"),
        (edited(-1, secret=None), -1, "record-secret-missing"),
        (edited(-1, seed="00"), -1, "record-seed"),
        (edited(-1, seed=["00"]), -1, "record-seed"),
        (edited(-1, secret=12), -1, "record-seed"),
        (edited(-1, note="\ud800"), -1, "record-not-json"),
        (edited(1, game="x" * 5000), 1, "setup-game"),
        (SIMULATED.replace("fast:2026", "fast:" + "9" * 30), -1, "record-seed"),
        (SIMULATED.replace("fast:2026", "fast:02026"), -1, "record-seed"),
        (SIMULATED.replace("fast:2026", "fast:2027"), 2, "record-chance"),
        (FAIR + '{"seat":0,"move":"toast"}\n', -1, "record-after-result"),
    ],
)  # fmt: skip
def test_every_fault_has_its_line_and_reason(text: str, line: int, reason: str) -> None:
    error = fault(text)
    last = text.count("\n")
    assert (error.reason, error.line) == (reason, last if line == -1 else line)


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    first = json.loads(FAIR.splitlines()[2])["seat"]
    error = fault(edited(3, seat=1 - first))
    assert (error.line, error.reason) == (3, "tt-not-your-turn")


def test_unknown_extra_keys_are_kept_and_ignored() -> None:
    text = edited(3, by="bot:medium")
    assert verify(text, find).chance == PROVEN
    assert read(text).lines[1]["by"] == "bot:medium"


@pytest.mark.parametrize("change", [lambda text: text[:-1], lambda text: text[:-2] + " }\n"])
def test_a_sealed_record_is_sealed_to_the_last_byte(change: Callable[[str], str]) -> None:
    assert fault(change(FAIR)).reason == "record-digest"


def test_a_changed_move_is_reported_where_it_stands() -> None:
    rows = FAIR.splitlines(keepends=True)
    rows[4] = rows[4].replace('"move":"', '"move":"x')
    assert fault("".join(rows)).line == 5


def test_a_resumed_record_is_written_canonically() -> None:
    lines = FAIR.splitlines(keepends=True)[:4]
    move = json.loads(lines[2])["move"]
    loud = [*lines[:2], lines[2].replace(move, move.upper()), lines[3]]
    assert resume("".join(loud), find).record.lines[1]["move"] == move


def test_wrong_winners_are_found() -> None:
    scores = verify(FAIR, find).state.scores()
    error = fault(edited(-1, result={"scores": scores, "winners": [0, 1]}))
    assert error.reason == "record-winners"


def test_a_record_from_elsewhere_can_be_resumed_but_chance_is_not_proven() -> None:
    lines = FAIR.splitlines(keepends=True)
    match = resume("".join(lines[:10]), find)
    assert isinstance(match.luck, UnprovenLuck)
    assert "commitment" not in match.record.header
    assert verify(save(match), find).chance == UNPROVEN


def test_a_finished_game_is_not_resumed() -> None:
    with pytest.raises(SetupError, match="record-finished"):
        resume(FAIR, find)


@pytest.mark.parametrize("text", [FAIR, SIMULATED], ids=["fair", "simulated"])
def test_a_record_is_walked_line_by_line(text: str) -> None:
    record = read(text)
    lines = list(walk(record, find))
    assert [line.data for line in lines] == record.lines
    assert [line.number for line in lines] == list(range(len(lines)))
    for line, after in pairwise(lines):
        assert line.after.identity() == after.before.identity()
    for line in lines:
        assert line.is_chance == ("chance" in line.data)
        if not line.is_chance:
            assert line.text == line.data["move"]
            assert line.before.is_legal(line.seat, line.move)
    assert lines[-1].after.over()
    assert record.result is not None
    assert record.result["result"] == {
        "scores": lines[-1].after.scores(), "winners": lines[-1].after.winners(),
    }  # fmt: skip


def test_a_walk_ends_where_a_record_goes_wrong() -> None:
    record = read(FAIR)
    wrong = Record(record.header, [*record.lines[:3], record.lines[0]])
    steps = walk(wrong, find)
    assert [next(steps).number for _ in range(3)] == [0, 1, 2]
    with pytest.raises(RecordError) as refused:
        next(steps)
    assert refused.value.line == 5


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 5)), max_size=30))
def test_a_copied_record_is_continued_by_itself(history: list[tuple[int, int]]) -> None:
    grown: list[tuple[Record, list[Json]]] = [(Record({"game": "kuhn"}, []), [])]
    for at, move in history:
        record, plain = grown[at % len(grown)]
        copy = record.copy()
        copy.append({"move": move})
        grown.append((copy, [*plain, {"move": move}]))
        assert [record.lines for record, _ in grown] == [plain for _, plain in grown]
