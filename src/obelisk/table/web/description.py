"""The description of the HTTP API: what FastAPI knows of routes, and what lies in the types of the wire besides.

It adds the messages of the live connection, the facts that features add to snapshots and exports, and the comments of
fields.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter

from obelisk.table import wire
from obelisk.table.feature import Feature, installed
from obelisk.table.web.schema import Message
from obelisk.table.wire.live import ServerMessage

REFERENCE = "#/components/schemas/{model}"
SNAPSHOT, EXPORT = "Snapshot", "Export"
"""Types to which a feature adds what its module `wire` declares as `SnapshotFacts` and `ExportFacts`."""

Schemas = dict[str, dict[str, Any]]


def described(api: dict[str, Any], features: Iterable[Feature]) -> dict[str, Any]:
    """Return the OpenAPI document of a server, completed."""
    parts = _wire_of(features)
    schemas: Schemas = api.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in _live_messages().items():
        schemas.setdefault(name, schema)
    _add_facts(schemas, SNAPSHOT, parts)
    # An export holds the data of features that are switched off, too.
    _add_facts(schemas, EXPORT, _wire_of(installed()))
    _add_comments(schemas, [*_core_modules(), *parts])
    api["components"]["responses"] = _problems_apart(api["paths"])
    api["components"]["schemas"] = dict(sorted(schemas.items()))
    return api


def _problems_apart(paths: dict[str, Any]) -> dict[str, Any]:
    """Return the answers to refused requests, which all routes share, and let routes refer to them."""
    shared = {}
    for route in (route for methods in paths.values() for route in methods.values()):
        for status, response in route["responses"].items():
            if "application/problem+json" in response.get("content", {}):
                shared[status] = response
                route["responses"][status] = {"$ref": f"#/components/responses/{status}"}
    return shared


def _live_messages() -> Schemas:
    """Return the schemas of the messages of the live connection in both directions, and of what they are made of."""
    kinds: list[tuple[str, Any, TypeAdapter[Any]]] = [
        ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
        ("Message", "validation", TypeAdapter(Message)),
    ]
    whole, defined = TypeAdapter.json_schemas(kinds, ref_template=REFERENCE)
    found: Schemas = dict(defined["$defs"])
    found["ServerMessage"] = whole["ServerMessage", "serialization"]
    return found


def _wire_of(features: Iterable[Feature]) -> list[ModuleType]:
    return [part for feature in features if (part := feature.part("wire")) is not None]


def _add_facts(schemas: Schemas, name: str, parts: Iterable[ModuleType]) -> None:
    """Add the facts of features to the type of this name, if a route answers it."""
    if name not in schemas:
        return
    whole = schemas[name]
    found = (getattr(part, f"{name}Facts", None) for part in parts)
    for facts in (one for one in found if one is not None):
        schema = TypeAdapter(facts).json_schema(mode="serialization", ref_template=REFERENCE)
        for inner, one in schema.pop("$defs", {}).items():
            schemas.setdefault(inner, one)
        whole["properties"] |= schema["properties"]
        whole["required"] = [*whole["required"], *schema.get("required", ())]


def _core_modules() -> list[ModuleType]:
    names = sorted(found.name for found in pkgutil.iter_modules(wire.__path__))
    return [importlib.import_module(f"{wire.__name__}.{name}") for name in names]


def _add_comments(schemas: Schemas, modules: Iterable[ModuleType]) -> None:
    """Describe properties by the comments that stand below the fields of their types."""
    parsed = (ast.parse(inspect.getsource(module)) for module in modules)
    types = {node.name: node for tree in parsed for node in tree.body if isinstance(node, ast.ClassDef)}
    for name in types.keys() & schemas.keys():
        properties = schemas[name].get("properties", {})
        for field, text in _comments_in(name, types):
            if field in properties:
                properties[field]["description"] = text


def _comments_in(name: str, types: Mapping[str, ast.ClassDef]) -> Iterator[tuple[str, str]]:
    """Yield the fields of a type that have a comment, each with it; those of its bases come first."""
    if name not in types:
        return
    for base in types[name].bases:
        if isinstance(base, ast.Name):
            yield from _comments_in(base.id, types)
    for field, below in pairwise(types[name].body):
        text = below.value if isinstance(below, ast.Expr) else None
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Constant):
            yield field.target.id, inspect.cleandoc(str(text.value))
