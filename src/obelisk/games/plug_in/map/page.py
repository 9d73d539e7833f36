"""The map as one printed page: the rulebook's auxiliary sheet, empty to write in, or with a match on it."""

from collections.abc import Callable, Sequence
from typing import Any

from obelisk.authoring import HexBoard, Position, sentence
from obelisk.authoring.drawing import Canvas, colour_called, hex_labels, pieces, styles, theme
from obelisk.authoring.paper import PAGE_HEIGHT, PAGE_WIDTH, fitting, put_into, wrapped
from obelisk.authoring.paper import width as text_width
from obelisk.games.plug_in.drawing.scene import MatchScene, match_scene
from obelisk.games.plug_in.map.page_board import LABELS, LETTERS_ABOVE, Extent, PageBoard, draw_board
from obelisk.games.plug_in.map.reader import micros
from obelisk.games.plug_in.map.text import (
    Two,
    check_position,
    empty_map,
    find_board,
    goal_of,
    moves_in_play,
    two_texts,
    write_map,
)

MARGIN, BOARD_MARGIN = 42.0, 30.0
PLAYERS_TOP, PLAYERS_HEIGHT = 98.0, 84.0
LABEL_WIDTH, GAP = 38.0, 15.0
BOARD_TOP = PLAYERS_TOP + PLAYERS_HEIGHT + 42
BOARD_LOWEST = 628.0
"""The board ends here at the latest, so that room for notes is left."""

NOTE_LINE = 21.0
FOOT = PAGE_HEIGHT - 30

MICRO_WIDTH, MICRO_HEIGHT, MICRO_TOP, MOVER = 150.0, 92.0, 14.0, 17.0
"""The room for the board of the microgame in play, how far it begins above the word "Notes", and the height of the line
below it."""
MICRO_UNIT = 400.0
"""The width of that board in its own picture."""


Words = Callable[..., str]
"""The page's own sentences, by their names and facts, in one language."""


def draw_map(
    position: Position | None = None,
    *,
    size: int | None = None,
    macro: str | None = None,
    names: Sequence[str] = ("", ""),
    colours: Sequence[str] = ("", ""),
    date: str = "",
    language: str = "en",
    is_started: bool = True,
) -> Canvas:
    """Return the page of a match, or, without a position, an empty one for a board of *macro* and *size*.

    The pieces have the *colours* of the players where the program knows these by name. Before a match is started, the
    page does not mark the holder of the obelisk. Without a *date* there is a line to write it on.
    """
    names, colours = two_texts(names), two_texts(colours)
    with theme.worn(worn_by(colours)):
        return _draw(position, size, macro, names, colours, date, language, is_started=is_started)


def worn_by(colours: Sequence[str]) -> tuple[int, ...]:
    """Return the colour of each seat as the players name it; nothing if they name none, or both the same."""
    first, second = map(colour_called, colours)
    is_swapped, is_usual = first == 1 or second == 0, first == 0 or second == 1
    if is_swapped == is_usual:
        return ()
    return (1, 0) if is_swapped else (0, 1)


def _draw(
    position: Position | None,
    size: int | None,
    macro: str | None,
    names: Two,
    colours: Two,
    date: str,
    language: str,
    *,
    is_started: bool,
) -> Canvas:
    def words(name: str, **facts: Any) -> str:
        return sentence(f"plug-in/map/page-{name}", language, **facts)

    if position is None:
        description = empty_map(size, macro=macro, language=language)
        book, size, board = find_board(macro, size)
        sides, obelisk = 0 if "sides" in book.setup.keys else None, None
    else:
        check_position(position)
        description = write_map(position, names=names, colours=colours, language=language)
        setup = position.setup
        book, size, board = find_board(setup["macro"], setup.get("size"))
        sides, obelisk = setup.get("sides"), position.view()["obelisk"] if is_started else None
    canvas = Canvas(PAGE_WIDTH, PAGE_HEIGHT, words("title"), description)
    canvas.rect(0, 0, PAGE_WIDTH, PAGE_HEIGHT, fill="paper")
    played = words("board-alone" if size is None else "board", macro=book.title, size=size)
    goal = goal_of(book, language) if sides is None else ""
    _draw_head(canvas, words, " · ".join(filter(None, (played, goal))), date)
    for seat in (0, 1):
        joins = "" if sides is None else words("rows" if seat == sides else "columns")
        _draw_player(canvas, words, seat, (names[seat], colours[seat], joins), has_obelisk=seat == obelisk)
    page = _lay_out(position, board, sides, language)
    draw_board(canvas, page)
    _draw_notes(canvas, words, page.bottom + 58, position, language)
    return canvas


def _draw_head(canvas: Canvas, words: Words, board: str, date: str) -> None:
    right = PAGE_WIDTH - MARGIN
    canvas.text(MARGIN, 62, words("title"), size=24, weight="bold")
    canvas.text(MARGIN, 81, board, size=fitting(board, right - MARGIN, 11), fill="quiet")
    canvas.text(right - 140, 62, words("date"), size=10, anchor="end", fill="quiet")
    _draw_value(canvas, date, right - 134, right, 62)


def _draw_rule(canvas: Canvas, left: float, right: float, y: float) -> None:
    canvas.line(left, y, right, y, stroke="line", stroke_width=0.8)


def _draw_player(canvas: Canvas, words: Words, seat: int, told: tuple[str, str, str], *, has_obelisk: bool) -> None:
    """Draw a player's field: the mark, the name, the colour, the sides, and the box for the obelisk."""
    name, colour, joins = told
    width = (PAGE_WIDTH - 2 * MARGIN - GAP) / 2
    left = MARGIN + seat * (width + GAP)
    right, top = left + width - 12, PLAYERS_TOP
    canvas.rect(left, top, width, PLAYERS_HEIGHT, fill=None, stroke="line", stroke_width=1.0, radius=7)
    pieces.piece(canvas, left + 25, top + 26, 13, seat)
    _draw_field(canvas, words("name"), name, (left + 46, right), top + 32)
    _draw_field(canvas, words("colour"), colour, (left + 46, right - 48), top + 61)
    canvas.text(left + 12, top + 76, joins, size=8.5, fill="quiet")
    box = right - 13
    canvas.rect(box, top + 47, 13, 13, fill=None, stroke="ink", stroke_width=1.2, radius=2)
    if has_obelisk:
        canvas.line(box + 2.5, top + 53.5, box + 5.5, top + 57, stroke="ink", stroke_width=2)
        canvas.line(box + 5.5, top + 57, box + 11.5, top + 48, stroke="ink", stroke_width=2)
    pieces.obelisk(canvas, box - 14, top + 62, 25)
    canvas.text(right, top + 76, words("obelisk"), size=8.5, anchor="end", fill="quiet")


def _draw_field(canvas: Canvas, label: str, value: str, room: tuple[float, float], y: float) -> None:
    """Draw a label and a line to write on."""
    canvas.text(room[0], y, label, size=8.5, fill="quiet")
    _draw_value(canvas, value, room[0] + LABEL_WIDTH, room[1], y)


def _draw_value(canvas: Canvas, value: str, left: float, right: float, y: float) -> None:
    """Draw a line to write on, and what is written there already."""
    _draw_rule(canvas, left, right, y + 1)
    if value:
        canvas.text(left + 2, y - 2.5, value, size=fitting(value, right - left - 4, 13))


def _lay_out(position: Position | None, board: HexBoard, sides: int | None, language: str) -> PageBoard:
    """Return the board as large as the page allows, in the middle."""
    extent = Extent.of(board)
    width = extent.hexagon_width(PAGE_WIDTH - 2 * BOARD_MARGIN, BOARD_LOWEST - BOARD_TOP)
    titles = {micro.name: micro.title.explain(language) for micro in micros()}
    kinds = {micro.name: micro.tile_name(language) for micro in micros()}
    view: dict[str, Any] = {"tiles": {}, "cells": {}, "tile": None} if position is None else position.view()
    # Letters above the board take room there.
    above = LETTERS_ABOVE if hex_labels(board).is_above else 0.0
    return PageBoard(
        board=board,
        left=(PAGE_WIDTH + LABELS - width * extent.across) / 2,
        bottom=BOARD_TOP + above + width * extent.down,
        width=width,
        titles={tile: titles[micro] for tile, micro in view["tiles"].items()},
        kinds={tile: kinds[micro] for tile, micro in view["tiles"].items()},
        owners=view["cells"],
        in_play=view["tile"],
        sides=sides,
    )


def _draw_notes(canvas: Canvas, words: Words, top: float, position: Position | None, language: str) -> None:
    """Draw the free space below the board: first the microgame in play, or a line to write it on."""
    left, right, lowest = MARGIN, PAGE_WIDTH - MARGIN, FOOT - 24
    canvas.text(left, FOOT - 11, words("help"), size=fitting(words("help"), right - left, 8.5), fill="quiet")
    canvas.text(left, FOOT, words("save"), size=fitting(words("save"), right - left, 8.5), fill="quiet")
    canvas.text(left, top, words("notes"), size=11, weight="bold")
    match = None if position is None else match_scene(position.without_moves(), None, language)
    y, board_left = top, right
    if position is None or match is None or match.tile is None:
        canvas.text(left, y + NOTE_LINE - 3, words("blank"), size=8.5, fill="quiet")
    else:
        board_left = right - MICRO_WIDTH
        _draw_micro(canvas, words, match, board_left, top - MICRO_TOP)
        micro = match.titles[match.tiles[match.tile]]
        told = words("playing", tile=match.tile, micro=micro)
        y = _draw_moves(canvas, told, moves_in_play(position), y, board_left - GAP, lowest)
    while y + NOTE_LINE <= lowest:
        y += NOTE_LINE
        is_beside = y < top - MICRO_TOP + MICRO_HEIGHT + MOVER
        end = board_left - GAP if is_beside and board_left < right else right
        canvas.line(left, y, end, y, stroke="line", stroke_width=0.6, dash=(1, 2.5))


def _draw_micro(canvas: Canvas, words: Words, match: MatchScene, left: float, top: float) -> None:
    """Draw the board of the microgame in play, and below it the mark of the player to move."""
    scene = match.micro
    assert scene is not None
    picture = Canvas(MICRO_UNIT, MICRO_UNIT * styles.aspect(scene), "", "")
    styles.draw_board(picture, scene, styles.Box(0, 0, picture.width, picture.height))
    put_into(canvas, picture, (left, top, MICRO_WIDTH, MICRO_HEIGHT))
    middle, y = left + MICRO_WIDTH / 2, top + MICRO_HEIGHT + MOVER / 2
    told = words("to-move" if scene.mover is not None else "chance")
    size = fitting(told, MICRO_WIDTH - 2 * NOTE_LINE, 8.5)
    canvas.text(middle, y + 3, told, size=size, anchor="middle", fill="quiet")
    if scene.mover is not None:
        pieces.piece(canvas, middle - text_width(told, size) / 2 - 8, y, 5, scene.mover)


def _draw_moves(canvas: Canvas, told: str, moves: list[str], top: float, right: float, lowest: float) -> float:
    """Write the moves of the microgame in play, small enough to fit; return where they end."""
    room = right - MARGIN
    size = 9.5
    while len(lines := wrapped(moves, room, size)) * size * 1.3 > lowest - top - 20:
        size *= 0.9
    canvas.text(MARGIN, top + 17, told, size=fitting(told, room, 9.5), weight="bold")
    y = top + 18
    for line in lines:
        y += size * 1.3
        canvas.text(MARGIN, y, line, size=size)
    return y
