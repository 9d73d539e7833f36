"""The players that take part: by their texts, or brought as Python objects."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

from obelisk.kernel.chance import generator
from obelisk.players import Player, is_able, options_of, read_player, seat_player
from obelisk.players.registry import check_kind, is_maker, made
from obelisk.position import Position


class Entrant:
    """A player by its text; or a brought one: a Player that goes on from game to game, or what makes a fresh one."""

    def __init__(self, text: str, number: int = 0, brought: Any = None, pickled: bytes | None = None):
        """Enter a player by its *text*, or one that is *brought*; of several that are alike, *number* says which."""
        self.text = text
        """How it is written, or what it is called in reports."""
        self._number, self._here, self._pickled = number, brought, pickled

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entrant):
            return False
        own, others = ((one.text, one._number, one._pickled) for one in (self, other))
        return own == others and self._here is other._here

    def __hash__(self) -> int:
        return hash((self.text, self._number))

    @property
    def goes_on(self) -> bool:
        """Whether it is one and the same player in all games of a process."""
        return isinstance(self._brought, Player)

    @property
    def can_leave(self) -> bool:
        """Whether another process can have the same player."""
        return self._here is None or self._pickled is not None

    def for_other_processes(self) -> Entrant:
        """Return the entrant as it is sent to other processes, where each unpickles a brought player once."""
        return Entrant(self.text, self._number, None, self._pickled)

    @property
    def _brought(self) -> Any:
        """The object that was brought, or its copy in this process."""
        if self._here is None and self._pickled is not None:
            return _unpickled(self._number, self._pickled)
        return self._here

    def seat(self, **wishes: Any) -> Player:
        """Return the player for a game; one that is made for it gets those *wishes* that it understands."""
        brought = self._brought
        if brought is None:
            return seat_player(read_player(self.text), **wishes)
        return made(brought, self.text, {}, wishes)

    def leave(self, player: Player) -> None:
        """Let a player go that was made for one game."""
        if player is not self._brought:
            player.close()

    def prepare(self, start: Position, progress: Any = None) -> None:
        """Refuse one who cannot play here, and let it get ready if it needs long for that."""
        player = self.seat(progress=progress, seed=None)
        takes_long = "progress" in options_of(self._brought or read_player(self.text).name)
        if takes_long or not is_able(player, start.game, start.seats):
            start = start.rolled(generator(0))
            player.analyse(start, start.active[0])
        self.leave(player)


def entered(given: Any, number: int) -> Entrant:
    """Return who was *given*: a text, a Player, or a class, or whatever can be called, that makes one."""
    if isinstance(given, str):
        return Entrant(str(read_player(given)))
    if is_maker(given):
        return Entrant(_name_of(given), number, given, _pickled(given))
    if not isinstance(given, Player):
        check_kind(given, repr(given))
    return Entrant(given.name, number, given, _pickled(given))


def _name_of(maker: Any) -> str:
    """Return what somebody is called whom a function makes; a partial call has the name of its function."""
    named = getattr(maker, "func", maker)
    return str(getattr(named, "__name__", type(named).__name__))


def _pickled(given: Any) -> bytes | None:
    """Return what another process can make the same player of; None where there is no such thing."""
    kind = type(given) if isinstance(given, Player) else given
    if getattr(kind, "func", kind).__module__ == "__main__":
        return None  # another process has another main program
    try:
        return pickle.dumps(given)
    except Exception:  # whatever somebody's class holds or does
        return None


@cache
def _unpickled(number: int, pickled: bytes) -> Any:
    return pickle.loads(pickled)
