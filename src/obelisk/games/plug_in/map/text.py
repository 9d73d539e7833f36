"""A match as a map: text that anybody can read, fill in or change by hand, and that the program reads back."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from obelisk.authoring import LETTERS, BadMap, Game, HexBoard, Position, is_known, sentence
from obelisk.authoring.drawing import hex_labels
from obelisk.authoring.paper import columns
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.composition import usual_size
from obelisk.games.plug_in.map.reader import MapFile, board_on_map, find_macro, macros_on_map, micros, read_map
from obelisk.games.plug_in.map.sheet import BLANK, FREE, MARKS, keyword, title_of

__all__ = ["MapFile", "empty_map", "read_map", "write_map"]

Two = tuple[str, str]

WIDEST_NOTE = 100


@dataclass(frozen=True)
class _Facts:
    """What stands on a map: each tile's name and mark, row 1 first, and the lines around them."""

    macro: Game
    size: int | None
    board: HexBoard
    tiles: Sequence[tuple[str, str]]
    names: Two
    colours: Two
    sides: int | None
    obelisk: str
    playing: Sequence[str] = ()
    winner: str | None = None


def write_map(
    position: Position, *, names: Sequence[str] = ("", ""), colours: Sequence[str] = ("", ""), language: str = "en"
) -> str:
    """Return the map of a match: all that the two players need to go on with it another day.

    >>> import obelisk
    >>> setup = {"macro": "rhombus", "size": 2, "tiles": ["kono", "trip", "bulo", "trip"], "obelisk": 0, "sides": 0}
    >>> match = obelisk.game("plug-in").start(setup=setup)
    >>> read_map(write_map(match, names=("Ana", "Ben"))).names
    ('Ana', 'Ben')
    """
    check_position(position)
    view, setup = position.view(), position.setup
    macro = find_macro(view["macro"])
    titles = {micro.name: title_of(micro, language) for micro in micros()}
    owners = {name: MARKS[seat] for name, seat in view["cells"].items()}
    tiles = [(titles[micro], owners.get(name, FREE)) for name, micro in view["tiles"].items()]
    facts = _Facts(
        macro=macro,
        size=setup.get("size"),
        board=board_on_map(macro, setup.get("size")),
        tiles=tiles,
        names=two_texts(names),
        colours=two_texts(colours),
        sides=setup.get("sides"),
        obelisk=MARKS[view["obelisk"]],
        playing=_playing(position, language),
        winner=None if position.result is None else MARKS[position.result.winners[0]],
    )
    return _write(facts, language)


def empty_map(size: int | None = None, *, macro: str | None = None, language: str = "en") -> str:
    """Return a map with blanks for the names, the microgames and the obelisk, for a person to fill in.

    It is that of the *macro* named, else of the first there is, at its usual size unless one is given.
    """
    book, size, board = find_board(macro, size)
    blank = BLANK * max(columns(title_of(micro, language)) for micro in micros())
    facts = _Facts(
        macro=book,
        size=size,
        board=board,
        tiles=[(blank, FREE)] * len(board),
        names=(BLANK * 12, BLANK * 12),
        colours=(BLANK * 12, BLANK * 12),
        sides=0 if "sides" in book.setup.keys else None,
        obelisk=BLANK,
    )
    return _write(facts, language)


def find_board(macro: str | None, size: int | None) -> tuple[Game, int | None, HexBoard]:
    """Return the macrogame, the size and the board of an empty map, or say what is wrong with them."""
    book = find_macro(macros_on_map()[0].name if macro is None else macro)
    size = usual_size(book) if size is None else size
    return book, size, board_on_map(book, size)


def check_position(position: Position) -> None:
    """Refuse a position that no map can show."""
    if position.game.name != NAME:
        raise BadMap("plug-in/map/other-game", game=position.game.name)
    find_macro(position.setup["macro"])


def two_texts(texts: Sequence[str]) -> Two:
    """Return two texts, each as one line."""
    if len(texts) != len(MARKS) or not all(isinstance(text, str) for text in texts):
        raise BadMap("plug-in/map/two-texts", given=repr(texts))
    first, second = (" ".join(text.split()) for text in texts)
    return first, second


def moves_in_play(position: Position) -> list[str]:
    """Return the moves of the microgame in play so far."""
    moves = [move for _, move in position.history]
    begun = len(moves) - moves[::-1].index(f"@{position.view()['tile']}")
    return moves[begun:]


def _playing(position: Position, language: str) -> list[str]:
    """Return the lines with the moves of the microgame in play."""
    tile = position.view()["tile"]
    if tile is None:
        return []
    beginning = f"{keyword('playing', language)} {tile}:"
    room = WIDEST_NOTE - len(beginning)
    text = textwrap.wrap(" ".join(moves_in_play(position)), room, break_long_words=False, break_on_hyphens=False)
    return [f"{beginning} {line}" for line in text] or [beginning]


def _write(facts: _Facts, language: str) -> str:
    def line(key: str, value: object, argument: str = "") -> str:
        return f"{keyword(key, language)}{' ' * bool(argument)}{argument}: {value}".rstrip()

    is_over = "" if facts.winner is None else sentence("plug-in/map/is-over", language, mark=facts.winner)
    sides = [] if facts.sides is None else [("rows", facts.sides), ("columns", 1 - facts.sides)]
    size = [] if facts.size is None else [line("size", facts.size)]
    blocks = [
        _notes(sentence("plug-in/map/heading", language), is_over),
        [line("macro", title_of(facts.macro, language)), *size],
        [
            written
            for mark, name, colour in zip(MARKS, facts.names, facts.colours, strict=True)
            for written in (line("player", name, mark), line("colour", colour, mark))
        ],
        [*(line(key, MARKS[seat]) for key, seat in sides), line("obelisk", facts.obelisk)],
        _rows(facts),
        list(facts.playing),
        _notes(_legend(facts, language)),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _legend(facts: _Facts, language: str) -> str:
    """Return what the signs of a map mean, what wins the match, and which microgames there are on which tiles."""
    titles = {micro: title_of(micro, language) for micro in micros()}
    about = {"micro": next(iter(titles.values())), "free": FREE, "mark": MARKS[0]}
    about |= {"goal": goal_of(facts.macro, language), "playing": keyword("playing", language)}
    kinds = {micro: micro.tile_name(language) for micro in titles}
    known = {kind: [titles[micro] for micro in kinds if kinds[micro] == kind] for kind in kinds.values()}
    on_tiles = [
        sentence("plug-in/map/on-tiles" if kind else "plug-in/map/micros", language, kind=kind, known=names)
        for kind, names in known.items()
    ]
    return "\n".join((sentence("plug-in/map/legend", language, **about), *on_tiles))


def goal_of(macro: Game, language: str) -> str:
    """Say in a sentence what wins a match with this macrogame; nothing, where it does not say so itself."""
    if "sides" in macro.setup.keys:
        return sentence("plug-in/map/goal", language)
    about = macro.message("about")
    return about.explain(language) if is_known(about.code) else ""


def _notes(*texts: str) -> list[str]:
    return [f"# {line}" for text in texts for line in text.splitlines()]


def _rows(facts: _Facts) -> list[str]:
    """Return the rows of tiles, the last row at the top, each half a tile further to the right than the one below.

    The letters of the columns stand below the tiles, or where these lean away from there, above them.
    """
    widest = max(columns(name) for name, _ in facts.tiles)
    tiles = [f"[{name}{' ' * (widest - columns(name))} {mark}]" for name, mark in facts.tiles]
    pitch = widest + len("[ X] ")
    board, labels = facts.board, hex_labels(facts.board)
    left = min(2 * board.spots[cells[0]][0] + row for row, cells in board.rows.items())
    lines = []
    for row in sorted({*board.rows, *(row for _, row in labels.letters.values())}, reverse=True):
        line = ""
        if row in board.rows:
            cells = board.rows[row]
            indent = " " * ((2 * board.spots[cells[0]][0] + row - left) * pitch // 2)
            line = f"{row + 1:2}  {indent}{' '.join(tiles[cell] for cell in cells)}"
        # Below row 1 the letters stand under their tiles; above, and beside a row, where the column goes on.
        for column in (column for column, spot in labels.letters.items() if spot[1] == row):
            lean = row - left + (0 if labels.is_above else 1)
            start = 4 + (2 * column + lean) * pitch // 2
            line = line + " " * (start - columns(line)) + LETTERS[column].center(pitch)
        lines.append(line.rstrip())
    return lines
