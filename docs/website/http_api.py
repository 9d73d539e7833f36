"""The HTTP API as a page: every route of the OpenAPI description, with what docs/table.md says of its answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from obelisk.table.web.problems import written
from obelisk.words import sentence

from .places import DOCS

ROW = re.compile(r"^\| (`(?:GET|POST|PUT|PATCH|DELETE) [^|]*) \|([^|]*)\|(.*)\|$", re.MULTILINE)
ASKED = re.compile(r"`(?:(GET|POST|PUT|PATCH|DELETE) )?([^`]+)`")
REFUSED = re.compile(r"(\d{3}): (.*?)\.(?= \d{3}:|$)")
BASE = "/api/v1"
SERVER = f"http://127.0.0.1:8080{BASE}"
PLACES = {"game": "kono", "day": "2026-11-15", "node": "0", "entry": "1"}
"""What stands in an example in place of a parameter; ids are any."""
LIVE = "## The live connection"
TITLES = {
    "tables": "Tables",
    "games": "Games",
    "pictures": "Pictures",
    "records": "Records",
    "advice": "Advice",
    "workbench": "Workbenches",
    "accounts": "Accounts",
    "me": "Oneself",
    "ladder": "Ratings",
    "lobby": "The lobby",
    "moderation": "Peace",
    "tournaments": "Tournaments",
    "studies": "Studies",
    "puzzles": "Daily puzzles",
}


def description() -> dict[str, Any]:
    """Return the OpenAPI description of the table."""
    from obelisk.table.web.app import make
    from obelisk.table.web.settings import Settings

    return make(Settings(database="sqlite:///:memory:")).openapi()


def page(told: dict[str, Any]) -> str:
    """Return the page."""
    head, rest = _written()
    groups: dict[str, list[str]] = {}
    answers = _answers()
    for path, methods in told["paths"].items():
        for method, route in methods.items():
            entry = Route(told, method.upper(), path, route, answers).written()
            groups.setdefault(route["tags"][0], []).append(entry)
    routes = "\n\n".join(f"## {TITLES[tag]}\n\n" + "\n\n".join(entries) for tag, entries in groups.items())
    return f"# HTTP API\n\n{head}\n\n## Answers that refuse\n\n{_problems(told)}\n\n{routes}\n\n{rest}\n"


def without_api(text: str) -> str:
    """Return docs/table.md without what the page of the API says."""
    before, _, _ = text.partition("\n## HTTP\n")
    told = "Everything that programs ask and hear has [a page of its own](api.md)."
    return f"{before}\n## HTTP and the live connection\n{told}\n"


def _written() -> tuple[str, str]:
    """Return what docs/table.md says of the API as a whole, and what follows its table of requests."""
    section = (DOCS / "table.md").read_text(encoding="utf-8").partition("\n## HTTP\n")[2]
    head, _, rest = section.partition("\n| request |")
    shapes, live, connection = rest.partition(LIVE)
    shapes = shapes[shapes.index("\n**") :]
    return head.strip(), f"## Shapes\n{shapes.rstrip()}\n\n{live}{connection}"


def _answers() -> dict[tuple[str, str], tuple[str, str]]:
    """Return what the written tables say of requests: what is sent, and what comes back."""
    found = {}
    for page in ("table.md", "tournaments.md"):
        for asked, sent, answer in ROW.findall((DOCS / page).read_text(encoding="utf-8")):
            method = before = ""
            for named, path in ASKED.findall(asked):
                method = named or method
                whole = path if path.startswith("/") else f"{before.rpartition('/')[0]}/{path}"
                found[method, whole] = (sent.strip(), answer.strip())
                before = whole
    return found


def _problems(told: dict[str, Any]) -> str:
    """Return the table of what every request may be refused with."""
    first = next(iter(next(iter(told["paths"].values())).values()))
    paragraph = (
        (DOCS / "table.md")
        .read_text(encoding="utf-8")
        .partition("**Problems** are `application")[2]
        .partition("\n\n")[0]
    )
    meant = dict(REFUSED.findall(paragraph.replace("\n", " ")))
    rows = [f"| {status} | {meant[status]} |" for status in first["responses"] if status >= "400"]
    example = json.dumps(written(409, "table/stale", sentence("table/stale", "en"), "en"), indent=2)
    told = "Any request may be answered with one of these, as `application/problem+json`. `code` is for programs, "
    told += "`detail` for people, in their language."
    table = "| status | meaning |\n|---|---|\n" + "\n".join(rows)
    return f"{told}\n\n{table}\n\n```json\n{example}\n```"


class Route:
    """A request of the API, written for readers."""

    def __init__(
        self,
        told: dict[str, Any],
        method: str,
        path: str,
        route: dict[str, Any],
        answers: dict[tuple[str, str], tuple[str, str]],
    ):
        """Take it from the description."""
        self.told, self.method, self.path, self.route = told, method, path.removeprefix(BASE), route
        short = re.sub(r"\{\w+_id\}", "ID", self.path).replace("{node}", "NODE")
        self.answer = answers.get((method, short))
        self.short = short

    def written(self) -> str:
        """Return its entry."""
        parts = [f"### {self.method} {self.short}", self.route.get("description", ""), *self._parameters()]
        parts += [*self._body(), self._example(), self._answered()]
        return "\n\n".join(part for part in parts if part)

    def _parameters(self) -> Iterator[str]:
        named = self.route.get("parameters", [])
        if named:
            rows = [
                f"| `{_named(one)}` | {one['in']} | {self._type(one['schema'])} | {_needed(one)} | {_about(one)} |"
                for one in named
            ]
            yield "| parameter | in | type | unless given | about |\n|---|---|---|---|---|\n" + "\n".join(rows)

    def _schema(self) -> dict[str, Any] | None:
        body = self.route.get("requestBody")
        return None if body is None else self._found(next(iter(body["content"].values()))["schema"])

    def _found(self, schema: dict[str, Any]) -> dict[str, Any]:
        if "$ref" in schema:
            return dict(self.told["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        return schema

    def _body(self) -> Iterator[str]:
        schema = self._schema()
        if schema is None or not schema.get("properties"):
            return
        needed = schema.get("required", ())
        rows = [
            f"| `{name}` | {self._type(field)} | {'needed' if name in needed else _default(field)} | {_about(field)} |"
            for name, field in schema["properties"].items()
        ]
        yield "| body | type | unless given | about |\n|---|---|---|---|\n" + "\n".join(rows)

    def _type(self, schema: dict[str, Any]) -> str:
        """Return the type of a value in a few words."""
        if "$ref" in schema:
            found = self._found(schema)
            inside = ", ".join(f"{name}: {self._plain(field)}" for name, field in found.get("properties", {}).items())
            return f"`{{{inside}}}`" if inside else self._type(found)
        return f"`{self._plain(schema)}`"

    def _plain(self, schema: dict[str, Any]) -> str:
        found = self._found(schema)
        if "enum" in found or "const" in found:
            return " or ".join(json.dumps(value) for value in found.get("enum", [found.get("const")]))
        if "anyOf" in found:
            return " or ".join(dict.fromkeys(self._plain(one) for one in found["anyOf"]))
        if found.get("type") == "array":
            return f"[{self._plain(found.get('items', {}))}]"
        return str(found.get("type", "any"))

    def _example(self) -> str:
        """Return the request as one types it."""
        place = re.sub(r"\{(\w+)\}", lambda name: PLACES.get(name[1], "7pg4hmq6xx"), self.path)
        query = "&".join(
            f"{one['name']}={_value(self._found(one['schema']), self.told)}"
            for one in self.route.get("parameters", ())
            if one["in"] == "query" and one.get("required")
        )
        line = "curl" + (f" -X {self.method}" if self.method != "GET" else "")
        line += f" '{SERVER}{place}{'?' + query if query else ''}'"
        schema = self._schema()
        if schema is not None:
            body = json.dumps(_value(schema, self.told), ensure_ascii=False)
            line += f" \\\n  -H 'Content-Type: application/json' -d '{body}'"
        return f"```sh\n{line}\n```"

    def _answered(self) -> str:
        good = [status for status in self.route["responses"] if status < "400"]
        if self.answer is not None and self.answer[1]:
            answer = self.answer[1]
            told = answer if answer.startswith("20") else f"{good[0]} {answer}"
        else:
            told = f"{good[0]} {self.route['responses'][good[0]]['description']}"
        return f"**Answer:** {told}"


def _named(parameter: dict[str, Any]) -> str:
    return "ID" if parameter["name"].endswith("_id") else str(parameter["name"])


def _needed(parameter: dict[str, Any]) -> str:
    return "needed" if parameter.get("required") else _default(parameter["schema"])


def _default(schema: dict[str, Any]) -> str:
    return f"`{json.dumps(schema['default'])}`" if schema.get("default") is not None else "optional"


def _about(schema: dict[str, Any]) -> str:
    inner = schema.get("schema", schema)
    bounds = [
        f"{word} {inner[key]}"
        for key, word in (
            ("minimum", "at least"),
            ("maximum", "at most"),
            ("maxLength", "letters at most:"),
            ("maxItems", "entries at most:"),
        )
        if key in inner
    ]
    told = schema.get("description") or inner.get("description") or ""
    return "; ".join(part for part in (told.replace("|", "\\|"), *bounds) if part)


def _value(schema: dict[str, Any], told: dict[str, Any]) -> Any:
    """Return an example of what a schema describes: its own, or the smallest that it needs."""
    if "$ref" in schema:
        return _value(told["components"]["schemas"][schema["$ref"].rpartition("/")[2]], told)
    for key in ("example", "const", "default"):
        if schema.get(key) is not None:
            return schema[key]
    for key in ("examples", "enum"):
        if schema.get(key):
            return schema[key][0]
    if "anyOf" in schema:
        return _value(schema["anyOf"][0], told)
    kind = schema.get("type")
    if kind == "object":
        needed = schema.get("required") or list(schema.get("properties", {}))[:1]
        return {name: _value(schema["properties"][name], told) for name in needed if name in schema["properties"]}
    if kind == "array":
        return [_value(schema.get("items", {}), told)]
    return {"integer": schema.get("minimum", 0), "number": 0, "boolean": True, "null": None}.get(str(kind), "…")
