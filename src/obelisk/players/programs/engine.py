"""Obelisk as a bot: answers the lines of the protocol (docs/protocol.md), one after the other."""

import re
from collections.abc import Iterator
from typing import Any

from obelisk.catalogue import game
from obelisk.errors import BadRequest, ObeliskError
from obelisk.players import Player, Written, options_of, read_player, seat_player
from obelisk.players.programs.protocol import VERSION, Line, read, shorten, write
from obelisk.players.written import read_value
from obelisk.position import Position

BUDGETS = ("seconds", "simulations")
WORDS = ("obelisk", "isready", "option", "newgame", "setup", "position", "view", "moves", "go", "quit")
"""What a line may begin with: a method of the engine answers each."""


class Engine:
    """A player that is asked through lines of text.

    >>> engine = Engine("mcts:seed=1")
    >>> for line in ("newgame rhombus seats 2 seat 0", 'setup {"size":2,"sides":0}', 'position [[0,"a1"],[1,"b1"]]'):
    ...     list(engine.answer(line))
    []
    []
    []
    >>> list(engine.answer("go simulations 200"))
    ['bestmove a2']
    """

    def __init__(self, player: str = "mcts", language: str = "en"):
        """Let *player*, written as everywhere, decide; explain mistakes in *language*."""
        self._written = read_player(player)
        self._language = language
        self._wishes: dict[str, Any] = {}
        self._minds: dict[tuple[str, ...], Player] = {}
        self._begin("", -1, -1)
        self._mind(())
        self.is_over = False
        """Whether somebody has said `quit`."""

    def answer(self, text: str) -> Iterator[str]:
        """Yield the lines that answer a line; one that makes no sense is answered with `error` and changes nothing."""
        line = read(text)
        try:
            if line.word in WORDS:
                yield from getattr(self, f"_{line.word}")(line) or ()
            elif line.word:
                raise BadRequest("protocol/unknown", word=shorten(line.word), known=WORDS)
        except ObeliskError as error:
            yield write("error", shorten(error.explain(self._language), 1000))

    def _obelisk(self, line: Line) -> Iterator[str]:
        from obelisk import __version__

        if line.rest not in ("", str(VERSION)):
            raise BadRequest("protocol/version", given=shorten(line.rest), version=VERSION)
        yield write("id name", f"Obelisk {__version__} ({self._written})")
        for option in ("player", *options_of(self._written.name)):
            yield write("option", option)
        yield "obeliskok"

    def _isready(self, line: Line) -> Iterator[str]:
        yield "readyok"

    def _option(self, line: Line) -> None:
        """Set an option of the player, or another player; a wish that nobody understands is ignored."""
        name, _, value = line.rest.partition(" ")
        if name == "player":
            written = read_player(value)
            seat_player(written)
            self._written = written
        elif name in options_of(self._written.name):
            wishes = {**self._wishes, name: read_value(value)}
            seat_player(self._merged(wishes))
            self._wishes = wishes
        self._minds.clear()

    def _newgame(self, line: Line) -> None:
        found = re.fullmatch(r"(\S+) seats (\d{1,3}) seat (\d{1,3})", line.rest)
        if found is None:
            raise BadRequest("protocol/newgame", given=shorten(line.rest))
        game(found[1])
        self._begin(found[1], int(found[2]), int(found[3]))

    def _begin(self, name: str, seats: int, seat: int) -> None:
        self._game, self._seats, self._seat = name, seats, seat
        self._start: Position | None = None
        self._here: Position | None = None
        self._has_view = False
        self._minds.clear()

    def _setup(self, line: Line) -> None:
        if not self._game:
            raise BadRequest("protocol/no-game", word=line.word)
        start = game(self._game).start(setup=line.json(dict))
        if not self._seat < start.seats == self._seats:
            raise BadRequest("protocol/seats", seats=start.seats, given=self._seats, seat=self._seat)
        self._start = self._here = start

    def _position(self, line: Line) -> None:
        if self._start is None:
            raise BadRequest("protocol/no-setup", word=line.word)
        entries = line.json(list)
        here = self._start
        if self._here is not None and entries[: len(self._here.history)] == [list(e) for e in self._here.history]:
            here = self._here
        for entry in entries[len(here.history) :]:
            if not isinstance(entry, list) or len(entry) != 2:
                raise BadRequest("protocol/json", word=line.word, kind='[[0,"a1"],…]', given=shorten(str(entry)))
            here = here.play(entry[1], entry[0])
        self._here = here

    def _view(self, line: Line) -> None:
        """Note that there is only a view: no position can be made of it, and `go` will say so."""
        line.json(dict)
        self._has_view, self._here = True, None

    def _moves(self, line: Line) -> None:
        """Pass over the list of moves: the rules are here."""

    def _go(self, line: Line) -> Iterator[str]:
        if self._here is None:
            raise BadRequest("protocol/only-view" if self._has_view else "protocol/no-setup", word=line.word)
        budget = tuple(line.rest.split())
        if budget and (len(budget) != 2 or budget[0] not in BUDGETS):
            raise BadRequest("protocol/go", given=shorten(line.rest))
        yield write("bestmove", self._mind(budget).choose(self._here, self._seat))

    def _mind(self, budget: tuple[str, ...]) -> Player:
        """Return who thinks within *budget*; in one game always the same, so that a seed decides the whole game."""
        if budget not in self._minds:
            written = self._merged(self._wishes)
            if budget and budget[0] in options_of(written.name):
                options = {key: value for key, value in written.options.items() if key not in BUDGETS}
                written = Written(written.name, {**options, budget[0]: read_value(budget[1])})
            self._minds[budget] = seat_player(written)
        return self._minds[budget]

    def _merged(self, wishes: dict[str, Any]) -> Written:
        known = options_of(self._written.name)
        return Written(self._written.name, {**self._written.options, **{k: v for k, v in wishes.items() if k in known}})

    def _quit(self, line: Line) -> None:
        self.is_over = True
