"""`obelisk replay` and `obelisk review`: check a record and show its game, and what was good and bad in it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import obelisk
from obelisk.arena.review import Entry, counts_points, draw, is_exact, judge_for
from obelisk.arena.review import review as judge_moves
from obelisk.drawing import theme
from obelisk.position import Position
from obelisk.terminal.files import load, load_colours, write_text
from obelisk.terminal.options import Record, option
from obelisk.terminal.play import news
from obelisk.terminal.play.seats import seat_players
from obelisk.terminal.play.session import Seat, Session
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import sentence

SIGNS = {"mistake": "?", "blunder": "??", "missed-win": "?!"}
LONGEST_LINE = 8


def replay(
    screen: Screen,
    record: Record,
    every: Annotated[int | None, option("every", metavar="N", min=1)] = None,
    picture: Annotated[Path | None, option("svg", "--svg", metavar="OUT")] = None,
) -> None:
    """Show the boards of a game: page by page, every so many, or the last one alone."""
    session, last = _session(screen, record)
    with theme.worn(session.table.colours):
        if screen.is_live and every is None:
            step_through(screen, session)
        else:
            for ply in (*range(0, last if every else 0, every or 1), last):
                show(screen, session, ply)
            screen.line(news.result(screen.say, session), "key")
        if picture is not None:
            _save(screen, picture, session.position.svg())


def review(
    screen: Screen,
    record: Record,
    player: Annotated[str | None, option("review-player", metavar="NAME")] = None,
    seconds: Annotated[float | None, option("review-seconds", metavar="S")] = None,
    picture: Annotated[Path | None, option("review-svg", "--svg", metavar="OUT")] = None,
    every: Annotated[bool, option("review-all", "--all")] = False,
) -> None:
    """Judge the moves of a game, and print those that stand out or every one."""
    session, _ = _session(screen, record)
    position = session.position
    with bar(screen, screen.say("reviewing")) as report:
        # Who judges: the player that is named, with its options, or the one that knows most.
        named = None if player is None else seat_players([player], 1, seconds=seconds, seed=1)[0].player
        judge = named or judge_for(position, seconds=seconds)
        entries = judge_moves(position, judge, tell=lambda done, total: report(done, total, judge.name))
    with theme.worn(session.table.colours):
        tell(screen, session, entries, judge, every=every)
        if picture is not None:
            _save(screen, picture, draw(position, entries, screen.language).svg())


def _session(screen: Screen, record: Path) -> tuple[Session, int]:
    """Return the game of a record, and how many moves it has."""
    with screen.busy(screen.say("reading")):
        position, names = load(record)
    seats, colours = [Seat(name) for name in names], load_colours(record)
    return Session(position, seats, colours=colours, goes_on=False), len(position.history)


def _save(screen: Screen, path: Path, picture: str) -> None:
    write_text(path, picture)
    screen.line(screen.say("saved", path=path))


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
        following = ply - 1 if typed.startswith("b") else ply + 1
        ply = max(0, min(last, int(typed) if typed.isdecimal() else following))


def show(screen: Screen, session: Session, ply: int) -> None:
    """Show the board after *ply* moves."""
    position = session.table.position_at(ply)
    facts = {"title": position.game.title, "ply": ply, "last": len(session.position.history)}
    screen.line(screen.say("page", **facts), "key")
    if ply:
        seat, move = position.history[-1]
        screen.line(news.made(screen.say, session, seat, move))
    screen.line()
    screen.board(position)
    screen.line()


def tell(screen: Screen, session: Session, entries: Sequence[Entry], judge: obelisk.Player, *, every: bool) -> None:
    """Print the moves that stand out, and what each seat did in all."""
    say = screen.say
    screen.line(session.position.game.title.explain(say.language), "key")
    screen.line(news.result(say, session))
    if not entries:
        screen.line(say("review-no-moves"))
        return
    code = "review/exact" if is_exact(session.position, judge) else "review/by-search"
    screen.line(sentence(code, screen.language, name=judge.name), "quiet")
    screen.line()
    for entry in entries:
        if every or entry.is_marked:
            _tell_entry(screen, session.position, entry)
    if not any(entry.is_marked for entry in entries):
        screen.line(say("review-none"))
    screen.line()
    _sum_up(screen, session, entries)


def _tell_entry(screen: Screen, position: Position, entry: Entry) -> None:
    """Print one move: who made it, how it changed the chances, and what was better."""
    say, language = screen.say, screen.language
    mark, colour = screen.piece(entry.seat)
    judgement = sentence(f"review/{entry.judgement}", language)
    if entry.is_turning_point:
        judgement += " · " + sentence("review/turning-point", language)
    move = f"{entry.move} {SIGNS.get(entry.judgement, '')}".rstrip()
    digits = 1 if counts_points(position) else 0
    values = f"{entry.before:>4.{digits}%} → {entry.after:>4.{digits}%}  "
    style = "error" if entry.is_marked else "quiet"
    begun = [(f"{entry.ply:>3}. ", "quiet"), (f"{mark} ", colour), (f"{move:<14} ", "key")]
    screen.spans([*begun, (values, ""), (judgement, style)])
    if entry.is_marked and entry.move != entry.best.move and entry.best.reason is not None:
        reason = entry.best.reason.explain(language)
        screen.spans([("       ", ""), (say("review-better", move=entry.best.move, reason=reason), "")])
        if len(entry.best.line) > 1:
            line = " ".join(entry.best.line[:LONGEST_LINE])
            screen.spans([("       ", ""), (say("review-line", line=line), "quiet")])


def _sum_up(screen: Screen, session: Session, entries: Sequence[Entry]) -> None:
    """Print a table with what each seat did in all."""
    say, rows = screen.say, []
    for seat in range(session.position.seats):
        own = [entry for entry in entries if entry.seat == seat]
        kinds = [entry.judgement for entry in own]
        counts = [kinds.count(kind) for kind in ("best", "mistake", "blunder", "missed-win")]
        loss = sum(entry.loss for entry in own) / max(1, len(own))
        rows.append((news.who(say, session, seat), len(own), *counts, f"{loss:.1%}"))
    screen.table("<>>>>>>", say.columns("seat", "moves", "best", "mistakes", "blunders", "missed", "loss"), rows)
