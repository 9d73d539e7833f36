"""`obelisk scores`: the best scores of a set-up that is played alone, and the games behind them."""

import json
from pathlib import Path
from typing import Annotated

import typer

import obelisk
from obelisk.arena.scores import Scores
from obelisk.errors import BadRequest
from obelisk.position import Position
from obelisk.terminal.files import write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, read_options, read_setup
from obelisk.terminal.play.best import show_best
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/scores"), epilog=epilog(say, "scores"))
    def scores(
        game: Annotated[str, shared.game],
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        save: Annotated[
            Path | None, typer.Option("--save", metavar="FILE", help=say("option/save-score"), show_default=False)
        ] = None,
        rank: Annotated[int, typer.Option("--rank", metavar="N", min=1, help=say("option/rank"))] = 1,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        puzzle = _puzzle(game, seed, setup, option)
        if save is not None:
            _save(screen, puzzle, rank, save)
        else:
            show_best(screen, puzzle)


def _puzzle(game: str, seed: int | None, setup: str | None, option: list[str] | None) -> Position:
    """Return the start of a game alone, by the shared options; chance must not decide which."""
    played, options = obelisk.game(game), read_options(option, game)
    fewest, most = played.seats
    if setup is None and fewest != most:
        options = {"players": fewest, **options}
    puzzle = played.start(seed=seed, setup=read_setup(setup), **options)
    if puzzle.seats != 1:
        raise BadRequest("scores/seats", seats=puzzle.seats)
    if seed is None and setup is None and played.start(**options).setup != puzzle.setup:
        raise BadRequest("terminal/which-setup", game=game)
    return puzzle


def _save(screen: Screen, puzzle: Position, rank: int, path: Path) -> None:
    """Write the record of an entry."""
    best = Scores().best(puzzle, rank)
    if rank > len(best):
        raise BadRequest("terminal/no-such-rank", rank=rank, n=len(best))
    write_text(path, json.dumps(best[rank - 1].record, ensure_ascii=False, indent=1) + "\n")
    screen.line(screen.say("saved", path=path))
