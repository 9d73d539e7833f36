"""What `obelisk bench` measures of Clobber: random games, beside OpenSpiel's on the same board where that is there."""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, duel, has_peer, peer_games, random_games, rate
from obelisk.games.clobber import GAME
from obelisk.games.clobber.rules import COLUMNS, ROWS

PEER = f"clobber(rows={ROWS},columns={COLUMNS})"
TIMES_GAMES = 10
"""How many times as fast ours should be."""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure random games, ours and theirs."""
    games = f"clobber {COLUMNS}×{ROWS}, random games"
    if not has_peer():
        yield rate(games, "games/s", _games)
        return
    theirs = f"OpenSpiel {games}"
    yield from duel(games, theirs, "games/s", _games, lambda: peer_games(PEER, 2_000), TIMES_GAMES)


def _games() -> float:
    return random_games(GAME)
