"""`obelisk puzzle` plays the puzzle of a day; `obelisk make-puzzles` finds those of the days to come."""

import os
from datetime import date
from pathlib import Path
from typing import Annotated

import obelisk
from obelisk.errors import BadRequest, IllegalMove
from obelisk.puzzles.books import FIRST_DAY, SCORE, Puzzle, puzzle_of, read_day, seed_of, today, with_puzzles
from obelisk.table.features.puzzles.views import told
from obelisk.terminal.files import PERSON
from obelisk.terminal.options import GameName, Seed, argument, option
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import sentence


def puzzle(
    screen: Screen,
    game: Annotated[str | None, argument("puzzle/option/game", "GAME")] = None,
    date: Annotated[str | None, option("puzzle/option/date", metavar="YYYY-MM-DD")] = None,
    seed: Seed = None,
    name: Annotated[str | None, option("puzzle/option/name")] = None,
) -> None:
    """Play the puzzle of a game and a day; without a game, list them."""
    if date is not None and seed is not None:
        raise BadRequest("puzzle/both")
    day = today() if date is None else read_day(date)
    if game is None:
        _list(screen, day)
        return
    if seed is None and puzzle_of(game, day).kind != SCORE:
        _find(screen, puzzle_of(game, day))
        return
    book = obelisk.game(game).puzzles
    if book is None or "players" not in book.options:
        raise BadRequest("puzzle/no-seed", game=obelisk.game(game).title)
    from obelisk.terminal.play.starting import Plan, play_plan

    player = PERSON if name is None else f"{PERSON}:name={name}"
    chosen = seed_of(day) if seed is None else seed
    play_plan(screen, Plan(game=game, players=player, seed=chosen, options=book.options))


def _list(screen: Screen, day: date) -> None:
    """Print what there is to solve on a day."""
    rows = []
    for each in with_puzzles():
        facts = told(puzzle_of(each, day), screen.language)
        rows.append((each, sentence(f"puzzle/grade/{facts['grade']}", screen.language), facts["task"]))
    screen.table("<<<", screen.say.columns("game", "grade", "task"), rows, title=day.isoformat())


def _find(screen: Screen, chosen: Puzzle) -> None:
    """Let somebody find the winning moves: the first wrong one ends it."""
    position, line = chosen.start, list(chosen.line)
    screen.line(told(chosen, screen.language)["task"], "key")
    while line:
        screen.board(position, chosen.seat)
        move = None
        while move is None:
            try:
                typed = screen.ask()
            except EOFError:
                return
            try:
                after = position.play(typed.strip(), chosen.seat)
                move = after.history[-1][1]
            except IllegalMove as error:
                screen.line(error.explain(screen.language), "error")
        if move != line.pop(0):
            screen.line(sentence("puzzle/ending/missed", screen.language), "error")
            screen.line(sentence("puzzle/solution", screen.language, moves=" ".join(chosen.line)))
            return
        position = after
        while line and position.active != (chosen.seat,):
            screen.line(screen.say("puzzle-answer", move=line[0]))
            position = position.play(line.pop(0), position.active[0])
    screen.board(position, chosen.seat)
    screen.line(sentence("puzzle/ending/solved", screen.language), "key")


def make_puzzles(
    screen: Screen,
    game: GameName,
    number: Annotated[int, argument("puzzle/option/number", "N", min=1)],
    first: Annotated[str | None, option("puzzle/option/first", "--from", metavar="YYYY-MM-DD")] = None,
    save: Annotated[Path | None, option("puzzle/option/save", metavar="FILE")] = None,
    processes: Annotated[int | None, option("puzzle/option/processes", min=1)] = None,
) -> None:
    """Add a volume to the book of a game."""
    from obelisk.puzzles import making

    book = obelisk.game(game).puzzles
    if book is None:
        raise BadRequest("puzzle/none", game=obelisk.game(game).title)
    day: date = FIRST_DAY if first is None else read_day(first)
    making.check_free(save or book.book, day)
    with bar(screen, screen.say("puzzle-making")) as report:

        def tell(found: int, looked: int) -> None:
            report(found, number, screen.say("puzzle-looked", n=looked))

        volume = making.volume(game, day, number, processes or os.cpu_count() or 1, tell)
    making.add_volume(save or book.book, volume, is_proven=book.is_proven)
    screen.line(screen.say("puzzle-made", n=len(volume["puzzles"]), path=save or book.book))
