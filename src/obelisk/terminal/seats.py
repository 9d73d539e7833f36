"""Who plays: from what is typed after `--players` to people and players on their seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import obelisk
from obelisk.errors import BadRequest, UnknownPlayer
from obelisk.terminal.session import Seat

PERSON = "person"


def known_players(game: str | None = None, seats: int | None = None) -> list[str]:
    """Return everyone who can sit on a seat; of a *game* with so many *seats*, if they are named."""
    from obelisk import players

    return [PERSON, *players.names(None if game is None else obelisk.game(game), seats)]


def seat_players(given: str | Sequence[str], seats: int, **wishes: Any) -> list[Seat]:
    """Return who sits where: `person,mcts` for two seats; the *wishes* are options for players that have them."""
    names = given.split(",") if isinstance(given, str) else list(given)
    if len(names) != seats:
        raise BadRequest("terminal/how-many-players", given=len(names), seats=seats)
    return [_seat(name.strip(), wishes) for name in names]


def saved_seats(names: Sequence[str], **wishes: Any) -> list[Seat]:
    """Return who sits where in a saved game: a name that no player has is a person's."""
    players = known_players()
    return [_seat(name, wishes) if name.split(":")[0] in players else Seat(name) for name in names]


def _seat(text: str, wishes: dict[str, Any]) -> Seat:
    name, *pairs = text.split(":")
    options = dict(_pair(name, pair) for pair in pairs)
    if name == PERSON:
        return _person(options)
    if name not in known_players():
        raise UnknownPlayer("player/unknown", name=name, known=", ".join(known_players()))
    return _computer(text, name, options, wishes)


def _person(options: dict[str, Any]) -> Seat:
    name = str(options.pop("name", PERSON))
    if options:
        raise UnknownPlayer("player/option", name=PERSON, option=next(iter(options)), known="name")
    return Seat(name)


def _computer(text: str, name: str, options: dict[str, Any], wishes: dict[str, Any]) -> Seat:
    """Return the player with its *options*, and with those *wishes* that it understands."""
    wishes = {key: value for key, value in wishes.items() if value is not None and key not in options}
    while True:
        try:
            return Seat(text, obelisk.player(name, **options, **wishes), prepares="progress" in wishes)
        except UnknownPlayer as error:
            if error.code != "player/option" or error.facts.get("option") not in wishes:
                raise
            del wishes[error.facts["option"]]


def _pair(player: str, text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise BadRequest("terminal/pair", given=text, example=f"{player}:seconds=0.5")
    return key, read_value(value)


def read_value(text: str) -> Any:
    """Return what *text* means: a number, a list, another JSON value, or the text itself.

    >>> read_value("5"), read_value("kono,trip"), read_value("kono")
    (5, ['kono', 'trip'], 'kono')
    """
    try:
        return json.loads(text)
    except ValueError:
        return [part.strip() for part in text.split(",") if part.strip()] if "," in text else text
