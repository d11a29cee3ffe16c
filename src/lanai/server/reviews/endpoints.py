"""What can be asked over HTTP about games in hindsight."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from lanai.server.http import JSON, Call, Endpoint
from lanai.server.letters import encode
from lanai.server.over import finished, open_record
from lanai.server.prepared import ASK_MYSELF, Prepared, answer, is_known, squeeze, tag_of
from lanai.server.refused import Refused
from lanai.server.reviews.cases import BUILD, Case, case_of
from lanai.server.reviews.pictures import WHOLE
from lanai.server.reviews.wire import Hindsight

NOTHING_YET: Final = squeeze(encode(Hindsight(0.0, None)))


async def review_table(call: Call[None]) -> Response:
    """See a finished game in hindsight: what was luck, what was skill, and what else was possible.

    It comes in pictures that get sharper: ask again with `after` until all of it is done.
    """
    table = await finished(call)
    return await reviewed(call, case_of(open_record(table), table.id))


async def review_record(call: Call[str]) -> Response:
    """See the game of a record from elsewhere in hindsight; it is checked first."""
    return await reviewed(call, Case(tag_of(BUILD, call.body.encode()), call.body))


async def reviewed(call: Call[Any], case: Case) -> Response:
    """Give the next picture of a game, or only a word to who has the whole of it."""
    whole = Prepared(JSON, case.mark, None, {"gzip": b""})
    if is_known(whole, call.request):
        return answer(whole, call.request, ASK_MYSELF)
    owner = (call.address, await call.person() or "")
    seen = await call.hall.reviews.look(case, owner, after_of(call))
    tag = case.mark if seen.done == WHOLE else tag_of(case.mark.encode(), str(seen.done).encode())
    body = seen.body or NOTHING_YET
    return answer(Prepared(JSON, tag, None, {"gzip": body}), call.request, ASK_MYSELF)


def after_of(call: Call[Any]) -> float:
    """Read how much somebody has seen already, or refuse."""
    try:
        after = float(call.query("after", "0"))
    except ValueError as error:
        raise Refused("unreadable", {"error": str(error)}) from None
    if not 0 <= after <= WHOLE:  # nor is it when it is no number at all
        raise Refused("unreadable", {"error": f"after: {after}"})
    return after


REVIEWS: Final = (
    Endpoint(
        "GET", "/api/tables/{id}/review", review_table, Hindsight,
        query=("after", "lang"), errors=(401, 404, 409, 422),
    ),
    Endpoint(
        "POST", "/api/review", review_record, Hindsight,
        query=("after", "lang"), record=True, errors=(401, 409),
    ),
)  # fmt: skip
