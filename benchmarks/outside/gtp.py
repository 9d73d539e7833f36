"""Hex engines that speak GTP, such as MoHex and Wolve, as players of Rhombus.

    benchmarks.outside.gtp:HexEngine:command=mohex,settings=param_mohex max_games 2000;param_game allow_swap 0

Black joins the rows, as the seat `sides` does here; cells have the same names. An engine that gives up or dies once
the game is decided lets a player of ours finish its side; the log of a match tells how often.
"""

import shlex
import shutil
import subprocess
from pathlib import Path
from tempfile import gettempdir
from threading import Timer

from obelisk.errors import BotFailure
from obelisk.players import Player, read_player, seat_player

FINISHER = "mcts:simulations=20000"
LIMIT = 600.0
"""Seconds after which an engine that has not answered is ended."""


class Gtp:
    """An engine that is asked one command at a time."""

    def __init__(self, command, limit=LIMIT):
        """Start the program, in the folder for temporary files: engines write logs where they are."""
        self.name, self._limit = command, limit
        program, *words = shlex.split(command)
        program, pipe = str(Path(shutil.which(program) or program).absolute()), subprocess.PIPE
        self._process = subprocess.Popen(
            [program, *words], cwd=gettempdir(), stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, command):
        """Return what the engine answers to a command; what it refuses, or does not survive, is a BotFailure."""
        timer = Timer(self._limit, self._process.kill)
        timer.start()
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
            lines = self._answer()
        except BrokenPipeError:
            lines = []
        finally:
            timer.cancel()
        text = "\n".join(lines)
        if not text.startswith("="):
            reason = text.lstrip("? ") or "it has ended"
            raise BotFailure("bot/error", name=self.name, text=f"{command}: {reason}")
        return text[1:].strip()

    def _answer(self):
        """Read lines up to the blank one that ends an answer; none where the program has ended."""
        lines = []
        while line := self._process.stdout.readline():
            if line.strip():
                lines.append(line.rstrip())
            elif lines:
                return lines
        return []

    def close(self):
        """End the program."""
        self._process.kill()
        self._process.communicate()


class HexEngine(Player):
    """Lets a Hex engine choose, which thinks within what its *settings*, GTP commands with `;` between them, say."""

    name = "gtp"

    def __init__(self, *, command, settings="", finisher=FINISHER, limit=LIMIT, seed=None):
        """Start the engine when the first move is asked for."""
        self._command, self._limit = command, limit
        self._settings = [setting.strip() for setting in settings.split(";") if setting.strip()]
        self._finisher = seat_player(read_player(finisher), seed=seed)
        self._engine, self._known = None, []
        self._asked = self.helped = 0
        """How many moves of this game the engine has made, and how many were made for it."""

    @staticmethod
    def plays(game):
        """Play Hex."""
        return game.name == "rhombus"

    def choose(self, position, seat=None):
        """Return the engine's move, or our own in a game that it has given up."""
        seat = position.active[0] if seat is None else seat
        if not self._is_known(position):
            self._known, self._asked, self.helped = [], 0, 0
        if not self.helped:
            try:
                return self._ask(position, seat)
            except BotFailure as error:
                self.close()
                if not self._asked:
                    raise BotFailure(error.code, **error.facts, seat=seat) from error
        self.helped += 1
        self._known = list(position.history)
        return self._finisher.choose(position, seat)

    def _ask(self, position, seat):
        self._catch_up(position)
        move = self._engine.ask(f"genmove {_colour(position, seat)}").lower()
        if move not in position.moves():
            raise BotFailure("bot/nonsense", name=self._command, given=move, expected="a free cell")
        self._known.append((seat, move))
        self._asked += 1
        return move

    def _is_known(self, position):
        """Return whether the position goes on from what is known."""
        return bool(self._known) and position.history[: len(self._known)] == tuple(self._known)

    def _catch_up(self, position):
        """Tell the engine what was played since it was asked last; another game begins on an empty board."""
        if self._engine is None:
            self._engine = Gtp(self._command, self._limit)
        if not self._known:
            size = position.setup["size"]
            for command in (f"boardsize {size} {size}", "clear_board", *self._settings):
                self._engine.ask(command)
        for mover, move in position.history[len(self._known) :]:
            self._engine.ask(f"play {_colour(position, mover)} {move}")
        self._known = list(position.history)

    def close(self):
        """End the engine."""
        if self._engine is not None:
            self._engine.close()
            self._engine = None


def _colour(position, seat):
    return "b" if seat == position.setup["sides"] else "w"
