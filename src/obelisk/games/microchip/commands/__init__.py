"""The commands that Microchip brings to the terminal, and the option for its boards."""

from typing import Annotated

import typer

from obelisk.errors import BadRequest
from obelisk.games.microchip import GAME
from obelisk.games.microchip.commands import boards, championship
from obelisk.games.microchip.puzzles import seed_of
from obelisk.terminal.extensions import App, PlayOption
from obelisk.terminal.files import PERSON
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen


def add(app: App, say: Say) -> None:
    """Add them, explained in the language of *say*."""
    own = say.within("microchip")
    shared = Shared(own)
    day = typer.Option("--date", metavar="YYYY-MM-DD", help=own("argument/date"), show_default=False)

    @app.command(help=own("help/puzzle"), epilog=epilog(own, "puzzle"))
    def puzzle(
        date: Annotated[str | None, day] = None,
        seed: Annotated[int | None, shared.seed] = None,
        name: Annotated[str | None, typer.Option("--name", help=own("argument/name"), show_default=False)] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.terminal.play.starting import Plan, play_plan

        if date is not None and seed is not None:
            raise BadRequest("microchip/puzzle/both")
        chosen = seed_of(date) if seed is None else seed
        player = PERSON if name is None else f"{PERSON}:name={name}"
        plan = Plan(game=GAME.name, players=player, seed=chosen, options={"players": 1})
        play_plan(Screen(lang or own.language), plan)

    championship.add(app, own)
    boards.add(app, own)
    app.play_options.append(PlayOption(boards.OPTION, "BOARDS", own("argument/play-boards"), boards.boards_for))
