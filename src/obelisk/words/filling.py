"""How a message is filled in: Fluent chooses plurals and cases, and numbers look as they do everywhere here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from babel import UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from obelisk.words.places import Filled


def bundle_of(language: str) -> FluentBundle:
    """Return where Fluent keeps messages of a language; one that nobody else knows counts as English does."""
    try:
        return FluentBundle([language.replace("-", "_")], use_isolating=False)
    except UnknownLocaleError:
        return FluentBundle(["en"], use_isolating=False)


def filled(bundle: FluentBundle, written: str, code: str) -> Filled:
    """Return a message as it is *written* in a file, to be called with its facts."""
    entry = FluentParser(with_spans=False).parse_entry(written)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"the message {code} cannot be read: {written.strip()}")
    bundle.add_resource(ast.Resource([entry]), allow_overrides=True)
    pattern = bundle.get_message(entry.id.name).value

    def fill(facts: Mapping[str, Any]) -> str:
        given = {key: _figure(fact) if isinstance(fact, int) else fact for key, fact in facts.items()}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{code}: {errors[0]}")
        return str(text)

    return fill


def _figure(n: int) -> FluentInt | str:
    """Return a number by which Fluent chooses plurals, written without commas; below zero, as text with a minus sign."""
    return FluentInt(n, useGrouping=False) if n >= 0 else f"−{-n}"
