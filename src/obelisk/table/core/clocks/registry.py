"""The kinds of clocks: ours, which lie in `kinds/`, and those of other packages."""

import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from obelisk import words
from obelisk.storage.packages import entry_points_of
from obelisk.table.core.clocks import kinds
from obelisk.table.core.clocks.kind import ClockKind

GROUP = "obelisk.clocks"
"""The entry points that name a `ClockKind` of another package."""


@cache
def clock_kinds() -> Mapping[str, ClockKind]:
    """Return every kind of clock by its name, ours first."""
    own = [import_module(f"{kinds.__name__}.{module.name}").KIND for module in iter_modules(kinds.__path__)]
    others = [kind for point in (*entry_points_of(GROUP), *entry_points(group=GROUP)) if (kind := _load(point))]
    found: dict[str, ClockKind] = {}
    for kind in (*sorted(own, key=lambda one: one.order), *others):
        if found.setdefault(kind.name, kind) is kind:
            words.add_texts(kind.place, kind.words)
    return found


def _load(point: EntryPoint) -> ClockKind | None:
    """Return the kind of an entry point. A broken one is left out with a warning, so that the table still starts."""
    try:
        kind = point.load()
    except Exception as error:  # another package's module may raise anything
        warnings.warn(f"the clock {point.name} cannot be loaded: {type(error).__name__}: {error}", stacklevel=2)
        return None
    if isinstance(kind, ClockKind):
        return kind
    warnings.warn(f"the clock {point.name} is no ClockKind: {point.value}", stacklevel=2)
    return None
