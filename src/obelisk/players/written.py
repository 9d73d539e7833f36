"""Players as people write them: `greedy`, `mcts:simulations=2000,exploration=0.3`, `exec:./mybot --fast`.

One that is not installed is written by the module and the name it has there: `mybots:Careful:depth=3`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from obelisk.errors import BadRequest
from obelisk.players.base import Player
from obelisk.players.registry import is_named, made, maker

PROGRAM = "exec"
"""The player whose text goes on with a command line."""

_OPTIONS_FIRST = re.compile(r"(\w+=[^:\s]*):(.*)", re.DOTALL)
_PYTHON = re.compile(r"([\w.]+:[^\W\d][\w.]*)(?::(.*))?", re.DOTALL)
"""A module and a name in it, then options."""


@dataclass(frozen=True)
class Written:
    """A player by its name and its own options."""

    name: str
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """Write it down again, the options in the order of their names: equal players have equal texts."""
        options = dict(sorted(self.options.items()))
        command = options.pop("command", None) if self.name == PROGRAM else None
        pairs = ",".join(f"{key}={_value_text(value)}" for key, value in options.items())
        return ":".join(part for part in (self.name, pairs, command) if part)


def read_player(text: str) -> Written:
    """Return the player that *text* means; commas or colons stand between its options.

    >>> read_player("mcts:seconds=0.5,exploration=0.3").options
    {'seconds': 0.5, 'exploration': 0.3}
    >>> str(read_player("exec:seconds=2:./mybot --fast"))
    'exec:seconds=2:./mybot --fast'
    >>> read_player("mybots:Careful:depth=3")
    Written(name='mybots:Careful', options={'depth': 3})
    """
    name, _, rest = text.strip().partition(":")
    if name == PROGRAM:
        return Written(name, _read_program(rest))
    if not is_named(name) and (found := _PYTHON.fullmatch(text.strip())):
        name, rest = found[1], found[2] or ""
    return Written(name, dict(_pair(name, pair) for pair in re.split("[,:]", rest) if rest))


def player(name: str, **options: Any) -> Player:
    """Return the player called *name*, with its own options.

    Options may also stand in the name, as the arena writes them; a keyword argument overrides such an option.

    >>> player("mcts", simulations=1000, seed=1).name
    'mcts'
    >>> player("mcts:simulations=50").simulations
    50
    """
    written = read_player(str(name))
    return made(maker(written.name), written.name, {**written.options, **options})


def seat_player(written: Written, **wishes: Any) -> Player:
    """Return a player as it is written, and with those *wishes* that it understands and has not decided itself."""
    return made(maker(written.name), written.name, written.options, wishes)


def _read_program(rest: str) -> dict[str, Any]:
    """Return the options of a program outside: some may stand before its command, with a colon after them."""
    options: dict[str, Any] = {}
    while found := _OPTIONS_FIRST.fullmatch(rest):
        options |= dict(_pair(PROGRAM, pair) for pair in found[1].split(","))
        rest = found[2]
    return {**options, "command": rest}


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


def _value_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
