"""`obelisk scores`: the best scores of a set-up that is played alone, and the games behind them."""

import json
from pathlib import Path
from typing import Annotated

import obelisk
from obelisk.arena.scores import Scores
from obelisk.errors import BadRequest
from obelisk.position import Position
from obelisk.terminal.files import write_text
from obelisk.terminal.options import GameName, Options, Seed, Setup, option, read_options, read_setup
from obelisk.terminal.play.news import show_best
from obelisk.terminal.screen import Screen


def scores(
    screen: Screen,
    game: GameName,
    seed: Seed = None,
    setup: Setup = None,
    option: Options = None,
    save: Annotated[Path | None, option("save-score", metavar="FILE")] = None,
    rank: Annotated[int, option("rank", metavar="N", min=1)] = 1,
) -> None:
    """Print the best scores, or write the record of an entry."""
    puzzle = _puzzle(game, seed, setup, option)
    if save is None:
        show_best(screen, puzzle)
        return
    best = Scores().best(puzzle, rank)
    if rank > len(best):
        raise BadRequest("terminal/no-such-rank", rank=rank, n=len(best))
    write_text(save, json.dumps(best[rank - 1].record, ensure_ascii=False, indent=1) + "\n")
    screen.line(screen.say("saved", path=save))


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
