"""`obelisk arena`: players play matches against each other, and the table says who wins how often."""

from collections import Counter
from math import isfinite
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from obelisk.arena import Played, Report, Sprt, play
from obelisk.errors import BadRequest
from obelisk.terminal.compiling import compile_for_play
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, read_options
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import figure

INTERRUPTED = 130
"""How a command ends that somebody stopped."""

EXAMPLE = "obelisk arena micropul mcts:simulations=500 greedy --games 100"


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/arena"), epilog=epilog(say, EXAMPLE))
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
        options, test = read_options(option), _read_sprt(sprt)
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
