"""Who plays: from what is typed after `--players` to people and players on their seats."""

from collections.abc import Sequence
from typing import Any

import obelisk
from obelisk import players
from obelisk.errors import BadRequest, UnknownPlayer
from obelisk.players import is_named, options_of, read_player, seat_player
from obelisk.terminal.files import PERSON
from obelisk.terminal.play.session import Seat


def known_players(game: str | None = None, seats: int | None = None) -> list[str]:
    """Return everyone who can sit on a seat; of a *game* with so many *seats*, if they are named."""
    return [PERSON, *players.names(None if game is None else obelisk.game(game), seats)]


def seat_players(given: str | Sequence[str], seats: int, **wishes: Any) -> list[Seat]:
    """Return who sits where: `person,mcts` for two seats; the *wishes* are options for players that have them."""
    names = given.split(",") if isinstance(given, str) else list(given)
    if len(names) != seats:
        raise BadRequest("terminal/how-many-players", given=len(names), seats=seats)
    texts = [name.strip() for name in names]
    return [_seat(text, _own(wishes, texts[:number].count(text))) for number, text in enumerate(texts)]


def _own(wishes: dict[str, Any], alike: int) -> dict[str, Any]:
    """Return the wishes for a seat after *alike* others with the same player: it draws other numbers than they do."""
    seed = wishes.get("seed")
    return wishes if seed is None else {**wishes, "seed": seed + alike}


def saved_seats(names: Sequence[str], **wishes: Any) -> list[Seat]:
    """Return who sits where in a saved game: a name that no player has is a person's."""
    known = known_players()
    return [
        _seat(name, _own(wishes, list(names[:number]).count(name))) if name.split(":")[0] in known else Seat(name)
        for number, name in enumerate(names)
    ]


def _seat(text: str, wishes: dict[str, Any]) -> Seat:
    written = read_player(text)
    if written.name == PERSON:
        options = dict(written.options)
        name = str(options.pop("name", PERSON))
        if options:
            raise UnknownPlayer("player/option", name=PERSON, option=next(iter(options)), known="name")
        return Seat(name)
    if not is_named(written.name) and ":" not in written.name:
        raise UnknownPlayer("player/unknown", name=written.name, known=known_players())
    prepares = wishes.get("progress") is not None and "progress" in options_of(written.name)
    return Seat(text, seat_player(written, **wishes), prepares=prepares)
