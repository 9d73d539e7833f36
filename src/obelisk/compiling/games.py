"""Which games are compiled on this machine; to ask takes no compiler."""

from collections.abc import Iterable

from obelisk.catalogue import game
from obelisk.kernel.cache import marks


def is_compiled(name: str) -> bool:
    """Return whether everything about a game is compiled, or nothing ever is (NUMBA_DISABLE_JIT)."""
    return not marks.compiles() or marks.is_marked(game(name).rules.state.tag)


def missing(names: Iterable[str]) -> list[str]:
    """Return those of the games that are not compiled yet."""
    return [name for name in names if not is_compiled(name)]


def note_compiled(name: str) -> None:
    """Remember that everything about a game is compiled, until its sources change."""
    marks.mark(game(name).rules.state.tag)
