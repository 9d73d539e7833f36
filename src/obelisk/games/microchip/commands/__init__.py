"""The commands that Microchip brings to the terminal, and the option for its boards."""

from obelisk.games.microchip.commands import boards, championship, puzzle
from obelisk.terminal.extensions import App, PlayOption
from obelisk.terminal.language import Say


def add(app: App, say: Say) -> None:
    """Add them, explained in the language of *say*."""
    own = say.within("microchip")
    for command in (puzzle, championship, boards):
        command.add(app, own)
    app.play_options.append(PlayOption(boards.OPTION, "BOARDS", own("argument/play-boards"), boards.boards_for))
