"""How the table's scripts and style sheets are laid out; what scripts mean is looked at by oxlint, in `make check`."""

import posixpath
import re
from pathlib import Path

import pytest

import obelisk
from obelisk.table.feature import installed
from obelisk.table.web.files.scripts import path_of

TABLE = Path(obelisk.__file__).parent
SCRIPTS = sorted(TABLE.rglob("*.js"))
STYLES = sorted(TABLE.rglob("*.css"))
LONGEST_LINE = 120
IMPORT = re.compile(r"""^(?:import|\} from)\b[^"']*["']([^"']+)["']""", re.MULTILINE)

STATIC = TABLE / "table" / "web" / "static"
"""Where the table keeps what pages load from `/static/`; a game's scripts import from there too."""


FEATURES = TABLE / "table" / "features"


def feature_of(file):
    """Return the name of the feature that a script belongs to; None for one of the core or of a game."""
    return file.relative_to(FEATURES).parts[0] if file.is_relative_to(FEATURES) else None


def imported_by(file):
    """Return the files that a script imports, as /static/ serves them."""
    feature = feature_of(file)
    below = FEATURES / feature / "browser" if feature else file.parent
    place = [feature, *file.parent.relative_to(below).parts] if feature else []
    found = []
    for path in imports(file):
        if path[0] == "/":
            found.append(path_of(path.removeprefix("/static/")))
        elif feature or file.is_relative_to(STATIC):
            found.append(path_of(posixpath.normpath("/".join([*place, path]))))
        else:
            found.append(file.parent / path)
    return found


def imports(file):
    return IMPORT.findall(text_of(file))


each_file = pytest.mark.parametrize("file", [*SCRIPTS, *STYLES], ids=lambda file: file.name)
each_script = pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
each_style = pytest.mark.parametrize("file", STYLES, ids=lambda file: file.name)


def text_of(file):
    return file.read_text(encoding="utf-8")


def numbered(file, is_wrong):
    """Return the lines of a file that are wrong, as an editor finds them."""
    lines = enumerate(text_of(file).splitlines(), 1)
    return [f"{file.name}:{number}: {line}" for number, line in lines if is_wrong(line)]


@each_style
def test_style_sheets_write_nothing_in_the_letters_of_one_language(file):
    wide = re.compile("[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]")
    assert not [text for text in re.findall(r"content: *([^;]*);", text_of(file)) if wide.search(text)]


def test_there_are_scripts_and_style_sheets():
    assert len(SCRIPTS) > 10
    assert len(STYLES) > 3


@each_file
def test_no_line_is_longer_than_those_of_python(file):
    assert numbered(file, lambda line: len(line) > LONGEST_LINE) == []


@each_file
def test_there_are_no_tabs_and_no_spaces_at_the_end_of_a_line(file):
    assert numbered(file, lambda line: "\t" in line or line != line.rstrip()) == []
    assert text_of(file).endswith("\n")
    assert not text_of(file).endswith("\n\n")


@each_file
def test_lines_are_indented_by_two_spaces_a_step(file):
    assert numbered(file, lambda line: (len(line) - len(line.lstrip())) % 2) == []


@each_style
def test_brackets_of_a_style_sheet_are_closed(file):
    bare = re.sub(r"/\*.*?\*/|\"[^\"\n]*\"", "", text_of(file), flags=re.DOTALL)
    opened = []
    for mark in re.findall(r"[][(){}]", bare):
        if mark in "([{":
            opened.append(")]}"["([{".index(mark)])
        else:
            assert opened
            assert opened.pop() == mark
    assert opened == []


@each_script
def test_the_files_that_a_script_imports_are_there(file):
    assert [path for path in imported_by(file) if not path.is_file()] == []


@each_script
def test_a_script_imports_the_core_and_its_own_feature_alone(file):
    """A feature may also import what it needs: scripts of the features that its `needs` name."""
    needs = {one.name: {one.name, *one.needs} for one in installed()}
    own = needs.get(feature_of(file), set())
    assert {feature_of(path) for path in imported_by(file)} <= {None, *own}


def test_pages_load_scripts_as_modules_and_contain_none():
    for page in sorted(TABLE.rglob("*.html")):
        for attributes, content in re.findall(r"<script([^>]*)>(.*?)</script>", text_of(page), re.DOTALL):
            is_module = 'type="module"' in attributes and "src=" in attributes and not content
            assert is_module or 'type="application/json"' in attributes, page.name
