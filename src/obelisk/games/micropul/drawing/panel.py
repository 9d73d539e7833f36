"""What lies beside the tableau of Micropul: the players with their stones and supplies, the core, the hand.

On a narrow screen it lies below, as wide as a telephone, so that what is written has the size that it is given.
"""

import math
from typing import NamedTuple

from obelisk.authoring.drawing import (
    HINT,
    Box,
    Canvas,
    button,
    card,
    draw_head,
    ghost,
    piece,
    size_for,
    theme,
    width_of,
)
from obelisk.games.micropul.drawing.scene import Face, Table
from obelisk.games.micropul.drawing.tiles import draw_back, draw_tile
from obelisk.games.micropul.rules.state import STONES

WIDTH = 320.0
HEAD, CORE_ROW, CARD, CARD_GAP = 72.0, 46.0, 124.0, 12.0
NUMBER, BUTTON, LINE = 22.0, 36.0, 28.0
TOUCHED = 54.0
"""How high a button beside the tableau is: a finger hits it on a tablet too, where the picture is smaller."""
CAPTION = 14.0
STONE = "stone"
SMALL = 22.0
"""The side of the small backs on a player's card."""
TALL_WIDTH, TALL_EDGE = 390.0, 8.0
TALL_ROOM = TALL_WIDTH - 2 * TALL_EDGE
TALL_CARD, TALL_CARD_GAP, FINGER, TALL_SMALL = 74.0, 8.0, 44.0, 20.0


class Rows(NamedTuple):
    """How tiles lie below a heading: how many side by side, how large, and how far apart."""

    n: int
    unit: float
    step: float
    heading: float = 16.0
    inset: float = 0.0

    def height(self, tiles: list[int]) -> float:
        """Return how high so many tiles and their heading are; nothing without tiles."""
        return LINE + math.ceil(len(tiles) / self.n) * (self.unit + NUMBER) if tiles else 0.0


IN_HAND, SHOWN = Rows(3, 88.0, 107.0), Rows(5, 60.0, 65.0)
TALL_STEP = TALL_ROOM / 6
TALL_IN_HAND = Rows(6, 57.0, TALL_STEP, heading=15.0, inset=(TALL_STEP - 57.0) / 2 - 2)
"""A whole hand of the beginning lies in one row."""
TALL_SHOWN = TALL_CARD + TALL_CARD_GAP
"""The room of the face-up tiles of a supply, always in one row: as much as a second player's card would take."""


def players_height(table: Table, *, bare: bool = False, tall: bool = False) -> float:
    """Return how high `draw_players` or `draw_players_below` draws."""
    each, more = (TALL_CARD + TALL_CARD_GAP, 0.0) if tall else (CARD + CARD_GAP, CORE_ROW)
    return (0 if bare else HEAD) + more + table.seats * each


def draw_players(canvas: Canvas, table: Table, x: float, y: float, *, bare: bool = False) -> None:
    """Draw the title and whose turn it is (unless *bare*), the core, and a card for each player."""
    if not bare:
        draw_head(canvas, table, x, y)
        y += HEAD
    told = table.say("core", n=table.view["core"])
    with canvas.group(role="img", aria_label=told):
        _stack(canvas, x, y, table.view["core"])
        canvas.text(x + 50, y + 21, told, size=15)
    for seat in range(table.seats):
        draw_card(canvas, table, seat, x, y + CORE_ROW + seat * (CARD + CARD_GAP))


def draw_players_below(canvas: Canvas, table: Table, y: float, *, bare: bool) -> None:
    """Draw the same on a narrow screen, the cards flat, and without the core."""
    if not bare:
        draw_head(canvas, table, TALL_EDGE, y)
        y += HEAD
    for seat in range(table.seats):
        _flat_card(canvas, table, seat, y + seat * (TALL_CARD + TALL_CARD_GAP))


def draw_card(canvas: Canvas, table: Table, seat: int, x: float, y: float) -> None:
    """Draw what everybody knows of a player: points, stones, supply, hand."""
    counts, right = table.counts(seat), x + WIDTH - 16
    with card(canvas, table, seat, Box(x, y, WIDTH, CARD), table.say("card", seat=seat, **counts)) as weight:
        piece(canvas, x + 22, y + 25, 10, seat)
        who, size = table.who_fitted(seat, 17, WIDTH - 42 - 70)
        canvas.text(x + 42, y + 31, who, size=size, weight=weight)
        canvas.text(right, y + 34, str(counts["score"]), size=28, anchor="end", weight="bold")
        canvas.text(right, y + 53, table.say("made-of", **counts), size=CAPTION, anchor="end", fill="quiet")
        _stones_left(canvas, table, seat, x + 21, y + 79, 23, 8)
        _stack(canvas, x + 104, y + 66, table.face_down(seat))
        canvas.text(x + 152, y + 84, str(counts["supply"]), size=17, weight="bold")
        for code, at in (("stones", 12.0), ("supply", 104.0)):
            canvas.text(x + at, y + 113, table.say(f"caption/{code}"), size=CAPTION, fill="quiet")
        canvas.text(right, y + 113, table.say("caption/hand"), size=CAPTION, anchor="end", fill="quiet")
        for place in range(counts["hand"]):
            draw_back(canvas, right - SMALL - (counts["hand"] - 1 - place) * 17, y + 68, SMALL)


def _flat_card(canvas: Canvas, table: Table, seat: int, y: float) -> None:
    counts, x, right, small = table.counts(seat), TALL_EDGE, TALL_WIDTH - TALL_EDGE - 12, 11.5
    hand, points, box = counts["hand"], str(counts["score"]), Box(x, y, TALL_ROOM, TALL_CARD)
    with card(canvas, table, seat, box, table.say("card", seat=seat, **counts), radius=11) as weight:
        piece(canvas, x + 19, y + 20, 9, seat)
        canvas.text(right, y + 28, points, size=24, anchor="end", weight="bold")
        made_of, end = table.say("made-of-short", **counts), right - 8 - 14 * len(points)
        canvas.text(end, y + 26, made_of, size=small, anchor="end", fill="quiet")
        who, size = table.who_fitted(seat, 15, end - width_of(made_of, small) - 10 - (x + 36))
        canvas.text(x + 36, y + 25, who, size=size, weight=weight)
        _stones_left(canvas, table, seat, x + 18, y + 54, 18, 7)
        canvas.text(x + 66, y + 58, table.say("caption/stones"), size=small, fill="quiet")
        _stack(canvas, x + 152, y + 46, table.face_down(seat), side=TALL_SMALL)
        canvas.text(x + 190, y + 59, str(counts["supply"]), size=14, weight="bold")
        canvas.text(x + 208, y + 58, table.say("caption/supply"), size=small, fill="quiet")
        canvas.text(right, y + 58, table.say("caption/hand"), size=small, anchor="end", fill="quiet")
        for place in range(hand):
            step = min(11, 44 / max(1, hand - 1))
            draw_back(canvas, right - 32 - TALL_SMALL - (hand - 1 - place) * step, y + 44, TALL_SMALL)


def _stones_left(canvas: Canvas, table: Table, seat: int, x: float, y: float, step: float, radius: float) -> None:
    """Draw the stones that a player has; the last one can be taken from there to a group."""
    left = table.counts(seat)["stones"]
    can_claim = bool(table.claims) and seat == table.seat
    for place in range(STONES):
        draw = piece if place < left else ghost
        if can_claim and place == left - 1:
            with canvas.group(data_kind=STONE, role="button", aria_label=table.say("stone")):
                with canvas.group(data_aside="yes"):
                    canvas.square(x + step * place, y, FINGER, fill="board", opacity=0)
                draw(canvas, x + step * place, y, radius, seat)
        else:
            draw(canvas, x + step * place, y, radius, seat)


def _stack(canvas: Canvas, x: float, y: float, n: int, *, side: float = 28) -> None:
    if n == 0:
        canvas.rect(x + 3, y + 3, side - 6, side - 6, fill=None, stroke="line", radius=4, dash=(3, 3))
    for level in range(min(5, math.ceil(n / 5))):
        draw_back(canvas, x + 3 * level, y - 2 * level, side)


def hand_height(table: Table, *, tall: bool = False) -> float:
    """Return how high `draw_hand` or `draw_hand_below` draws."""
    hand, shown, moves = table.held["hand"], table.held["shown"], plain_moves(table)
    if tall:
        # The room of somebody's hand stays when it is empty: nothing below it moves.
        held = LINE if table.seat is None else TALL_IN_HAND.height(hand or [0]) + FINGER - LINE
        return held + (TALL_SHOWN if shown else 0.0)
    return IN_HAND.height(hand) + SHOWN.height(shown) + (TOUCHED + 8 if moves else 0)


def draw_hand(canvas: Canvas, table: Table, x: float, y: float) -> None:
    """Draw the hand, the face-up tiles of the supply, and a button for each move that has no place on the table."""
    y += _in_rows(canvas, table, "hand", IN_HAND, x, y)
    y += _in_rows(canvas, table, "shown", SHOWN, x, y)
    draw_buttons(canvas, table, Box(x, y + 8, WIDTH - 18, TOUCHED))


def draw_hand_below(canvas: Canvas, table: Table, y: float) -> None:
    """Draw the same over a narrow screen's whole width. The button and the core stand in the line of the heading.

    A button that comes and goes there takes no room of its own.
    """
    told, right, top = table.say("core", n=table.view["core"]), TALL_WIDTH - TALL_EDGE, y
    y += 0 if table.seat is None else FINGER - LINE
    with canvas.group(role="img", aria_label=told):
        canvas.text(right, y + 16, told, size=14, anchor="end", fill="quiet")
    left = TALL_EDGE + 14 + width_of(table.say("hand"), TALL_IN_HAND.heading)
    y += max(LINE, _in_rows(canvas, table, "hand", TALL_IN_HAND, TALL_EDGE + 2, y))
    _in_one_row(canvas, table, TALL_EDGE + 2, y)
    draw_buttons(canvas, table, Box(left, top - 3, right - 12 - width_of(told, 14) - left, FINGER))


def _in_rows(canvas: Canvas, table: Table, code: str, rows: Rows, x: float, y: float) -> float:
    """Draw the tiles of the hand, or those of the supply that are shown, below their heading; return how high."""
    tiles, draw = table.held[code], draw_numbered if code == "hand" else _face_up
    if code == "hand":
        # Not seen, but what is drawn can be put there.
        with canvas.group(data_place="hand"):
            canvas.rect(x, y, rows.n * rows.step, rows.height(tiles or [0]), fill="board", opacity=0)
    if tiles:
        canvas.text(x, y + 16, table.say(code), size=rows.heading, weight="bold")
    for place, tile in enumerate(tiles):
        row, column = divmod(place, rows.n)
        left, top = x + rows.inset + column * rows.step, y + LINE + row * (rows.unit + NUMBER)
        draw(canvas, table, tile, left, top, rows.unit)
    return rows.height(tiles)


def _in_one_row(canvas: Canvas, table: Table, x: float, y: float) -> None:
    """Draw the face-up tiles of the supply below their heading, as large as a finger where there is room for that."""
    shown = table.held["shown"]
    if shown:
        canvas.text(x, y + 11, table.say("shown"), size=14, weight="bold")
    step = min(FINGER + 4, TALL_ROOM / max(1, len(shown)))
    for place, tile in enumerate(shown):
        _face_up(canvas, table, tile, x + place * step, y + 17, step - 4)


def draw_numbered(canvas: Canvas, table: Table, tile: int, x: float, y: float, unit: float) -> None:
    """Draw a tile of the hand, with its number below."""
    face = Face(tile, 0)
    label = table.say("in-hand", tile=tile, face=table.face_label(face))
    is_of_use = any(laying.face.tile == tile for laying in table.layings)
    with canvas.group(data_tile=str(tile), data_turns="4", role="button" if is_of_use else "img", aria_label=label):
        draw_tile(canvas, x, y, unit, face)
        fill = "ink" if is_of_use or not table.moves else "quiet"
        with canvas.group(data_aside="yes"):
            canvas.text(x + unit / 2, y + unit + 15, str(tile), size=14, anchor="middle", fill=fill)


def _face_up(canvas: Canvas, table: Table, tile: int, x: float, y: float, unit: float) -> None:
    face = Face(tile, 0)
    move = f"draw {tile}" if f"draw {tile}" in table.moves else None
    label = table.say("face-up", tile=tile, face=table.face_label(face))
    role, into = ("button", "hand") if move else ("img", None)
    with canvas.group(data_move=move, data_into=into, role=role, aria_label=label):
        draw_tile(canvas, x, y, unit, face)
        with canvas.group(data_aside="yes"):
            canvas.text(x + unit / 2, y + unit + 15, str(tile), size=min(14.0, unit * 0.29), anchor="middle")
        with canvas.group(class_=HINT):
            canvas.rect(x, y, unit, unit, fill=None, stroke="last", stroke_width=theme.BOLD, radius=unit * 0.09)


def plain_moves(table: Table) -> list[str]:
    """Return the moves that have no place on the table."""
    return [move for move in table.moves if move in ("draw", "pass")]


def draw_buttons(canvas: Canvas, table: Table, box: Box) -> None:
    """Draw a button for each move that has no place on the table."""
    for move in plain_moves(table):
        label = table.say(f"button/{move}")
        with button(canvas, box, move, label, confirm=table.say(f"confirm/{move}")) as (x, y):
            canvas.text(x, y + 6, label, size=size_for(label, 16, box.width - 16), anchor="middle")
