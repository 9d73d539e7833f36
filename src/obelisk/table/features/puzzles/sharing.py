"""What is sent to friends: a few lines of text and a card, which say how it went and nothing of the solution."""

from __future__ import annotations

from xml.sax.saxutils import escape

from obelisk.drawing import theme
from obelisk.puzzles.books import WIN, Puzzle
from obelisk.table.features.puzzles.tries import Try
from obelisk.table.features.puzzles.views import address_of
from obelisk.table.views.pictures import png
from obelisk.table.views.viewers import game_title
from obelisk.words import figure, sentence

RIGHT, WRONG, NOT_REACHED = "🟩", "🟥", "⬜"
PARTS = 5
"""So many squares show how much of the best score was reached."""
WIDTH, HEIGHT = 1200, 630
SQUARE, GAP = 84, 18
COLOURS = {RIGHT: "#3f8f5b", WRONG: "#b9473d", NOT_REACHED: "#d8d2c4"}


def pattern(puzzle: Puzzle, one: Try) -> str:
    """Return squares: of moves that were found, of the one that was wrong, of those that were not reached.

    Of a score they show how much of the best was reached; only the best itself fills them all.
    """
    points = one.points or 0
    if puzzle.kind == WIN:
        missed = 0 if one.is_solved else 1
        return RIGHT * points + WRONG * missed + NOT_REACHED * max(0, puzzle.own_moves - points - missed)
    full = PARTS if points >= puzzle.best else max(0, min(PARTS - 1, PARTS * points // max(1, puzzle.best)))
    return RIGHT * full + NOT_REACHED * (PARTS - full)


KINDS = {RIGHT: "right", WRONG: "wrong", NOT_REACHED: "open"}
"""What the squares are called on a page, which draws them itself: not every machine has such letters."""


def squares(puzzle: Puzzle, one: Try) -> list[str]:
    """Return the same for a page."""
    return [KINDS[square] for square in pattern(puzzle, one)]


def result_line(puzzle: Puzzle, one: Try, language: str) -> str:
    """Say what a try has come to."""
    verdict = sentence("puzzles/result/solved" if one.is_solved else "puzzles/result/missed", language)
    if puzzle.kind == WIN:
        counted = sentence("puzzles/result/moves", language, n=one.points or 0, of=puzzle.own_moves)
    elif one.points is None:
        return verdict
    else:
        counted = sentence("puzzles/result/points", language, points=figure(one.points), best=puzzle.best)
    return sentence("puzzles/result/whole", language, verdict=verdict, counted=counted)


def time_line(seconds: int | None) -> str:
    """Return how long a try took, as a clock shows it.

    >>> time_line(75), time_line(3725)
    ('1:15', '1:02:05')
    """
    hours, rest = divmod(seconds or 0, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes}:{seconds:02d}"


def text(puzzle: Puzzle, one: Try, streak: int, home: str, language: str) -> str:
    """Return what is sent to friends; *home* is the address of the server, with a slash at its end."""
    title = game_title(puzzle.game, language)
    grade = sentence(f"puzzle/grade/{puzzle.grade}", language)
    lines = [
        sentence("puzzles/share/head", language, game=title, day=puzzle.day.isoformat(), grade=grade),
        f"{pattern(puzzle, one)} {result_line(puzzle, one, language)} · {time_line(one.seconds)}",
        *([sentence("puzzles/share/streak", language, n=streak)] if streak > 1 else []),
        f"{home.rstrip('/')}{address_of(puzzle.game, puzzle.day)}",
    ]
    return "\n".join(lines)


def card(puzzle: Puzzle, one: Try, streak: int, language: str) -> str:
    """Return the same as a picture."""
    ink, soft, paper, edge = (theme.colour(name) for name in ("ink", "quiet", "paper", "board-edge"))
    squares = pattern(puzzle, one)
    left = (WIDTH - len(squares) * (SQUARE + GAP) + GAP) / 2
    drawn = "".join(
        f'<rect x="{left + place * (SQUARE + GAP)}" y="270" width="{SQUARE}" height="{SQUARE}" rx="14" '
        f'fill="{COLOURS[square]}"/>'
        for place, square in enumerate(squares)
    )
    grade = sentence(f"puzzle/grade/{puzzle.grade}", language)
    told = f"{result_line(puzzle, one, language)} · {time_line(one.seconds)}"
    more = sentence("puzzles/share/streak", language, n=streak) if streak > 1 else ""
    lines = (
        (120, 34, soft, "Obelisk"),
        (190, 64, ink, game_title(puzzle.game, language)),
        (238, 30, soft, f"{puzzle.day.isoformat()} · {grade}"),
        (430, 40, ink, told),
        (490, 32, soft, more),
    )
    written = "".join(
        f'<text x="{WIDTH / 2}" y="{y}" text-anchor="middle" font-size="{size}" fill="{colour}">{escape(line)}</text>'
        for y, size, colour, line in lines
        if line
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f"font-family='{theme.FONT}'>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>'
        f'<rect x="24" y="24" width="{WIDTH - 48}" height="{HEIGHT - 48}" rx="18" fill="none" stroke="{edge}" '
        f'stroke-width="3"/>{drawn}{written}</svg>'
    )


def card_png(puzzle: Puzzle, one: Try, streak: int, language: str) -> bytes:
    """Return the card as pixels."""
    return png(card(puzzle, one, streak, language), WIDTH)
