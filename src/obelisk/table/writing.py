"""How a page is written: the reader's language and mode, the templates, and what templates may call."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from obelisk import catalogue
from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, TARGET, Canvas
from obelisk.drawing.emblems import abbreviations, emblem
from obelisk.drawing.pieces import obelisk as draw_obelisk
from obelisk.drawing.pieces import piece
from obelisk.table.identity import language_of, set_cookie
from obelisk.table.shelf import cut
from obelisk.words import LANGUAGES, figure, is_known, sentence
from obelisk.words.exports import Part, exported

HERE = Path(__file__).parent
A_YEAR = 31_536_000
FOREVER = {"Cache-Control": f"public, max-age={A_YEAR}, immutable"}
LANGUAGE_NAMES = {language: sentence("language/name", language) for language in LANGUAGES}
"""What each language calls itself."""
MODES = ("auto", "light", "dark")


def remember(request: Request, name: str, value: str, known: tuple[str, ...]) -> Response:
    """Keep one of the *known* values in a cookie, and send the reader back to the page that asked for it."""
    back = request.query_params.get("back", "/")
    # Only a path of this server: whoever writes a link must not send readers elsewhere.
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    answer = RedirectResponse(safe, status_code=303)
    if value in known:
        set_cookie(request, answer, name, value)
    return answer


def write_page(request: Request, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """Return a page of ours in the reader's language; templates say sentences with `say("home/title")`."""
    language = language_of(request)
    mode = request.cookies.get("mode", MODES[0])

    def say(code: str, **given: Any) -> str:
        return sentence(f"page/{code}", language, **given)

    def about(game: str) -> str:
        return sentence(f"{game}/about", language) if is_known(f"{game}/about") else ""

    text = (
        _templates()
        .get_template(template)
        .render(
            say=say,
            about=about,
            language=language,
            mode=mode if mode in MODES else MODES[0],
            path=request.url.path,
            **facts,
        )
    )
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language", "Content-Language": language}
    return HTMLResponse(text, status_code=status, headers=headers)


def words_for(language: str, *families: str) -> dict[str, str | list[Part]]:
    """Return the sentences that a page's scripts say, by the end of their codes, with the facts still open."""
    beginnings = tuple(f"{family}/" for family in families)
    return {code: pattern for code, pattern in exported("page", language).items() if code.startswith(beginnings)}


@cache
def _templates() -> Environment:
    known = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    known.globals.update(
        language_names=LANGUAGE_NAMES,
        static=static,
        script_data=script_data,
        figure=figure,
        seat_mark=seat_mark,
        game_sign=game_sign,
        obelisk_sign=obelisk_sign,
        theme_url=f"/theme.css?{sha256(theme_css().encode()).hexdigest()[:10]}",
    )
    return known


@cache
def static(name: str) -> str:
    """Return the address of a file that pages load; it changes when the file does."""
    digest = sha256((HERE / "static" / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?{digest}"


def script_data(data: Any) -> Markup:
    """Return data for a script as JSON that cannot end the element that holds it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


@cache
def theme_css() -> str:
    """Return the style sheet that dresses every picture on a page, light or dark as the reader likes."""
    dark = theme.css("dark")
    colours = "".join(
        f".ob-fill-{name}{{fill:var(--obelisk-{name})}}.ob-stroke-{name}{{stroke:var(--obelisk-{name})}}"
        for name in theme.LIGHT
    )
    return (
        f":root{{color-scheme:light;{theme.css('light')}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-mode=light]){{color-scheme:dark;{dark}}}}}\n"
        f":root[data-mode=dark]{{color-scheme:dark;{dark}}}\n{colours}\n"
        f".obelisk-picture [data-move]{{cursor:pointer}}.{HINT}{{opacity:0}}.{TARGET}{{display:none}}\n"
        f":root{{--sans:{theme.FONT}}}\n"
    )


@cache
def seat_mark(seat: int, size: int = 18) -> Markup:
    """Return the mark of a seat as a small picture."""
    canvas = Canvas(24, 24, "", "")
    piece(canvas, 12, 12, 10, seat)
    return _sign(canvas, (0, 0, 24, 24), size, size)


@cache
def game_sign(name: str, size: int = 40) -> Markup:
    """Return the emblem of a small game."""
    canvas = Canvas(40, 40, "", "")
    emblem(canvas, 20, 20, 17, catalogue.game(name), letters=abbreviations([name])[name], fill="ink")
    return _sign(canvas, (0, 0, 40, 40), size, size)


@cache
def obelisk_sign(height: int = 28) -> Markup:
    """Return the golden obelisk as a small picture."""
    canvas = Canvas(60, 120, "", "")
    draw_obelisk(canvas, 30, 116, 112)
    return _sign(canvas, (8, 0, 44, 120), round(height * 44 / 120), height)


def _sign(canvas: Canvas, box: tuple[float, float, float, float], width: int, height: int) -> Markup:
    svg = cut(canvas, box).replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    return Markup(svg.strip())
