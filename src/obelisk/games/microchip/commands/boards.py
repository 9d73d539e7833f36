"""`obelisk boards`: one's own boards of Microchip, drawn, checked, kept and printed."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from obelisk.errors import BadRequest
from obelisk.games.microchip import GAME
from obelisk.games.microchip.board_box import BoardBox, NamedBoard, draw, read_letters
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen

BOX = "box"
"""What stands for all boards of the box."""

OPTION = "boards"
"""The option of `start` that takes boards."""

NAME = GAME.name
ROW = 5


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    group = typer.Typer(help=say("help/boards"), no_args_is_help=True)
    app.add_typer(group, name="boards")
    _add_box(group, say, Shared(say))
    _add_others(group, say, Shared(say))


def boards_for(given: str, n: int, seed: int | None) -> list[str]:
    """Return the boards that `--boards` means for *n* players: drawn from the box, or by name, number or letters."""
    if given == BOX:
        return BoardBox().choose(n, seed)
    chosen = given.split(",")
    if len(chosen) != n:
        raise BadRequest("microchip/boards/how-many", given=len(chosen), n=n)
    return [_which(each).letters for each in chosen]


def _which(text: str) -> NamedBoard:
    letters = "".join(text.split()).upper()
    if len(letters) == ROW * ROW and set(letters) <= set("BYRGP"):
        return NamedBoard(0, read_letters(letters))
    return BoardBox().find(text)


def _add_box(group: typer.Typer, say: Say, shared: Shared) -> None:
    @group.command("list", help=say("help/boards-list"), epilog=epilog(say, "boards-list"))
    def list_(lang: Annotated[Language | None, shared.lang] = None) -> None:
        screen, boards = Screen(lang or say.language), BoardBox().boards()
        if boards:
            _show(screen, boards)
        else:
            screen.line(screen.say.within(NAME)("boards/none"))

    @group.command("add", help=say("help/boards-add"), epilog=epilog(say, "boards-add"))
    def add_(
        letters: Annotated[str, typer.Argument(metavar="LETTERS", help=say("argument/letters"))],
        name: Annotated[str, typer.Option("--name", help=say("argument/board-name"), show_default=False)] = "",
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        _show(Screen(lang or say.language), [BoardBox().add(letters, name)])

    @group.command(help=say("help/boards-remove"), epilog=epilog(say, "boards-remove"))
    def remove(
        board: Annotated[str, typer.Argument(metavar="NAME|NUMBER", help=say("argument/board"))],
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        screen.line(screen.say.within(NAME)("boards/removed", board=BoardBox().remove(board).letters))


def _add_others(group: typer.Typer, say: Say, shared: Shared) -> None:
    @group.command(help=say("help/boards-check"), epilog=epilog(say, "boards-check"))
    def check(
        letters: Annotated[str, typer.Argument(metavar="LETTERS", help=say("argument/letters"))],
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        read_letters(letters)
        screen.line(screen.say.within(NAME)("boards/fine"))

    @group.command("draw", help=say("help/boards-draw"), epilog=epilog(say, "boards-draw"))
    def draw_(
        n: Annotated[int, typer.Argument(metavar="N", min=1, help=say("argument/board-count"))] = 1,
        seed: Annotated[int | None, shared.seed] = None,
        is_kept: Annotated[bool, typer.Option("--add", help=say("argument/board-keep"))] = False,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        keep = BoardBox().add if is_kept else partial(NamedBoard, 0)
        _show(Screen(lang or say.language), [keep(letters) for letters in draw(n, seed)])

    several = typer.Argument(metavar="[BOARD]…", help=say("argument/boards"), show_default=False)

    @group.command("print", help=say("help/boards-print"), epilog=epilog(say, "boards-print"))
    def print_(
        out: Annotated[Path, typer.Argument(metavar="OUT", help=say("argument/boards-out"))],
        boards: Annotated[list[str] | None, several] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.microchip.paper import draw_boards
        from obelisk.paper.pdf import save_pages

        screen = Screen(lang or say.language)
        chosen = [_which(each) for each in boards] if boards else BoardBox().boards()
        save_pages(draw_boards([(board.letters, board.name) for board in chosen], language=screen.language), out)
        screen.line(screen.say("saved", path=out))


def _show(screen: Screen, boards: list[NamedBoard]) -> None:
    say = screen.say.within(NAME)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in (say("column/number"), screen.say("column-name"), say("column/letters"), say("column/board")):
        table.add_column(title, no_wrap=True)
    for board in boards:
        number = str(board.number) if board.number else ""
        table.add_row(number, Text(screen.signs(board.name)), board.letters, _picture(screen, board.letters))
    screen.show(table)


def _picture(screen: Screen, letters: str) -> Text:
    picture = Text()
    for first in reversed(range(0, len(letters), ROW)):
        for letter in letters[first : first + ROW]:
            picture.append(letter, screen.style(f"chip-{letter.lower()}")).append(" ")
        picture.append("\n")
    return picture
