"""What lies beside the board of Abstrakto: the players with their areas and tiles, and moves that name no place."""

import math

from obelisk.authoring.drawing import Box, Canvas, button, card, fitted, piece, theme
from obelisk.games.abstrakto.drawing.scene import DROP, PASS, Table
from obelisk.games.abstrakto.drawing.tiles import draw_counter, draw_tally, sample
from obelisk.games.abstrakto.rules.grid import KINDS
from obelisk.games.abstrakto.rules.notation import LETTERS as KIND_LETTERS
from obelisk.games.abstrakto.rules.state import DISCARDED

CARD, CARD_GAP = 146.0, 12.0
ICON, SMALL, IN_BUTTON = 30.0, 17.0, 22.0
LINE, BUTTON_GAP = 30.0, 7.0
BUTTON_HEIGHTS = {2: 36.0, 5: 44.0}
"""By how many are side by side: five are on a narrow screen, where a finger must find them."""
SIGN_ROW, FINGER = 27.0, 44.0
NARROW = 220.0
"""A card that is not as wide as this has no room for two things in its last line."""
KIND_CODES = ("solid", "line", "cross")


def draw_card(canvas: Canvas, table: Table, seat: int, x: float, y: float, width: float) -> None:
    """Draw what is known of a player: areas, tiles left, discards."""
    view, hand, right = table.view, table.counted(table.hand(seat)), x + width - 16
    label = table.say("card", hand=hand, discarded=table.counted(view["discarded"][seat]), **table.counts(seat))
    with card(canvas, table, seat, Box(x, y, width, CARD), label) as weight:
        piece(canvas, x + 22, y + 26, 10, seat)
        name, size = fitted(table.name(seat), 15, width - 42 - 50)
        canvas.text(x + 42, y + 31, name, size=size, weight=weight)
        left = table.say("caption/left", n=table.left(seat))
        is_narrow = width < NARROW
        you = table.say("caption/you") if seat == table.seat else ""
        canvas.text(x + 42, y + 49, left if is_narrow else you, size=12, fill="quiet")
        canvas.text(right, y + 36, str(view["owned"][seat]), size=30, anchor="end", weight="bold")
        canvas.text(right, y + 53, table.say("caption/areas"), size=12, anchor="end", fill="quiet")
        _hand(canvas, table, seat, x + 14, y + 64, (width - 20) / KINDS, 24 if is_narrow else ICON)
        if not is_narrow:
            canvas.text(x + 14, y + 130, left, size=12, fill="quiet")
        _discards(canvas, table, seat, x + width - 14, y + 117)


def _hand(canvas: Canvas, table: Table, seat: int, x: float, y: float, step: float, side: float) -> None:
    hand = table.hand(seat)
    for kind in range(KINDS):
        n = None if hand is None else hand[kind]
        left = x + kind * step
        is_offered = seat == table.seat and any(tile.kind == kind for tile in table.offered)
        facts = {"data_kind": KIND_LETTERS[kind], "role": "button", "aria_label": table.kind_name(kind)}
        with canvas.group(**facts if is_offered else {}):
            if is_offered:
                with canvas.group(data_aside="yes"):
                    # Not seen, but it catches the finger.
                    canvas.rect(left - 4, y - (FINGER - side) / 2, step - 4, FINGER, fill="board", opacity=0)
            sample(canvas, left, y, side, kind, seat, opacity=0.3 if n == 0 else 1)
            told = "?" if n is None else str(n)
            fill = "quiet" if not n else "ink"
            with canvas.group(data_aside="yes"):
                canvas.text(left + side * 1.25, y + side * 0.74, told, size=side * 0.67, weight="bold", fill=fill)


def _discards(canvas: Canvas, table: Table, seat: int, right: float, y: float) -> None:
    kinds = table.discards(seat)
    left = right - DISCARDED * (SMALL + 3) + 3
    canvas.text(left - 7, y + 13, table.say("caption/discarded"), size=12, anchor="end", fill="quiet")
    for place in range(DISCARDED):
        x = left + place * (SMALL + 3)
        kind = None if kinds is None else kinds[place]
        if kind is not None:
            sample(canvas, x, y, SMALL, kind, seat, opacity=0.45)
            continue
        dash = (2.5, 2.5) if kinds is None else ()
        canvas.rect(x + 0.5, y + 0.5, SMALL - 1, SMALL - 1, fill=None, stroke="line", radius=2, dash=dash)
        if kinds is not None:
            canvas.text(x + SMALL / 2, y + 12.5, "?", size=11, anchor="middle", fill="quiet")


def actions_height(table: Table, columns: int) -> float:
    """Return how high `draw_actions` draws."""
    if not table.buttons:
        return 0
    return LINE + math.ceil(len(table.buttons) / columns) * (BUTTON_HEIGHTS[columns] + BUTTON_GAP) - BUTTON_GAP


def draw_actions(canvas: Canvas, table: Table, x: float, y: float, width: float, columns: int) -> None:
    """Draw a button for each way to discard, or for the pass."""
    if not table.buttons:
        return
    canvas.text(x, y + 18, table.say("nothing-fits" if PASS in table.buttons else "discard"), size=16, weight="bold")
    height = BUTTON_HEIGHTS[columns]
    columns = min(columns, len(table.buttons))
    step = (width + BUTTON_GAP) / columns
    for place, move in enumerate(table.buttons):
        row, column = divmod(place, columns)
        box = Box(x + column * step, y + LINE + row * (height + BUTTON_GAP), step - BUTTON_GAP, height)
        _button(canvas, table, move, box)


def _button(canvas: Canvas, table: Table, move: str, box: Box) -> None:
    kinds = [] if move == PASS else [KIND_LETTERS.index(letter) for letter in move.removeprefix(DROP)]
    label = table.say("pass") if not kinds else table.say("drop", kinds=[*map(table.kind_name, kinds)])
    with button(canvas, box, move, label) as (middle, y):
        if not kinds:
            canvas.text(middle, y + 6, label, size=16, anchor="middle")
        for place, kind in enumerate(kinds):
            x = middle + (place - len(kinds) / 2) * (IN_BUTTON + 3) + 1.5
            sample(canvas, x, y - IN_BUTTON / 2, IN_BUTTON, kind, table.mover)


def signs(table: Table) -> list[str]:
    """Return which of the signs on the board need a word; before the first tile, where each kind of tile goes."""
    if not table.tiles:
        return [] if table.buttons else list(KIND_CODES)
    is_open = table.is_over or any(not area.is_settled for area in table.areas)
    is_settled = not table.is_over and any(area.is_settled for area in table.areas)
    found = ["tally"] * is_open + ["counter"] * is_settled + ["main"] * bool(table.main_areas)
    return found + ["by-main"] * table.is_by_main_area


def signs_height(table: Table) -> float:
    """Return how high `draw_signs` draws."""
    return len(signs(table)) * SIGN_ROW


def draw_signs(canvas: Canvas, table: Table, x: float, y: float) -> None:
    """Say what the signs on the board mean, those that are there."""
    owner = table.main_areas[0].owner if table.main_areas else table.mover
    for place, sign in enumerate(signs(table)):
        level = y + place * SIGN_ROW + SIGN_ROW / 2
        if sign in KIND_CODES:
            sample(canvas, x + 10, level - 9, 18, KIND_CODES.index(sign), table.mover)
        elif sign == "tally":
            draw_tally(canvas, x + 19, level, 11, (3, 2))
        elif sign == "counter":
            draw_counter(canvas, x + 19, level, 9, owner)
        elif sign == "main":
            stroke = theme.seat(owner or 0)
            canvas.rect(x + 8, level - 8, 22, 16, fill=None, stroke=stroke, stroke_width=theme.FINE, dash=(4, 3))
        canvas.text(x + 44, level + 4.5, table.say(f"sign/{sign}"), size=13, fill="quiet")
