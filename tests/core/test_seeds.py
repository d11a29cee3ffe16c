"""Seeds of simulations and practice games: one bound, the same wherever one can be given."""

from __future__ import annotations

import pytest

from lanai.core.errors import RecordError, SetupError
from lanai.core.fairness import LARGEST_SEED, SimulationLuck
from lanai.core.match import Match, start
from lanai.core.rng import FastRng
from lanai.core.saving import resume, save
from lanai.core.verify import REPRODUCED, verify
from lanai.games import find
from lanai.texts import LANGUAGES, text_in

GOOD = (0, 1, 2**62 - 1, 2**62, 10**18 - 1, 10**18, 2**63 - 1)
BAD = (-1, -(2**63), 2**63, 10**19, 2**64, 16**5000)


def played(seed: int, number: int = 0) -> Match:
    """Play a practice game to its end, with the first legal move."""
    match = start(find("tiki-topple"), ["Ana", "Ben"], {}, SimulationLuck(seed, number))
    while seats := match.state.to_act():
        seat = seats[0]
        match.apply(seat, match.state.text(seat, match.state.legal(seat)[0]))
    return match


@pytest.mark.parametrize("seed", GOOD)
def test_what_can_be_played_can_be_verified_and_resumed(seed: int) -> None:
    assert 0 <= seed <= LARGEST_SEED
    assert FastRng(seed).below(6) == FastRng(seed).below(6)
    assert verify(played(seed).record.text(), find).chance == REPRODUCED
    begun = start(find("tiki-topple"), ["Ana", "Ben"], {}, SimulationLuck(seed, 0))
    saved = save(begun)
    assert save(resume(saved, find)) == saved
    assert verify(saved, find).chance == REPRODUCED


@pytest.mark.parametrize("place", ["seed", "number"])
@pytest.mark.parametrize("given", BAD, ids=lambda seed: hex(seed)[:20])
def test_every_other_number_is_refused_with_a_sentence(given: int, place: str) -> None:
    with pytest.raises(SetupError) as caught:
        SimulationLuck(**{"seed": 0, "number": 0, place: given})
    for language in LANGUAGES:
        assert str(LARGEST_SEED) in text_in(language).error(caught.value)


UNREADABLE = ("-1", str(2**63), str(10**19), "9" * 5000, "٣", "1e3", "")


@pytest.mark.parametrize("given", UNREADABLE, ids=lambda text: text[:20])
@pytest.mark.parametrize("form", ["fast:{}:0", "fast:7:{}"])
def test_a_record_with_another_seed_is_at_fault_in_its_line(given: str, form: str) -> None:
    text = played(7).record.text().replace("fast:7:0", form.format(given))
    with pytest.raises(RecordError, match="record-seed") as caught:
        verify(text, find)
    assert caught.value.line == text.count("\n")


@pytest.mark.parametrize("given", UNREADABLE, ids=lambda text: text[:20])
@pytest.mark.parametrize("form", ["fast:{}:0", "fast:7:{}"])
def test_a_saved_game_with_another_seed_is_at_fault_in_its_header(given: str, form: str) -> None:
    begun = start(find("tiki-topple"), ["Ana", "Ben"], {}, SimulationLuck(7, 0))
    with pytest.raises(RecordError, match="record-seed") as caught:
        resume(save(begun).replace("fast:7:0", form.format(given)), find)
    assert caught.value.line == 1
