"""What lies around one's own board of Microchip: the pool, the other players, the tray and the reckoning."""

from typing import NamedTuple

from obelisk.authoring import figure
from obelisk.authoring.drawing import HINT, Box, Canvas, Weight, fitted, piece, theme, width_of
from obelisk.games.microchip.drawing import board
from obelisk.games.microchip.drawing.board import SMALL_RIM, board_side, draw_board, draw_kind, draw_tray, tray_side
from obelisk.games.microchip.drawing.scene import Circuit, Table
from obelisk.games.microchip.rules.data import SIZE
from obelisk.games.microchip.rules.layouts import WORD
from obelisk.games.microchip.rules.state import COLUMNS, PENALTY, ROWS

POOL_RIM, POOL_TITLE, BAY = 14.0, 30.0, 10.0
DRAW_COLUMN, LARGE_PART, COLUMN_PITCH = 285.0, 1.75, 1.16
"""The height of the draw column, unless its tiles would be this many times as large as the others; and how far apart
these columns are, in parts of a tile, where there is room."""
CARD_HEAD, CARD_RIM, CARD_GAP = 42.0, 14.0, 14.0
SMALLEST_IN_TRAY, IN_TRAY = 21.0, 0.6
"""The smallest side of a tile in a tray, and the least part of a cell's side that it is."""
BUTTON, FINGER = 40.0, 8.0
"""The height of a button, and how far above and below it a finger still finds it."""
NAME, NAME_ROOM = 38.0, 280.0
"""How much of a line its mark and a gap take before a name; and how long a name may be above one's own board."""


def pool_height(table: Table, width: float) -> float:
    """Return how high `draw_pool` draws."""
    rows = int(ROWS[table.seats])
    return rows * _units(table, width)[0] + 2 * POOL_RIM + POOL_TITLE + 2 * BAY


def _units(table: Table, width: float) -> tuple[float, float, float]:
    """Return the sides of a tile in the draw column and in the others, and the distance of these from each other."""
    rows, columns = int(ROWS[table.seats]), int(COLUMNS[table.seats]) - 1
    room = width - 2 * POOL_RIM - 3 * BAY
    large = min(DRAW_COLUMN / rows, LARGE_PART * room / (columns + LARGE_PART))
    pitch = (room - large) / columns
    small = min(pitch, large)
    return large, small, min(pitch, COLUMN_PITCH * small)


def draw_pool(canvas: Canvas, table: Table, x: float, y: float, width: float) -> None:
    """Draw the pool: the draw column in a bay of its own, its tiles large, and to the right what comes next."""
    first, *others = table.view["pool"]
    rows, (large, small, pitch) = len(first), _units(table, width)
    canvas.rect(x, y, width, pool_height(table, width), fill="graphite", stroke="graphite-edge", radius=16)
    left, top = x + POOL_RIM, y + POOL_RIM + POOL_TITLE
    bay_width, bay_height = large + 2 * BAY, rows * large + 2 * BAY
    canvas.text(left + 2, top - 12, table.say("draw-column"), size=15, weight="bold", fill="live")
    with canvas.group(data_column="draw", role="group", aria_label=table.say("draw-column")):
        canvas.rect(left, top, bay_width, bay_height, fill="graphite-lit", stroke="live", stroke_width=2.25, radius=12)
        for row, tile in enumerate(first):
            _on_offer(canvas, table, tile, left + BAY, top + BAY + row * large, large)
    left += bay_width + BAY
    if others:
        # A word longer than the draw column pushes the next one to the right end.
        told = table.say("coming", n=len(others))
        canvas.text(x + width - POOL_RIM - 2, top - 12, told, size=15, anchor="end", fill="dust")
    top += (bay_height - rows * small) / 2
    for place, column in enumerate(others):
        label = table.say("column", n=place + 2, tiles=" ".join(tile for tile in column if tile))
        with canvas.group(data_column=str(place + 2), role="img", aria_label=label):
            for row, tile in enumerate(column):
                if tile is not None:
                    draw_kind(canvas, left + place * pitch, top + row * small, small, tile)


def _on_offer(canvas: Canvas, table: Table, tile: str | None, x: float, y: float, unit: float) -> None:
    if tile is None:
        dash = (unit * 0.07, unit * 0.07)
        board.draw_square(canvas, x, y, unit, 0.1, board.CORNER, fill=None, stroke="graphite-line", dash=dash)
        return
    move = f"take {tile}" if f"take {tile}" in table.moves else None
    label = table.say("take" if move else "on-offer", tile=table.words.tile(tile))
    told, confirm = (table.words.tile(tile), table.say("take-this")) if move else (None, None)
    role, into = ("button", "own") if move else ("img", None)
    facts = {"data_move": move, "data_into": into, "data_told": told, "data_confirm": confirm}
    with canvas.group(**facts, role=role, aria_label=label):
        # Not seen, but it catches the finger.
        canvas.rect(x, y, unit, unit, fill="graphite", opacity=0)
        draw_kind(canvas, x, y, unit, tile)
        if move:
            side = unit - 2
            with canvas.group(class_=HINT):
                canvas.rect(x + 1, y + 1, side, side, fill=None, stroke="loose", stroke_width=theme.BOLD, radius=8)


class Card(NamedTuple):
    """The size of a player's card: the side of a cell, of a tile in the tray, and whether the tray is below."""

    unit: float
    in_tray: float
    is_below: bool
    width: float

    @property
    def height(self) -> float:
        """How high it is."""
        tray = CARD_GAP + tray_side(self.in_tray) if self.is_below else 0.0
        return CARD_HEAD + board_side(self.unit, is_mine=False) + tray + CARD_RIM


def card_for(width: float, height: float, largest: float) -> Card:
    """Return the card for this space whose board is largest, the tray beside the board or below it."""
    across, down = width - 2 * CARD_RIM - 2 * SMALL_RIM, height - CARD_HEAD - CARD_RIM - 2 * SMALL_RIM
    cards = [_card(across, down, largest, False, width), _card(down, across, largest, True, width)]
    return max(cards, key=lambda card: card.unit)


def _card(along: float, other: float, largest: float, is_below: bool, width: float) -> Card:
    """Return a card whose tray takes what the board leaves *along* one side, and is never longer than the board."""
    room = along - CARD_GAP
    unit = min((room - tray_side(SMALLEST_IN_TRAY)) / SIZE, room / (SIZE + tray_side(IN_TRAY)), other / SIZE, largest)
    in_tray = min(room - SIZE * unit, board_side(unit, is_mine=False)) / tray_side(1.0)
    return Card(unit, in_tray, is_below, width)


def draw_card(canvas: Canvas, table: Table, seat: int, x: float, y: float, card: Card) -> None:
    """Draw another player: the board, the tiles beside or below it, and the score once it is known."""
    is_marked, circuit = seat in table.marked_seats, table.circuit(seat)
    right = x + card.width - CARD_RIM
    with canvas.group(data_seat=str(seat), role="group", aria_label=table.card(seat)):
        edge, width = (theme.seat(seat), 2.5) if is_marked else ("board-edge", 1.0)
        canvas.rect(x, y, card.width, card.height, fill="board", stroke=edge, stroke_width=width, radius=14)
        room = right - x - CARD_RIM - NAME - width_of(table.who(seat), 15)
        free = _standing(canvas, table, seat, right, y, room)
        draw_name(canvas, table, seat, x + CARD_RIM, y, free - x - CARD_RIM - NAME)
        top, side, tray = y + CARD_HEAD, board_side(card.unit, is_mine=False), tray_side(card.in_tray)
        if card.is_below:
            left, tray_at = x + (card.width - side) / 2, (x + (card.width - tray) / 2, top + side + CARD_GAP)
        else:
            left, tray_at = x + CARD_RIM, (right - tray, top + (side - tray) / 2)
        is_final = table.has_handed_in(seat)
        draw_board(canvas, circuit, left, top, card.unit, table.words, is_mine=False, is_final=is_final)
        last = table.last_taken(seat)
        draw_tray(canvas, circuit.left, *tray_at, card.in_tray, table.words, is_mine=False, last=last)


def draw_name(canvas: Canvas, table: Table, seat: int, x: float, y: float, room: float = NAME_ROOM) -> None:
    """Write who it is, not longer than *room*."""
    name, size = fitted(table.who(seat), 17, room)
    weight: Weight = "bold" if seat in table.marked_seats else "normal"
    piece(canvas, x + 11, y + 21, 9, seat)
    canvas.text(x + 30, y + 27, name, size=size, weight=weight)


def _standing(canvas: Canvas, table: Table, seat: int, right: float, y: float, room: float) -> float:
    """Write the score or the number of tiles up to *right*, at length where there is *room*; return where it begins."""
    circuit = table.circuit(seat)
    if not table.has_handed_in(seat):
        told = table.say("building", n=len(circuit.held))
        if table.is_drafting or width_of(told, 14) > room:
            told = table.say("tiles", n=len(circuit.held))
        # A name is worth more: everybody who builds has the same number of tiles.
        if width_of(told, 14) > room and not table.is_drafting:
            return right
        canvas.text(right, y + 27, told, size=15, anchor="end", fill="quiet")
        return right - width_of(told, 14)
    score, told = figure(circuit.score), reckoning(circuit)
    canvas.text(right, y + 29, score, size=24, anchor="end", weight="bold")
    width = 15 * len(score) + 10
    right -= width
    if width + width_of(told, 14) > room:
        return right
    canvas.text(right, y + 27, told, size=15, anchor="end", fill="quiet")
    return right - width_of(told, 14)


def reckoning(circuit: Circuit) -> str:
    """Return how a score comes about: value, less two for every unused tile.

    >>> reckoning(Circuit("B" * 25, {"a1": "E", "b1": "W"}, ("B1", "B1", "BT")))
    '2 − 2 × 1 ='
    """
    return f"{circuit.value} − {PENALTY} × {circuit.unused} ="


def draw_button(canvas: Canvas, label: str, box: Box, *, move: str | None, told: str, is_ready: bool) -> None:
    """Draw the button that hands a layout in, grey without a move; *told* is what to know before, or why not."""
    x, y = box.x, box.y
    if move is None:
        facts = {"data_why": told, "data_refused": WORD}
        with canvas.group(**facts, role="button", aria_disabled="true", aria_label=f"{label}: {told}"):
            canvas.rect(x, y - FINGER, box.width, BUTTON + 2 * FINGER, fill="board", opacity=0)
            canvas.rect(x, y, box.width, BUTTON, fill="paper", stroke="board-edge", radius=10)
            canvas.text(x + box.width / 2, y + 25, label, size=15, anchor="middle", fill="quiet", opacity=0.7)
        return
    # What is handed in stays so: a page asks, and somewhere else.
    facts = {"data_move": move, "data_told": told, "data_confirm": label, "data_ask": "yes"}
    with canvas.group(**facts, role="button", aria_label=label):
        canvas.rect(x, y - FINGER, box.width, BUTTON + 2 * FINGER, fill="board", opacity=0)
        canvas.rect(x, y, box.width, BUTTON, fill="ink" if is_ready else "board", stroke="line", radius=10)
        with canvas.group(class_=HINT):
            canvas.rect(x, y, box.width, BUTTON, fill=None, stroke="last", stroke_width=theme.BOLD, radius=10)
        canvas.text(x + box.width / 2, y + 25, label, size=15, anchor="middle", fill="paper" if is_ready else "ink")
