"""The contract of every game, as one public check.

`check_game` plays random games and looks at everything that a game of the catalogue promises. Whoever writes a game
calls it in their own tests:

>>> from obelisk.testing import check_game
>>> check_game("bulo", games=1)
"""

from obelisk.testing.contract import check_game

__all__ = ["check_game"]
