"""`obelisk games`: which games there are."""

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.terminal.language import Say
from obelisk.terminal.screen import Screen

KINDS = {catalogue.MICROGAMES: "microgame", catalogue.MACROGAMES: "macrogame", catalogue.GAMES: "game"}


def games(screen: Screen) -> None:
    """Print the table of all games; one that cannot be loaded says why."""
    rows = [row(screen.say, name, group) for group in KINDS for name in catalogue.names(group)]
    screen.table("<<<<<", screen.say.columns("name", "title", "players", "kind", "about"), rows)


def row(say: Say, name: str, group: str) -> tuple[str, ...]:
    """Return what there is to say about one game."""
    kind = f"kind/{KINDS[group]}"
    try:
        book = catalogue.game(name)
    except UnknownGame as error:
        return name, "", "", say(kind), error.explain(say.language)
    fewest, most = book.seats
    seats = str(fewest) if fewest == most else f"{fewest}-{most}"
    kind = kind if book.parts is None else "kind/match"
    return name, book.title.explain(say.language), seats, say(kind), say.of("about", name)
