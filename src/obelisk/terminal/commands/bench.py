"""`obelisk bench`: how fast it is here, and beside OpenSpiel."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from obelisk.terminal.files import write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen

if TYPE_CHECKING:
    from obelisk.arena.bench import Figure


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/bench"), epilog=epilog(say, "bench"))
    def bench(
        out: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("option/json"))] = None,
        games: Annotated[int, typer.Option("--matches", min=0, metavar="N", help=say("option/matches"))] = 0,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.arena.bench import figures, has_peer, matches

        screen = Screen(lang or say.language)
        if not has_peer():
            screen.line(screen.say("no-peer"), "quiet")
        measured = []
        for figure in matches(games) if games else figures():
            measured.append({**asdict(figure), "is_reached": figure.is_reached})
            screen.line(_line(figure), "error" if figure.is_reached is False else "")
        if out is not None:
            write_text(out, json.dumps(measured, indent=1))


def _line(figure: "Figure") -> str:
    spread = f"{_short(figure.low)}–{_short(figure.high)}"
    target = ""
    if figure.target is not None:
        target = (
            f"  {'✓' if figure.is_reached else '✗'} {'≥' if figure.is_better_high else '≤'} {_short(figure.target)}"
        )
    return f"{figure.name:<44} {_short(figure.value):>12} {figure.unit:<14} ({spread}){target}"


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
