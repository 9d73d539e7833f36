"""The documentation of a clone whose site is not built: pages in Markdown, rendered when they are read."""

from __future__ import annotations

import posixpath
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from obelisk import catalogue

WRITTEN = Path(__file__).parents[5] / "docs"
"""The pages as they are written, in a clone of the repository."""
ADDRESS = "/docs"
ORDER = "website/navigation.toml"
"""The order of the pages, beside them: the site has the same."""
PICTURES = "pictures"

_PATH = re.compile(r"(?:docs/)?[\w/-]+\.md")
"""The text of a link that is only the place of a page; readers see the page's title."""
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)


def _code(self: object, tokens: Sequence[Token], number: int, options: object, env: object) -> str:
    """Render a block of code that is scrolled by keyboard, too."""
    return f'<pre tabindex="0"><code>{escape(tokens[number].content, quote=False)}</code></pre>\n'


_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
for _kind in ("fence", "code_block"):
    _MARKDOWN.add_render_rule(_kind, _code)


@dataclass(frozen=True)
class Page:
    """A page as readers see it."""

    title: str
    html: str


@dataclass(frozen=True)
class Section:
    """Pages that belong together: the one that opens the section, and those below it, each an address and a title."""

    opens: tuple[str, str]
    pages: tuple[tuple[str, str], ...]


def page_names() -> frozenset[str]:
    """Return the pages that a clone has, by their addresses below /docs; none where only the package is installed."""
    if not (WRITTEN / ORDER).is_file():
        return frozenset()
    names = (path.relative_to(WRITTEN).with_suffix("").as_posix() for path in WRITTEN.rglob("*.md"))
    return frozenset(names)


def page(name: str) -> Page:
    """Return the page of that name, one of `page_names`."""
    path = WRITTEN / f"{name}.md"
    return Page(title_of(name), _rendered(path, path.stat().st_mtime_ns))


def title_of(name: str) -> str:
    """Return the first heading of a page."""
    with (WRITTEN / f"{name}.md").open(encoding="utf-8") as lines:
        return next((line.removeprefix("# ").strip() for line in lines if line.startswith("# ")), name)


def picture(path: str) -> Path | None:
    """Return the file of a picture that pages show, if that is one."""
    pictures = WRITTEN / PICTURES
    return next((file for file in pictures.glob("*.svg") if f"{PICTURES}/{file.name}" == path), None)


def sections(language: str) -> list[Section]:
    """Return the pages of a language in order; a section without its first page is left out."""
    order = tomllib.loads((WRITTEN / ORDER).read_text(encoding="utf-8")).get(language, [])
    folder = "" if language == "en" else f"{language}/"
    known = page_names()
    found = []
    for section in order:
        opens, *below = (f"{folder}{name}" for name in (section["opens"], *_spread(section.get("pages", []))))
        if opens in known:
            pages = tuple((name, title_of(name)) for name in below if name in known)
            found.append(Section((opens, title_of(opens)), pages))
    return found


def _spread(names: list[str]) -> Iterator[str]:
    """Put all pages of a folder in the place of a star, those of games in the order of the catalogue."""
    for name in names:
        if not name.endswith("/*"):
            yield name
            continue
        folder = name.removesuffix("*")
        found = {each.removeprefix(folder): each for each in page_names() if each.startswith(folder)}
        order = {game: number for number, game in enumerate(catalogue.names())}
        yield from (found[each] for each in sorted(found, key=lambda each: (order.get(each, len(order)), each)))


@lru_cache(maxsize=128)
def _rendered(path: Path, changed: int) -> str:
    name = path.relative_to(WRITTEN).as_posix()
    tokens = _MARKDOWN.parse(_COMMENT.sub("", path.read_text(encoding="utf-8")))
    for before, token, after in zip([None, *tokens], tokens, [*tokens[1:], None], strict=False):
        if token.type == "table_open":
            token.attrSet("tabindex", "0")
        if token.type in ("th_open", "td_open"):
            _align(token)
        if token.type != "inline":
            continue
        if not token.content and before is not None and after is not None and before.tag == "th":
            before.tag = after.tag = "td"  # a heading without a word is none
        _lead(token.children or [], posixpath.dirname(name))
        if before is not None and before.type == "heading_open":
            text = "".join(each.content for each in token.children or [])
            before.attrSet("id", _slug(text))
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _align(cell: Token) -> None:
    """Say the alignment of a cell as a class, since the content security policy forbids inline styles."""
    style = str(cell.attrs.pop("style", ""))
    if style:
        cell.attrSet("class", f"align-{style.removeprefix('text-align:')}")


def _slug(heading: str) -> str:
    """Return the anchor of a heading, as the repository's host makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def _lead(tokens: list[Token], folder: str) -> None:
    """Lead links and pictures to their addresses; what lies outside the documentation is named, not linked."""
    open_links: list[bool] = []
    for number, token in enumerate(tokens):
        if token.type == "image":
            token.attrSet("src", _address(str(token.attrGet("src")), folder) or "")
        elif token.type == "link_open":
            target = _address(str(token.attrGet("href")), folder)
            open_links.append(target is not None)
            if target is None:
                token.tag, token.attrs = "span", {}
            else:
                token.attrSet("href", target)
                _say_title(tokens[number + 1], target)
        elif token.type == "link_close" and not open_links.pop():
            token.tag = "span"


def _say_title(text: Token, address: str) -> None:
    """Put the title of a page in place of its path, where a link says that."""
    name = address.removeprefix(f"{ADDRESS}/").partition("#")[0]
    if _PATH.fullmatch(text.content) and (WRITTEN / f"{name}.md").is_file():
        text.type, text.tag, text.content = "text", "", title_of(name)


def _address(target: str, folder: str) -> str | None:
    """Return the address of what a page in *folder* links to; None for a file that is not served."""
    place = urlsplit(target)
    if place.scheme or not place.path:
        return target
    path = posixpath.normpath(posixpath.join(folder, place.path))
    anchor = f"#{place.fragment}" if place.fragment else ""
    if path.startswith("../") or PurePosixPath(path).suffix not in (".md", ".svg"):
        return None
    return f"{ADDRESS}/{path.removesuffix('.md')}{anchor}"
