"""A module for each game, made when it is imported: `obelisk.rl.kono_v0` has `env`, `raw_env` and `parallel_env`."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from obelisk import catalogue
from obelisk.storage.origin import how_to_install

PACKAGE = __name__.rpartition(".")[0]
VERSION = 0
"""The version of all environments: it rises when what they do changes, so that results cannot be compared."""
NEEDED = f"environments need PettingZoo and Gymnasium: {how_to_install('rl')}"


def names() -> dict[str, str]:
    """Return the games that have environments, by the names of their modules."""
    return {f"{re.sub('[^a-z0-9]', '_', name)}_v{VERSION}": name for name in catalogue.names()}


def environment(maker: str, game: str, name: str, render_mode: str | None = None, **options: Any) -> Any:
    """Return the environment of a *game* that one of our classes makes."""
    try:
        from obelisk.rl.aec import TurnEnv
        from obelisk.rl.parallel import TogetherEnv
    except ModuleNotFoundError as error:
        raise ImportError(NEEDED) from error
    kind: Any = {"env": TurnEnv, "parallel_env": TogetherEnv}[maker]
    return kind(game, name, render_mode, **options)


class _Maker(Loader):
    """Fills the module of one game."""

    def __init__(self, game: str):
        self.game = game

    def exec_module(self, module: ModuleType) -> None:
        """Write the functions that make environments into the module."""
        name = module.__name__.rpartition(".")[2]
        module.__doc__ = f"PettingZoo environments of {self.game}."
        for maker in ("env", "parallel_env"):
            setattr(module, maker, partial(environment, maker, self.game, name))
        setattr(module, "raw_env", module.env)  # noqa: B010 (PettingZoo's modules have both)


class _Finder(MetaPathFinder):
    """Finds the modules of games in this package."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how the module of a game is made; None for everything else."""
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or not name.endswith(f"_v{VERSION}") or name not in names():
            return None
        return importlib.util.spec_from_loader(fullname, _Maker(names()[name]))


def install() -> None:
    """Let Python find the modules of games, once."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.append(_Finder())
