"""A user's own boards of Microchip, as a text with one board to a line.

The terminal keeps it in a file of the data folder, which any editor can change; the table's pages keep it in the
browser. A line is the 25 letters of a board (row 1 first, each row from column a) and, if it has one, its name. Lines
that begin with # are notes.
"""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import NamedTuple

from obelisk.authoring import BadRecord, BadRequest, BadSetup, ObeliskError, data_folder, pick, read_text, write_whole
from obelisk.games.microchip.rules.boards import draw_board, read_board
from obelisk.games.microchip.rules.data import CELLS
from obelisk.games.microchip.rules.state import MOST_IN_BOX
from obelisk.kernel.chance import generator

__all__ = ["LONGEST_NAME", "BoardBox", "NamedBoard", "draw", "put", "read_box", "read_letters"]

FILE = "microchip-boards.txt"
NOTE = "#"
LONGEST_NAME = 40
"""Maximum length of a board's name, in characters."""


class NamedBoard(NamedTuple):
    """A board of the box: its place there, counted from 1, its letters and its name."""

    number: int
    letters: str
    name: str = ""


def read_letters(text: str) -> str:
    """Return the letters of a board as typed (small ones and spaces will do), or raise BadSetup with what is wrong."""
    letters = "".join(text.split()).upper() if isinstance(text, str) else text
    read_board(letters)
    return letters


def draw(n: int = 1, seed: int | None = None) -> list[str]:
    """Return the letters of *n* random boards, each possible board with the same chance.

    >>> draw(2, seed=1) == draw(2, seed=1)
    True
    """
    rng = generator(seed)
    return [draw_board(rng) for _ in range(n)]


def put(boards: Sequence[NamedBoard], letters: str, name: str = "") -> NamedBoard:
    """Return a board as it goes into a box with these *boards*, or refuse one that is there already."""
    board, name = read_letters(letters), " ".join(name.split())
    for other in boards:
        if other.letters == board:
            raise BadRequest("microchip/boards/known", board=board, number=other.number)
        if name and other.name == name:
            raise BadRequest("microchip/boards/name-known", name=name, number=other.number)
    if name.isdecimal() or name == "box" or "," in name:
        raise BadRequest("microchip/boards/name", name=name)
    if len(name) > LONGEST_NAME:
        raise BadRequest("microchip/boards/name-long", most=LONGEST_NAME)
    return NamedBoard(len(boards) + 1, board, name)


def read_box(text: str) -> list[NamedBoard]:
    """Return the boards of a text, each on a line of its own or between commas, or say which line is wrong.

    >>> [board.name for board in read_box("PBYPGRPGYBGYBRRBPGRGYPBYR Ana")]
    ['Ana']
    """
    found: list[NamedBoard] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith(NOTE):
            continue
        for written in filter(None, map(str.strip, line.split(","))):
            letters, _, name = written.partition(" ")
            try:
                if len(found) == MOST_IN_BOX:
                    raise BadRequest("microchip/boards/full", most=MOST_IN_BOX)
                found.append(put(found, letters, name))
            except ObeliskError as error:
                raise BadRequest("microchip/boards/text", line=number, reason=error) from error
    return found


class BoardBox:
    """The boards in a file."""

    def __init__(self, path: str | PathLike[str] | None = None):
        """Keep the boards at *path*, or in the user's data folder; the file is made with the first board."""
        self.path = data_folder() / FILE if path is None else Path(path)

    def boards(self) -> list[NamedBoard]:
        """Return all boards, in the order in which they were put in."""
        found: list[NamedBoard] = []
        for number, line in enumerate(self._lines(), start=1):
            if line.strip() and not line.lstrip().startswith(NOTE):
                letters, _, name = line.strip().partition(" ")
                try:
                    found.append(NamedBoard(len(found) + 1, read_letters(letters), name.strip()))
                except BadSetup as error:
                    raise BadRecord("microchip/boards/line", path=str(self.path), line=number, reason=error) from error
        return found

    def add(self, letters: str, name: str = "") -> NamedBoard:
        """Put a board into the box, on the disk when this returns; one that is there already is refused."""
        board = put(self.boards(), letters, name)
        self._write([*self._lines(), f"{board.letters} {board.name}".rstrip()])
        return board

    def remove(self, which: str) -> NamedBoard:
        """Take a board out of the box, and return it."""
        board = self.find(which)
        lines = self._lines()
        lines.remove(next(line for line in lines if board.letters == line.strip()[:CELLS].upper()))
        self._write(lines)
        return board

    def find(self, which: str) -> NamedBoard:
        """Return the board with a name, a number or these letters."""
        known = self.boards()
        wanted = " ".join(which.split())
        for board in known:
            if wanted in (board.name, str(board.number), board.letters):
                return board
        listed = [board.name or str(board.number) for board in known]
        raise BadRequest("microchip/boards/unknown", which=which, known=listed)

    def choose(self, n: int, seed: int | None = None) -> list[str]:
        """Return the letters of *n* different boards of the box, drawn at random."""
        left = [board.letters for board in self.boards()]
        if len(left) < n:
            raise BadRequest("microchip/boards/too-few", n=n, given=len(left))
        rng = generator(seed)
        return [left.pop(pick(rng, len(left))) for _ in range(n)]

    def _lines(self) -> list[str]:
        return read_text(self.path).splitlines() if self.path.exists() else []

    def _write(self, lines: list[str]) -> None:
        write_whole(self.path, "".join(f"{line}\n" for line in lines).encode())
