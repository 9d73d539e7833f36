"""Where the documentation is: the site that `make docs` has built, or, in a clone, the written pages."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from zipfile import ZipFile

from obelisk.table.features.documentation import sources as written
from obelisk.table.features.documentation.sources import ADDRESS

HERE = Path(__file__).parent
PACKED = HERE / "site.zip"
"""The built site in one file; wheels have it."""


class Site:
    """The built site."""

    def __init__(self, packed: Path):
        """Open it."""
        self._files = ZipFile(packed)
        self._known = {info.filename: info for info in self._files.infolist()}

    def find(self, path: str) -> str | None:
        """Return the file at an address: a folder's first page, a page without its ending (`api`), or what is named."""
        names = (f"{path}index.html",) if not path or path.endswith("/") else (path, f"{path}.html")
        return next((name for name in names if name in self._known), None)

    def read(self, name: str) -> bytes:
        """Return what is in a file."""
        return self._files.read(name)

    def tag(self, name: str) -> str:
        """Return what changes when a file does."""
        return f'"{self._known[name].CRC:08x}-{self._known[name].file_size:x}"'

    @staticmethod
    def kind(name: str) -> str:
        """Return the media type of a file."""
        return mimetypes.guess_type(name)[0] or "application/octet-stream"


def built() -> Site | None:
    """Return the site, if there is one; a new one is found while the server runs."""
    try:
        return _opened(PACKED, PACKED.stat().st_mtime_ns)
    except FileNotFoundError:
        return None


@lru_cache(maxsize=1)
def _opened(packed: Path, changed: int) -> Site:
    return Site(packed)


def address(language: str, page: str = "") -> str | None:
    """Return the address of a page in a language, or in English where it was not translated; None if there is none.

    Without a page, return the address of the whole documentation, or None if this server has none.
    """
    site = built()
    names = written.page_names() if site is None else frozenset()
    if not page:
        return ADDRESS if site is not None or names else None
    places = (f"{language}/{page}", page)
    if site is None:
        return next((f"{ADDRESS}/{place}" for place in places if place in names), None)
    return next((f"{ADDRESS}/{place}.html" for place in places if site.find(f"{place}.html")), None)


def home(site: Site, language: str) -> str:
    """Return the first page in a language, or, where it has none, in English."""
    return f"{ADDRESS}/{language}/" if site.find(f"{language}/") else f"{ADDRESS}/"
