"""The tutorial: its code is the examples' code, its commands run, and what it says they print is what they print."""

import dataclasses
import inspect
import re
import tomllib

import pytest

from obelisk.authoring import Game, Look, Rules, Search, Secrets, Text
from obelisk.kernel import rules
from tests.examples.stranger import EXAMPLES, ROOT, TUTORIAL, Stranger, blocks, complaint, pip_install, written

PACKAGE = "obelisk_mu_torere"
FILES = [
    "pyproject.toml",
    *(
        f"{PACKAGE}/{name}"
        for name in (
            "__init__.py",
            "rules.py",
            "text.py",
            "look.py",
            "cover.py",
            "lesson.py",
            "lesson.toml",
            "words/en.ftl",
            "words/ja.ftl",
        )
    ),
]
"""What the tutorial writes; the example has nothing else."""
TEXT = TUTORIAL.read_text("utf-8")


@pytest.mark.parametrize(("package", "name"), [*(("mu-torere", name) for name in FILES), ("rows", "obelisk_rows.py")])
def test_the_tutorial_writes_the_very_files_of_the_examples(package, name):
    assert written(name) == (EXAMPLES / package / name).read_text("utf-8")


def test_every_block_is_written_run_or_known_to_be_neither():
    marks = {block.mark for block in blocks()}
    files = {f"file={name}" for name in (*FILES, "obelisk_rows.py", "test_mu_torere.py")}
    assert marks == {"", "run", "play", "rows", *files}
    install, entry_point = (block.code for block in blocks() if block.mark == "")
    assert "[terminal]" in install
    assert "terminal" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert entry_point in (EXAMPLES / "rows" / "pyproject.toml").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.compiled
def test_a_stranger_who_follows_the_tutorial_gets_what_it_says(tmp_path):
    stranger = Stranger(tmp_path)
    files = {block.mark.removeprefix("file=") for block in blocks() if block.mark.startswith("file=")}
    python = []
    for block in blocks():
        if block.mark == "run" and block.language == "python":
            python.append(block)
        elif block.mark == "run":
            printed = stranger.shell(block.code)
            assert block.output is None or printed == block.output
            if block.code.startswith("mkdir"):
                for name in files - {"obelisk_rows.py"}:
                    (tmp_path / "obelisk-mu-torere" / name).write_text(written(name), "utf-8")
        elif block.mark == "play":
            assert "Mū Tōrere" in stranger.shell(block.code, input="quit\n")
    printed = stranger.session([block.code for block in python])
    assert printed == [block.output for block in python]
    assert (tmp_path / "obelisk-mu-torere" / "mu-torere.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.slow
@pytest.mark.compiled
def test_the_macrogame_of_the_tutorial_plays_on_tiles(tmp_path):
    stranger = Stranger(tmp_path)
    for package in ("mu-torere", "rows"):
        stranger.shell(f"cd {EXAMPLES / package}\npip install --editable .")
    (block,) = (block for block in blocks() if block.mark == "rows")
    (printed,) = stranger.session([block.code])
    assert printed == block.output


def test_the_table_of_rules_is_complete_and_has_their_arguments():
    listed = re.findall(r"^\| `(\w+\(.*?\))` \|", TEXT, re.M)
    needed = {"begin", "legal", "apply"}
    made = {"max_plies", "fail", "pack", "unpack", "wipe"}
    optional = [stub for stub in rules.DISPATCHED if stub.__name__ not in needed | made]
    shown = [f"{stub.__name__}({', '.join(inspect.signature(stub).parameters)})" for stub in optional]
    assert sorted(listed) == sorted(shown)


@pytest.mark.parametrize("value", [Game, Rules, Text, Search, Secrets, Look])
def test_everything_that_a_game_takes_is_mentioned(value):
    internal = {"parts"}
    missing = [
        field.name
        for field in dataclasses.fields(value)
        if field.name not in internal and not re.search(rf"`{field.name}`|\b{field.name}=|`{field.name}\(", TEXT)
    ]
    assert missing == []


# What the tutorial says of mistakes


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    pip_install(folder, "mu-torere")
    return folder


MISTAKES = [
    ("@rule\ndef movers", "def movers", "start().moves()", "movers is a function without @rule"),
    (
        "JOINED = np.array([BOARD.around(point) for point in range(POINTS)])",
        None,
        "start().moves()",
        "JOINED is a list, not a tuple or a NumPy array",
    ),
    ("s.pieces", "s.size", "start()", "NumPy's records have a size of their own; give the field another name"),
    (
        "def legal(s: State, seat: int,",
        "def legal(s: State, player: int,",
        "start()",
        "write the rule as legal(s, seat, moves), not (s, player, moves)",
    ),
    ("max_moves=4", "max_moves=2", "check", "it must have 1 to 2 (max_moves)"),
    ("max_moves=4", "max_moves=4, max_plies=3", "playouts(9)", "A game of mu-torere has not ended after 3 plies"),
]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("right", "wrong", "action", "message"), MISTAKES, ids=[case[3] for case in MISTAKES])
def test_a_mistake_is_answered_as_the_tutorial_says(site, right, wrong, action, message):
    assert f"`{message}`" in TEXT
    module = site / PACKAGE / "rules.py"
    if right.startswith("max_moves"):
        module = site / PACKAGE / "__init__.py"
    before = module.read_text("utf-8")
    assert right in before
    wrong = right.replace("np.array(", "list(") if wrong is None else wrong
    after = before.replace(right, wrong).replace("pieces=number", "size=number" if "size" in wrong else "pieces=number")
    module.write_text(after, "utf-8")
    doing = f"obelisk.game('mu-torere').{action}"
    if action == "check":
        doing = "from obelisk.testing import check_game; check_game('mu-torere', games=3)"
    try:
        assert message in complaint(site, f"import obelisk; {doing}")
    finally:
        module.write_text(before, "utf-8")
