"""`obelisk arena` and `obelisk ladder`: players meet, and it is told who wins how often and who is how strong."""

from collections import Counter
from math import isfinite
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from obelisk.arena import Ladder, Played, Report, Rung, Sprt, play
from obelisk.errors import BadRequest
from obelisk.terminal.compiling import compile_for_play
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, read_options
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import figure

INTERRUPTED = 130
"""How a command ends that somebody stopped."""


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    _add_arena(app, say)
    _add_ladder(app, say)


def _add_arena(app: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @app.command(help=say("help/arena"), epilog=epilog(say, "arena"))
    def arena(
        game: Annotated[str, shared.game],
        players: Annotated[list[str], shared.arena_players],
        games: Annotated[int, shared.arena_games] = 100,
        seed: Annotated[int | None, typer.Option("--seed", help=say("option/arena-seed"), show_default=False)] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        sprt: Annotated[
            str | None, typer.Option("--sprt", metavar="LOW,HIGH", help=say("option/sprt"), show_default=False)
        ] = None,
        processes: Annotated[int | None, shared.processes] = None,
        cluster: Annotated[str | None, shared.cluster] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        options, test = read_options(option, game), _read_sprt(sprt)
        if screen.is_live:
            compile_for_play(screen, [game])
        done = 0
        with bar(screen, screen.say("arena-playing")) as report:

            def tell(played: Played, planned: int) -> None:
                nonlocal done
                done += 1
                report(done, planned, game)

            found = play(
                game,
                players,
                games,
                seed=seed,
                processes=processes,
                cluster=cluster,
                sprt=test,
                tell=tell,
                progress=report,
                **options,
            )
        show(screen, found)
        if found.is_interrupted:
            raise typer.Exit(INTERRUPTED)


def _read_sprt(text: str | None) -> Sprt | None:
    """Return the test that was written as `0,20`."""
    if text is None:
        return None
    try:
        low, high = map(float, text.replace(":", ",").split(","))
    except ValueError:
        low = high = 0.0
    if not low < high or not isfinite(low) or not isfinite(high):
        raise BadRequest("terminal/sprt-form", given=text)
    return Sprt(low, high)


def show(screen: Screen, found: Report) -> None:
    """Print who won how often, and how sure that is."""
    say = screen.say
    screen.show(_table(screen, found))
    if found.elo is not None and found.played:
        low, estimate, high = map(_signed, found.elo)
        one, other = found.players
        screen.line(say("arena-elo", player=one, other=other, elo=estimate, low=low, high=high))
    if found.sprt is not None:
        _tell_test(screen, found, found.sprt)
    lost = Counter((player, failure.explain(screen.language)) for _, player, failure in found.failures)
    for (player, reason), times in lost.most_common():
        screen.line(say("arena-lost", player=player, times=times, reason=reason), "error")
    if found.is_interrupted:
        screen.line(say("arena-stopped", played=len(found.played), planned=found.planned), "error")
    screen.line(say("arena-seed", seed=found.seed), "quiet")


def _tell_test(screen: Screen, found: Report, sprt: Sprt) -> None:
    facts = {"played": len(found.played), "ratio": figure(f"{found.ratio:+.2f}"), "bound": f"{sprt.bound:.2f}"}
    if found.verdict is None:
        screen.line(screen.say("sprt-open", **facts))
    else:
        one, other = found.players
        screen.line(screen.say("sprt-accepted", **facts, player=one, other=other, elo=_signed(found.verdict)), "key")


def _table(screen: Screen, found: Report) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(screen.say("column-player"), overflow="fold")
    for column in ("games", "won", "rate", "interval"):
        table.add_column(screen.say(f"column-{column}"), justify="right", no_wrap=True)
    for standing in found.standings:
        low, high = standing.interval
        cells = (
            standing.player,
            f"{standing.games}",
            f"{standing.won:.4g}",
            f"{standing.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
        table.add_row(*(Text(screen.signs(cell)) for cell in cells))
    return table


def _signed(elo: float) -> str:
    return figure(f"{elo:+.0f}" if isfinite(elo) else "+∞" if elo > 0 else "-∞")


def _add_ladder(app: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @app.command(help=say("help/ladder"), epilog=epilog(say, "ladder"))
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
        kept = Ladder(game, **read_options(option, game))
        if forget is not None:
            screen.line(screen.say("ladder-forgot", n=kept.forget(forget)))
        is_complete = not players or _climb(screen, kept, players, games, processes, cluster)
        show_ladder(screen, kept)
        if not is_complete:
            raise typer.Exit(INTERRUPTED)


def _climb(
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


def show_ladder(screen: Screen, kept: Ladder) -> None:
    """Print the ladder, the strongest first."""
    rungs = kept.rungs()
    if not rungs:
        screen.line(screen.say("ladder-none", example=screen.say("example/ladder")))
        return
    screen.show(_rungs(screen, rungs))
    anchor = next(rung.player for rung in rungs if rung.elo == 0 and rung.error == 0)
    screen.line(screen.say("ladder-anchor", player=anchor), "quiet")
    for reason, times in kept.failures():
        screen.line(screen.say("arena-failed", times=times, reason=reason), "error")


def _rungs(screen: Screen, rungs: list[Rung]) -> Table:
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
