"""Write and read records: JSON objects with the set-up, the moves and the result."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from os import PathLike
from typing import Any

from obelisk.catalogue import game
from obelisk.errors import BadRecord, IllegalMove
from obelisk.position import Position, Result
from obelisk.storage.folders import read_text

VERSION = 1


def record(position: Position, **extras: Any) -> dict[str, Any]:
    """Return the record of a game up to *position*; `result` is None while it runs.

    *extras* are the optional entries `players`, `date`, `comment`.

    >>> import obelisk
    >>> obelisk.record(obelisk.game("bulo").start().play("b2b4"))["moves"]
    [[0, 'b2b4']]
    """
    return {
        "obelisk": VERSION,
        "game": position.game.name,
        "rules": rules_of(position),
        "setup": position.setup,
        "moves": [[seat, move] for seat, move in position.history],
        "result": _result(position.result),
        **extras,
    }


def rules_of(position: Position) -> str:
    """Return a short hash of the rules by which a game is played: its own, and those of the games inside it."""
    parts, s = position.game.parts, position.record
    inside = [] if parts is None else [parts.macro(s)[0], *parts.on_tiles(s)]
    digests = [game.rules_digest for game in (position.game, *inside)]
    return digests[0] if not inside else hashlib.sha256("".join(digests).encode()).hexdigest()[:12]


def has_other_rules(record: Mapping[str, Any], position: Position) -> bool:
    """Return whether the rules have changed since a record was written; one of an earlier version does not say."""
    return record.get("rules") not in (None, rules_of(position))


def replay(record: dict[str, Any] | str | PathLike[str]) -> Position:
    """Return the last position of a record: a dict, its JSON text, or the path of a file. Every move is checked."""
    data = load(record)
    for key in ("obelisk", "game", "setup", "moves"):
        if key not in data:
            raise BadRecord("record/lacks", key=key)
    if data["obelisk"] != VERSION or isinstance(data["obelisk"], bool):
        raise BadRecord("record/version", version=repr(data["obelisk"]))
    for key, kind, called in (("moves", list | tuple, "a list"), ("game", str, "a name"), ("setup", dict, "an object")):
        if not isinstance(data[key], kind):
            raise BadRecord("record/unreadable", reason=f"{key} is not {called}.")
    position = game(data["game"]).start(setup=data["setup"])
    is_other = has_other_rules(data, position)
    try:
        for number, entry in enumerate(data["moves"], start=1):
            position = _play(position, number, entry)
        _check_result(data.get("result"), position)
    except BadRecord as error:
        if is_other and error.code in ("record/illegal", "record/result"):
            raise BadRecord("record/rules-changed", game=position.game.title, reason=error) from error
        raise
    return position


def _play(position: Position, number: int, entry: Any) -> Position:
    is_pair = isinstance(entry, list | tuple) and len(entry) == 2 and isinstance(entry[1], str)
    if not is_pair or isinstance(entry[0], bool) or not isinstance(entry[0], int):
        raise BadRecord("record/bad-move", number=number, given=repr(entry))
    try:
        return position.play(entry[1], entry[0])
    except IllegalMove as error:
        raise BadRecord("record/illegal", number=number, reason=error) from error


def _check_result(given: Any, position: Position) -> None:
    if given is None:
        return
    found = _result(position.result)
    # Written out, so that 1.0 or true is not taken for 1.
    if not isinstance(given, dict) or found is None or any(repr(given.get(key)) != repr(found[key]) for key in found):
        raise BadRecord("record/result", given=json.dumps(given, default=repr), found=json.dumps(found))


def _result(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else {"winners": list(result.winners), "points": list(result.points)}


def load(record: dict[str, Any] | str | PathLike[str]) -> dict[str, Any]:
    """Return the JSON object that a dict is, that a text says, or that a file holds."""
    if isinstance(record, dict):
        return record
    if not isinstance(record, str | PathLike):
        reason = f"{type(record).__name__} is neither an object, nor text, nor a path."
        raise BadRecord("record/unreadable", reason=reason)
    text = record if isinstance(record, str) and record.lstrip().startswith("{") else _read(record)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record/unreadable", reason=f"it is not JSON ({error}).") from error
    if not isinstance(data, dict):
        raise BadRecord("record/unreadable", reason="it is not a JSON object.")
    return data


def _read(path: str | PathLike[str]) -> str:
    """Return the text of a file; for a str that names none, the error says that it is no JSON either."""
    try:
        return read_text(path)
    except BadRecord as error:
        if not isinstance(path, str) or error.code != "record/no-file":
            raise
        raise BadRecord("record/neither", given=path, reason=error.facts["reason"]) from error
