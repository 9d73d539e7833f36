"""A cache of what may be asked for again."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any


class LRUCache:
    """Keeps results by key; the key that was used least recently goes first."""

    def __init__(self, most: int):
        """Keep at most so many results."""
        self._most = most
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Any]]) -> Any:
        """Return the result that is kept under *key*; make it if there is none."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = await make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made
