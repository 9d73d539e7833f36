"""`obelisk review`: what was good and bad in a game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import obelisk
from obelisk.arena.review import Entry, counts_points, draw, is_exact, judge_for
from obelisk.arena.review import review as judge_moves
from obelisk.position import Position
from obelisk.terminal.files import load, write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.play import news
from obelisk.terminal.play.seats import seat_players
from obelisk.terminal.play.session import Seat, Session
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import sentence

SIGNS = {"mistake": "?", "blunder": "??", "missed-win": "?!"}
LONGEST_LINE = 8


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/review"), epilog=epilog(say, "review"))
    def review(
        record: Annotated[Path, typer.Argument(metavar="FILE", help=say("option/record"))],
        player: Annotated[
            str | None, typer.Option("--player", metavar="NAME", help=say("option/review-player"), show_default=False)
        ] = None,
        seconds: Annotated[
            float | None, typer.Option("--seconds", metavar="S", help=say("option/review-seconds"), show_default=False)
        ] = None,
        picture: Annotated[
            Path | None, typer.Option("--svg", metavar="OUT", help=say("option/review-svg"), show_default=False)
        ] = None,
        every: Annotated[bool, typer.Option("--all", help=say("option/review-all"))] = False,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        with screen.busy(screen.say("reading")):
            position, names = load(record)
        with bar(screen, screen.say("reviewing")) as report:
            judge = _judge(position, player, seconds)
            entries = judge_moves(position, judge, tell=lambda done, total: report(done, total, judge.name))
        tell(screen, Session(position, [Seat(name) for name in names]), entries, judge, every=every)
        if picture is not None:
            write_text(picture, draw(position, entries, screen.language).svg())
            screen.line(screen.say("saved", path=picture))


def _judge(position: Position, named: str | None, seconds: float | None) -> obelisk.Player:
    """Return who judges: the player that is named, with its options, or the one that knows most."""
    if named is None:
        return judge_for(position, seconds=seconds)
    player = seat_players([named], 1, seconds=seconds, seed=1)[0].player
    return judge_for(position, seconds=seconds) if player is None else player


def tell(screen: Screen, session: Session, entries: Sequence[Entry], judge: obelisk.Player, *, every: bool) -> None:
    """Print the moves that stand out, and what each seat did in all."""
    book, say = session.position.game, screen.say
    screen.line(book.title.explain(say.language), "key")
    screen.line(news.result(say, session))
    if not entries:
        screen.line(say("review-no-moves"))
        return
    code = "review/exact" if is_exact(session.position, judge) else "review/by-search"
    screen.line(sentence(code, screen.language, name=judge.name), "quiet")
    screen.line()
    shown = [entry for entry in entries if every or entry.is_marked]
    for entry in shown:
        _tell_entry(screen, session, entry)
    if not any(entry.is_marked for entry in entries):
        screen.line(say("review-none"))
    screen.line()
    screen.show(_summary(screen, session, entries))


def _tell_entry(screen: Screen, session: Session, entry: Entry) -> None:
    """Print one move: who made it, how it changed the chances, and what was better."""
    say, language = screen.say, screen.language
    mark, colour = screen.piece(entry.seat)
    judgement = sentence(f"review/{entry.judgement}", language)
    if entry.is_turning_point:
        judgement += " · " + sentence("review/turning-point", language)
    move = f"{entry.move} {SIGNS.get(entry.judgement, '')}".rstrip()
    values = _values(session.position, entry)
    screen.spans(
        [
            (f"{entry.ply:>3}. ", "quiet"),
            (f"{mark} ", colour),
            (f"{move:<14} ", "key"),
            (f"{values}  ", ""),
            (judgement, "error" if entry.is_marked else "quiet"),
        ]
    )
    if entry.is_marked and entry.move != entry.best.move and entry.best.reason is not None:
        reason = entry.best.reason.explain(language)
        screen.spans([("       ", ""), (say("review-better", move=entry.best.move, reason=reason), "")])
        if len(entry.best.line) > 1:
            line = " ".join(entry.best.line[:LONGEST_LINE])
            screen.spans([("       ", ""), (say("review-line", line=line), "quiet")])


def _values(position: Position, entry: Entry) -> str:
    """Return what the seat could hope for before and after its move."""
    digits = 1 if counts_points(position) else 0
    return f"{entry.before:>4.{digits}%} → {entry.after:>4.{digits}%}"


def _summary(screen: Screen, session: Session, entries: Sequence[Entry]) -> Table:
    """Return a table with what each seat did in all."""
    say = screen.say
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-seat"))
    for column in ("moves", "best", "mistakes", "blunders", "missed", "loss"):
        table.add_column(say(f"column-{column}"), justify="right")
    for seat in range(session.position.seats):
        own = [entry for entry in entries if entry.seat == seat]
        counts = [
            sum(entry.judgement == kind for entry in own) for kind in ("best", "mistake", "blunder", "missed-win")
        ]
        loss = sum(entry.loss for entry in own) / max(1, len(own))
        cells = (news.who(say, session, seat), str(len(own)), *map(str, counts), f"{loss:.1%}")
        table.add_row(*(Text(screen.signs(cell)) for cell in cells))
    return table
