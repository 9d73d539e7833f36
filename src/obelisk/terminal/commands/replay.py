"""`obelisk replay`: check a record and show its game."""

from pathlib import Path
from typing import Annotated

import typer

from obelisk.position import Position
from obelisk.terminal.files import load, write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.play import news
from obelisk.terminal.play.session import Seat, Session
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/replay"), epilog=epilog(say, "replay"))
    def replay(
        record: Annotated[Path, typer.Argument(metavar="FILE", help=say("option/record"))],
        every: Annotated[
            int | None, typer.Option("--every", metavar="N", min=1, help=say("option/every"), show_default=False)
        ] = None,
        picture: Annotated[
            Path | None, typer.Option("--svg", metavar="OUT", help=say("option/svg"), show_default=False)
        ] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        with screen.busy(screen.say("reading")):
            position, names = load(record)
        session = Session(position, [Seat(name) for name in names])
        if screen.is_live and every is None:
            step_through(screen, session)
        else:
            show_all(screen, session, every)
        if picture is not None:
            write_text(picture, position.svg())
            screen.line(screen.say("saved", path=picture))


def show_all(screen: Screen, session: Session, every: int | None) -> None:
    """Show every so many boards and the last one, or the last one alone."""
    last = len(session.position.history)
    shown = range(0, last, every) if every is not None else range(0)
    for ply in (*shown, last):
        show(screen, session, ply)
    screen.line(news.result(screen.say, session), "key")


def step_through(screen: Screen, session: Session) -> None:
    """Show one board after the other; the person at the terminal turns the pages."""
    last, ply = len(session.position.history), 0
    while True:
        screen.clear()
        show(screen, session, ply)
        if ply == last:
            screen.line(news.result(screen.say, session), "key")
        screen.line(screen.say("turn-pages"), "quiet")
        try:
            typed = screen.ask().strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed.startswith("q") or (not typed and ply == last):
            return
        ply = turn_page(typed, ply, last)


def turn_page(typed: str, ply: int, last: int) -> int:
    """Return the page that *typed* asks for: a number, b for back, anything else for the next."""
    following = ply - 1 if typed.startswith("b") else ply + 1
    return max(0, min(last, int(typed) if typed.isdecimal() else following))


def show(screen: Screen, session: Session, ply: int) -> None:
    """Show the board after *ply* moves."""
    position: Position = session.after(ply)
    book = position.game
    head = screen.say(
        "page", title=book.title.explain(screen.say.language), ply=ply, last=len(session.position.history)
    )
    screen.line(head, "key")
    if ply:
        screen.line(news.moved(screen.say, session, *position.history[-1]))
    screen.line()
    screen.board(position)
    screen.line()
