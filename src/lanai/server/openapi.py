"""The HTTP endpoints as an OpenAPI document, made from the same data that serves them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

import lanai
from lanai.server.http import JSON, TEXT, Endpoint
from lanai.server.protocol import HttpError

Json = dict[str, Any]
REFERENCE: Final = "#/components/schemas/{name}"
ALWAYS: Final = (405, 429, 500, 503)


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """Write the document."""
    types = [HttpError]
    for endpoint in endpoints:
        types += [
            kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, str, bytes)
        ]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        operation = describe(endpoint, by_type)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lanai", "version": lanai.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def typed(endpoint: Endpoint) -> list[Any]:
    """List what an endpoint takes and gives that is JSON."""
    return [kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, str, bytes)]


def describe(endpoint: Endpoint, by_type: dict[str, Json]) -> Json:
    """Describe one endpoint."""
    names = re.findall(r"{(\w+)}", endpoint.path)
    operation: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [
            *(parameter(name, "path", required=True) for name in names),
            *(parameter(name, "query", required=False) for name in endpoint.query),
        ],
        "responses": responses(endpoint, by_type),
    }
    if endpoint.guest:
        operation["security"] = [{"token": []}]
    if endpoint.record:
        operation["requestBody"] = content("text/plain", {"type": "string"}, required=True)
    elif endpoint.body is not None:
        operation["requestBody"] = content(JSON, by_type[repr(endpoint.body)], required=True)
    return operation


def parameter(name: str, where: str, *, required: bool) -> Json:
    """Describe a parameter."""
    return {"name": name, "in": where, "required": required, "schema": {"type": "string"}}


def responses(endpoint: Endpoint, by_type: dict[str, Json]) -> Json:
    """Describe what an endpoint may answer."""
    good = {} if leads_elsewhere(endpoint) else content_of(endpoint.answer, by_type)
    good["description"] = HTTPStatus(endpoint.status).phrase
    answers: Json = {str(endpoint.status): good}
    statuses = {*ALWAYS, *endpoint.errors}
    statuses |= {401, 403} if endpoint.guest else set()
    statuses |= {404} if endpoint.query or "{" in endpoint.path else set()  # nothing is called so
    statuses |= {413, 422} if endpoint.body is not None or endpoint.record else set()
    statuses |= {415} if endpoint.body is not None else set()
    for status in sorted(statuses):
        bad = content(JSON, by_type[repr(HttpError)])
        bad["description"] = HTTPStatus(status).phrase
        answers[str(status)] = bad
    return answers


def leads_elsewhere(endpoint: Endpoint) -> bool:
    """Tell whether an endpoint answers with another address alone."""
    return endpoint.status == HTTPStatus.SEE_OTHER


def content_of(answer: object, by_type: dict[str, Json]) -> Json:
    """Describe what an endpoint gives: JSON, a text, or an archive."""
    if answer is bytes:
        return content("application/zip", {"type": "string", "format": "binary"})
    return (
        content(TEXT, {"type": "string"}) if answer is str else content(JSON, by_type[repr(answer)])
    )


def content(media: str, schema: Json, **more: object) -> Json:
    """Describe a body."""
    return {**more, "content": {media: {"schema": schema}}}
