"""Cards: what a link shows of itself where it is sent, a picture of 1200 × 630 pixels and a few words.

A card of a table is what somebody sees who only watches: nothing that is hidden, whoever asks for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from obelisk import catalogue
from obelisk.drawing import covers, theme
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import fitted, wrapped
from obelisk.drawing.pieces import obelisk as draw_obelisk
from obelisk.drawing.pieces import paper, piece
from obelisk.drawing.scene import status
from obelisk.table.core.state import OPEN, Table
from obelisk.table.views.pictures import Picture, as_left, png
from obelisk.table.views.viewers import game_title, names_of, title_of
from obelisk.words import is_known, sentence

SIZE = WIDTH, HEIGHT = 1200, 630
"""How large a card is, as the sites want it that show one."""
EDGE, GAP = 40.0, 44.0
MOST_WIDE = 720.0
"""So much of the width a board may take; the words have the rest."""
NAME, TITLE = 34.0, 58.0
"""How large names and titles are written."""
LINES = (32.0, 27.0, 23.0)
"""How large sentences are written: a long one smaller, so that it is whole."""
MOST_NAMES, MOST_LINES = 5, 4


@dataclass(frozen=True)
class Told:
    """What a card says: its title, a sentence, and what its picture shows for those who do not see it."""

    title: str
    about: str
    alt: str


def told_of(table: Table, language: str) -> Told:
    """Return what the card of a table says: the game, who plays, and whose turn it is or how it ended."""
    game, players = title_of(table, language), _players(table, language)
    title = sentence("card/table" if players else "card/table/nobody", language, game=game, players=players)
    state = state_of(table, language)
    length = sentence("card/moves/all" if table.is_over else "card/moves", language, n=table.ply)
    about = f"{state} {length}" if table.ply else state
    return Told(title, about, sentence("card/alt/table", language, title=title, state=state))


def told_of_game(name: str, language: str) -> Told:
    """Return what the card of a game says."""
    title = game_title(name, language)
    about = sentence(f"{name}/about", language) if is_known(f"{name}/about") else sentence("page/home/about", language)
    return Told(title, about, sentence("card/alt/game", language, game=title))


def state_of(table: Table, language: str) -> str:
    """Return whose turn it is, how the game ended, or that it has not begun."""
    if not table.has_begun:
        return sentence("card/waiting", language)
    return ended(status(as_left(table), language, names_of(table, language)), language)


def ended(text: str, language: str) -> str:
    """Return a sentence with its full stop."""
    return text if text.endswith((".", "。", "!", "…")) else text + sentence("card/stop", language)


def _players(table: Table, language: str) -> str:
    called = names_of(table, language)
    named = [called[number] for number, seat in enumerate(table.seats) if seat.kind != OPEN]
    if len(named) == 2:
        return sentence("card/versus", language, one=named[0], other=named[1])
    return sentence("card/players", language, names=named) if named else ""


def key_of(table: Table, language: str) -> Hashable:
    """Return everything that the picture of a table's card depends on."""
    open_seats = tuple(seat.kind == OPEN for seat in table.seats)
    return ("card", _picture(language).key(table), state_of(table, language), open_seats)


def _picture(language: str) -> Picture:
    return Picture(viewer=None, language=language, bare=True)


def table_png(table: Table, language: str) -> bytes:
    """Draw the card of a table, as everybody may see it."""
    board = covers.without_style(_picture(language).draw(table))
    called = names_of(table, language)
    players = [(number, called[number]) for number, seat in enumerate(table.seats) if seat.kind != OPEN]
    with theme.worn(table.colours):
        return draw_card(board, title_of(table, language), state_of(table, language), players)


def game_png(name: str, language: str) -> bytes:
    """Draw the card of a game: its cover, its name, and what it is about."""
    told = told_of_game(name, language)
    return draw_card(covers.plate(name), told.title, told.about)


def home_png(language: str) -> bytes:
    """Draw the card of the whole table: the covers of its games."""
    return draw_card(shelf(), "Obelisk", sentence("page/home/title", language))


def shelf() -> str:
    """Return the covers of up to four games as one square picture."""
    side, gap = 300.0, 16.0
    shown = ""
    for number, name in enumerate(covers.names()[:4]):
        x, y = (side + gap) * (number % 2), (side + gap) * (number // 2)
        ground = Canvas(side, side, "", "")
        cover = covers.cover_of(catalogue.game(name))
        ground.rect(0, 0, side, side, fill="board" if cover is None else cover.GROUND[0], radius=18)
        shown += _placed(covers.without_style(ground.svg()), x, y, side, side)
        shown += _placed(covers.middle(name), x + 12, y + 12, side - 24, side - 24)
    whole = 2 * side + gap
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole:g} {whole:g}">{shown}</svg>'


def draw_card(board: str | None, title: str, line: str, players: Sequence[tuple[int, str]] = ()) -> bytes:
    """Draw a card: words at the left, and a picture at the right that keeps its shape."""
    canvas = paper(WIDTH, HEIGHT, "", "", radius=0)
    wide, high = (0.0, 0.0) if board is None else _within(board, MOST_WIDE, HEIGHT - 2 * EDGE)
    room = WIDTH - wide - 2 * EDGE - (GAP if wide else 0)
    draw_obelisk(canvas, EDGE + 14, EDGE + 62, 62)
    canvas.text(EDGE + 44, EDGE + 44, "Obelisk", size=28, fill="quiet")
    y = EDGE + 150
    text, size = fitted(title, TITLE, room)
    canvas.text(EDGE, y, text, size=size, weight="bold")
    y += 74
    for seat, name in players[:MOST_NAMES]:
        piece(canvas, EDGE + 16, y - 11, 15, seat)
        text, size = fitted(name, NAME, room - 48)
        canvas.text(EDGE + 48, y, text, size=size)
        y += 54
    y += 18 if players else -8
    size = next((size for size in LINES if len(wrapped(line, size, room)) <= MOST_LINES), LINES[-1])
    for text in wrapped(line, size, room)[:MOST_LINES]:
        canvas.text(EDGE, y, text, size=size, fill="quiet")
        y += 1.4 * size
    whole = covers.without_style(canvas.svg())
    if board is not None:
        inside = _placed(board, WIDTH - EDGE - wide, (HEIGHT - high) / 2, wide, high)
        whole = whole.rstrip().removesuffix("</svg>") + inside + "</svg>"
    return png(whole, WIDTH)


def _within(svg: str, most_wide: float, most_high: float) -> tuple[float, float]:
    """Return how large a picture may be drawn, by the shape that it says it has."""
    wide, high = (float(number) for number in svg.partition('viewBox="')[2].partition('"')[0].split()[2:])
    scale = min(most_wide / wide, most_high / high)
    return wide * scale, high * scale


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """Return a picture as a part of another one, in its place."""
    head, _, body = svg.strip().partition(">")
    box = head.partition('viewBox="')[2].partition('"')[0]
    family = f'font-family="{head.partition("font-family=")[2][1:].partition(chr(34))[0]}" ' * ("font-family" in head)
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<svg {family}viewBox="{box}" {place}>{body}'
