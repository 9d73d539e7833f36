"""The commands that Microchip brings to the terminal, and the option for its boards."""

from typing import Annotated

from obelisk.errors import BadRequest
from obelisk.games.microchip import GAME
from obelisk.games.microchip.commands import boards, championship
from obelisk.games.microchip.puzzles import seed_of
from obelisk.terminal.extensions import App, Command, PlayOption, add_command, add_group
from obelisk.terminal.files import PERSON
from obelisk.terminal.language import Say
from obelisk.terminal.options import Seed, option
from obelisk.terminal.screen import Screen


def add(app: App, say: Say) -> None:
    """Add them, explained in the language of *say*."""
    own = say.within("microchip")
    add_command(app, own, "puzzle", puzzle)
    cups: dict[str, Command] = {"new": championship.new, "resume": championship.resume, "show": championship.show}
    add_group(app, own, "championship", cups)
    in_box: dict[str, Command] = {"list": boards.list_, "add": boards.add, "remove": boards.remove}
    any_board: dict[str, Command] = {"check": boards.check, "draw": boards.draw, "print": boards.print_}
    add_group(app, own, "boards", in_box | any_board)
    app.play_options.append(PlayOption(boards.OPTION, "BOARDS", own("argument/play-boards"), boards.boards_for))


def puzzle(
    screen: Screen,
    date: Annotated[str | None, option("microchip/argument/date", metavar="YYYY-MM-DD")] = None,
    seed: Seed = None,
    name: Annotated[str | None, option("microchip/argument/name")] = None,
) -> None:
    """Play Microchip alone: a puzzle for every day."""
    from obelisk.terminal.play.starting import Plan, play_plan

    if date is not None and seed is not None:
        raise BadRequest("microchip/puzzle/both")
    chosen = seed_of(date) if seed is None else seed
    player = PERSON if name is None else f"{PERSON}:name={name}"
    play_plan(screen, Plan(game=GAME.name, players=player, seed=chosen, options={"players": 1}))
