"""What a host reads: one line for each event, with fields. What players write, keys and secrets are never in it.

Lines have codes and figures, no sentences: they are for programs, and for people of every language. The standard
library's logging is enough for that, and what uvicorn and others log takes the same way.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from obelisk.errors import BrokenGame, ObeliskError
from obelisk.words.places import NoMessage

LOGGER = logging.getLogger("obelisk.table")
VARIABLE = "OBELISK_TABLE_LOG"
"""The variable of the environment that says how lines are written, also to the processes that work for the server."""
JSON, TEXT = "json", "text"
DEEPEST = 10
"""So many calls are told of where something failed."""


def note(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: Any) -> None:
    """Log one event; of an *error* its kind, and where it happened."""
    told = {**fields, **({} if error is None else _where(error))}
    LOGGER.log(level, "%s", _text(event, told), extra={"event": event, "fields": told})


def reason_of(error: BaseException) -> str:
    """Return in short what went wrong in a database or on a disk, without the values that were to be written."""
    if isinstance(error, ObeliskError):
        return error.code
    cause = getattr(error, "orig", None) or error
    kind = type(cause).__name__
    # What others say may repeat what a player wrote; databases and disks do not.
    return f"{kind}: {_first_line(str(cause))}" if cause is not error or isinstance(error, OSError) else kind


def set_up(style: str) -> None:
    """Write all lines of this process to the standard error, as *style* says."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(is_json=style == JSON))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOGGER.setLevel(logging.INFO)


class Lines(logging.Formatter):
    """Writes every record as one line; of what other packages log only the first line, and errors without their text.

    >>> record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, "Invalid request", None, None)
    >>> record.created = 0
    >>> Lines(is_json=True).format(record)
    '{"at":"1970-01-01T00:00:00.000+00:00","level":"warning","event":"uvicorn.error","message":"Invalid request"}'
    """

    def __init__(self, *, is_json: bool):
        super().__init__()
        self._is_json = is_json

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        event = getattr(record, "event", record.name)
        fields = getattr(record, "fields", None)
        if fields is None:
            fields = {"message": _first_line(record.getMessage())}
            if record.exc_info and record.exc_info[1] is not None:
                fields |= _where(record.exc_info[1])
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        level = record.levelname.lower()
        if self._is_json:
            whole = {"at": at, "level": level, "event": event, **fields}
            return json.dumps(whole, ensure_ascii=False, separators=(",", ":"), default=str)
        return f"{at} {level} {_text(event, fields)}"


def _text(event: str, fields: dict[str, Any]) -> str:
    return " ".join([event, *(f"{key}={_quoted(str(value))}" for key, value in fields.items())])


def _quoted(value: str) -> str:
    """Return a value that ends where it seems to end, whatever is in it.

    >>> _quoted("0.5"), _quoted('two words')
    ('0.5', '"two words"')
    """
    is_plain = value and value.isprintable() and not any(sign in value for sign in ' "=')
    return value if is_plain else json.dumps(value, ensure_ascii=False)


def _where(error: BaseException) -> dict[str, str]:
    """Return what kind of error it is, by what it was caused, and the calls that led there, the last one first.

    Of a message that a game has not brought, the code is told, and of rules that fail, why: the author of the game
    wrote them, no player did.
    """
    chain = [error]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) is not None and len(chain) < DEEPEST:
        chain.append(cause)
    kinds = [type(one).__name__ for one in chain]
    frames = traceback.extract_tb(chain[-1].__traceback__)[::-1][:DEEPEST]
    calls = [f"{Path(frame.filename).name}:{frame.lineno}:{frame.name}" for frame in frames]
    lacking = [one.code for one in chain if isinstance(one, NoMessage)]
    named = {"message": lacking[0]} if lacking else {}
    if isinstance(error, BrokenGame) and "reason" in error.facts:
        named["reason"] = str(error)
    return {"error": " < ".join(kinds), **named, "where": " < ".join(calls)}


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
