"""Pages of games: in English as docs/games has them, in Japanese from these and the sentences of the lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

import obelisk
from obelisk import lessons
from obelisk.drawing import covers
from obelisk.errors import BadSetup
from obelisk.lessons.pictures import picture
from obelisk.rulebook.summary import rules_in_short
from obelisk.words import is_known, sentence

from .boards import STYLE, board, middle
from .places import DOCS
from .words import say

KANA = re.compile(r"[\u3040-\u30ff]")
SHOWN = re.compile(r"^!\[[^\]]*\]\(\.\./pictures/[a-z-]+\.svg\)$", re.MULTILINE)
MORE = ("rulings", "notation", "sees")
"""What a game says besides its rules, each under a heading of its own."""


def english(name: str) -> str:
    """Return the English page of a game: what is written in Japanese there is on the other page."""
    text = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
    kept = "\n\n".join(paragraph for paragraph in text.split("\n\n") if not KANA.search(paragraph))
    shown = SHOWN.sub(lambda _: raw(board(name, "en", "../", middle(name))), kept, count=1)
    before, heading, after = shown.partition("\n## Notation")
    return f"{before}\n{steps(name, 'en')}\n{heading}{after}"


def japanese(name: str) -> str:
    """Return the Japanese page of a game."""
    parts = [
        f"# {obelisk.game(name).title.explain('ja')}",
        _known(f"{name}/lesson/by"),
        _known(f"{name}/about"),
        raw(board(name, "ja", "../", middle(name))),
        f"## {say('game/rules', 'ja')}",
        *_written_in_japanese(name),
        steps(name, "ja"),
        *(part for more in MORE for part in _more(name, more)),
        *((f"## {say('game/more', 'ja')}", _known(f"{name}/lesson/more")) if _known(f"{name}/lesson/more") else ()),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _written_in_japanese(name: str) -> Iterator[str]:
    text = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
    found = [_joined(paragraph) for paragraph in text.split("\n\n") if KANA.search(paragraph)]
    yield from found or [_plain(line) for section in rules_in_short(name, "ja") for line in section.lines]


def _joined(paragraph: str) -> str:
    """Join the lines of a paragraph: Japanese has no spaces between words, and a line break would be one."""
    return re.sub(r"(?<=[^\x00-\x7f])\n\s*(?=[^\x00-\x7f*`\[-]|\*\*|[`\[])", "", paragraph)


def _more(name: str, part: str) -> Iterator[str]:
    told = _known(f"{name}/rules/{part}").splitlines()
    if told:
        yield f"## {say(f'game/{part}', 'ja')}"
        yield "\n".join(f"- {_plain(line)}" for line in told) if len(told) > 1 else _plain(told[0])


def steps(name: str, language: str) -> str:
    """Return the steps of a game's lesson as a section: a picture and a rule each."""
    lesson = lessons.of(name)
    shown = [] if lesson is None else [_step(step, language) for step in lesson.steps]
    if not any(shown):
        return ""
    more = say("game/steps-more", language, name=name)
    return f"## {say('game/steps', language)}\n\n{more}\n\n" + raw(f'<div class="steps">{"".join(shown)}</div>')


def _step(step: lessons.Step, language: str) -> str:
    try:
        shown = picture(step, step.position, language, step.bench, is_still=True)
    except BadSetup:  # of a box with other tiles
        return ""
    drawn = STYLE.sub("", shown).strip()
    return f"<section><h3>{step.say('title', language)}</h3>\n{drawn}\n<p>{step.say('rule', language)}</p></section>"


def door(name: str, language: str) -> str:
    """Return a link to a game's page with its picture, its name and what it is about."""
    shown = covers.middle(name) if name in covers.names() else covers.plate(name)
    title = obelisk.game(name).title.explain(language)
    about = sentence(f"{name}/about", language)
    return f'<a href="games/{name}.html">{shown}<b>{escape(title)}</b><span>{escape(about)}</span></a>'


def raw(html: str) -> str:
    """Return HTML as a block of a page."""
    return f"```{{raw}} html\n{html}\n```"


def _known(code: str) -> str:
    return _plain(sentence(code, "ja")) if is_known(code) else ""


def _plain(text: str) -> str:
    """Return a sentence as Markdown: nothing in it is meant as a mark."""
    return re.sub(r"([*_`<\[\]])", r"\\\1", text)
