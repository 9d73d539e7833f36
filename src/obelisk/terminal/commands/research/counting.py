"""`obelisk perft`, `playouts` and `solve`: count sequences of moves, or who wins random games, or play perfectly."""

import time
from pathlib import Path
from typing import Annotated

import obelisk
from obelisk.game import count_sequences
from obelisk.terminal.options import GameName, Options, Seed, Setup, argument, option, read_options, read_setup, start
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen


def perft(
    screen: Screen,
    game: GameName,
    depth: Annotated[int, argument("depth", "DEPTH")],
    seed: Seed = None,
    setup: Setup = None,
    option: Options = None,
) -> None:
    """Print how many sequences of so many moves there are."""
    with screen.busy(screen.say("counting")):
        total = count_sequences(start(game, seed, setup, option), depth)
    screen.line(str(total))


def playouts(
    screen: Screen,
    game: GameName,
    number: Annotated[int, argument("playouts", "N")],
    seed: Seed = None,
    setup: Setup = None,
    option: Options = None,
) -> None:
    """Print who wins random games, and how fast they are played."""
    played = obelisk.game(game)
    written, options = read_setup(setup), read_options(option, game)
    with screen.busy(screen.say("playing-out")):
        played.playouts(0, seed=seed, setup=written, **options)
        begun = time.perf_counter()
        done = played.playouts(number, seed=seed, setup=written, **options)
        took = time.perf_counter() - begun
    for seat, wins in enumerate(done.wins):
        screen.line(screen.say("playout-wins", n=seat + 1, wins=f"{wins:,}"))
    screen.line(screen.say("playout-plies", plies=f"{done.plies:,}"))
    screen.line(screen.say("playout-speed", speed=f"{number / max(took, 1e-9):,.0f}"))


def solve(
    screen: Screen,
    game: GameName,
    moves: Annotated[str, option("moves")] = "",
    seed: Seed = None,
    setup: Setup = None,
    option: Options = None,
    save: Annotated[Path | None, option("save-table")] = None,
) -> None:
    """Print the value of a position, the way to it, and how much was looked at."""
    say = screen.say
    with screen.busy(say("reading")):
        position = start(game, seed, setup, option)
        for move in moves.replace(",", " ").split():
            position = position.play(move)
    if position.is_over:
        screen.line(say("solve-over"))
        return
    with bar(screen, say("solving")) as report:
        solution = obelisk.solve(position, progress=report)
    n = max(position.active[0], 0) + 1
    if solution.distance is None and solution.value != "draw":
        screen.line(say("solve-share", n=n, share=f"{100 * solution.share:.2f}"), "key")
    else:
        screen.line(say(f"solve-{solution.value}", n=n, distance=solution.distance), "key")
    if solution.best:
        screen.line(say("solve-longest" if solution.value == "loss" else "solve-best", best=" ".join(solution.best)))
    screen.line(say("solve-positions", positions=f"{solution.positions:,}"), "quiet")
    if save is not None:
        from obelisk.solving.tablebase import save_table

        screen.line(say("saved", path=save_table(position.game.name, save, position.setup)), "quiet")
