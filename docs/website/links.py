"""Whether links lead somewhere: those of the pages as they are written, and those of the site as it is built."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from .places import ROOT

FENCED = re.compile(r"^(`{3,}|~{3,}).*?^\1\s*$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)
WRITTEN = ("*.md", "docs/**/*.md", "examples/**/*.md")


def sources() -> list[Path]:
    """Return every page that people write."""
    return sorted({path for pattern in WRITTEN for path in ROOT.glob(pattern)})


def targets(text: str) -> list[str]:
    """Return what a page links to, but for what only looks like a link in code.

    >>> targets("[a](b.md#c), `[no](link)`, ![d](e.svg)")
    ['b.md#c', 'e.svg']
    """
    return LINK.findall(CODE.sub("``", FENCED.sub("", text)))


def slug(heading: str) -> str:
    """Return the anchor of a heading, as the repository's host and the site make it.

    >>> slug("Who sees `what`, and why?")
    'who-sees-what-and-why'
    """
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the anchors of a written page."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    return frozenset(slug(heading) for heading in HEADING.findall(text))


def broken_in(page: Path) -> Iterator[str]:
    """Yield the links of a written page that lead nowhere."""
    for target in targets(page.read_text(encoding="utf-8")):
        place = urlsplit(target)
        if place.scheme or place.netloc:
            continue
        led = (page.parent / unquote(place.path)).resolve() if place.path else page
        if not led.exists() or ROOT not in (led, *led.parents):
            yield f"{page.relative_to(ROOT)}: {target} leads nowhere"
        elif place.fragment and led.suffix == ".md" and place.fragment not in anchors(led):
            yield f"{page.relative_to(ROOT)}: {target} names no heading"


@dataclass
class Page(HTMLParser):
    """What a built page links to, loads, and can be linked to."""

    file: Path
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    inline: list[str] = field(default_factory=list)
    _in_script: bool = False

    def __post_init__(self) -> None:
        """Read the file."""
        super().__init__()
        self.feed(self.file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element is, loads and links to."""
        given = {name: value or "" for name, value in attrs}
        self.ids.update(given[name] for name in ("id", "name") if given.get(name))
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        loaded = [given[name] for name in ("src", "data-frames", "poster") if name in given]
        if tag == "link":
            (self.links if given.get("rel") in ("next", "prev", "search", "index", "alternate") else loaded).append(
                given.get("href", "")
            )
        self.loads += loaded
        if tag == "style" or "style" in given or any(name.startswith("on") for name in given):
            self.inline.append(f"<{tag}> with a style or script of its own")
        self._in_script = tag == "script" and "src" not in given

    def handle_data(self, data: str) -> None:
        """Note scripts that stand in the page."""
        if self._in_script and data.strip():
            self.inline.append("a script in the page")
        self._in_script = False


def broken_on_site(site: Path) -> Iterator[str]:
    """Yield what is wrong with the pages of a built site: links and anchors, and whatever its policy forbids."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        name = file.relative_to(site)
        yield from (f"{name}: {told}" for told in page.inline)
        for target in (*page.links, *page.loads):
            wrong = _wrong(site, file, target, pages, is_loaded=target in page.loads)
            if wrong:
                yield f"{name}: {target} {wrong}"
    for sheet in sorted(site.rglob("*.css")):
        if re.search(r"@import|url\(\s*['\"]?(?:https?:)?//", sheet.read_text(encoding="utf-8")):
            yield f"{sheet.relative_to(site)}: loads something from elsewhere"


def _wrong(site: Path, file: Path, target: str, pages: dict[Path, Page], *, is_loaded: bool) -> str:
    place = urlsplit(target)
    if place.scheme == "data" or (place.scheme and not is_loaded):
        return ""
    if place.scheme or place.netloc:
        return "is loaded from elsewhere"
    if place.path.startswith("/"):  # the table that serves it
        return "" if not is_loaded else "is loaded from outside the site"
    led = (file.parent / unquote(place.path)).resolve() if place.path else file
    if led.is_dir():
        led /= "index.html"
    if not led.is_file() or site not in led.parents:
        return "leads nowhere"
    if place.fragment and led in pages and unquote(place.fragment) not in pages[led].ids:
        return "names nothing on that page"
    return ""
