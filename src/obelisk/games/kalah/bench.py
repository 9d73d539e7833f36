"""What `obelisk bench` measures of Kalah: random games, beside those of OpenSpiel's Mancala where that is there.

OpenSpiel's game is this one.
"""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, duel, has_peer, peer_games, random_games, rate
from obelisk.games.kalah import GAME

PEER = "mancala"
GAMES = 4_000
TIMES = 10
"""How many times as fast ours should be."""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure random games, ours and theirs."""
    name = f"{GAME.name}, random games"
    if not has_peer():
        yield rate(name, "games/s", _games)
        return
    yield from duel(name, f"OpenSpiel {PEER}, random games", "games/s", _games, _peer_games, TIMES)


def _games() -> float:
    return random_games(GAME)


def _peer_games() -> float:
    return peer_games(PEER, GAMES)
