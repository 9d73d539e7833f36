"""`obelisk championship`: game after game of Microchip, kept in a file after every one."""

from pathlib import Path
from typing import Annotated

from obelisk.authoring import BadRequest, read_text
from obelisk.authoring.terminal import PERSON, Screen, Seconds, Seed, argument, option
from obelisk.games.microchip.commands.boards import OPTION

PLAYERS = "person,builder"


File = Annotated[Path, argument("microchip/argument/championship", "FILE")]
Boards = Annotated[str | None, option("microchip/argument/play-boards", f"--{OPTION}", metavar="BOARDS")]


def new(
    screen: Screen,
    file: File,
    players: Annotated[str, option("players")] = PLAYERS,
    target: Annotated[int, option("microchip/argument/target", min=1)] = 100,
    seed: Seed = None,
    seconds: Seconds = None,
    boards: Boards = None,
) -> None:
    """Begin a championship."""
    from obelisk.authoring.terminal import seat_players
    from obelisk.games.microchip.championship import Championship
    from obelisk.games.microchip.commands.cup import Cup

    if file.expanduser().exists():
        raise BadRequest("microchip/championship/exists", path=file)
    given = [PERSON] * int(players) if players.isdecimal() else players.split(",")
    names = [seat.name for seat in seat_players(given, len(given))]
    Cup(screen, file, Championship.new(names, target), None, seed, seconds, boards).run()


def resume(screen: Screen, file: File, seed: Seed = None, seconds: Seconds = None, boards: Boards = None) -> None:
    """Go on with a championship."""
    from obelisk.games.microchip.commands.cup import Cup, read_cup, show_table

    text = read_text(file)
    cup = Cup(screen, file, read_cup(text), text, seed, seconds, boards)
    show_table(screen, cup.stand)
    cup.run()


def show(screen: Screen, file: File) -> None:
    """Print where a championship stands."""
    from obelisk.games.microchip.commands.cup import read_cup, show_table

    show_table(screen, read_cup(read_text(file)))
