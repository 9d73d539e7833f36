"""Where the terminal reads and keeps games."""

from datetime import datetime
from pathlib import Path

from obelisk import records
from obelisk.errors import BadRequest
from obelisk.position import Position
from obelisk.storage.folders import data_folder, write_whole
from obelisk.table.core.opening import make_local

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


OUTPUT = "-"
"""What is written in place of a file's name for the standard output."""


def file_to_write(source: str, argument: Path | None, option: Path | None, suffix: str) -> Path:
    """Return the file that a person named, as an argument or by `-o`; by default, one named after the *source*."""
    if argument is not None and option is not None and argument != option:
        raise BadRequest("terminal/two-files", one=str(argument), other=str(option))
    return argument or option or Path(f"{Path(source).stem}{suffix}")


def write_text(path: Path, text: str, *, is_private: bool = False) -> None:
    """Write *text* to *path*, whole or not at all, with the folders that it needs.

    With *is_private*, only its owner has access to the file.
    """
    write_whole(path, text.encode("utf-8"), is_private=is_private)


def load_colours(path: Path) -> list[str]:
    """Return the names of the players' colours in a record; nothing where it has none."""
    found = records.load(path).get("colours")
    return [str(colour) for colour in found] if isinstance(found, list) else []


def load_date(path: Path) -> str:
    """Return the date of a record as it is written there; nothing where it has none."""
    found = records.load(path).get("date")
    return " ".join(found.split()) if isinstance(found, str) else ""


def colours_worn(path: Path, position: Position) -> tuple[int, ...]:
    """Return the colour and mark that each seat has by the record of *position*, for `theme.worn`."""
    names = [PERSON] * position.seats
    return make_local(position, names, colours=load_colours(path), goes_on=False).colours


def load(path: Path) -> tuple[Position, list[str]]:
    """Return the last position of a record, and who sat where as far as the record says."""
    data = records.load(path)
    position, players = records.replay(data), data.get("players", ())
    is_told = isinstance(players, list | tuple) and len(players) == position.seats
    return position, [str(player) for player in players] if is_told else [PERSON] * position.seats
