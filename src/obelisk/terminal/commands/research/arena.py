"""`obelisk arena` and `obelisk ladder`: players meet, and it is told who wins how often and who is how strong."""

from collections import Counter
from itertools import count
from math import isfinite
from typing import Annotated

import typer

from obelisk.arena import Ladder, Played, Report, Sprt, play
from obelisk.errors import BadRequest
from obelisk.terminal.compiling import compile_for_play
from obelisk.terminal.options import GameName, Options, argument, option, read_options
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import figure

PLAYERS = argument("arena-players", "PLAYER…")
Games = Annotated[int, option("arena-games", metavar="N", min=1)]
Processes = Annotated[int | None, option("processes", metavar="N", min=1)]
Cluster = Annotated[str | None, option("cluster", metavar="ADDRESS")]

INTERRUPTED = 130
"""How a command ends that somebody stopped."""


def arena(
    screen: Screen,
    game: GameName,
    players: Annotated[list[str], PLAYERS],
    games: Games = 100,
    seed: Annotated[int | None, option("arena-seed")] = None,
    option: Options = None,
    sprt: Annotated[str | None, option("sprt", metavar="LOW,HIGH")] = None,
    processes: Processes = None,
    cluster: Cluster = None,
) -> None:
    """Let players meet, and print who won how often."""
    test, options = _read_sprt(sprt), read_options(option, game)
    options |= {"seed": seed, "processes": processes, "cluster": cluster}
    if screen.is_live:
        compile_for_play(screen, [game])
    done = count(1)
    with bar(screen, screen.say("arena-playing")) as report:

        def tell(played: Played, planned: int) -> None:
            report(next(done), planned, game)

        found = play(game, players, games, sprt=test, tell=tell, progress=report, **options)
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
    rows = [
        (of.player, of.games, f"{of.won:.4g}", f"{of.rate:.1%}", "{:.1%} – {:.1%}".format(*of.interval))
        for of in found.standings
    ]
    screen.table("<>>>>", say.columns("player", "games", "won", "rate", "interval"), rows)
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


def _signed(elo: float) -> str:
    return figure(f"{elo:+.0f}" if isfinite(elo) else "+∞" if elo > 0 else "-∞")


def ladder(
    screen: Screen,
    game: GameName,
    players: Annotated[list[str] | None, PLAYERS] = None,
    games: Games = 100,
    option: Options = None,
    forget: Annotated[str | None, option("forget", metavar="PLAYER")] = None,
    processes: Processes = None,
    cluster: Cluster = None,
) -> None:
    """Let players meet on the ladder, and print it."""
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
    rank, player, *rest = screen.say.columns("rank", "player", "games", "rate")
    rows = [
        (n, of.player, figure(f"{of.elo:.0f}"), f"{of.error:.0f}", of.games, f"{of.won / max(of.games, 1):.1%}")
        for n, of in enumerate(rungs, start=1)
    ]
    screen.table("><>>>>", [rank, player, "Elo", "±", *rest], rows)
    anchor = next(rung.player for rung in rungs if rung.elo == 0 and rung.error == 0)
    screen.line(screen.say("ladder-anchor", player=anchor), "quiet")
    for reason, times in kept.failures():
        screen.line(screen.say("arena-failed", times=times, reason=reason), "error")
