"""Answers that are made before they are asked for: compressed once, and not sent twice."""

from __future__ import annotations

import gzip
import hashlib
import re
import zlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
ASK_MYSELF: Final = "private, no-cache"
CODINGS: Final = ("br", "gzip")
"""The content codings, the better one first."""
PART: Final = 64 * 1024
"""Bytes that are sent at once: all that waits in memory for somebody who reads slowly."""
GZIP_BITS: Final = 31
REFUSED: Final = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")


@dataclass(frozen=True, slots=True)
class Prepared:
    """Something to be sent as it is. Without a plain body there is one with gzip."""

    media_type: str
    tag: str
    plain: bytes | None
    squeezed: Mapping[str, bytes]


def prepare(media_type: str, body: bytes) -> Prepared:
    """Prepare a body that will often be asked for."""
    return Prepared(media_type, tag_of(body), body, {"gzip": squeeze(body)})


def squeeze(body: bytes) -> bytes:
    """Compress a body, always to the same bytes."""
    return gzip.compress(body, 6, mtime=0)


def tag_of(*parts: bytes) -> str:
    """Name a content by what it is made of."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:24]


def answer(prepared: Prepared, request: Request, caching: str, status: int = 200) -> Response:
    """Send something in the best form that is understood; only a word if it is already there."""
    coding = coding_for(request, prepared)
    headers = {"Cache-Control": caching, "ETag": full_tag(prepared, coding)}
    if prepared.squeezed:
        headers["Vary"] = "Accept-Encoding"
    if status == 200 and is_known(prepared, request):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
        return InParts(prepared.squeezed[coding], status, headers, prepared.media_type)
    if prepared.plain is None:
        body = unsqueezed(prepared.squeezed["gzip"])
        return StreamingResponse(body, status, headers, prepared.media_type)
    return InParts(prepared.plain, status, headers, prepared.media_type)


def is_known(prepared: Prepared, request: Request) -> bool:
    """Tell whether who asks already has something, in the form that they would be sent."""
    tag = full_tag(prepared, coding_for(request, prepared))
    return tag in tags_in(request.headers.get("if-none-match", ""))


def full_tag(prepared: Prepared, coding: str) -> str:
    """Name something in one of its forms."""
    return f'"{prepared.tag}-{coding}"' if coding else f'"{prepared.tag}"'


def coding_for(request: Request, prepared: Prepared) -> str:
    """Choose the coding for a request."""
    return best_coding(request.headers.get("accept-encoding", ""), prepared)


def best_coding(accepted: str, prepared: Prepared) -> str:
    """Choose a coding that is accepted and there, or none.

    >>> page = Prepared("text/html", "1", b"", {"br": b"", "gzip": b""})
    >>> [best_coding(each, page) for each in ("gzip, br", "GZIP;q=0.5", "br;q=0", "*")]
    ['br', 'gzip', '', '']
    """
    wanted = set()
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        if not REFUSED.fullmatch(weight):
            wanted.add(name.strip().lower())
    return next((each for each in CODINGS if each in wanted and each in prepared.squeezed), "")


def tags_in(header: str) -> set[str]:
    """Read the tags that somebody has; proxies that compress weaken them."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


class InParts(Response):
    """Sends a long body part by part, as it is read."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        for at in range(0, len(self.body), PART):
            part = bytes(self.body[at : at + PART])
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


async def unsqueezed(body: bytes) -> AsyncIterator[bytes]:
    """Unpack a body part by part for the few who do not understand it."""
    unpacking = zlib.decompressobj(GZIP_BITS)
    while not unpacking.eof:
        yield unpacking.decompress(body, PART)
        body = unpacking.unconsumed_tail
