"""What a game's text says, also where its function fails: then a warning names file and line, and nothing is said."""

from __future__ import annotations

import inspect
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from obelisk.kernel.rules import Rules
from obelisk.words import Message, is_known


def told(rules: Rules, function: Callable[..., Any] | None, *arguments: Any) -> Any:
    """Return what a function of a game's text says: a message or a list of them, or None."""
    if function is None:
        return None
    try:
        found = function(*arguments)
    except Exception as error:  # whatever an author's function does
        warnings.warn(f"{rules.state.name}: {where(error, rules)}", stacklevel=2)
        return None
    lacking = [one.code for one in (found if isinstance(found, list) else [found]) if _is_unknown(one)]
    if lacking:
        warnings.warn(f"{rules.state.name}: there is no message {lacking[0]} in English", stacklevel=2)
        return None
    return found


def _is_unknown(message: Any) -> bool:
    return isinstance(message, Message) and not is_known(message.code)


def where(error: Exception, rules: Rules) -> str:
    """Return what an error says, and the last place in the game's own package that it came through."""
    home = Path(inspect.getsourcefile(rules.begin) or "").parent
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(home)]
    place = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
