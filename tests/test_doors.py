"""The public doors, `obelisk`, `obelisk.authoring` and `obelisk.testing`: their names and signatures are pinned.

A change here is a change for everybody who uses Obelisk, and belongs into the changelog. `python -m tests.test_doors`
writes the file anew.
"""

import importlib
import inspect
import re
from pathlib import Path

import pytest

PINNED = Path(__file__).with_name("doors.txt")
SMALLER = ("drawing", "lessons", "pages", "paper", "players", "terminal")
DOORS = ("obelisk", "obelisk.authoring", *(f"obelisk.authoring.{name}" for name in SMALLER), "obelisk.testing")
FEATURES = {
    *("obelisk.table.feature", "obelisk.table.short_tasks", "obelisk.table.core.refusals", "obelisk.table.core.state"),
    *("obelisk.table.service.store_threads", "obelisk.table.store.people", "obelisk.table.store.schema"),
    *("obelisk.table.web.answers", "obelisk.table.web.identity", "obelisk.table.web.rendering"),
    *("obelisk.table.web.schema", "obelisk.table.web.slots"),
}
"""The modules by which a feature of the table from another package comes in."""
ADAPTERS = "obelisk.rl"
"""What other libraries see of us: it needs an extra, and their own tests hold us to their names (tests/rl)."""
ROOT = Path(__file__).parents[1]


def signature(thing):
    """Return what a function takes, without what differs between versions of Python."""
    try:
        text = str(inspect.signature(thing))
    except (TypeError, ValueError):
        return ""
    return re.sub(r" at 0x[0-9a-f]+", "", text).replace("typing.", "")


def lines_of(door):
    module = importlib.import_module(door)
    for name in sorted(module.__all__):
        thing = getattr(module, name)
        if not inspect.isclass(thing):
            yield f"{door}.{name}{signature(thing) if callable(thing) else ''}"
            continue
        yield f"class {door}.{name}{signature(thing)}"
        for member, value in sorted(vars(thing).items()):
            if member.startswith("_"):
                continue
            function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
            yield f"    {member}{signature(function) if inspect.isfunction(function) else ''}"


def written():
    return "\n".join(line for door in DOORS for line in lines_of(door)) + "\n"


def test_names_and_signatures_are_those_that_people_rely_on():
    assert written().splitlines() == PINNED.read_text("utf-8").splitlines()


@pytest.mark.parametrize("door", DOORS)
def test_a_door_shows_nothing_that_it_does_not_name(door):
    module = importlib.import_module(door)
    public = {name for name, thing in vars(module).items() if not name.startswith("_") and not inspect.ismodule(thing)}
    assert public - {"annotations"} <= set(module.__all__)


IMPORT = re.compile(r"^\s*(?:>>> )?(?:from (obelisk[\w.]*) import|import (obelisk[\w.]*))", re.M)
OUTSIDERS = [
    ROOT / "docs" / "tutorial.md",
    ROOT / "docs" / "library.md",
    ROOT / "README.md",
    *ROOT.glob("examples/**/*.py"),
]


@pytest.mark.parametrize("path", OUTSIDERS, ids=lambda path: path.name)
def test_tutorial_library_page_and_examples_come_in_by_these_doors(path):
    named = {one or other for one, other in IMPORT.findall(path.read_text("utf-8"))}
    known = {*DOORS, ADAPTERS, *(FEATURES if "kudos" in path.parts else ())}
    assert {name for name in named if name not in known and not name.startswith("obelisk_")} == set()


if __name__ == "__main__":
    PINNED.write_text(written(), "utf-8")
