"""Where compiled functions lie: by what they are made of, not by where their sources are.

Numba names the folder after the path of the source file. So a second checkout, another environment or an image that was
built elsewhere would compile everything once more, though it is the same code.
"""

import hashlib
import os
import pickle
from importlib.metadata import version
from pathlib import Path
from typing import Any

from numba.core import caching, serialize

from obelisk.kernel.cache import waiting
from obelisk.storage.folders import write_whole


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


_written: Any = serialize.dumps


class _Files:
    """A file for every signature of a function, named by what it was compiled from.

    Numba numbers its files, and keeps an index of them. Two processes that compile one function for two games at once
    may take the same number, and then a game finds the code of the other.
    """

    def __init__(self, folder: str, name: str, stamp: str) -> None:
        self._start = os.path.join(folder, name)
        self._stamp = stamp

    def path(self, key: Any) -> str:
        """Return the file of what was compiled for *key*: types, processor, and the function's own code."""
        made_of = repr((version("numba"), self._stamp, key))
        return f"{self._start}.{hashlib.sha256(made_of.encode()).hexdigest()[:24]}.nbc"

    def load(self, key: Any) -> Any:
        """Return what is kept for *key*, or None: then it is compiled."""
        try:
            return pickle.loads(Path(self.path(key)).read_bytes())
        except FileNotFoundError:
            waiting.begins()
            return None

    def save(self, key: Any, data: Any) -> None:
        """Keep *data*, whole or not at all."""
        write_whole(Path(self.path(key)), _written(data))


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

    make: Any = Cache
    cache = make(dispatcher.py_func)
    locator = cache._impl.locator
    cache._cache_file = _Files(locator.get_cache_path(), cache._impl.filename_base, locator.get_source_stamp())
    dispatcher._cache = cache


def file_for(dispatcher: Any, kinds: tuple[Any, ...]) -> str:
    """Return the file that is there once a function was compiled for these *kinds* of arguments, by any process."""
    cache = dispatcher._cache
    file: str = cache._cache_file.path(cache._index_key(kinds, dispatcher.targetctx.codegen()))
    return file
