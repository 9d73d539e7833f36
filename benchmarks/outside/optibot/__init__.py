"""Micropulease's OptiBot2 as a player of Micropul, asked through a small Java program of ours (Optibot.java).

    JAVA=Micropulease/app/src/main/java/com/kuhrusty/micropul
    javac -d optibot -sourcepath benchmarks/outside/optibot benchmarks/outside/optibot/Optibot.java \
        $JAVA/bot/OptiBot2.java $JAVA/bot/Bot.java $JAVA/MoveListener.java $JAVA/model/*.java

Then `benchmarks.outside.optibot:OptiBot:command=java -cp optibot Optibot` plays. The Java sources beside this file
stand in for the few Android classes that it asks for. Two stones of one player whose groups were joined still count
for this bot; by the rules they do not.
"""

import shlex
import subprocess

from obelisk.errors import BotFailure
from obelisk.players import Player


class OptiBot(Player):
    """Lets a program choose that answers questions of the kind that Optibot.java describes."""

    name = "optibot"

    def __init__(self, *, command):
        """Start the program when the first move is asked for."""
        self._command, self._process = command, None

    @staticmethod
    def plays(game):
        """Play Micropul."""
        return game.name == "micropul"

    def choose(self, position, seat=None):
        """Return the program's move; one that has given up makes any move, since nobody may pass who can move."""
        seat = position.active[0] if seat is None else seat
        move = self._ask(question(position.view(seat), seat))
        return position.moves(seat)[0] if move == "pass" else move

    def _ask(self, lines):
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(shlex.split(self._command), stdin=pipe, stdout=pipe, text=True)
        self._process.stdin.write("\n".join(lines) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().strip()
        if not answer:
            raise BotFailure("bot/error", name=self._command, text="it has ended")
        return answer

    def close(self):
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def question(view, seat):
    """Return the lines that ask for a move, made from what the seat sees."""
    other = 1 - seat
    yield from (f"tile {one['tile']} {one['column']} {one['row']} {one['turn']}" for one in view["tiles"])
    for owner in (seat, other):
        for stone in view["stones"][owner]:
            yield f"stone {int(owner == other)} {stone['column']} {stone['row']} {stone['corner']}"
    yield " ".join(["hand", *map(str, view["hand"])])
    left, supplies, hands = view["stones_left"], view["supplies"], view["hands"]
    yield f"left {supplies[seat]} {left[seat]} {hands[other]} {supplies[other]} {left[other]}"
    yield "go"
