"""What `obelisk bench` measures of Y: random games, beside those of OpenSpiel's Y where that is there."""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, duel, has_peer, peer_games, random_games, rate
from obelisk.games.y import GAME
from obelisk.games.y.rules import LARGEST

PEER = f"y(board_size={LARGEST})"
TIMES_GAMES = 10
"""How many times as fast ours should be."""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure random games, ours and theirs."""
    name = f"y, {LARGEST} on a side, random games"
    if not has_peer():
        yield rate(name, "games/s", _games)
        return
    theirs = f"OpenSpiel y, {LARGEST} on a side, random games"
    yield from duel(name, theirs, "games/s", _games, lambda: peer_games(PEER, 2_000), TIMES_GAMES)


def _games() -> float:
    return random_games(GAME, size=LARGEST)
