"""How players fare against each other in a microgame, as far as a tile is concerned."""

from __future__ import annotations

from obelisk.catalogue import game
from obelisk.players.base import Player


def tile_odds(holder: Player, other: Player, micro: str, games: int) -> float:
    """Return the chance that *holder* wins a tile with the microgame called *micro*, from so many games.

    A draw goes to the other. One game won and one lost are added to what was seen: a few games prove nothing for sure.
    """
    won = 0
    for _ in range(games):
        position = game(micro).start()
        while not position.is_over:
            seat = position.active[0]
            position = position.play((holder, other)[seat].choose(position, seat), seat)
        won += position.result is not None and position.result.winners == (0,)
    return (won + 1) / (games + 2)
