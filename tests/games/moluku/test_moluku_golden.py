"""Every golden game of Moluku contains the odd case it is named after."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lanai.core.contract import SPECTATOR
from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.core.verify import PROVEN, REPRODUCED, verify
from lanai.games import find

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "moluku"
FILES = sorted(GOLDEN.glob("*.lanai.jsonl"))

Events = list[dict[str, Any]]


def events_of(path: Path) -> Events:
    """Play a record and list its events as a spectator is told them."""
    record = read(path.read_text(encoding="utf-8"))
    state = new_state(find("moluku"), record)
    state.journal = Journal()
    for number, line in enumerate(record.lines, start=2):
        replay(state, number, line)
    return state.journal.seen_by(SPECTATOR)


def tricks(events: Events) -> Iterator[tuple[Events, bool]]:
    """Split into tricks; each with whether it was the last of its Season."""
    trick: Events = []
    for event in events:
        if event["event"] in ("lead", "scored") and trick:
            yield trick, event["event"] == "scored"
            trick = []
        if event["event"] == "lead" or trick:
            trick.append(event)
        if event["event"] == "scored":
            trick = []


def happens(trick: Events, kind: str, **wanted: object) -> bool:
    """Tell whether an event of a kind with these values is in a trick."""
    return any(
        event["event"] == kind and all(event[key] == value for key, value in wanted.items())
        for event in trick
    )


def takes(trick: Events, card: str, cards: int) -> bool:
    """Tell whether a card is taken, alone or in a pair."""
    return any(
        event["event"] == "taken" and card in event["cards"] and len(event["cards"]) == cards
        for event in trick
    )


def wedding_with(card: str) -> Callable[[Events], bool]:
    return lambda events: any(
        happens(trick, "wedding") and takes(trick, card, 2) for trick, _ in tricks(events)
    )


def wedding_on_the_last_trick(events: Events) -> bool:
    return any(
        last and happens(trick, "played", card="wedding") and not happens(trick, "wedding")
        for trick, last in tricks(events)
    )


def chief_in_a_reversed_trick(events: Events) -> bool:
    for trick, _ in tricks(events):
        chiefs = [event["seat"] for event in trick if event.get("card") == "chief"]
        if trick[0]["reversed"] and chiefs and happens(trick, "played", card="chief"):
            order = next(event for event in trick if event["event"] == "order")
            return bool(order["reversed"] and order["order"][0] == chiefs[0])
    return False


def lizard_on_the_last_trick(events: Events) -> bool:
    found = list(tricks(events))
    return any(
        last and takes(trick, "lizard", 1) and not following[0]["reversed"]
        for (trick, last), (following, _) in itertools.pairwise(found)
    )


def some(kind: str, **wanted: object) -> Callable[[Events], bool]:
    return lambda events: happens(events, kind, **wanted)


def volcano_cancels_a_palm(events: Events) -> bool:
    return any(event["event"] == "cancelled" and event["card"][1:] == "8" for event in events)


def three_to_two_palms(events: Events) -> bool:
    return any(
        before["event"] == "cancelled" and after["event"] == "trump" and after["why"] == "palms"
        for before, after in itertools.pairwise(events)
    )


def third_palm(events: Events) -> bool:
    palms: dict[int, int] = {}
    for event in events:
        if event["event"] == "taken-up":
            palms = {}
        if event["event"] == "taken":
            new = sum(card[1:] == "8" for card in event["cards"])
            palms[event["seat"]] = palms.get(event["seat"], 0) + new
            if new and palms[event["seat"]] == 3:
                return True
        if event["event"] == "cancelled" and event["card"][1:] == "8":
            palms[event["seat"]] -= 1
    return False


def palm_on_the_last_trick(events: Events) -> bool:
    return any(last and happens(trick, "trump", why="palms") for trick, last in tricks(events))


def lowest_total_tie(events: Events) -> bool:
    age = next(event["age"] for event in events if event["event"] == "setup")
    totals: list[int] = []
    for event in events:
        if event["event"] == "scored":
            totals = [seat["total"] for seat in event["seats"]]
        if event["event"] == "trump" and event["why"] == "season":
            tied = [seat for seat in age if totals[seat] == min(totals)]
            if len(tied) > 1:
                return bool(event["seat"] == tied[0])
    return False


def shared_win(events: Events) -> bool:
    return len(events[-1]["winners"]) > 1


CASES: dict[str, Callable[[Events], bool]] = {
    "plain": lambda events: events[-1]["event"] == "over",
    "fair": lambda events: events[-1]["event"] == "over",
    "agreed": lambda events: events[-1]["event"] == "over",
    "teams": lambda events: len(events[-1]["winners"]) == 2,
    "teams-tie": lambda events: events[-1]["winners"] == [0, 1, 2, 3],
    "wedding-with-chief": wedding_with("chief"),
    "wedding-with-lizard": wedding_with("lizard"),
    "wedding-with-chill": wedding_with("chill"),
    "wedding-on-the-last-trick": wedding_on_the_last_trick,
    "lizard-then-chief": chief_in_a_reversed_trick,
    "lizard-on-the-last-trick": lizard_on_the_last_trick,
    "chill-taken": some("chill", taken=True),
    "chill-declined": some("chill", taken=False),
    "volcano-with-mask": some("idle-volcano", why="mask"),
    "volcano-alone": some("idle-volcano", why="alone"),
    "volcano-cancels-a-palm": volcano_cancels_a_palm,
    "three-to-two-palms": three_to_two_palms,
    "third-palm": third_palm,
    "palm-on-the-last-trick": palm_on_the_last_trick,
    "lowest-total-tie": lowest_total_tie,
    "shared-win": shared_win,
}


def case_of(path: Path) -> str:
    """The file is named after its case and the number of players: `third-palm-2p`."""
    return path.name.removesuffix(".lanai.jsonl").rpartition("-")[0]


def test_every_case_has_a_golden_game() -> None:
    assert {case_of(path) for path in FILES} == set(CASES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_the_golden_game_verifies_and_contains_its_case(path: Path) -> None:
    verdict = verify(path.read_text(encoding="utf-8"), find)
    assert verdict.finished
    assert verdict.chance == (PROVEN if case_of(path) in ("fair", "agreed") else REPRODUCED)
    assert CASES[case_of(path)](events_of(path))
