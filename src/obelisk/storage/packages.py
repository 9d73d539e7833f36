"""Packages that are tried where they lie, without being installed: OBELISK_GAMES names their folders."""

import os
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

from obelisk.errors import BadRequest

VARIABLE = "OBELISK_GAMES"
PROJECT = "pyproject.toml"


def entry_points_of(group: str) -> list[EntryPoint]:
    """Return what the packages in the folders of OBELISK_GAMES offer in a *group*; Python finds their modules then.

    Several folders are separated as in PATH. One without a package is named in an error.
    """
    named = filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))
    return [point for folder in named for point in _offered(Path(folder).expanduser().resolve(), group)]


def _offered(folder: Path, group: str) -> list[EntryPoint]:
    try:
        project = tomllib.loads((folder / PROJECT).read_text(encoding="utf-8"))["project"]
        points = dict(project.get("entry-points", {}).get(group, {}))
    except (OSError, ValueError, KeyError, AttributeError, TypeError) as error:
        reason = getattr(error, "strerror", None) or f"{type(error).__name__}: {error}"
        raise BadRequest("folder/no-package", folder=str(folder), variable=VARIABLE, reason=reason) from error
    for place in (folder / "src", folder):
        if place.is_dir() and str(place) not in sys.path:
            sys.path.insert(0, str(place))
    return [EntryPoint(name, value, group) for name, value in points.items()]
