from __future__ import annotations

from collections import Counter

import pytest

from lanai.core.fairness import KeyedRng
from lanai.core.rng import FastRng, Rng
from lanai.core.scripted import RecordingRng, ScriptedRng

WORD = 2**32 - 1


def reference_sfc32(seed: int, stream: int, event: int) -> list[int]:
    """Run sfc32 as published, modulo 2**32, and pass over the first fifteen words."""
    a, b, c, d = seed & WORD, seed >> 32, stream, 2 * event + 1
    words = []
    for _ in range(40):
        word = (a + b + d) & WORD
        d = (d + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + word) & WORD
        words.append(word)
    return words[15:]


@pytest.mark.parametrize("arguments", [(0, 0, 0), (7, 3, 1), (2**62 - 1, 2**32 - 1, 2**31 - 1)])
def test_the_fast_generator_is_sfc32(arguments: tuple[int, int, int]) -> None:
    rng = FastRng(*arguments)
    assert [int(rng.word()) for _ in range(25)] == reference_sfc32(*arguments)


def test_its_numbers_never_change() -> None:
    """Records of simulations depend on these; interpreted and compiled must agree."""
    rng = FastRng(7, 1, 2)
    assert [int(rng.below(1000)) for _ in range(8)] == [349, 220, 695, 504, 71, 327, 984, 728]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 27, 81])
@pytest.mark.parametrize("rng", [FastRng(1), KeyedRng(b"key", 0)], ids=["fast", "keyed"])
def test_all_numbers_are_equally_likely(rng: Rng, n: int) -> None:
    draws = 400 * n
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_large_ranges_are_not_cut() -> None:
    rng = FastRng(3)
    assert max(int(rng.below(2**31 - 1)) for _ in range(200)) > 2**30


@pytest.mark.parametrize("rng", [FastRng(1), KeyedRng(b"key", 0)], ids=["fast", "keyed"])
def test_a_draw_that_is_too_wide_is_refused(rng: Rng) -> None:
    with pytest.raises(ValueError, match="more than 2147483648 numbers"):
        rng.below(2**40)


@pytest.mark.parametrize("rng", [FastRng(1), KeyedRng(b"key", 0)], ids=["fast", "keyed"])
def test_free_numbers_are_drawn_again_while_they_are_taken(rng: Rng) -> None:
    counts = Counter(int(rng.free(9, 0b101001011)) for _ in range(1600))
    assert set(counts) == {2, 4, 5, 7}
    assert all(abs(count - 400) < 100 for count in counts.values())


def test_what_is_free_comes_from_the_same_numbers_as_ever() -> None:
    """Recorded games drew below n until the number was free."""
    below = FastRng(5)
    plain = [int(below.below(4)) for _ in range(60)]
    rng = FastRng(5)
    drawn = [int(rng.free(4, 0b0010)) for _ in range(30)]
    assert drawn == [number for number in plain if number != 1][:30]


def test_scripts_count_only_what_is_free() -> None:
    recording = RecordingRng(FastRng(3))
    drawn = [int(recording.free(6, 0b010010)) for _ in range(20)]
    assert max(recording.numbers) < 4
    script = ScriptedRng(recording.numbers)
    assert [int(script.free(6, 0b010010)) for _ in range(20)] == drawn
    assert script.wanted == 0
    assert int(script.free(6, 0b010010)) == 0 and script.wanted == 4


def test_the_last_free_number_is_not_asked_for() -> None:
    recording, script = RecordingRng(FastRng(3)), ScriptedRng([])
    assert int(recording.free(3, 0b101)) == int(script.free(3, 0b101)) == 1
    assert recording.numbers == [] and script.wanted == 0
