"""The tutorial: its code is the examples' code, its commands run, and what it says they print is what they print."""

import dataclasses
import inspect
import re
import shutil
from pathlib import Path

import pytest

from obelisk import catalogue
from obelisk.authoring import Game, Look, Rules, Search, Secrets, Text
from obelisk.kernel import rules
from obelisk.rulebook.folder import PARTS
from obelisk.terminal.inventing import write_game
from tests.examples.stranger import EXAMPLES, TUTORIAL, Stranger, blocks, complaint, edited, pip_install

NAME, PACKAGE = "drizzle", "obelisk_drizzle"
OTHER = "obelisk_rows.py"
"""The file of the macrogame, which is a package of its own."""
TEXT = TUTORIAL.read_text("utf-8")


def files_in(folder):
    """Return the texts of the files in a folder, by where they lie; what tools leave there is no part of it."""
    files = (path for path in Path(folder).rglob("*") if path.suffix in (".py", ".toml", ".ftl"))
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}


def test_who_follows_the_tutorial_has_the_very_files_of_the_example(tmp_path):
    made = files_in(write_game(NAME, catalogue.MICROGAMES, tmp_path / NAME))
    for block in blocks():
        if block.file not in (None, OTHER):
            made[block.file] = block.written(made.get(block.file, ""))
    assert made.keys() == files_in(EXAMPLES / NAME).keys()
    for name, text in files_in(EXAMPLES / NAME).items():
        assert made[name] == text, name


def test_the_macrogame_of_the_tutorial_is_that_of_the_example():
    (block,) = (block for block in blocks() if block.file == OTHER)
    assert block.code == (EXAMPLES / "rows" / OTHER).read_text("utf-8")


def test_every_block_is_written_run_or_known_to_be_neither():
    marks = {block.mark for block in blocks() if block.file is None}
    assert marks == {"", "run", "play", "rows"}
    install, entry_point = (block.code for block in blocks() if block.mark == "")
    assert "pip install path/to/obelisk pytest" in install
    assert entry_point in (EXAMPLES / "rows" / "pyproject.toml").read_text("utf-8")


MODULE = "import a\nfrom b import c\n\nX = 1\n\n\ndef f():\n    return X\n\n\ndef g():\n    return 2\n"


@pytest.mark.parametrize(
    ("code", "before", "after"),
    [
        ("X = 3\n", "X = 1\n", "X = 3\n"),
        ("from b import d\n", "from b import c\n", "from b import d\n"),
        ("def f():\n    return 3\n", "    return X\n", "    return 3\n"),
        ("X = 3\nY = 4\n", "X = 1\n", "X = 3\nY = 4\n"),
        ("@rule\ndef g():\n    return 3\n", "def g():\n    return 2\n", "@rule\ndef g():\n    return 3\n"),
        ("def h():\n    pass\n", "    return 2\n", "    return 2\n\n\ndef h():\n    pass\n"),
    ],
)
def test_a_definition_takes_the_place_of_its_namesake_and_a_new_one_follows_those_before_it(code, before, after):
    assert edited(MODULE, code) == MODULE.replace(before, after)


LONG = ("pytest", "solve", "arena")


def is_plain(*codes):
    """Return whether code is run in plain Python, which saves the time to compile every step of the way."""
    return not any(word in code for code in codes for word in LONG)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_stranger_who_follows_the_tutorial_gets_what_it_says(tmp_path):
    stranger = Stranger(tmp_path)
    python = []

    def run_python():
        codes = [block.code for block in python]
        assert stranger.session(codes, is_plain=is_plain(*codes)) == [block.output for block in python]
        python.clear()

    for block in blocks():
        if python and not (block.mark == "run" and block.language == "python"):
            run_python()
        if block.file not in (None, OTHER):
            path = tmp_path / NAME / block.file
            path.write_text(block.written(path.read_text("utf-8") if path.exists() else ""), "utf-8")
            if block.file.startswith(PACKAGE):  # what a stranger's editable package would do by itself
                shutil.copy(path, stranger.packages / block.file)
            continue
        if block.mark == "run" and block.language == "python":
            python.append(block)
        elif block.mark == "run":
            printed = stranger.shell(block.code, is_plain=is_plain(block.code))
            assert block.output is None or printed == block.output
        elif block.mark == "play":
            assert "Player 1" in stranger.shell(block.code, is_plain=True, input="quit\n")
    assert (tmp_path / NAME / "drizzle.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.slow
@pytest.mark.compiled
def test_the_macrogame_of_the_tutorial_plays_on_tiles(tmp_path):
    stranger = Stranger(tmp_path)
    for package in (NAME, "rows"):
        stranger.shell(f"cd {EXAMPLES / package}\npip install --editable .")
    (block,) = (block for block in blocks() if block.mark == "rows")
    # In plain Python: to compile a whole match takes long, and other tests do it.
    (printed,) = stranger.session([block.code], is_plain=True)
    assert printed == block.output


def test_the_table_of_rules_is_complete_and_has_their_arguments():
    listed = re.findall(r"^\| `(\w+\(.*?\))` \|", TEXT, re.M)
    needed = {"begin", "legal", "apply"}
    made = {"max_plies", "has_chance", "seat_to_act", "fail", "pack", "unpack", "wipe"}
    optional = [stub for stub in rules.DISPATCHED if stub.__name__ not in needed | made]
    shown = [f"{stub.__name__}({', '.join(inspect.signature(stub).parameters)})" for stub in optional]
    assert sorted(listed) == sorted(shown)


@pytest.mark.parametrize("value", [Game, Rules, Text, Search, Secrets, Look])
def test_everything_that_a_game_takes_is_mentioned(value):
    internal = {"declared"}
    missing = [
        field.name
        for field in dataclasses.fields(value)
        if field.name not in internal and not re.search(rf"`{field.name}`|\b{field.name}=|`{field.name}\(", TEXT)
    ]
    assert missing == []


def test_everything_that_is_found_in_a_folder_is_mentioned():
    listed = TEXT.partition("## What is found in the folder")[2].partition("\n## ")[0]
    internal = {"parts"}
    missing = [
        name for name in PARTS if name not in internal and not re.search(rf"`\[?{name.replace('_', '-')}\b", listed)
    ]
    assert missing == []


# What the tutorial says of mistakes


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    pip_install(folder, NAME)
    return folder


MISTAKES = [
    ("@rule\ndef movers", "def movers", "start().play('rain').moves()", "movers is a function without @rule"),
    (
        "JUMPS = np.array([ahead(0, 2), ahead(1, 2)])",
        "JUMPS = [ahead(0, 2), ahead(1, 2)]",
        "start().play('sun').moves()",
        "JUMPS is a list, not a tuple or a NumPy array",
    ),
    ("s.pieces", "s.size", "start()", "NumPy's records have a size of their own; give the field another name"),
    (
        "def legal(s: State, seat: int,",
        "def legal(s: State, player: int,",
        "start()",
        "write the rule as legal(s, seat, moves), not (s, player, moves)",
    ),
    ("max_moves=12", "max_moves=2", "check", "it must have 1 to 2 (max_moves)"),
    ("max_moves=12", "max_moves=12, max_plies=3", "playouts(9)", "A game of drizzle has not ended after 3 plies"),
    ("has_chance=True", "has_chance=False", "check", "it is chance's turn, but its rules do not say has_chance=True"),
]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("right", "wrong", "action", "message"), MISTAKES, ids=[case[3] for case in MISTAKES])
def test_a_mistake_is_answered_as_the_tutorial_says(site, right, wrong, action, message):
    assert f"`{message}`" in TEXT
    module = site / PACKAGE / "rules.py"
    if right not in module.read_text("utf-8"):
        module = site / PACKAGE / "__init__.py"
    before = module.read_text("utf-8")
    assert right in before
    after = before.replace(right, wrong).replace("pieces=number", "size=number" if "size" in wrong else "pieces=number")
    module.write_text(after, "utf-8")
    doing = f"obelisk.game('drizzle').{action}"
    if action == "check":
        doing = "from obelisk.testing import check_game; check_game('drizzle', games=3)"
    try:
        assert message in complaint(site, f"import obelisk; {doing}")
    finally:
        module.write_text(before, "utf-8")
