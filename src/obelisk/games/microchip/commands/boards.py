"""`obelisk boards`: one's own boards of Microchip, drawn, checked, kept and printed."""

from functools import partial
from pathlib import Path
from typing import Annotated

from rich.text import Text

from obelisk.authoring import BadRequest
from obelisk.authoring.terminal import PALETTE, Screen, Seed, argument, option
from obelisk.games.microchip import GAME, board_box
from obelisk.games.microchip.board_box import BoardBox, NamedBoard, read_letters

BOX = "box"
"""What stands for all boards of the box."""

OPTION = "boards"
"""The option of `start` that takes boards."""

NAME = GAME.name
ROW = 5

Letters = Annotated[str, argument("microchip/argument/letters", "LETTERS")]


def boards_for(given: str, n: int, seed: int | None) -> list[str]:
    """Return the boards that `--boards` means for *n* players: drawn from the box, or by name, number or letters."""
    if given == BOX:
        return BoardBox().choose(n, seed)
    chosen = given.split(",")
    if len(chosen) != n:
        raise BadRequest("microchip/boards/how-many", given=len(chosen), n=n)
    return [_which(each).letters for each in chosen]


def _which(text: str) -> NamedBoard:
    """Return a board by its name or number in the box, or by its letters."""
    letters = "".join(text.split()).upper()
    if len(letters) == ROW * ROW and set(letters) <= set("BYRGP"):
        return NamedBoard(0, read_letters(letters))
    return BoardBox().find(text)


def list_(screen: Screen) -> None:
    """Print the boards of the box."""
    boards = BoardBox().boards()
    if boards:
        _show(screen, boards)
    else:
        screen.line(screen.say.within(NAME)("boards/none"))


def add(screen: Screen, letters: Letters, name: Annotated[str, option("microchip/argument/board-name")] = "") -> None:
    """Put a board into the box."""
    _show(screen, [BoardBox().add(letters, name)])


def remove(screen: Screen, board: Annotated[str, argument("microchip/argument/board", "NAME|NUMBER")]) -> None:
    """Take a board out of the box."""
    screen.line(screen.say.within(NAME)("boards/removed", board=BoardBox().remove(board).letters))


def check(screen: Screen, letters: Letters) -> None:
    """Say whether a board keeps to the rules."""
    read_letters(letters)
    screen.line(screen.say.within(NAME)("boards/fine"))


def draw(
    screen: Screen,
    n: Annotated[int, argument("microchip/argument/board-count", "N", min=1)] = 1,
    seed: Seed = None,
    is_kept: Annotated[bool, option("microchip/argument/board-keep", "--add")] = False,
) -> None:
    """Print boards that are drawn at random."""
    keep = BoardBox().add if is_kept else partial(NamedBoard, 0)
    _show(screen, [keep(letters) for letters in board_box.draw(n, seed)])


def print_(
    screen: Screen,
    out: Annotated[Path, argument("microchip/argument/boards-out", "OUT")],
    boards: Annotated[list[str] | None, argument("microchip/argument/boards", "[BOARD]…")] = None,
) -> None:
    """Write pages of boards: of those that are named, or of all in the box."""
    from obelisk.authoring.paper import save_pages
    from obelisk.games.microchip.paper import draw_boards

    chosen = [_which(each) for each in boards] if boards else BoardBox().boards()
    save_pages(draw_boards([(board.letters, board.name) for board in chosen], language=screen.language), out)
    screen.line(screen.say("saved", path=out))


def _show(screen: Screen, boards: list[NamedBoard]) -> None:
    """Print boards with their numbers and names, and each as it looks: row 1 at the bottom."""
    say = screen.say.within(NAME)
    headings = [say("column/number"), screen.say("column-name"), say("column/letters"), say("column/board")]
    rows = [(board.number or "", board.name, board.letters, _picture(board.letters)) for board in boards]
    screen.table("<<<<", headings, rows)


def _picture(letters: str) -> Text:
    """Return the rows of a board, the highest first, each letter in its colour."""
    picture = Text()
    for first in reversed(range(0, len(letters), ROW)):
        for letter in letters[first : first + ROW]:
            picture.append(letter, PALETTE[f"chip-{letter.lower()}"]).append(" ")
        picture.append("\n")
    return picture
