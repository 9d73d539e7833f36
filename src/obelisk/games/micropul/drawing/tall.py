"""Micropul on a narrow screen: as wide as a telephone, so that what is written has the size that it is given."""

from __future__ import annotations

import math

from obelisk.drawing import theme
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import piece
from obelisk.games.micropul.drawing.panel import (
    HEAD,
    LINE,
    NUMBER,
    SHOWN,
    card_label,
    draw_buttons,
    draw_head,
    draw_numbered,
    draw_shown,
    draw_stack,
    draw_stones_left,
    plain_moves,
)
from obelisk.games.micropul.drawing.scene import Table
from obelisk.games.micropul.drawing.tiles import draw_back

WIDTH, EDGE = 390.0, 8.0
ROOM = WIDTH - 2 * EDGE
PER_ROW, IN_HAND = 6, 57.0
"""A whole hand of the beginning lies in one row."""
CARD, CARD_GAP, FINGER, BACK = 74.0, 8.0, 44.0, 20.0


def hand_height(table: Table) -> float:
    """Return how high `draw_hand` draws."""
    height = LINE
    if table.seat is not None:
        height += _rows(table.view["hand"]) * (IN_HAND + NUMBER)
        height += LINE + _rows(table.view["shown"]) * (SHOWN + NUMBER) if table.view["shown"] else 0
    return height + (FINGER + 8 if plain_moves(table) else 0)


def _rows(tiles: list[int]) -> int:
    return math.ceil(len(tiles) / PER_ROW)


def draw_hand(canvas: Canvas, table: Table, y: float) -> None:
    """Draw the hand over the whole width, beside its heading the core, and below it what else can be done."""
    told = table.say("core", n=table.view["core"])
    with canvas.group(role="img", aria_label=told):
        canvas.text(WIDTH - EDGE, y + 16, told, size=14, anchor="end", fill="quiet")
    step = ROOM / PER_ROW
    left = EDGE + (step - IN_HAND) / 2
    if table.seat is not None:
        if table.view["hand"]:
            canvas.text(EDGE + 2, y + 16, table.say("hand"), size=15, weight="bold")
        for place, tile in enumerate(table.view["hand"]):
            row, column = divmod(place, PER_ROW)
            draw_numbered(canvas, table, tile, left + column * step, y + LINE + row * (IN_HAND + NUMBER), IN_HAND)
        y += _rows(table.view["hand"]) * (IN_HAND + NUMBER)
    y += LINE
    if table.seat is not None and table.view["shown"]:
        canvas.text(EDGE + 2, y + 16, table.say("shown"), size=15, weight="bold")
        draw_shown(canvas, table, EDGE, y + LINE, step=step, per_row=PER_ROW)
        y += LINE + _rows(table.view["shown"]) * (SHOWN + NUMBER)
    draw_buttons(canvas, table, EDGE, y + 4, width=ROOM, height=FINGER)


def players_height(table: Table, *, bare: bool) -> float:
    """Return how high `draw_players` draws."""
    return (0 if bare else HEAD) + int(table.view["seats"]) * (CARD + CARD_GAP)


def draw_players(canvas: Canvas, table: Table, y: float, *, bare: bool) -> None:
    """Draw the title and whose turn it is (unless *bare*), and a flat card for each player."""
    if not bare:
        draw_head(canvas, table, EDGE, y)
        y += HEAD
    for seat in range(int(table.view["seats"])):
        _card(canvas, table, seat, y + seat * (CARD + CARD_GAP))


def _card(canvas: Canvas, table: Table, seat: int, y: float) -> None:
    """Draw what everybody knows of a player in two lines."""
    view, is_marked, x, right = table.view, seat in table.marked_seats, EDGE, WIDTH - EDGE
    supply, hand = view["supplies"][seat], view["hands"][seat]
    with canvas.group(data_seat=str(seat), role="img", aria_label=card_label(table, seat)):
        edge = theme.seat(seat) if is_marked else "board-edge"
        canvas.rect(x, y, ROOM, CARD, fill="board", stroke=edge, stroke_width=2.25 if is_marked else 1, radius=11)
        piece(canvas, x + 19, y + 20, 9, seat)
        points = str(view["score"][seat])
        canvas.text(right - 12, y + 28, points, size=24, anchor="end", weight="bold")
        made_of = table.say("made-of", groups=view["group_points"][seat], supply=supply, hand=hand)
        canvas.text(right - 20 - 14 * len(points), y + 26, made_of, size=11.5, anchor="end", fill="quiet")
        who, size = table.who_fitted(seat, 15, 130)
        canvas.text(x + 36, y + 25, who, size=size, weight="bold" if is_marked else "normal")
        draw_stones_left(canvas, seat, view["stones_left"][seat], x + 18, y + 54, step=18, radius=7)
        canvas.text(x + 66, y + 58, table.say("caption/stones"), size=11.5, fill="quiet")
        draw_stack(canvas, x + 152, y + 46, supply - (len(view["shown"]) if table.is_alone else 0), side=BACK)
        canvas.text(x + 190, y + 59, str(supply), size=14, weight="bold")
        canvas.text(x + 208, y + 58, table.say("caption/supply"), size=11.5, fill="quiet")
        canvas.text(right - 12, y + 58, table.say("caption/hand"), size=11.5, anchor="end", fill="quiet")
        for place in range(hand):
            step = min(11, 44 / max(1, hand - 1))
            draw_back(canvas, right - 44 - BACK - (hand - 1 - place) * step, y + 44, BACK)
