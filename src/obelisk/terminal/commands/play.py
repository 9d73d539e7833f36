"""`obelisk play`: play a game, with people at this screen and with players of the program."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import obelisk
from obelisk.errors import BadRequest
from obelisk.terminal.extensions import App, take_options
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, read_options, read_setup
from obelisk.terminal.play.joining import is_link, join
from obelisk.terminal.play.starting import Plan, go_on, play_plan
from obelisk.terminal.screen import Screen


def add(app: App, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)
    readers = {option.name: option.read for option in app.play_options}

    def play(
        game: Annotated[str | None, shared.game] = None,
        players: Annotated[str | None, shared.players] = None,
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        record: Annotated[
            Path | None, typer.Option("--load", metavar="FILE", help=say("option/load"), show_default=False)
        ] = None,
        save: Annotated[Path | None, shared.save] = None,
        seconds: Annotated[float | None, shared.seconds] = None,
        seat: Annotated[int | None, typer.Option("--seat", min=0, help=say("option/seat"), show_default=False)] = None,
        name: Annotated[str, typer.Option("--name", help=say("option/join-name"), show_default=False)] = "",
        lang: Annotated[Language | None, shared.lang] = None,
        **typed: str | None,
    ) -> None:
        screen = Screen(lang or say.language)
        if game is not None and is_link(game):
            join(screen, game, seat, name)
            return
        if record is not None:
            brought = {f"--{name}": text for name, text in typed.items()}
            _refuse_both(**{"GAME": game, "--seed": seed, "--setup": setup, "--option": option, **brought})
            go_on(screen, record, players=players, save=save, seconds=seconds)
            return
        if game is None:
            raise BadRequest("terminal/which-game", known=obelisk.games())
        plan = Plan(
            game=game,
            players=players,
            seed=seed,
            setup=read_setup(setup),
            options=read_options(option, game),
            seconds=seconds,
            save=save,
            more={name: partial(readers[name], text) for name, text in typed.items() if text is not None},
        )
        play_plan(screen, plan)

    app.command(help=say("help/play"), epilog=epilog(say, "play"))(take_options(play, app.play_options))


def _refuse_both(**given: Any) -> None:
    """A saved game has its set-up already."""
    extra = [name for name, value in given.items() if value]
    if extra:
        raise BadRequest("terminal/load-and", given=extra)
