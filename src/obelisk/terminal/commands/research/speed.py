"""`obelisk warm` and `obelisk bench`: compile everything ahead, and measure how fast it is, also beside OpenSpiel."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import obelisk
from obelisk.game import check_device
from obelisk.storage.origin import how_to_install
from obelisk.terminal.compiling import compile_for_play, compile_games
from obelisk.terminal.files import write_text
from obelisk.terminal.options import option
from obelisk.terminal.screen import Screen

if TYPE_CHECKING:
    from obelisk.arena.bench import Figure


def warm(screen: Screen, for_play: Annotated[bool, option("for-play", "--for-play")] = False) -> None:
    """Compile everything, or what playing needs and is not compiled yet."""
    if for_play:
        compile_for_play(screen, obelisk.games())
    else:
        compile_games(screen, obelisk.games())
        screen.line(screen.say("compiled"))


def bench(
    screen: Screen,
    out: Annotated[Path | None, option("json", "--json", metavar="FILE")] = None,
    games: Annotated[int, option("matches", "--matches", min=0, metavar="N")] = 0,
    device: Annotated[str | None, option("device", metavar="cpu|cuda")] = None,
) -> None:
    """Measure, or let players meet."""
    from obelisk.arena import bench_lanes
    from obelisk.arena.bench import figures, has_peer, matches

    if device is not None:
        check_device(device)
        found = bench_lanes.figures(device)
    else:
        if not has_peer():
            screen.line(screen.say("no-peer", how=how_to_install("bench")), "quiet")
        found = matches(games) if games else figures()
    measured = []
    for figure in found:
        measured.append({**asdict(figure), "is_reached": figure.is_reached})
        screen.line(_line(figure), "error" if figure.is_reached is False else "")
    if out is not None:
        write_text(out, json.dumps(measured, indent=1))


def _line(figure: "Figure") -> str:
    target = ""
    if figure.target is not None:
        signs = f"{'✓' if figure.is_reached else '✗'} {'≥' if figure.is_better_high else '≤'}"
        target = f"  {signs} {_short(figure.target)}"
    spread = f"{_short(figure.low)}–{_short(figure.high)}"
    return f"{figure.name:<44} {_short(figure.value):>12} {figure.unit:<14} ({spread}){target}"


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
