"""How a message is filled in: Fluent chooses plurals and cases, and numbers look as they do everywhere here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast, visitor

from obelisk.words.figures import figure

if TYPE_CHECKING:
    from obelisk.words.places import Filled

SHOWN = "shown-"
"""How the name of a fact begins where it is written out. What is chosen by has its own name, and may be a number."""


class _Showing(visitor.Transformer):
    """Renames the facts that are written out, and leaves those alone that choose."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802 (Fluent's name)
        if isinstance(node.expression, ast.VariableReference):
            node.expression.id.name = SHOWN + node.expression.id.name
            return node
        return self.generic_visit(node)


def bundle_of(language: str, written: Iterable[ast.Message]) -> FluentBundle:
    """Return the messages as Fluent's own value; a language that nobody else knows counts as English does."""
    bundle = FluentBundle([language.replace("-", "_"), "en"], use_isolating=False)
    bundle.add_resource(ast.Resource([_Showing().visit(message.clone()) for message in written]))
    return bundle


def filled(bundle: FluentBundle, name: str, code: str) -> Filled:
    """Return the message *name* of a bundle, to be called with its facts."""
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise KeyError(code)

    def fill(facts: Mapping[str, Any]) -> str:
        shown = {SHOWN + key: figure(fact) if isinstance(fact, int) else fact for key, fact in facts.items()}
        text, errors = bundle.format_pattern(pattern, {**facts, **shown})
        if errors:
            raise KeyError(f"{code}: {errors[0]}")
        return str(text)

    return fill
