"""Where compiled functions lie: by what they are made of, not by where their sources are.

Numba names the folder after the path of the source file. So a second checkout, another environment or an image that was
built elsewhere would compile everything once more, though it is the same code.
"""

import hashlib
from pathlib import Path
from typing import Any

from numba.core import caching


class _Locator(caching._CacheLocator):
    """The folder of one module's functions; a hash of the module's text tells whether they still are what it says."""

    def __init__(self, function: Any, source: str, folder: Path) -> None:
        self._py_file = source  # Numba names it where something cannot be kept
        self._line = function.__code__.co_firstlineno
        self._folder = folder / function.__module__

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return hashlib.sha256(Path(self._py_file).read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        return str(self._line)


def keep(dispatcher: Any, folder: Path) -> None:
    """Let what is compiled for a function be kept in *folder*, and found there by every process."""

    class Locator(_Locator):
        @classmethod
        def from_function(cls, function: Any, source: str) -> Any:
            located: Any = cls(function, source, folder)
            located.ensure_cache_path()
            return located

    class Kept(caching.CompileResultCacheImpl):
        _locator_classes: Any = (Locator,)

    class Cache(caching.FunctionCache):
        _impl_class = Kept

    cache: Any = Cache
    dispatcher._cache = cache(dispatcher.py_func)
