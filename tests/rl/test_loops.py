"""The examples for programs that learn run as they stand."""

import ast
import importlib.util
import json
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOK = EXAMPLES.parent / "docs" / "notebooks" / "tour.ipynb"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / "agents" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def needs(name, title):
    pytest.importorskip(name, reason=f"{title} is not installed: its example is not run")


def test_random_agents_play_in_pettingzoo(capsys):
    needs("pettingzoo", "PettingZoo")
    assert sum(example("pettingzoo_loop").play("rhombus_v0").values()) == 0
    assert " a " in capsys.readouterr().out


def test_a_random_agent_plays_in_gymnasium(capsys):
    needs("gymnasium", "Gymnasium")
    assert example("gymnasium_loop").play("obelisk/Queen-v0", "random") in (-1, 1)
    assert " a " in capsys.readouterr().out


def test_random_players_play_in_openspiel(capsys):
    needs("pyspiel", "OpenSpiel")
    assert sorted(example("openspiel_loop").play("obelisk_queen")) == [-1, 1]
    assert " a " in capsys.readouterr().out


def run_cell(source, names):
    """Run a cell of a notebook; return what its last line is worth, as a notebook shows it."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), NOTEBOOK.name, "exec"), names)
    return None if last is None else eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)


def test_every_cell_of_the_notebook_runs_and_shows_something():
    needs("pettingzoo", "PettingZoo")
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names = {}
    shown = [run_cell("".join(cell["source"]), names) for cell in cells]
    assert all(value is not None for value in shown)
    position, _, candidates, batch, played, standings = shown
    assert position._repr_svg_().startswith("<svg")
    assert candidates[0][0] in position.moves()
    assert batch[0][0] == 256
    assert played.is_over
    assert [games for _, games, _ in standings] == [4, 4, 4]


def test_the_notebook_is_kept_without_what_it_printed():
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert {repr(cell.get("outputs", [])) for cell in cells} == {"[]"}
    assert {cell.get("execution_count") for cell in cells} == {None}
