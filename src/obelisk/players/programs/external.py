"""A program outside as a player: it is asked for moves over its standard input and output (docs/protocol.md)."""

import shlex
import shutil
import weakref
from typing import Any

from obelisk.errors import BadRequest, BotFailure, IllegalMove, UnknownPlayer
from obelisk.players.base import Player, acting_seat
from obelisk.players.programs.process import Process
from obelisk.players.programs.protocol import VERSION, new_game, shorten, tell, write
from obelisk.players.thinking.budget import check_budget
from obelisk.players.written import PROGRAM
from obelisk.position import Position

DEFAULT_SECONDS = 1.0
GRACE = 5.0
"""Seconds that an answer may be late: the machine may be busy, and nobody should lose by that."""

SIMULATIONS_TIMEOUT = 600.0
"""Seconds for an answer where the budget is a number of simulations."""

START_TIMEOUT = 60.0
"""Seconds to say hello, and to get ready for a game."""


class ExternalPlayer(Player):
    """Lets a program decide. What goes wrong with it is a BotFailure, which names the program and the seat.

    The budget, one second if none is named, is told to the program with each `go`. An answer that takes longer than
    *limit* seconds (5 more than the budget) counts as none. A program sees only what its seat may see, unless it is
    *trusted*. Each seat has a process of its own, which ends with the player or by `close`.
    """

    name = PROGRAM
    order = 7
    is_offered = False

    def __init__(
        self,
        *,
        command: str,
        seconds: float | None = None,
        simulations: int | None = None,
        limit: float | None = None,
        start: float = START_TIMEOUT,
        trusted: bool = False,
        seed: int | None = None,
    ):
        """Run *command* when the first move is asked for; refuse one that is not there."""
        check_budget(simulations, seconds)
        for given in (limit, start):
            check_budget(None, given)
        self._argv = _split(command)
        self._command = command.strip()
        seconds = DEFAULT_SECONDS if simulations is None and seconds is None else seconds
        self._budget = ("simulations", simulations) if seconds is None else ("seconds", seconds)
        self._limit = limit or (SIMULATIONS_TIMEOUT if seconds is None else seconds + GRACE)
        self._start = start
        self._trusted = bool(trusted)
        self._seed = None if seed is None else int(seed)
        self._running: dict[int, Process] = {}
        self._games: dict[int, tuple[str, dict[str, Any]]] = {}
        self._end = weakref.finalize(self, _close_all, self._running)

    def __reduce__(self) -> Any:
        raise BadRequest("player/no-copy", command=shorten(self._command))

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the program's move, or raise BotFailure: it hangs, has died, or answers what is no legal move."""
        seat = acting_seat(position, seat)
        try:
            return self._ask(position, seat)
        except BotFailure as error:
            self.close()
            raise BotFailure(error.code, **error.facts, seat=seat) from error

    def close(self) -> None:
        """End the program."""
        _close_all(self._running)
        self._games.clear()

    def _ask(self, position: Position, seat: int) -> str:
        bot = self._ready(position, seat)
        for line in tell(position, seat, everything=self._trusted):
            bot.send(line)
        move = bot.ask(write("go", *map(str, self._budget)), "bestmove", self._limit).rest
        try:
            number = position.read(move, seat)[1]
        except IllegalMove as error:
            reason = IllegalMove(error.code, **{**error.facts, "move": shorten(move)})
            raise BotFailure("bot/illegal", name=bot.name, reason=reason) from error
        return position.write(number)

    def _ready(self, position: Position, seat: int) -> Process:
        bot = self._running.get(seat)
        if bot is None:
            bot = self._running[seat] = Process(self._command, self._argv)
            bot.ask(write("obelisk", VERSION), "obeliskok", self._start)
        game = (position.game.name, position.setup)
        if self._games.get(seat) != game:
            self._games[seat] = game
            # From the seed and the arena's own, somebody could find out what is hidden, or what chance will bring.
            is_open = not position.hides and not position.game.rules.has_chance
            if self._seed is not None and (self._trusted or is_open):
                bot.send(write("option", "seed", self._seed))
            bot.send(new_game(position, seat))
            bot.ask("isready", "readyok", self._start)
        return bot


def _split(command: Any) -> list[str]:
    """Return the words of a command line, or refuse it if there is no such program."""
    try:
        argv = shlex.split(command) if isinstance(command, str) else []
    except ValueError:
        argv = []
    if not argv or shutil.which(argv[0]) is None:
        raise UnknownPlayer("player/no-program", command=shorten(str(command)))
    return argv


def _close_all(running: dict[int, Process]) -> None:
    while running:
        running.popitem()[1].close()
