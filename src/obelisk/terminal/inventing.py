"""A new game: a folder that holds a whole package, copied from a skeleton that can be played as it is."""

import os
import re
import tempfile
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

from obelisk import catalogue
from obelisk.errors import BadRequest
from obelisk.words.places import places

SKELETONS = Path(__file__).parent / "skeletons"
KINDS = {catalogue.MICROGAMES: "microgame", catalogue.MACROGAMES: "macrogame"}

NAME, MODULE, TITLE = "my-game", "my_game", "My Game"
"""What a skeleton calls the game; its files and folders carry these names too."""

ENDINGS = (".py", ".toml", ".ftl", ".md")
"""What a skeleton is made of; whatever else tools leave there is not copied."""

WELL_FORMED = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME, LONGEST_TITLE = 24, 40
"""So that names fit into lists, and lines of code stay as they are formatted."""

UNFIT = re.compile(r'[{}"\\\x00-\x1f\x7f]')
"""What a title cannot have, because files of words or settings would mean something else by it."""


def write_game(name: str, group: str, folder: Path, title: str = "") -> Path:
    """Write a new game of a *group* into *folder*, and return the folder.

    Nothing that exists is overwritten, and where something is wrong nothing is written.
    """
    check_name(name)
    title = title or name.replace("-", " ").title()
    check_title(title)
    folder = folder.expanduser()
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise BadRequest("terminal/new-game-exists", folder=str(folder))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as beside:
            whole = Path(beside) / "whole"
            _copy(SKELETONS / KINDS[group], whole, {NAME: name, MODULE: name.replace("-", "_"), TITLE: title})
            if folder.exists():
                folder.rmdir()
            whole.replace(folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest("terminal/cannot-write", path=str(folder), reason=reason) from error
    return folder


def check_name(name: str) -> None:
    """Refuse a name that cannot be a game's, or that is taken."""
    if not WELL_FORMED.fullmatch(name) or len(name) > LONGEST_NAME:
        raise BadRequest("terminal/new-game-name", name=name, most=LONGEST_NAME)
    if name in catalogue.names():
        raise BadRequest("terminal/new-game-installed", name=name)
    if name in places() or _is_taken(name):
        raise BadRequest("terminal/new-game-reserved", name=name)


def _is_taken(name: str) -> bool:
    """Return whether a package or a module of another kind is called as this game's would be."""
    try:
        distribution(f"obelisk-{name}")
    except PackageNotFoundError:
        return find_spec(f"obelisk_{name.replace('-', '_')}") is not None
    return True


def check_title(title: str) -> None:
    """Refuse a title that cannot be written into the game's files."""
    if UNFIT.search(title) or not title.strip() or len(title) > LONGEST_TITLE:
        raise BadRequest("terminal/new-game-title", given=title, most=LONGEST_TITLE)


def _copy(skeleton: Path, folder: Path, names: dict[str, str]) -> None:
    """Copy a skeleton, with the game's own names in its files and in what these are called."""

    def renamed(text: str) -> str:
        pattern = "|".join(map(re.escape, names))
        return re.sub(pattern, lambda found: names[found.group()], text)

    for source in sorted(path for path in skeleton.rglob("*") if path.suffix in ENDINGS):
        target = folder / renamed(source.relative_to(skeleton).as_posix())
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def shown(folder: Path) -> str:
    """Return a folder as it is typed where one stands, so that nobody takes it for a package on the network."""
    inside = os.path.relpath(folder)
    return str(folder.resolve()) if inside.startswith(os.pardir) else os.path.join(os.curdir, inside)
