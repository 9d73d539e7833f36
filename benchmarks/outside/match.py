"""A match of two players at equal conditions: fixed openings from both sides, processor time, a log to go on from.

    OBELISK_CLOCK=processor python -m benchmarks.outside.match rhombus best PLAYER --log mohex.jsonl --games 20 \
        --option size=11 --openings a2,a10,b4,a3,k2,j1,a9,k10,c2,b10

Players are written as everywhere: `mcts:seconds=0.5`, `exec:trusted=true:obelisk engine best`, or a player of this
folder such as `benchmarks.outside.gtp:HexEngine:command=mohex`. Every opening (or deal) is played twice, with seats
swapped. The log has a line for each game; the same command goes on where it was left.
"""

import argparse
import json
from pathlib import Path

import obelisk
from benchmarks.outside.processor import processor_seconds
from obelisk.arena.matches import derive, rolls, shares
from obelisk.arena.statistics import elo, wilson
from obelisk.errors import BotFailure, IllegalMove
from obelisk.players import read_player, seat_player
from obelisk.players.written import read_value


class Match:
    """Games between two players, by number; what was played is read from the log."""

    def __init__(self, game, players, log, openings=("",), options=None, seed=1):
        """Go on with the match of a *log*, or begin it; a log of another match is refused."""
        self.game, self.options, self.seed = game, options or {}, seed
        self.players = [str(read_player(player)) for player in players]
        self.openings = [opening.split() for opening in openings]
        self.log = Path(log)
        about = {"game": game, "options": self.options, "players": self.players, "openings": openings, "seed": seed}
        about = json.loads(json.dumps(about))
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        if not lines:
            self._write(about)
        elif json.loads(lines[0]) != about:
            raise SystemExit(f"{log} is the log of another match: {lines[0]}")
        self.played = [json.loads(line) for line in lines[1:]]

    def play(self, games):
        """Play until there are so many *games*; yield the result of each new one. Programs run all the while."""
        begun = len(self.played)
        written = [read_player(player) for player in self.players]
        players = [seat_player(one, seed=derive(self.seed, begun, who)) for who, one in enumerate(written)]
        try:
            for number in range(begun, games):
                result = self.play_one(number, players)
                self._write(result)
                self.played.append(result)
                yield result
        finally:
            for player in players:
                player.close()

    def play_one(self, number, players):
        """Play the game of that number: what the first player won, how long it was, and who thought how long."""
        deal, first = derive(self.seed, number // 2), number % 2
        order = [0, 1] if first == 0 else [1, 0]
        seated = [players[who] for who in order]
        opening = self.openings[number // 2 % len(self.openings)]
        result = {"number": number, "first": first, "opening": opening, "seconds": [0.0, 0.0], "turns": [0, 0]}
        try:
            position = obelisk.game(self.game).start(seed=deal, **self.options)
            end = self._finish(position, opening, seated, order, rolls(deal), result)
            helped = sum(getattr(player, "helped", 0) for player in seated)
            return {**result, "won": shares(end)[first], "plies": len(end.history), "helped": helped}
        except BotFailure as failure:
            lost = order[failure.facts["seat"]]
            return {**result, "won": float(lost != 0), "failure": str(failure)}

    def _finish(self, position, opening, seated, order, rng, result):
        """Play the opening, then let the players play on."""
        for move in opening:
            position = position.play(move)
        while not (position := position.rolled(rng)).is_over:
            seat = position.active[0]
            begun = processor_seconds()
            move = seated[seat].choose(position, seat)
            result["seconds"][order[seat]] += processor_seconds() - begun
            result["turns"][order[seat]] += 1
            try:
                position = position.play(move, seat)
            except IllegalMove as error:
                raise BotFailure("bot/illegal", name=seated[seat].name, reason=error, seat=seat) from error
        return position

    def _write(self, entry):
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")

    def summary(self):
        """Return how the match stands, in one line."""
        games = len(self.played)
        won = sum(result["won"] for result in self.played)
        low, high = wilson(won, games)
        thought = [
            sum(result["seconds"][who] for result in self.played)
            / max(1, sum(result["turns"][who] for result in self.played))
            for who in (0, 1)
        ]
        failures = sum("failure" in result for result in self.played)
        rate = won / games if games else 0.5
        return (
            f"{self.players[0]} won {won:g} of {games} games: {100 * rate:.1f} %"
            f" ({100 * low:.1f} to {100 * high:.1f} %), {elo(rate):+.0f} Elo;"
            f" processor seconds for a move: {thought[0]:.3f} against {thought[1]:.3f}; {failures} failures"
        )


def main(arguments=None):
    """Play a match as the command line says, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", nargs=2, metavar="player")
    parser.add_argument("--log", required=True, help="the file of the games played")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--openings", default="", help="moves: blanks within an opening, commas between them")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    options = {name: read_value(value) for name, _, value in (pair.partition("=") for pair in given.option)}
    match = Match(given.game, given.players, given.log, given.openings.split(","), options, given.seed)
    for result in match.play(given.games):
        print(f"game {result['number'] + 1}: {result['won']:g}; {match.summary()}", flush=True)
    print(match.summary())


if __name__ == "__main__":
    main()
