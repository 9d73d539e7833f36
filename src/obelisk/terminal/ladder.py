"""`obelisk ladder`: the players of a game by their strength, and the round robin that finds it."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from obelisk.arena import Ladder, Rung
from obelisk.terminal.arena import INTERRUPTED
from obelisk.terminal.compiling import compile_for_play
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, read_options
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import figure

EXAMPLE = "obelisk ladder kono random mcts:simulations=100 mcts:simulations=1000 --games 50"


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/ladder"), epilog=epilog(say, EXAMPLE))
    def ladder(
        game: Annotated[str, shared.game],
        players: Annotated[list[str] | None, shared.arena_players] = None,
        games: Annotated[int, shared.arena_games] = 100,
        option: Annotated[list[str] | None, shared.option] = None,
        forget: Annotated[
            str | None, typer.Option("--forget", metavar="PLAYER", help=say("option/forget"), show_default=False)
        ] = None,
        processes: Annotated[int | None, shared.processes] = None,
        cluster: Annotated[str | None, shared.cluster] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        kept = Ladder(game, **read_options(option))
        if forget is not None:
            screen.line(screen.say("ladder-forgot", n=kept.forget(forget)))
        is_complete = not players or _play(screen, kept, players, games, processes, cluster)
        show(screen, kept)
        if not is_complete:
            raise typer.Exit(INTERRUPTED)


def _play(
    screen: Screen, kept: Ladder, players: list[str], games: int, processes: int | None, cluster: str | None
) -> bool:
    if screen.is_live:
        compile_for_play(screen, [kept.name])
    done = total = 0
    with bar(screen, screen.say("arena-playing")) as report:

        def tell(so_far: int, of: int) -> None:
            nonlocal done, total
            done, total = so_far, of
            report(so_far, of, kept.name)

        is_complete = kept.play(players, games, processes=processes, cluster=cluster, tell=tell, progress=report)
    if not is_complete:
        screen.line(screen.say("arena-stopped", played=done, planned=total), "error")
    return is_complete


def show(screen: Screen, kept: Ladder) -> None:
    """Print the ladder, the strongest first."""
    rungs = kept.rungs()
    if not rungs:
        screen.line(screen.say("ladder-none", example=EXAMPLE))
        return
    screen.show(_table(screen, rungs))
    anchor = next(rung.player for rung in rungs if rung.elo == 0 and rung.error == 0)
    screen.line(screen.say("ladder-anchor", player=anchor), "quiet")
    for reason, times in kept.failures():
        screen.line(screen.say("arena-failed", times=times, reason=reason), "error")


def _table(screen: Screen, rungs: list[Rung]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(screen.say("column-rank"), justify="right")
    table.add_column(screen.say("column-player"), overflow="fold")
    for column in ("Elo", "±"):
        table.add_column(screen.signs(column), justify="right")
    for column in ("games", "rate"):
        table.add_column(screen.say(f"column-{column}"), justify="right")
    for rank, rung in enumerate(rungs, start=1):
        share = rung.won / max(rung.games, 1)
        cells = (rank, rung.player, figure(f"{rung.elo:.0f}"), f"{rung.error:.0f}", rung.games, f"{share:.1%}")
        table.add_row(*(Text(screen.signs(str(cell))) for cell in cells))
    return table
