"""Functions whose text is written by a program: the compiler wants one plain function for each record type."""

from collections.abc import Callable, Sequence
from typing import Any


def function_from(lines: Sequence[str], about: str, known: dict[str, Any] | None = None) -> Callable[..., Any]:
    """Return the function that *lines* define, which may call what is *known*; *about* tells whose it is."""
    name = lines[0].removeprefix("def ").partition("(")[0]
    names = dict(known or {})
    exec(compile("\n".join(lines), f"<{name} of {about}>", "exec"), names)
    made: Callable[..., Any] = names[name]
    return made
