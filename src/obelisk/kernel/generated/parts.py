"""Games inside games: rules called on one of several parts of a position, each of another record type."""

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from obelisk.kernel import rules
from obelisk.kernel.generated.written import function_from
from obelisk.kernel.rule import rule


def on_part(stub: Callable[..., Any], fields: Sequence[str]) -> Callable[..., Any]:
    """Return the rule *stub* with a second argument: which of the parts called *fields* it is to work on.

    Record types differ, so the compiler must see one call for each part: the function's text is written here.
    """
    parameters = list(inspect.signature(stub).parameters)[1:]
    lines = [f"def {stub.__name__}_of_part({', '.join(['s', 'part', *parameters])}):"]
    for number, field in enumerate(fields[:-1]):
        lines += [f"    if part == {number}:", f"        return {_call(stub, field, parameters)}"]
    lines.append(f"    return {_call(stub, fields[-1], parameters)}")
    return rule(function_from(lines, ", ".join(fields), {"rules": rules}))


def _call(stub: Callable[..., Any], field: str, parameters: list[str]) -> str:
    return f"rules.{stub.__name__}({', '.join(['s.' + field, *parameters])})"
