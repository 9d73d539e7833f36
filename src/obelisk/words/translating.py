"""For translators: what a language says, and what it still lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from obelisk.words.places import ENGLISH, messages, places, source_of

EXAMPLE = "/example/"
"""What the codes of command lines have in them: these are written in English alone."""


@dataclass
class Lacks:
    """What a translation still lacks, by place."""

    missing: dict[str, list[str]] = field(default_factory=dict)
    """Messages that exist in English and not here, with the English text."""
    unknown: list[str] = field(default_factory=list)
    """Messages that English does not have: slips of the pen, or left over."""
    facts: dict[str, list[str]] = field(default_factory=dict)
    """Messages that name facts that the English ones do not have."""
    translated: int = 0
    total: int = 0


def lacking(language: str) -> Lacks:
    """Return what the messages in *language* lack, compared with English."""
    found = Lacks()
    for place in places():
        english, other = _translated(place, ENGLISH), _translated(place, language)
        found.total += len(english)
        found.translated += len(english.keys() & other.keys())
        found.unknown += [code for code in other if code not in english]
        missing = [code for code in english if code not in other]
        if missing:
            found.missing[source_of(place, language)] = missing
        for code in english.keys() & other.keys():
            more = facts_of(other[code]) - facts_of(english[code])
            if more:
                found.facts[code] = sorted(more)
    return found


def texts(language: str) -> dict[str, str]:
    """Return every message in *language* as plain text, by its code: facts in braces, all cases of a choice in a row."""
    return {code: text_of(message) for place in places() for code, message in _translated(place, language).items()}


def _translated(place: str, language: str) -> dict[str, Any]:
    """Return the messages of a place without the examples of command lines, which are the same in every language."""
    return {code: message for code, message in messages(place, language).items() if EXAMPLE not in code}


def text_of(message: Any) -> str:
    """Return a message as plain text."""
    return "".join(_pieces(message.value))


def _pieces(pattern: Any) -> Iterator[str]:
    from fluent.syntax import ast

    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.VariableReference):
            yield f"{{{element.expression.id.name}}}"
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _pieces(variant.value)
        else:
            yield str(element.expression.parse()["value"])


def facts_of(message: Any) -> set[str]:
    """Return the names of the facts that a message uses, or chooses by."""
    from fluent.syntax import ast, visitor

    class Facts(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
            self.names.add(node.id.name)

    seen = Facts()
    seen.visit(message)
    return seen.names
