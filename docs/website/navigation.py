"""What the site has, and where: navigation.toml, with its stars filled in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import obelisk
from obelisk.drawing import covers

from .places import HERE
from .reference import DOORS


@dataclass(frozen=True)
class Section:
    """A section: the page that opens it, and its other pages."""

    opens: str
    pages: tuple[str, ...] = ()


def sections(language: str, folder: Path | None = None) -> list[Section]:
    """Return the sections of a language; stars stand for the pages that are in *folder*."""
    told = tomllib.loads((HERE / "navigation.toml").read_text(encoding="utf-8"))[language]
    return [
        Section(each["opens"], tuple(page for name in each.get("pages", ()) for page in _pages(name, folder)))
        for each in told
    ]


def _pages(name: str, folder: Path | None) -> Iterator[str]:
    if folder is None or not name.endswith("/*"):
        yield name
        return
    # Games that stand on the shelf come first, then the others; doors as they are named.
    games = sorted(obelisk.games(), key=lambda game: game not in covers.names())
    order = {page: number for number, page in enumerate((*games, *(door.rpartition(".")[2] for door in DOORS)))}
    found = [path.stem for path in (folder / name).parent.glob("*.md")]
    yield from (f"{name[:-1]}{page}" for page in sorted(found, key=lambda page: (order.get(page, len(order)), page)))
