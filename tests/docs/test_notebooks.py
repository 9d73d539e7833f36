"""The notebooks run from the first cell to the last, and are kept without what comes of them."""

import ast
import json

import pytest
from website.notebooks import page
from website.places import DOCS

NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


def read(file):
    return json.loads(file.read_text(encoding="utf-8"))


def run_cell(source, names):
    """Run a cell; return what its last line is worth, as a notebook shows it."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "notebook", "exec"), names)
    return None if last is None else eval(compile(ast.Expression(last.value), "notebook", "eval"), names)


def run(name):
    names = {}
    cells = [cell for cell in read(DOCS / "notebooks" / f"{name}.ipynb")["cells"] if cell["cell_type"] == "code"]
    return [run_cell("".join(cell["source"]), names) for cell in cells], names


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_kept_without_outputs(file):
    notebook = read(file)
    assert notebook["nbformat"] == 4
    for cell in notebook["cells"]:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None


@pytest.mark.compiled
@pytest.mark.slow
def test_dodgem_is_won_by_the_first_player_and_easily_thrown_away():
    shown, names = run("solving")
    assert shown[1].value == "win"
    assert len(names["moves"]) == shown[1].distance
    assert 0 < names["thrown_away"] < names["choices"]


@pytest.mark.compiled
@pytest.mark.slow
def test_what_was_learnt_beats_whoever_knows_nothing():
    _, names = run("learning")
    first, *_ = names["report"].standings
    assert first.player == "learnt"


class Cell:
    def __init__(self, **facts):
        vars(self).update(facts)


def test_a_page_shows_pictures_and_what_was_printed():
    picture = Cell(
        output_type="execute_result", data={"image/svg+xml": "<svg><style>a</style></svg>", "text/plain": "p"}
    )
    printed = Cell(output_type="stream", text="one\n")
    cells = [
        Cell(cell_type="markdown", source="# Title"),
        Cell(cell_type="code", source="x", outputs=[picture, printed]),
    ]
    text = page(Cell(cells=cells))
    assert text.startswith("# Title\n\n```python\nx\n```\n\n")
    assert "<svg></svg>" in text
    assert "one\n```" in text
