"""How a message is filled in: Fluent chooses plurals and cases, and numbers look as they do everywhere here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from babel import UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt

if TYPE_CHECKING:
    from fluent.syntax import ast

    from obelisk.words.places import Filled


class Figure(FluentInt):
    """A whole number that is written with a minus sign and without commas."""

    def format(self, locale: Any) -> str:
        """Return the number as people read it."""
        return str(int(self)).replace("-", "−")


def bundle_of(language: str, written: Iterable[ast.Message]) -> FluentBundle:
    """Return the messages as Fluent's own value; a language that nobody else knows counts as English does."""
    from fluent.syntax import ast

    try:
        bundle = FluentBundle([language.replace("-", "_")], use_isolating=False)
    except UnknownLocaleError:
        bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(ast.Resource(list(written)))
    return bundle


def filled(bundle: FluentBundle, name: str, code: str) -> Filled:
    """Return the message *name* of a bundle, to be called with its facts."""
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise KeyError(code)

    def fill(facts: Mapping[str, Any]) -> str:
        given = {key: Figure(fact) if isinstance(fact, int) else fact for key, fact in facts.items()}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{code}: {errors[0]}")
        return str(text)

    return fill
