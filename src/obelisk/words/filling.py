"""How a message is filled in: Fluent chooses plurals and cases, and numbers look as they do everywhere here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from obelisk.words.figures import figure

if TYPE_CHECKING:
    from obelisk.words.places import Filled

SHOWN = "shown-"
"""How the name of a fact begins where it is written out. What is chosen by has its own name, and may be a number."""

LONGEST = 1000
"""How many letters of a fact are written out: what people have typed may be longer than Fluent accepts."""


class _Showing(visitor.Transformer):
    """Renames the facts that are written out, and leaves those alone that choose."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802 (Fluent's name)
        if isinstance(node.expression, ast.VariableReference):
            node.expression.id.name = SHOWN + node.expression.id.name
            return node
        return self.generic_visit(node)


def bundle_of(language: str) -> FluentBundle:
    """Return where Fluent keeps messages of a language; one that nobody else knows counts as English does."""
    return FluentBundle([language.replace("-", "_"), "en"], use_isolating=False)


def filled(bundle: FluentBundle, written: str, code: str) -> Filled:
    """Return a message as it is *written* in a file, to be called with its facts."""
    entry = FluentParser(with_spans=False).parse_entry(written)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"the message {code} cannot be read: {written.strip()}")
    bundle.add_resource(ast.Resource([_Showing().visit(entry)]), allow_overrides=True)
    pattern = bundle.get_message(entry.id.name).value
    if pattern is None:
        raise KeyError(code)

    def fill(facts: Mapping[str, Any]) -> str:
        shown = {SHOWN + key: _written(fact) for key, fact in facts.items()}
        text, errors = bundle.format_pattern(pattern, {**facts, **shown})
        if errors:
            raise KeyError(f"{code}: {errors[0]}")
        return str(text)

    return fill


def _written(fact: int | str) -> str:
    """Return a fact as a sentence shows it; Fluent takes no texts that are longer than any sentence."""
    text = figure(fact) if isinstance(fact, int) else fact
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
