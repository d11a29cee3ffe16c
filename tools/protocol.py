"""The wire protocol for others: its JSON schema, and the web app's TypeScript types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.endpoints import ENDPOINTS
from lanai.server.openapi import openapi
from lanai.server.static import PAGES

Schema = dict[str, Any]

HEAD = (
    "/** The wire protocol. Made by `make generate` from lanai.server.protocol: do not edit. */\n\n"
)
PAGES_HEAD = (
    "/** The app's pages. Made by `make generate` from lanai.server.static: do not edit. */\n\n"
)
NAMED = {
    "View": "{ [key: string]: any }",
    "GameEvent": "{ event: string; sentences: string[]; [key: string]: any }",
}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def schema() -> Schema:
    """Collect the schema of everything that travels."""
    types: list[Any] = [*UNIONS.values(), wire.HttpError]
    for endpoint in ENDPOINTS:
        types += [
            kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, str, bytes)
        ]
    made, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Lanai wire protocol {wire.PROTOCOL}",
        "$defs": {**components, **dict(zip(UNIONS, made, strict=False))},
    }


def schema_json() -> str:
    """Write the JSON schema."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def openapi_json() -> str:
    """Write the OpenAPI document."""
    return json.dumps(openapi(ENDPOINTS), indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """Write the TypeScript types."""
    parts = [f"export type {name} = {text};\n" for name, text in NAMED.items()]
    parts += [declare(name, part) for name, part in schema()["$defs"].items()]
    return HEAD + "\n".join(parts)


def pages() -> str:
    """Write the addresses of the web app's pages."""
    lines = [f"  {name}: {json.dumps(page)},\n" for name, page in PAGES.items()]
    return f"{PAGES_HEAD}export const pages = {{\n{''.join(lines)}}} as const;\n"


def declare(name: str, part: Schema) -> str:
    """Declare one type."""
    about = f"/** {part['description']} */\n" if "description" in part else ""
    if part.get("type") != "object" or "properties" not in part:
        return f"{about}export type {name} = {type_of(part)};\n"
    required = part.get("required", [])
    lines = [
        f"  {key}{'' if key in required else '?'}: {type_of(each)};\n"
        for key, each in part["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def type_of(part: Schema) -> str:
    """Write a schema as a type."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if part.get("title") in NAMED:
        return str(part["title"])
    if "anyOf" in part:
        return " | ".join(type_of(each) for each in part["anyOf"])
    if "enum" in part or "const" in part:
        values = part.get("enum", [part.get("const")])
        return " | ".join(json.dumps(value) for value in values)
    if part.get("type") == "array":
        item = type_of(part.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    plain = {
        "string": "string", "integer": "number", "number": "number", "boolean": "boolean",
        "null": "null", "object": "{ [key: string]: any }",
    }  # fmt: skip
    return plain.get(part.get("type", ""), "any")
