"""A match as a map: text that anybody can read, fill in or change by hand, and that the program reads back."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from obelisk.errors import BadMap
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.map.reader import MapFile, check_size, find_macro, micros, read_map
from obelisk.games.plug_in.map.sheet import BLANK, FREE, MARKS, keyword, title_of
from obelisk.paper.lettering import columns
from obelisk.position import Position
from obelisk.rulebook.geometry import LETTERS
from obelisk.words import sentence

__all__ = ["MapFile", "empty_map", "read_map", "write_map"]

Two = tuple[str, str]

WIDEST_NOTE = 100


@dataclass(frozen=True)
class _Facts:
    """What stands on a map: each tile's name and mark, row 1 first, and the lines around them."""

    macro: str
    size: int
    tiles: Sequence[tuple[str, str]]
    names: Two
    colours: Two
    sides: int
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
    titles = {micro.name: title_of(micro, language) for micro in micros()}
    owners = {name: MARKS[seat] for name, seat in view["cells"].items()}
    tiles = [(titles[micro], owners.get(name, FREE)) for name, micro in view["tiles"].items()]
    facts = _Facts(
        macro=title_of(find_macro(view["macro"]), language),
        size=setup["size"],
        tiles=tiles,
        names=two_texts(names),
        colours=two_texts(colours),
        sides=setup["sides"],
        obelisk=MARKS[view["obelisk"]],
        playing=_playing(position, language),
        winner=None if position.result is None else MARKS[position.result.winners[0]],
    )
    return _write(facts, language)


def empty_map(size: int, *, macro: str = "rhombus", language: str = "en") -> str:
    """Return a map with blanks for the names, the microgames and the obelisk, for a person to fill in."""
    book = find_macro(macro)
    check_size(book, size)
    blank = BLANK * max(columns(title_of(micro, language)) for micro in micros())
    facts = _Facts(
        macro=title_of(book, language),
        size=size,
        tiles=[(blank, FREE)] * size**2,
        names=(BLANK * 12, BLANK * 12),
        colours=(BLANK * 12, BLANK * 12),
        sides=0,
        obelisk=BLANK,
    )
    return _write(facts, language)


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
    titles = [title_of(micro, language) for micro in micros()]
    about = {"micro": titles[0], "free": FREE, "mark": MARKS[0], "known": titles}
    legend = sentence("plug-in/map/legend", language, playing=keyword("playing", language), **about)
    blocks = [
        _notes(sentence("plug-in/map/heading", language), is_over),
        [line("macro", facts.macro), line("size", facts.size)],
        [
            written
            for mark, name, colour in zip(MARKS, facts.names, facts.colours, strict=True)
            for written in (line("player", name, mark), line("colour", colour, mark))
        ],
        [line("rows", MARKS[facts.sides]), line("columns", MARKS[1 - facts.sides]), line("obelisk", facts.obelisk)],
        _rows(facts),
        list(facts.playing),
        _notes(legend),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _notes(*texts: str) -> list[str]:
    return [f"# {line}" for text in texts for line in text.splitlines()]


def _rows(facts: _Facts) -> list[str]:
    """Return the rows of tiles, the last row at the top, each half a tile further to the right than the one below."""
    widest = max(columns(name) for name, _ in facts.tiles)
    tiles = [f"[{name}{' ' * (widest - columns(name))} {mark}]" for name, mark in facts.tiles]
    pitch = widest + len("[ X] ")
    rows = []
    for row in reversed(range(facts.size)):
        indent = " " * (row * pitch // 2)
        rows.append(f"{row + 1:2}  {indent}{' '.join(tiles[row * facts.size : (row + 1) * facts.size])}")
    letters = "".join(letter.center(pitch) for letter in LETTERS[: facts.size])
    return [*rows, f"    {letters}".rstrip()]
