"""What lies beside the tableau of Micropul: the players with their stones and supplies, the core, the hand."""

from __future__ import annotations

import math

from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, Canvas
from obelisk.drawing.pieces import ghost, piece, status_line
from obelisk.games.micropul.drawing.scene import Face, Table
from obelisk.games.micropul.drawing.tiles import draw_back, draw_tile
from obelisk.games.micropul.rules.state import STONES

WIDTH = 320.0
HEAD, CORE_ROW, CARD, CARD_GAP = 72.0, 46.0, 124.0, 12.0
IN_HAND, IN_HAND_STEP, PER_ROW = 88.0, 107.0, 3
SHOWN, SHOWN_STEP, SHOWN_PER_ROW = 60.0, 65.0, 5
NUMBER, BUTTON, LINE = 22.0, 36.0, 28.0
SMALL = 22.0
"""The side of the small backs on a player's card."""


def players_height(table: Table, *, bare: bool = False) -> float:
    """Return how high `draw_players` draws."""
    return (0 if bare else HEAD) + CORE_ROW + int(table.view["seats"]) * (CARD + CARD_GAP)


def draw_head(canvas: Canvas, table: Table, x: float, y: float) -> None:
    """Write the title, and whose turn it is or how the game ended."""
    canvas.text(x, y + 24, table.title, size=26, weight="bold")
    status_line(canvas, x, y + 52, table.marked_seats, table.status)


def draw_players(canvas: Canvas, table: Table, x: float, y: float, *, bare: bool = False) -> None:
    """Draw the title and whose turn it is (unless *bare*), the core, and a card for each player."""
    if not bare:
        draw_head(canvas, table, x, y)
        y += HEAD
    told = table.say("core", n=table.view["core"])
    with canvas.group(role="img", aria_label=told):
        draw_stack(canvas, x, y, table.view["core"])
        canvas.text(x + 50, y + 21, told, size=15)
    for seat in range(int(table.view["seats"])):
        draw_card(canvas, table, seat, x, y + CORE_ROW + seat * (CARD + CARD_GAP))


def draw_card(canvas: Canvas, table: Table, seat: int, x: float, y: float) -> None:
    """Draw what everybody knows of a player: points, stones, supply, hand."""
    view, is_marked = table.view, seat in table.marked_seats
    supply, hand, groups = view["supplies"][seat], view["hands"][seat], view["group_points"][seat]
    with canvas.group(data_seat=str(seat), role="img", aria_label=card_label(table, seat)):
        edge = theme.seat(seat) if is_marked else "board-edge"
        canvas.rect(x, y, WIDTH, CARD, fill="board", stroke=edge, stroke_width=2.25 if is_marked else 1, radius=12)
        piece(canvas, x + 22, y + 25, 10, seat)
        who, size = table.who_fitted(seat, 17, WIDTH - 42 - 70)
        canvas.text(x + 42, y + 31, who, size=size, weight="bold" if is_marked else "normal")
        canvas.text(x + WIDTH - 16, y + 34, str(view["score"][seat]), size=28, anchor="end", weight="bold")
        made_of = table.say("made-of", groups=groups, supply=supply, hand=hand)
        canvas.text(x + WIDTH - 16, y + 52, made_of, size=12, anchor="end", fill="quiet")
        draw_stones_left(canvas, seat, view["stones_left"][seat], x + 21, y + 79)
        face_up = len(view["shown"]) if table.is_alone else 0
        draw_stack(canvas, x + 98, y + 66, supply - face_up)
        canvas.text(x + 146, y + 84, str(supply), size=17, weight="bold")
        for code, at in (("stones", 12.0), ("supply", 98.0)):
            canvas.text(x + at, y + 113, table.say(f"caption/{code}"), size=12, fill="quiet")
        canvas.text(x + WIDTH - 16, y + 113, table.say("caption/hand"), size=12, anchor="end", fill="quiet")
        for place in range(hand):
            draw_back(canvas, x + WIDTH - 16 - SMALL - (hand - 1 - place) * 17, y + 68, SMALL)


def card_label(table: Table, seat: int) -> str:
    """Return what a screen reader says of a player's card."""
    view = table.view
    return table.say(
        "card",
        seat=seat,
        score=view["score"][seat],
        stones=view["stones_left"][seat],
        supply=view["supplies"][seat],
        hand=view["hands"][seat],
    )


def draw_stones_left(
    canvas: Canvas, seat: int, left: int, x: float, y: float, *, step: float = 23, radius: float = 8
) -> None:
    """Draw the stones that a player still has, and where the others lay."""
    for place in range(STONES):
        draw = piece if place < left else ghost
        draw(canvas, x + step * place, y, radius, seat)


def draw_stack(canvas: Canvas, x: float, y: float, n: int, *, side: float = 28) -> None:
    """Draw tiles that lie face down on each other: the more, the higher."""
    if n == 0:
        canvas.rect(x + 3, y + 3, side - 6, side - 6, fill=None, stroke="line", radius=4, dash=(3, 3))
    for level in range(min(5, math.ceil(n / 5))):
        draw_back(canvas, x + 3 * level, y - 2 * level, side)


def hand_height(table: Table) -> float:
    """Return how high `draw_hand` draws."""
    if table.seat is None:
        return 0
    hand_rows = math.ceil(len(table.view["hand"]) / PER_ROW)
    shown_rows = math.ceil(len(table.view["shown"]) / SHOWN_PER_ROW)
    height = LINE + hand_rows * (IN_HAND + NUMBER) if hand_rows else 0
    height += LINE + shown_rows * (SHOWN + NUMBER) if shown_rows else 0
    return height + (BUTTON + 8 if plain_moves(table) else 0)


def draw_hand(canvas: Canvas, table: Table, x: float, y: float) -> None:
    """Draw the hand, the face-up tiles of the supply, and a button for each move that has no place on the table."""
    if table.seat is None:
        return
    if table.view["hand"]:
        canvas.text(x, y + 16, table.say("hand"), size=16, weight="bold")
        _in_hand(canvas, table, x, y + LINE)
        y += LINE + math.ceil(len(table.view["hand"]) / PER_ROW) * (IN_HAND + NUMBER)
    if table.view["shown"]:
        canvas.text(x, y + 16, table.say("shown"), size=16, weight="bold")
        draw_shown(canvas, table, x, y + LINE)
        y += LINE + math.ceil(len(table.view["shown"]) / SHOWN_PER_ROW) * (SHOWN + NUMBER)
    draw_buttons(canvas, table, x, y + 8)


def _in_hand(canvas: Canvas, table: Table, x: float, y: float) -> None:
    for place, tile in enumerate(table.view["hand"]):
        row, column = divmod(place, PER_ROW)
        draw_numbered(canvas, table, tile, x + column * IN_HAND_STEP, y + row * (IN_HAND + NUMBER), IN_HAND)


def draw_numbered(canvas: Canvas, table: Table, tile: int, x: float, y: float, unit: float) -> None:
    """Draw a tile of the hand, with its number below."""
    face = Face(tile, 0)
    label = table.say("in-hand", tile=tile, face=table.face_label(face))
    is_of_use = any(laying.face.tile == tile for laying in table.layings)
    with canvas.group(data_tile=str(tile), role="button" if is_of_use else "img", aria_label=label):
        draw_tile(canvas, x, y, unit, face)
        fill = "ink" if is_of_use or not table.moves else "quiet"
        canvas.text(x + unit / 2, y + unit + 15, str(tile), size=14, anchor="middle", fill=fill)


def draw_shown(
    canvas: Canvas, table: Table, x: float, y: float, *, step: float = SHOWN_STEP, per_row: int = SHOWN_PER_ROW
) -> None:
    """Draw the tiles of the supply that lie face up: each can be drawn."""
    for place, tile in enumerate(table.view["shown"]):
        row, column = divmod(place, per_row)
        left, top = x + column * step, y + row * (SHOWN + NUMBER)
        move = f"draw {tile}" if f"draw {tile}" in table.moves else None
        label = table.say("face-up", tile=tile, face=table.face_label(Face(tile, 0)))
        with canvas.group(data_move=move, role="button" if move else "img", aria_label=label):
            draw_tile(canvas, left, top, SHOWN, Face(tile, 0))
            canvas.text(left + SHOWN / 2, top + SHOWN + 15, str(tile), size=14, anchor="middle")
            with canvas.group(class_=HINT):
                canvas.rect(
                    left, top, SHOWN, SHOWN, fill=None, stroke="last", stroke_width=theme.BOLD, radius=SHOWN * 0.09
                )


def plain_moves(table: Table) -> list[str]:
    """Return the moves that have no place on the table."""
    return [move for move in table.moves if move in ("draw", "pass")]


def draw_buttons(
    canvas: Canvas, table: Table, x: float, y: float, *, width: float = WIDTH - 18, height: float = BUTTON
) -> None:
    """Draw a button for each move that has no place on the table."""
    for move in plain_moves(table):
        label = table.say(f"button/{move}")
        with canvas.group(data_move=move, role="button", aria_label=label):
            canvas.rect(x, y, width, height, fill="board", stroke="line", radius=10)
            with canvas.group(class_=HINT):
                canvas.rect(x, y, width, height, fill=None, stroke="last", stroke_width=theme.BOLD, radius=10)
            canvas.text(x + width / 2, y + height / 2 + 6, label, size=16, anchor="middle")
