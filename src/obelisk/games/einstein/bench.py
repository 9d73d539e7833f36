"""What `obelisk bench` measures of EinStein: random games, beside those of OpenSpiel where that is there.

In OpenSpiel's game chance also puts the pieces into the corners, one turn for each seat; else it is the same.
"""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, duel, has_peer, peer_games, random_games, rate
from obelisk.games.einstein import GAME

PEER = "einstein_wurfelt_nicht"
GAMES = 2_000
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
