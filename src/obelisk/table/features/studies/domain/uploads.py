"""Requests for new studies that hold a whole file. They are parsed and checked in a worker process."""

from typing import Any

import msgspec

from obelisk.table.core.facts import fault_in, values_in
from obelisk.table.core.refusals import Unreadable
from obelisk.table.features.studies.domain import making
from obelisk.table.features.studies.domain.study import Study

MOST_VALUES = 100_000
"""Maximum number of values in the JSON of a file. A megabyte of nodes and marks has fewer."""


def read_upload(body: bytes) -> tuple[Study, int, bytes]:
    """Return the study in the `file` of a request, the node to look at, and the other fields as JSON."""
    if values_in(body, MOST_VALUES) > MOST_VALUES:
        raise _unreadable(f"more than {MOST_VALUES} values")
    try:
        given = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable("JSON") from error
    file = given.pop("file", None) if isinstance(given, dict) else None
    if not isinstance(file, dict):
        raise _unreadable("file")
    fault = fault_in(file)
    if fault is not None:
        raise _unreadable(f"file: {fault}")
    study, node = read_file(file, given.get("title"))
    return study, node, msgspec.json.encode({**given, "file": {}})


def read_file(file: dict[str, Any], title: Any) -> tuple[Study, int]:
    """Return the study that a file holds, and the node to look at."""
    return making.read(file, title if isinstance(title, str) else "")


def _unreadable(place: str) -> Unreadable:
    return Unreadable("problem/unreadable", places=place)
