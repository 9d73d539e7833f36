"""What just happened in a game, how it ended, and the best scores of its set-up, in words."""

from obelisk.arena.scores import Scores
from obelisk.drawing import remarks
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.terminal.files import PERSON
from obelisk.terminal.language import Say
from obelisk.terminal.play.session import Session
from obelisk.terminal.screen import Screen
from obelisk.words import figure, figures, is_known, sentence

Line = tuple[int | None, str]
"""A sentence, and the seat that it is about, if it is about one."""

SHOWN = 10
"""How many of the best scores are shown at most."""


def who(say: Say, session: Session, seat: int) -> str:
    """Return what to call a seat, in the words of the table's pages: players count from 1, and levels have names."""
    sitter, n = session.seats[seat], seat + 1
    is_alone = sum(other.is_person for other in session.seats) == 1
    if sitter.name != PERSON:
        level = f"page/level/{sitter.name}"
        return say("who", n=n, name=sentence(level, say.language) if is_known(level) else sitter.name)
    return say("who", n=n, name=say("you")) if is_alone else say("seat", n=n)


def told(say: Say, session: Session, code: str, seat: int, **facts: str) -> str:
    """Return a sentence about a seat, with a capital at its beginning."""
    sentence = say(code, who=who(say, session, seat), **facts)
    return sentence[:1].upper() + sentence[1:]


def since(say: Say, session: Session, before: Position) -> list[Line]:
    """Return the lines that tell what was played since a position, by chance too, and what that has decided.

    The moves of others come first that were secret then, and are not now.
    """
    names = [who(say, session, other) for other in range(len(session.seats))]
    lines = _revealed(say, session, before)
    first = len(before.history)
    shown = session.shown_moves()[first:]
    for (seat, move), (_, seen) in zip(session.position.history[first:], shown, strict=True):
        lines.append((None if seat == CHANCE else seat, made(say, session, seat, seen or say("unseen"))))
        before, then = before.play(move, seat), before
        lines += remarks(then, before, names=names, language=say.language)
    return lines


def _revealed(say: Say, session: Session, before: Position) -> list[Line]:
    moves = [session.position.history[ply] for ply in sorted(before.secret_plies - session.position.secret_plies)]
    return [
        (seat, made(say, session, seat, move))
        for seat, move in moves
        if session.has_secrets_here or not session.seats[seat].is_person
    ]


def made(say: Say, session: Session, seat: int, move: str) -> str:
    """Return the line that tells a move, or what chance has brought."""
    if seat == CHANCE:
        return sentence("drawing/rolled", say.language, outcome=move)
    return told(say, session, "moved", seat, move=move)


def winner(session: Session) -> int | None:
    """Return the seat that won alone, if one did."""
    ended = session.position.result
    return ended.winners[0] if ended is not None and len(ended.winners) == 1 else None


def result(say: Say, session: Session) -> str:
    """Return who won and what was counted."""
    ended = session.position.result
    if ended is None:
        return say("unfinished")
    name = session.position.game.name
    names = say("and").join(who(say, session, seat) for seat in ended.winners)
    ending = say("draw") if len(ended.winners) == session.position.seats else say("wins", who=names)
    if session.position.seats == 1:
        ending = say("ended")
    counted = say.of("points", name)
    if not counted and not any(ended.points):
        return ending
    return ending + say("points", counted=counted or say("points-plain"), points=figures(ended.points))


def show_best(screen: Screen, puzzle: Position, new: int | None = None) -> None:
    """Print the best scores of a set-up; the entry of rank *new* is marked, and never left out."""
    best = [entry for entry in Scores().best(puzzle, max(SHOWN, new or 0)) if entry.rank <= SHOWN or entry.rank == new]
    if not best:
        screen.line(screen.say("scores-none"))
        return
    is_new = [entry.rank == new for entry in best]
    rows = [
        (
            entry.rank,
            figure(entry.points),
            entry.name,
            entry.date,
            screen.say("scores-new") if entry.rank == new else "",
        )
        for entry in best
    ]
    headings = [*screen.say.columns("rank", "points", "name", "date"), ""]
    screen.table(">><<<", headings, rows, bold=is_new, title=screen.say("scores-title"))
