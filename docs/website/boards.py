"""Boards that play a game: the pictures of a sample game, drawn by Obelisk, which a script only shows one by one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

import obelisk
from obelisk.drawing import svg
from obelisk.drawing.naming import players

from .places import DOCS
from .words import say

SAMPLES = DOCS / "samples"
SIGNS = {
    "first": "M6 5v14M19 5l-9 7 9 7z",
    "back": "M17 5l-10 7 10 7z",
    "play": "M7 4l13 8-13 8z",
    "forward": "M7 5l10 7-10 7z",
    "last": "M18 5v14M5 5l9 7-9 7z",
}
"""What stands on the buttons, as paths."""
STYLE = re.compile(r"<style>.*?</style>\n?", re.DOTALL)


def positions(name: str) -> Iterator[obelisk.Position]:
    """Yield every position of the sample game, from the start on."""
    record = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    position = obelisk.game(name).start(setup=record["setup"])
    yield position
    for seat, move in record["moves"]:
        position = position.play(move, seat)
        yield position


@cache
def played(name: str) -> tuple[obelisk.Position, ...]:
    """Return the same, kept for the next language."""
    return tuple(positions(name))


def drawn(position: obelisk.Position, language: str) -> str:
    """Return a picture that the site's style sheet colours; a game with secrets is seen through seat 0's eyes."""
    seat = 0 if position.hides else None
    names = players(position.seats, language)
    return STYLE.sub("", svg(position.without_moves(), seat, language=language, names=names)).strip()


def pooled(pictures: list[str]) -> tuple[list[str], list[list[int]]]:
    r"""Return pictures as lines of a common pool, since most of a picture is the same as before.

    >>> pooled(["a\nb", "a\nc"])
    (['a', 'b', 'c'], [[0, 1], [0, 2]])
    """
    places: dict[str, int] = {}
    frames = [[places.setdefault(line, len(places)) for line in picture.split("\n")] for picture in pictures]
    return list(places), frames


def write_frames(name: str, language: str, folder: Path) -> None:
    """Write the pictures of a game as a script that hands them to the board: so it works from a folder too."""
    pictures = [drawn(position, language) for position in played(name)]
    pool, frames = pooled(pictures)
    moves = [move for _, move in played(name)[-1].history]
    told = json.dumps({"pool": pool, "frames": frames, "moves": moves}, ensure_ascii=False, separators=(",", ":"))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.js").write_text(f"obeliskBoard({json.dumps(name)},{told});\n", encoding="utf-8")


def board(name: str, language: str, root: str, ply: int) -> str:
    """Return a board as HTML that shows the position after *ply* moves, until its reader plays the game."""
    title = obelisk.game(name).title.explain(language)
    plies = len(played(name)) - 1
    buttons = "".join(
        f'<button type="button" data-do="{do}" title="{escape(say(f"board/{do}", language))}" '
        f'aria-label="{escape(say(f"board/{do}", language))}">{_sign(do)}</button>'
        for do in SIGNS
    )
    told = say("board/ply", language, ply="{ply}", plies=str(plies))
    return (
        f'<figure class="board" data-board="{name}" data-frames="{root}_static/boards/{name}.js" data-ply="{ply}" '
        f'data-told="{escape(told)}" data-start="{escape(say("board/start", language))}" '
        f'data-play="{escape(say("board/play", language))}" data-pause="{escape(say("board/pause", language))}" '
        f'aria-label="{escape(say("board/label", language, game=title))}" role="group">\n'
        f'<div class="picture">{drawn(played(name)[ply], language)}</div>\n'
        f'<figcaption><span class="buttons" hidden>{buttons}</span>'
        f'<input type="range" min="0" max="{plies}" value="{ply}" '
        f'aria-label="{escape(say("board/label", language, game=title))}" hidden>'
        f'<output aria-live="polite"></output></figcaption>\n</figure>'
    )


def middle(name: str) -> int:
    """Return the ply that a board shows at first: well into the game."""
    return (len(played(name)) - 1) * 2 // 3


def _sign(do: str) -> str:
    return (
        '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor" '
        f'stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="{SIGNS[do]}"/></svg>'
    )
