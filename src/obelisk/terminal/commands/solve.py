"""`obelisk solve`: what perfect play leads to."""

from pathlib import Path
from typing import Annotated

import typer

import obelisk
from obelisk.solving.tablebase import save_table
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, start
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/solve"), epilog=epilog(say, "solve"))
    def solve(
        game: Annotated[str, shared.game],
        moves: Annotated[str, typer.Option("--moves", help=say("option/moves"), show_default=False)] = "",
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        save: Annotated[Path | None, typer.Option("--save", help=say("option/save-table"))] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        with screen.busy(screen.say("reading")):
            position = start(game, seed, setup, option)
            for move in moves.replace(",", " ").split():
                position = position.play(move)
        if position.is_over:
            screen.line(screen.say("solve-over"))
            return
        with bar(screen, screen.say("solving")) as report:
            solution = obelisk.solve(position, progress=report)
        tell(screen, position.active[0], solution)
        if save is not None:
            screen.line(screen.say("saved", path=save_table(position.game.name, save, position.setup)), "quiet")


def tell(screen: Screen, seat: int, solution: obelisk.Solution) -> None:
    """Print the value, the way to it, and how much was looked at."""
    say = screen.say
    code = "solve-draw" if solution.distance is None else f"solve-{solution.value}"
    screen.line(say(code, seat=seat, distance=solution.distance), "key")
    screen.line(say("solve-longest" if solution.value == "loss" else "solve-best", best=" ".join(solution.best)))
    screen.line(say("solve-positions", positions=f"{solution.positions:,}"), "quiet")
