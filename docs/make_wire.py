"""Write what follows from the types of the wire: `python docs/make_wire.py`.

`docs/wire/openapi.json` describes the HTTP API, `docs/wire/wire.schema.json` has every type as JSON Schema, and
`docs/wire/wire.d.ts` declares the same for TypeScript, with the request and the answer of each route.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

FOLDER = Path(__file__).parent / "wire"
PREFIX = "#/components/schemas/"
HEAD = "// Written by docs/make_wire.py from the types in src/obelisk/table. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120


def api() -> dict[str, Any]:
    """Return the description of a server with all features."""
    return make(Settings(database="sqlite://")).openapi()


def written(document: dict[str, Any]) -> dict[str, str]:
    """Return the text of each file, by name."""
    # The version of the package changes without the types.
    openapi = {**document, "info": {**document["info"], "version": ""}}
    return {
        "openapi.json": _text(openapi),
        "wire.schema.json": _text(schema(document)),
        "wire.d.ts": "\n".join([HEAD, *_types(document["components"]["schemas"]), *_routes(document)]),
    }


def schema(document: dict[str, Any]) -> dict[str, Any]:
    """Return every type as JSON Schema."""
    types = json.loads(json.dumps(document["components"]["schemas"]).replace(PREFIX, "#/$defs/"))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": types}


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _types(schemas: dict[str, Any]) -> Iterator[str]:
    """Yield the declaration of each type."""
    for name, found in schemas.items():
        yield from _comment(found.get("description"), "")
        if "properties" in found and not found.get("additionalProperties"):
            yield f"export interface {name} {_object(found, '')}\n"
        else:
            yield f"export type {name} = {type_of(found)};\n"


def _routes(document: dict[str, Any]) -> Iterator[str]:
    """Yield two maps: from a route to its request, and to its answer."""
    requests, answers = [], []
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            name = json.dumps(f"{method.upper()} {path}")
            body = _json_in(route.get("requestBody", {}))
            if body is not None:
                requests.append(f"  {name}: {type_of(body)};")
            found = [_json_in(answer) for status, answer in route["responses"].items() if status.startswith("2")]
            answers += [f"  {name}: {type_of(answer)};" for answer in found if answer is not None]
    yield "\n".join(["/** The body of each request that has one. */", "export interface Requests {", *requests, "}\n"])
    yield "\n".join(
        ["/** The JSON answer of each route that has one. */", "export interface Answers {", *answers, "}\n"]
    )


def _json_in(content: dict[str, Any]) -> dict[str, Any] | None:
    found: dict[str, Any] | None = content.get("content", {}).get("application/json", {}).get("schema")
    return found


def type_of(found: dict[str, Any], indent: str = "") -> str:
    """Return a schema as a type of TypeScript.

    >>> type_of({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'number[] | null'
    >>> type_of({"type": "array", "prefixItems": [{"type": "integer"}, {"$ref": "#/components/schemas/Move"}]})
    '[number, Move]'
    >>> type_of({"type": "object", "additionalProperties": {"enum": ["a", "b"]}})
    'Record<string, "a" | "b">'
    """
    if "$ref" in found:
        return found["$ref"].removeprefix(PREFIX)
    if "const" in found:
        return json.dumps(found["const"])
    if "enum" in found:
        return " | ".join(map(json.dumps, found["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in found:
            return " | ".join(dict.fromkeys(type_of(each, indent) for each in found[union]))
    kind = found.get("type")
    if kind == "array":
        return _array(found, indent)
    if kind == "object":
        return _object(found, indent) if "properties" in found else _map(found, indent)
    return PLAIN.get(kind, "unknown")


def _array(found: dict[str, Any], indent: str) -> str:
    if "prefixItems" in found:
        return f"[{', '.join(type_of(each, indent) for each in found['prefixItems'])}]"
    item = type_of(found.get("items", {}), indent)
    return f"({item})[]" if " | " in item else f"{item}[]"


def _map(found: dict[str, Any], indent: str) -> str:
    value = found.get("additionalProperties")
    return f"Record<string, {type_of(value, indent) if isinstance(value, dict) else 'unknown'}>"


def _object(found: dict[str, Any], indent: str) -> str:
    inner = indent + "  "
    lines = []
    for name, each in found["properties"].items():
        lines += _comment(each.get("description"), inner)
        mark = "" if name in found.get("required", ()) else "?"
        lines.append(f"{inner}{_name(name)}{mark}: {type_of(each, inner)};")
    if isinstance(more := found.get("additionalProperties"), dict):
        # An index signature must allow what the named properties have.
        every = dict.fromkeys(type_of(each, inner) for each in (more, *found["properties"].values()))
        lines.append(f"{inner}[name: string]: {' | '.join(every)};")
    return "\n".join(["{", *lines, f"{indent}}}"])


def _name(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


def _comment(text: str | None, indent: str) -> list[str]:
    """Return a comment, on one line where it fits."""
    if not text:
        return []
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1 and len(indent + lines[0]) <= WIDTH - 7:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in written(api()).items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
