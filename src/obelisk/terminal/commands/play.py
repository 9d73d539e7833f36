"""`obelisk play`: play a game, with people at this screen and with players of the program."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import obelisk
from obelisk.errors import BadRequest
from obelisk.terminal import menu
from obelisk.terminal.options import (
    Options,
    Players,
    Save,
    Seconds,
    Seed,
    Setup,
    argument,
    option,
    read_options,
    read_setup,
)
from obelisk.terminal.play.joining import join
from obelisk.terminal.play.starting import Plan, go_on, play_plan
from obelisk.terminal.screen import Screen


def play(
    screen: Screen,
    game: Annotated[str | None, argument("game", "GAME")] = None,
    players: Players = None,
    starts: Annotated[str | None, option("starts", metavar="N|lot")] = None,
    colours: Annotated[str | None, option("colours", metavar="COLOUR,COLOUR")] = None,
    seed: Seed = None,
    setup: Setup = None,
    option: Options = None,
    record: Annotated[Path | None, option("load", "--load", metavar="FILE")] = None,
    save: Save = None,
    seconds: Seconds = None,
    seat: Annotated[int | None, option("seat", min=0)] = None,
    name: Annotated[str, option("join-name")] = "",
    **brought: Callable[[int, int | None], Any] | None,
) -> None:
    """Play a new game, go on with a saved one, or join a table by its link; games *brought* options of their own."""
    if game is not None and game.startswith(("http://", "https://")):
        join(screen, game, seat, name)
        return
    more = {name: read for name, read in brought.items() if read is not None}
    if record is not None:
        given = {"GAME": game, "--colours": colours, "--seed": seed, "--setup": setup, "--option": option}
        # A saved game has its set-up already.
        extra = [*(name for name, value in given.items() if value), *(f"--{name}" for name in more)]
        if extra:
            raise BadRequest("terminal/load-and", given=extra)
        go_on(screen, record, players=players, save=save, seconds=seconds)
        return
    if game is None and screen.is_live and not any((players, colours, seed, setup, option, more)):
        menu.run(screen)
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
        more=more,
        starts=starts,
        colours=tuple(colour.strip() for colour in colours.split(",")) if colours else (),
    )
    play_plan(screen, plan)
