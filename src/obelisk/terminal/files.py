"""Where the terminal reads and keeps games."""

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import obelisk
from obelisk.errors import BadRecord
from obelisk.position import Position
from obelisk.storage.folders import data_folder, write_whole

PERSON = "person"
"""Who sits on a seat, in records too, where nobody has said another name."""


def new_unfinished(game: str) -> Path:
    """Return a free path for an unfinished game."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return free_path(data_folder() / "unfinished" / f"{game}-{moment}.json")


def free_path(path: Path) -> Path:
    """Return *path*, or the same with a number where a file is there already."""
    number, candidate = 2, path
    while candidate.exists():
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return candidate


def unfinished() -> list[Path]:
    """Return the games that were put aside, the latest first."""
    folder = data_folder() / "unfinished"
    return sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def write_text(path: Path, text: str) -> None:
    """Write *text* to *path*, whole or not at all, with the folders that it needs."""
    write_whole(path, text.encode("utf-8"))


def read_text(path: Path) -> str:
    """Return the text of a file, or say that it cannot be read."""
    try:
        return path.expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("record/not-text", path=path) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("record/no-file", path=path, reason=reason) from error


def load(path: Path) -> tuple[Position, list[str]]:
    """Return the last position of a record, and who sat where as far as the record says."""
    text = read_text(path)
    position = obelisk.replay(text if text.lstrip().startswith("{") else path)
    players: Any = json.loads(text).get("players")
    is_told = isinstance(players, Sequence) and len(players) == position.seats
    return position, [str(player) for player in players] if is_told else [PERSON] * position.seats


def workbench_in(path: Path) -> Any:
    """Return what the record of an unfinished game says of the workbenches, if it does."""
    return json.loads(read_text(path)).get("workbench")
