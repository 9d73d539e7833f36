"""A new game: a folder that holds a whole package, copied from a skeleton that can be played as it is."""

import os
import re
import tempfile
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

from obelisk import catalogue
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.rulebook.folder import Folder
from obelisk.words.places import places

SKELETONS = Path(__file__).parent / "skeletons"
KINDS = {catalogue.MICROGAMES: "microgame", catalogue.MACROGAMES: "macrogame"}

NAME, MODULE, TITLE = "my-game", "my_game", "My Game"
"""What a skeleton calls the game; its files and folders carry these names too."""

ENDINGS = (".py", ".toml", ".ftl", ".md")
"""What a skeleton is made of; whatever else tools leave there is not copied."""

PROJECT = "pyproject.toml"
README = """# {title}

A game for Obelisk. It began as a copy of {like}; the tutorial of Obelisk (`docs/tutorial.md`) says what its files are.
"""
CHECK = """from obelisk.testing import check_game


def test_it_is_a_game() -> None:
    check_game("{name}")
"""
NOT_COPIED = ("bench.toml", "puzzles.py")
"""What is of no use in a copy of a game, besides files of other kinds: books of puzzles, networks, tables."""

WELL_FORMED = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME, LONGEST_TITLE = 24, 40
"""So that names fit into lists, and lines of code stay as they are formatted."""

UNFIT = re.compile(r'[{}"\\\x00-\x1f\x7f]')
"""What a title cannot have, because files of words or settings would mean something else by it."""


def write_game(name: str, group: str, folder: Path, title: str = "", like: str = "") -> Path:
    """Write a new game of a *group* into *folder*, a copy of the game *like* if one is named; return the folder.

    Nothing that exists is overwritten, and where something is wrong nothing is written.
    """
    check_name(name)
    title = title or name.replace("-", " ").title()
    check_title(title)
    model = model_for(like, group) if like else None
    folder = folder.expanduser()
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise BadRequest("terminal/new-game-exists", folder=str(folder))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as beside:
            whole, module = Path(beside) / "whole", name.replace("-", "_")
            names = {NAME: name, MODULE: module, TITLE: title}
            if model is None:
                _copy(SKELETONS / KINDS[group], whole, names)
            else:
                _copy(SKELETONS / KINDS[group] / PROJECT, whole / PROJECT, names)
                _copy_game(*model, whole / f"obelisk_{module}", name, title)
                (whole / "README.md").write_text(README.format(title=title, like=like), encoding="utf-8")
                (whole / f"test_{module}.py").write_text(CHECK.format(name=name), encoding="utf-8")
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

    files = [skeleton] if skeleton.is_file() else skeleton.rglob("*")
    for source in sorted(path for path in files if path.suffix in ENDINGS):
        target = folder if source == skeleton else folder / renamed(source.relative_to(skeleton).as_posix())
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def model_for(like: str, group: str) -> tuple[Game, Folder]:
    """Return the game of a *group* that is to be copied, or refuse it."""
    model = catalogue.game(like)
    if like not in catalogue.names(group) or model.folder is None:
        raise BadRequest("terminal/new-game-like", name=like, known=[*catalogue.names(group)])
    return model, model.folder


def _copy_game(model: Game, origin: Folder, folder: Path, name: str, title: str) -> None:
    """Copy the folder of a game; it has another name and title then, and no place among the classic ones."""
    for source in sorted(path for path in origin.place.rglob("*") if path.suffix in ENDINGS):
        if source.name in NOT_COPIED:
            continue
        text = source.read_text(encoding="utf-8").replace(origin.package, folder.name)
        text = re.sub(rf'"{model.name}(?=["/])', f'"{name}', text).replace("    is_classic=True,\n", "")
        text = re.sub(r"^title = .*", f"title = {title}", text) if source.suffix == ".ftl" else text
        target = folder / source.relative_to(origin.place)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def shown(folder: Path) -> str:
    """Return a folder as it is typed where one stands, so that nobody takes it for a package on the network."""
    inside = os.path.relpath(folder)
    return str(folder.resolve()) if inside.startswith(os.pardir) else os.path.join(os.curdir, inside)
