"""Puzzles, tries and streaks, ready for JSON; nothing here tells a solution before its try is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date
from functools import lru_cache
from typing import Any

from obelisk import drawing
from obelisk.drawing.covers import without_style
from obelisk.drawing.naming import players
from obelisk.errors import BadRequest
from obelisk.puzzles.books import WIN, Puzzle, puzzle_of, with_puzzles
from obelisk.table.core.state import Table
from obelisk.table.features.puzzles import wire
from obelisk.table.features.puzzles.streaks import Streak, streak_of
from obelisk.table.features.puzzles.tries import Try, found_moves, is_solved, points_of
from obelisk.table.views.viewers import game_title
from obelisk.words import LANGUAGES, sentence


def address_of(game: str, day: date) -> str:
    """Return the page of a puzzle."""
    return f"/puzzles/{game}/{day}"


def told(puzzle: Puzzle, language: str) -> wire.PuzzleShown:
    """Return what everybody may know of a puzzle."""
    is_win = puzzle.kind == WIN
    return {
        "game": puzzle.game,
        "title": game_title(puzzle.game, language),
        "day": puzzle.day.isoformat(),
        "kind": puzzle.kind,
        "grade": puzzle.grade,
        "task": task_of(vars(puzzle) | {"own_moves": puzzle.own_moves}, language),
        "own_moves": puzzle.own_moves if is_win else None,
        "goal": None if is_win else puzzle.goal,
        "best": None if is_win else puzzle.best,
        "is_proven": puzzle.is_proven,
        "href": address_of(puzzle.game, puzzle.day),
    }


def task_of(puzzle: Mapping[str, Any], language: str) -> str:
    """Say what is to be done, by what a puzzle or its table says of it."""
    if puzzle["kind"] == WIN:
        return sentence("puzzle/task/win", language, n=puzzle["own_moves"])
    code = "puzzle/task/optimum" if puzzle["is_proven"] else "puzzle/task/par"
    return sentence(code, language, goal=puzzle["goal"], best=puzzle["best"])


def own_seat(puzzle: Puzzle) -> int | None:
    """Return whose pieces somebody plays who is to win; None where pieces belong to nobody, or only points count."""
    cells = puzzle.start.view().get("cells") or {}
    is_shared = bool(cells) and all(owner is None for owner in cells.values())
    return puzzle.seat if puzzle.kind == WIN and not is_shared else None


def told_try(one: Try | None) -> wire.OwnTry | None:
    """Return what somebody's own try has come to."""
    if one is None:
        return None
    return {
        "table": one.table_id,
        "game": one.game,
        "day": one.day.isoformat(),
        "started_at": one.started_at,
        "is_over": one.ended_at is not None,
        "is_solved": one.is_solved,
        "points": one.points,
        "seconds": one.seconds,
    }


def streaks(tries: Iterable[Try], today: date) -> tuple[Streak, dict[str, Streak]]:
    """Return somebody's streak over all games, and that of each game: of puzzles that were solved on their day."""
    days: dict[str, set[date]] = {}
    for one in tries:
        if one.is_solved and one.is_of_its_day:
            days.setdefault(one.game, set()).add(one.day)
    every = set().union(*days.values())
    return streak_of(every, today), {game: streak_of(solved, today) for game, solved in days.items()}


def for_table(table: Table, language: str) -> wire.PuzzleAtTable | None:
    """Return what a table's page says of the puzzle that is tried there; its solution only when the try is over."""
    puzzle = table.puzzle
    if puzzle is None:
        return None
    is_win, is_over = puzzle["kind"] == WIN, table.is_over
    return {
        "day": puzzle["day"],
        "kind": puzzle["kind"],
        "grade": puzzle["grade"],
        "is_counted": puzzle["is_counted"],
        "task": task_of(puzzle, language),
        "seat": puzzle["seat"],
        "from_ply": puzzle["from_ply"],
        "own_moves": puzzle["own_moves"] if is_win else None,
        "found": found_moves(table) if is_win else None,
        "goal": None if is_win else puzzle["goal"],
        "best": None if is_win else puzzle["best"],
        "is_proven": puzzle["is_proven"],
        "is_solved": is_solved(table),
        "points": points_of(table),
        "line": puzzle["line"] if is_win and is_over else None,
        "href": address_of(table.game, date.fromisoformat(puzzle["day"])),
    }


@lru_cache(maxsize=256)
def picture(game: str, day: date, language: str) -> str:
    """Return the position in which a puzzle begins, as a part of a page."""
    puzzle = puzzle_of(game, day)
    names = [sentence(f"puzzles/page/{'you' if seat == puzzle.seat else 'other'}", language) for seat in (0, 1)]
    names = names if puzzle.kind == WIN else players(puzzle.start.seats, language)
    canvas = drawing.draw(puzzle.start, puzzle.seat, language=language, bare=True, names=names)
    return without_style(canvas.svg())


def draw_all(day: date) -> None:
    """Draw all puzzles of a day, in every language, before somebody asks for them."""
    for name in with_puzzles():
        with suppress(BadRequest):  # of another box, or of a book that cannot be read: there is no page for it either
            for language in LANGUAGES:
                picture(name, day, language)


def overview(tries: list[Try], day: date, language: str) -> dict[str, Any] | None:
    """Return what a profile says of somebody's puzzles on a day; None if they have tried none."""
    done = [one for one in tries if one.ended_at is not None]
    if not done:
        return None
    overall, by_game = streaks(tries, day)
    games = sorted({one.game for one in done}, key=lambda game: game_title(game, language))
    return {
        "tried": len(done),
        "solved": sum(bool(one.is_solved) for one in done),
        "streak": overall,
        "games": [
            {
                "title": game_title(game, language),
                "href": f"/puzzles/{game}",
                "tried": sum(one.game == game for one in done),
                "solved": sum(one.game == game and bool(one.is_solved) for one in done),
                "streak": by_game.get(game, Streak()),
            }
            for game in games
        ],
    }
