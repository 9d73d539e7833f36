"""How a game of Microchip ended, and what its points are made of."""

from __future__ import annotations

from obelisk.games.microchip.rules.state import PENALTY
from obelisk.games.microchip.rules.view import view
from obelisk.kernel.state import State
from obelisk.words import Message


def ending(s: State) -> list[Message]:
    """Everybody has handed in a layout."""
    return [Message("microchip/ending/handed-in-alone" if s.players == 1 else "microchip/ending/handed-in")]


def reckoning(s: State) -> list[Message]:
    """The connections of the biggest microchip, less two for every tile that is not in it."""
    return [
        Message(
            "microchip/ending/points",
            seat=seat,
            value=laid["value"],
            unused=laid["unused"],
            lost=PENALTY * laid["unused"],
        )
        for seat, laid in enumerate(view(s, None)["layouts"])
    ]
