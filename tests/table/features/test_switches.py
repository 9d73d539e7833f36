"""The table starts and plays without any one of its features, and names none of them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import obelisk
from obelisk.table import feature
from obelisk.table.feature import installed, switched_on
from obelisk.table.web.settings import Settings

PACKAGE = Path(obelisk.__file__).parent
TABLE = PACKAGE / "table"
NAMES = [one.name for one in installed()]
CORE = [folder for folder in sorted(TABLE.iterdir()) if folder.is_dir() and folder.name != "features"]
each_feature = pytest.mark.parametrize("name", NAMES)

WITHOUT = """
import sys
from tests.table.conftest import UNLIMITED, Visitor
from obelisk.table.feature import installed
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from tests.table.features.playing import play_a_game
name, folder = sys.argv[1:]
assert name not in [one.name for one in installed()]
with Visitor(make(Settings(database=f"sqlite:///{folder}/table.sqlite", **UNLIMITED))) as visitor:
    play_a_game(visitor)
"""
"""Plays on a table that lacks a folder."""


def test_every_folder_of_a_feature_is_found():
    folders = {path.parent.name for path in (TABLE / "features").glob("*/feature.py")}
    assert folders == set(NAMES)


@each_feature
def test_the_table_starts_and_plays_without_a_feature(name, serve):
    from tests.table.features.playing import play_a_game

    found = next(one for one in installed() if one.name == name)
    visitor = serve(**{found.switch.name: False})
    on = {one.name for one in visitor.app.state.features}
    assert name not in on
    assert on >= {one.name for one in installed() if name not in (one.name, *one.needs)}
    play_a_game(visitor)


@each_feature
def test_the_table_starts_and_plays_without_the_folder_of_a_feature(name, tmp_path):
    copy_without(name, tmp_path / "obelisk")
    paths = os.pathsep.join([str(tmp_path), str(PACKAGE.parents[1])])
    command = [sys.executable, "-c", WITHOUT, name, str(tmp_path)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


def copy_without(name, target):
    """Link everything of the package but the folder of one feature."""
    for source, folder, left_out in (
        (PACKAGE, target, "table"),
        (TABLE, target / "table", "features"),
        (TABLE / "features", target / "table" / "features", name),
    ):
        folder.mkdir()
        for path in source.iterdir():
            if path.name not in (left_out, "__pycache__"):
                (folder / path.name).symlink_to(path)


def test_a_feature_is_off_without_one_that_it_needs():
    for one in installed():
        for needed in one.needs:
            switch = next(other.switch.name for other in installed() if other.name == needed)
            assert one.name not in [other.name for other in switched_on(Settings(**{switch: False}))]


def test_a_feature_whose_entry_point_leads_nowhere_is_left_out(monkeypatch):
    points = [*feature.entry_points(group=feature.GROUP)]
    lost = type(points[0])("lost", "obelisk.table.features.lost.feature:FEATURE", feature.GROUP)
    monkeypatch.setattr(feature, "entry_points", lambda group: [*points, lost])
    feature.installed.cache_clear()
    try:
        assert [one.name for one in installed()] == NAMES
    finally:
        feature.installed.cache_clear()


def named(text):
    """Return the features that a line of the core names: by module, by setting, by folder, by address or in quotes."""
    found = []
    for one in installed():
        words = {one.name, one.switch.name}
        ways = "|".join(rf"features[./]{word}\b|settings\.{word}\b|[\"'`]/?{word}[\"'`/]|/{word}/" for word in words)
        if re.search(ways, text):
            found.append(one.name)
    return found


def test_features_are_found_in_text():
    assert named("from obelisk.table.features.puzzles import x") == ["puzzles"]
    assert named("if settings.embeds:") == ["sharing"]
    assert named('<a href="/lobby">') == ["lobby"]
    assert named("a lobby of ratings") == []


OTHER_MEANINGS = {
    "store/schema.py": {"accounts": "the database table, which sessions and seats need too"},
    "web/routes/pages.py": {"offline": "an event of service workers: `install`"},
    "web/static/socket.js": {"offline": "an event of browsers, and a state of the connection"},
    "web/static/table.js": {"offline": "a state of the connection"},
}
"""Where a word that is also the name of a feature means something else."""


def test_the_core_of_the_table_names_no_feature():
    found: list[str] = []
    for folder in CORE:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".html", ".js", ".css") and "migrations" not in path.parts:
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    place = path.relative_to(TABLE).as_posix()
                    others = OTHER_MEANINGS.get(place, {})
                    found += [f"{place}:{number}: {name}: {line[:90]}" for name in named(line) if name not in others]
    assert "\n".join(found) == ""
