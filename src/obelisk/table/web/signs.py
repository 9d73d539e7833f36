"""Small pictures and colours that pages show beside their words."""

from functools import cache

from markupsafe import Markup

from obelisk import catalogue
from obelisk.drawing import covers, theme
from obelisk.drawing.canvas import HINT, TARGET, Canvas
from obelisk.drawing.covers import Cut, cut
from obelisk.drawing.pieces import abbreviations, die, emblem, piece
from obelisk.drawing.pieces import obelisk as draw_obelisk


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
        f":root{{--sans:{theme.FONT}}}\n{covers.css()}"
    )


@cache
def seat_mark(seat: int, size: int = 18) -> Markup:
    """Return the mark of a seat as a small picture."""
    canvas = Canvas(24, 24, "", "")
    piece(canvas, 12, 12, 10, seat)
    return _sign(canvas, (0, 0, 24, 24), size, size)


@cache
def chance_mark(size: int = 18) -> Markup:
    """Return the mark of chance, a die, as a small picture."""
    canvas = Canvas(24, 24, "", "")
    die(canvas, 12, 12, 18, "5")
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


def _sign(canvas: Canvas, box: Cut, width: int, height: int) -> Markup:
    svg = cut(canvas, box).replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    return Markup(svg.strip())
