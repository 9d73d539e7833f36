"""Messages for scripts in a browser: the same patterns as data, for a dozen lines of JavaScript to fill in."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from obelisk.words.places import ENGLISH, LANGUAGES, messages

Part = str | dict[str, Any]
"""A piece of text, `{"fact": NAME}`, or `{"choose": NAME, "among": {CASE: pattern}, "else": CASE}`."""


@cache
def exported(place: str, language: str) -> dict[str, str | list[Part]]:
    """Return the messages of a place by their codes without the place, in English where *language* lacks them."""
    known = {**messages(place, ENGLISH), **(messages(place, language) if language in LANGUAGES else {})}
    return {code.partition("/")[2]: _pattern(message.value) for code, message in known.items()}


def _pattern(pattern: ast.Pattern | None) -> str | list[Part]:
    parts = [] if pattern is None else list(_joined(map(_part, pattern.elements)))
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _joined(parts: Iterator[Part]) -> Iterator[Part]:
    """Yield the parts, with texts that follow one another made one."""
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
            continue
        if text:
            yield text
        text = ""
        yield part
    if text:
        yield text


def _part(element: Any) -> Part:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.StringLiteral | ast.NumberLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.VariableReference):
        return {"fact": inner.id.name}
    if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
        among = {_key(variant): _pattern(variant.value) for variant in inner.variants}
        usual = next(_key(variant) for variant in inner.variants if variant.default)
        return {"choose": inner.selector.id.name, "among": among, "else": usual}
    raise TypeError(f"a message for scripts has only facts and choices, not {type(inner).__name__}")


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
