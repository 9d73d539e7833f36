"""What is installed: Obelisk, Python, the packages that it needs, and those that bring more."""

import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from packaging.requirements import Requirement

from obelisk import __file__ as origin
from obelisk import __version__
from obelisk.storage.origin import how_to_install
from obelisk.terminal.commands.doctor.findings import Finding, good, note, wrong
from obelisk.words import Message

PACKAGE = "obelisk-table"
OLDEST, NEWEST = (3, 11), (3, 14)
"""The versions of Python with which wheels are tried."""
EXTRAS = ("nets", "rl", "cuda", "cluster", "postgresql")


def obelisk() -> Iterator[Finding]:
    """Tell the version, and where it lies."""
    folder = str(Path(origin).parent)
    yield good("obelisk", "obelisk-is", version=__version__, folder=folder)
    if (found := _version(PACKAGE)) != __version__:
        # Its games and players are found by what is written down when it is installed.
        advice = Message("doctor/obelisk-advice", package=PACKAGE)
        yield wrong("obelisk", "obelisk-other", advice, found=found or "-", version=__version__)


def python() -> Iterator[Finding]:
    """Tell the version of Python, and whether it is one with which Obelisk is tried."""
    found = {"version": platform.python_version(), "program": sys.executable}
    newest = ".".join(map(str, NEWEST))
    if sys.version_info[:2] > NEWEST:
        yield note("python", "python-new", Message("doctor/python-advice", newest=newest), newest=newest, **found)
    else:
        yield good("python", "python-good", **found)


def packages() -> Iterator[Finding]:
    """Compare what is installed with what is needed."""
    needed = [need for need in _needs() if need.marker is None or need.marker.evaluate({"extra": ""})]
    lacking = list(_lacking(needed))
    yield from lacking
    if not lacking:
        yield good("packages", "packages-good", n=len(needed))


def extras() -> Iterator[Finding]:
    """Tell which extras are installed, and what the others would bring."""
    for extra in EXTRAS:
        needed = [need for need in _needs() if need.marker is not None and _is_of(need, extra)]
        brings = Message(f"doctor/extra/{extra}")
        found = [f"{need.name} {_version(need.name)}" for need in needed if _version(need.name)]
        if needed and len(found) == len(needed):
            yield from _lacking(needed)
            yield good("extras", "extra-good", extra=extra, brings=brings, packages=found)
        else:
            yield note(
                "extras",
                "extra-not",
                Message("doctor/extra-advice", how=how_to_install(extra)),
                extra=extra,
                brings=brings,
            )


def _needs() -> list[Requirement]:
    """Return everything that the installed package asks for, with and without extras."""
    return [Requirement(text) for text in requires(PACKAGE) or ()]


def _is_of(need: Requirement, extra: str) -> bool:
    marker = need.marker
    return marker is not None and marker.evaluate({"extra": extra}) and not marker.evaluate({"extra": ""})


def _lacking(needed: list[Requirement]) -> Iterator[Finding]:
    for need in needed:
        found = _version(need.name)
        command = f'pip install "{need.name}{need.specifier}"'
        advice = Message("doctor/run", command=command)
        if found is None:
            yield wrong("packages", "package-missing", advice, package=need.name)
        elif not need.specifier.contains(found, prereleases=True):
            yield wrong("packages", "package-other", advice, package=need.name, found=found, range=str(need.specifier))


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
