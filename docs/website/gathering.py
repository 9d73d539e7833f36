"""Gather the pages of a language in one folder, as Sphinx reads them."""

from __future__ import annotations

import ast
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import obelisk

from . import http_api, notebooks, reference
from .boards import write_frames
from .games import door, english, japanese, raw
from .links import FENCED
from .navigation import sections
from .places import BROUGHT, DOCS, ROOT

SHELF = re.compile(r"<!-- shelf( small)?: (.*?) -->\n.*?<!-- end -->", re.DOTALL)
LINKED = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\]\([^()]*\))*)\]\(\s*<?([^)\s>]+)>?\s*\)")
PATH = re.compile(r"(?:docs/)?[\w/-]+\.md")
"""What a link is called that is called by its place, which the repository's readers know; the site says the title."""
EXAMPLES, JAPANESE, DOOR = ROOT / "examples", DOCS / "ja", ROOT / "src" / "obelisk"
KINDS = {".py": "python", ".toml": "toml", ".ftl": "text", ".md": "markdown"}


def gather_english(folder: Path) -> None:
    """Gather everything that is written in English, and make what follows from the code."""
    for file in DOCS.glob("*.md"):
        text = file.read_text(encoding="utf-8")
        whole = http_api.without_api(text) if file.name == "table.md" else on_shelf(text, "en")
        write(folder, file.name, file, whole)
    for file in (DOCS / "encodings").glob("*.md"):
        write(folder, f"encodings/{file.name}", file, file.read_text(encoding="utf-8"))
    for name in obelisk.games():
        write(folder, f"games/{name}.md", DOCS / "games" / f"{name}.md", english(name))
    for source, name in BROUGHT.items():
        if name != "index.md":
            write(folder, name, ROOT / source, _brought(ROOT / source))
    for name, text in examples().items():
        write(folder, f"examples/{name}.md", EXAMPLES / name / "README.md", text)
    for name, text in reference.pages().items():
        write(folder, f"{name}.md", None, text)
    write(folder, "api.md", DOCS / "table.md", http_api.page(http_api.description()))
    for file in sorted((DOCS / "notebooks").glob("*.ipynb")):
        write(folder, f"notebooks/{file.stem}.md", None, notebooks.page(notebooks.run(file)))
    finish(folder, "en")


def on_shelf(text: str, language: str) -> str:
    """Put pictures in place of lists of games: what a page has between `<!-- shelf: … -->` and `<!-- end -->`."""

    def shelf(found: re.Match[str]) -> str:
        doors = "".join(door(name, language) for name in found[2].split())
        return raw(f'<div class="shelf{found[1] or ""}">{doors}</div>')

    return SHELF.sub(shelf, text)


def gather_japanese(folder: Path) -> None:
    """Gather the players' pages in Japanese."""
    for file in JAPANESE.glob("*.md"):
        write(folder, file.name, file, on_shelf(file.read_text(encoding="utf-8"), "ja"), root=JAPANESE)
    for name in obelisk.games():
        write(folder, f"games/{name}.md", None, japanese(name))
    finish(folder, "ja")


def finish(folder: Path, language: str) -> None:
    """Add what all languages have: pictures, boards, and the order of the pages."""
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    for name in obelisk.games():
        write_frames(name, language, folder / "_static" / "boards")
    found = sections(language, folder)
    for section in found:
        if section.pages:
            _append(folder / f"{section.opens}.md", section.pages)
    _append(folder / "index.md", [section.opens for section in found])


def _append(page: Path, pages: list[str] | tuple[str, ...]) -> None:
    """Say which pages stand below one: in the navigation, not in the text."""
    if not page.is_file():
        raise SystemExit(f"the navigation names {page.stem}, and there is no such page")
    lines = "\n".join(pages)
    page.write_text(f"{page.read_text(encoding='utf-8')}\n```{{toctree}}\n:hidden:\n\n{lines}\n```\n", encoding="utf-8")


def write(folder: Path, name: str, source: Path | None, text: str, *, root: Path = DOCS) -> None:
    """Write a page, its links changed to where things are on the site."""
    page = folder / name
    page.parent.mkdir(parents=True, exist_ok=True)
    if source is not None:
        text = outside_code(text, lambda part: LINKED.sub(lambda found: _linked(found, source, name, root), part))
    page.write_text(text, encoding="utf-8")


def outside_code(text: str, change: Callable[[str], str]) -> str:
    r"""Change what stands outside of blocks of code.

    >>> print(outside_code("a\n```\na\n```\na", str.upper))
    A
    ```
    a
    ```
    A
    """
    parts, end = [], 0
    for block in FENCED.finditer(text):
        parts += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join((*parts, change(text[end:])))


def _linked(found: re.Match[str], source: Path, name: str, root: Path) -> str:
    """Return a link as the site has it; one to a page in another language is HTML, since Sphinx knows only its own."""
    label, led = found[1], on_site(source, found[2], name, root)
    if led is None:  # a file that only the repository has
        return label if "`" in label else f"`{label}`"
    if PATH.fullmatch(label):
        label = ""
    if led.partition("#")[0].endswith(".html") and "://" not in led:
        return f'<a href="{led}">{label}</a>'
    return f"[{label}]({led})"


def on_site(source: Path, target: str, name: str, root: Path = DOCS) -> str | None:
    """Return where a link of *source* leads on the site, as seen from the page *name*; None if nowhere."""
    place = urlsplit(target)
    if place.scheme or place.netloc or not place.path:
        return target
    led = (source.parent / place.path).resolve()
    anchor = f"#{place.fragment}" if place.fragment else ""
    found = placed(led, root)
    if found is None:
        return None
    return os.path.relpath(found, Path(name).parent).replace(os.sep, "/") + anchor


def placed(led: Path, root: Path) -> str | None:
    """Return which page of the site a file of the repository is."""
    if led.parent == ROOT and led.name in BROUGHT:
        return BROUGHT[led.name]
    if led.suffix == ".ipynb":
        return f"notebooks/{led.stem}.md"
    if DOOR in (led.parent, led.parent.parent):
        return f"reference/{(led.parent if led.stem == '__init__' else led).stem}.md"
    if EXAMPLES in led.parents:
        return f"examples/{led.relative_to(EXAMPLES).parts[0].removesuffix('.py')}.md"
    if root in led.parents and not (root == DOCS and JAPANESE in led.parents):
        return led.relative_to(root).as_posix()
    if JAPANESE in led.parents:
        return f"ja/{led.relative_to(JAPANESE).with_suffix('.html').as_posix()}"
    if root == JAPANESE and led.parent == DOCS / "games":
        return f"games/{led.name}"
    if root == JAPANESE and DOCS in led.parents:
        return f"../{led.relative_to(DOCS).with_suffix('.html').as_posix()}"
    return None


def _brought(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return text if file.suffix == ".md" else f"# Licence\n\n```text\n{text.strip()}\n```\n"


def examples() -> dict[str, str]:
    """Return a page for each example: what its README says, and its files."""
    found = {}
    for place in sorted(EXAMPLES.iterdir()):
        files = sorted(_files(place))
        if files:
            found[place.stem] = "\n\n".join((_headed(place, files), *(_shown(file, place) for file in files))) + "\n"
    return found


def _files(place: Path) -> list[Path]:
    files = [place] if place.is_file() else place.rglob("*")
    return [file for file in files if file.suffix in KINDS and file.name not in ("README.md", "__pycache__")]


def _headed(place: Path, files: list[Path]) -> str:
    readme = place / "README.md"
    if readme.is_file():
        return readme.read_text(encoding="utf-8").strip()
    told = ast.get_docstring(ast.parse(files[0].read_text(encoding="utf-8"))) or ""
    return f"# {place.stem.capitalize()}\n\n{told if len(files) == 1 else ''}"


def _shown(file: Path, place: Path) -> str:
    """Return a file of an example, unless there is nothing in it."""
    text = file.read_text(encoding="utf-8").rstrip()
    name = file.name if file == place else file.relative_to(place).as_posix()
    return f"## {name}\n\n`````{KINDS[file.suffix]}\n{text}\n`````" if text else ""
