"""How a game of Microchip ended, and what its points are made of."""

from __future__ import annotations

from obelisk.games.microchip.state import PENALTY
from obelisk.games.microchip.view import view
from obelisk.games.reasons import Reason
from obelisk.kernel.state import State


def ending(s: State) -> list[Reason]:
    """Everybody has handed in a layout."""
    return [Reason("ending/microchip/handed-in-alone" if s.players == 1 else "ending/microchip/handed-in")]


def reckoning(s: State) -> list[Reason]:
    """The connections of the biggest microchip, less two for every tile that is not in it."""
    return [
        Reason(
            "ending/microchip/points",
            seat=seat,
            value=laid["value"],
            unused=laid["unused"],
            lost=PENALTY * laid["unused"],
        )
        for seat, laid in enumerate(view(s, None)["layouts"])
    ]
