"""The commands that Microchip brings to the terminal, and the option for its boards."""

from obelisk.authoring.terminal import App, Command, PlayOption, Say, add_group
from obelisk.games.microchip.commands import boards, championship


def add(app: App, say: Say) -> None:
    """Add them, explained in the language of *say*."""
    own = say.within("microchip")
    cups: dict[str, Command] = {"new": championship.new, "resume": championship.resume, "show": championship.show}
    add_group(app, own, "championship", cups)
    in_box: dict[str, Command] = {"list": boards.list_, "add": boards.add, "remove": boards.remove}
    any_board: dict[str, Command] = {"check": boards.check, "draw": boards.draw, "print": boards.print_}
    add_group(app, own, "boards", in_box | any_board)
    app.play_options.append(PlayOption(boards.OPTION, "BOARDS", own("argument/play-boards"), boards.boards_for))
