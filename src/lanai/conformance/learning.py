"""What learning programs are shown: the cells of observations and the masks of legal moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lanai.conformance.fault import Fault, demand, some
from lanai.conformance.variants import Variant, random_position
from lanai.core.cells import Cells, layout_size
from lanai.core.rng import FastRng
from lanai.core.view_encoding import layout_of


def masks_mark_what_is_legal(variant: Variant, seed: int, steps: int) -> None:
    """The mask of every seat marks the moves that legal lists, and no other."""
    state = random_position(variant, seed, steps)
    for seat in range(variant.players):
        cells = written(partial(state.mask, seat), variant.game.move_count)
        marked = [move for move, cell in enumerate(cells) if cell]
        legal = state.legal(seat)
        demand(marked == legal, f"mask({seat}) marks {some(marked)}, legal gives {some(legal)}")
        demand(set(cells) <= {0, 1}, f"mask({seat}) writes {max(cells)}: a mark is 1")


def observations_tell_what_is_known(variant: Variant, seed: int, steps: int) -> None:
    """What encode tells a seat fits its layout, and is the same in redealt states."""
    state = random_position(variant, seed, steps)
    size = layout_size(layout_of(variant.game, variant.players))
    rng = FastRng(seed, 6)
    for seat in range(variant.players):
        seen = written(partial(state.encode, seat), size)
        world = state.redeal(seat, rng)
        again = written(partial(world.encode, seat), size)
        demand(seen == again, f"redealing for seat {seat} changes what encode tells it")


def written(write: Callable[[Cells], None], size: int) -> list[int]:
    """Give a row of so many cells as it is written."""
    cells = Cells(size)
    try:
        write(cells)
    except IndexError as error:
        raise Fault(f"more than the {size} cells of a row are written") from error
    return list(map(int, cells.data))
