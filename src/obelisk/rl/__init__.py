"""Obelisk's games for programs that learn: PettingZoo, Gymnasium and OpenSpiel (extra `rl`).

`obelisk.rl.NAME_v0` are modules of PettingZoo environments, one for each game that is installed; importing this package
makes `obelisk/Name-v0` known to Gymnasium; `obelisk.rl.openspiel.register()` makes `obelisk_name` known to OpenSpiel.
"""

import logging as _logging
from importlib import import_module
from typing import Any

from obelisk import catalogue as _catalogue
from obelisk.kernel.cache import waiting as _waiting
from obelisk.rl import modules as _modules
from obelisk.words import sentence as _sentence

_modules.install()
_waiting.tell_once(lambda: _logging.getLogger("obelisk").warning(_sentence("request/compiles-first")))

try:
    from obelisk.rl import single as _single
except ModuleNotFoundError as _error:
    if (_error.name or "").partition(".")[0] != "gymnasium":
        raise
else:
    _single.register()

_PARTS = ("openspiel",)


def __getattr__(name: str) -> Any:
    """Return the module of a game's environments, or that for OpenSpiel."""
    if name in _modules.names() or name in _PARTS:
        return import_module(f"{__name__}.{name}")
    meant = None if name.startswith("_") else _catalogue.unknown(name).facts.get("meant")
    module = next((module for module, game in _modules.names().items() if game == meant), None)
    hint = "" if module is None else f". Did you mean {module}?"
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}{hint}")


def __dir__() -> list[str]:
    """Name the modules of all games."""
    return sorted({*globals(), *_modules.names(), *_PARTS})
