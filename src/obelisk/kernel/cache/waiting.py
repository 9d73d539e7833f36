"""Who is told, once, that a function is about to be compiled: whoever calls it waits then."""

from collections.abc import Callable

_listeners: list[Callable[[], None]] = []


def tell_once(listener: Callable[[], None]) -> None:
    """Let *listener* be called before the next function is compiled in this process, and never again."""
    _listeners.append(listener)


def begins() -> None:
    """Tell whoever wants to know that something is compiled now."""
    told = _listeners[:]
    _listeners.clear()
    for listener in told:
        listener()
