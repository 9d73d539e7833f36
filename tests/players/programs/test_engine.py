"""Obelisk as a bot: the lines of the protocol and their answers."""

import doctest
import json
import re
from pathlib import Path

import pytest

import obelisk
from obelisk.players.programs.engine import Engine
from obelisk.players.programs.protocol import new_game, tell

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def ask(engine, *lines):
    """Return all answers to some lines."""
    return [answer for line in lines for answer in engine.answer(line)]


RHOMBUS = ("newgame rhombus seats 2 seat 0", 'setup {"size":2,"sides":0}')


def test_the_example_session_of_the_page_is_true():
    """Every line that begins with `>` is sent; those with `<` until the next one are its answers."""
    sessions = re.findall(r"```text\n(> obelisk.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert sessions
    for session in sessions:
        engine = Engine()
        for part in re.split(r"^> ", session, flags=re.MULTILINE)[1:]:
            asked, *expected = part.strip().splitlines()
            got = "".join(f"< {answer}\n" for answer in engine.answer(asked))
            want = "".join(f"{line}\n" for line in expected)
            assert doctest.OutputChecker().check_output(want, got, doctest.ELLIPSIS), (asked, got)
        assert engine.is_over


def test_the_engine_says_hello_and_what_can_be_set():
    answers = ask(Engine("mcts:simulations=5"), "obelisk 1")
    assert answers[0] == f"id name Obelisk {obelisk.__version__} (mcts:simulations=5)"
    assert answers[1] == "option player"
    assert "option simulations" in answers
    assert answers[-1] == "obeliskok"
    assert ask(Engine(), "isready", "") == ["readyok"]


def test_a_whole_game_is_played_through_the_lines():
    engines = [Engine("mcts:simulations=30,seed=1"), Engine("random:seed=2")]
    position = obelisk.game("trip").start()
    for seat, engine in enumerate(engines):
        assert ask(engine, new_game(position, seat)) == []
    while not position.is_over:
        seat = position.active[0]
        (answer,) = ask(engines[seat], *tell(position, seat), "go")
        position = position.play(answer.removeprefix("bestmove "), seat)


def test_a_seed_and_a_budget_decide_the_moves():
    lines = ("option seed 5", *RHOMBUS, "go simulations 20", 'position [[0,"a1"],[1,"b2"]]', "go simulations 20")
    assert ask(Engine(), *lines) == ask(Engine(), *lines)


def test_options_choose_another_player():
    engine = Engine("mcts")
    assert ask(engine, "option player random", "option seed 1", "option nobody-knows 3") == []
    assert "(random)" in ask(engine, "obelisk")[0]
    (answer,) = ask(engine, *RHOMBUS, "go seconds 1")
    assert answer.removeprefix("bestmove ") in ("a1", "b1", "a2", "b2")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["castle"], "there is no command castle"),
        (["obelisk 2"], "version 2 of the protocol is not supported"),
        (["newgame"], "Write it like newgame kono"),
        (["newgame chess seats 2 seat 0"], "There is no game called chess"),
        (["newgame kono seats two seat 0"], "Write it like newgame kono"),
        (["setup {}"], "send newgame before setup"),
        (["go"], "send newgame and then setup before go"),
        (["newgame kono seats 3 seat 0", "setup {}"], "the set-up is for 2 seats"),
        (["newgame kono seats 2 seat 2", "setup {}"], "seat 2 as mine"),
        (["newgame kono seats 2 seat 0", "setup []"], "JSON of the form {…}"),
        (["newgame kono seats 2 seat 0", "setup {"], "JSON of the form {…}"),
        (["newgame kono seats 2 seat 0", "position []"], "send newgame and then setup before position"),
        (["newgame rhombus seats 2 seat 0", 'setup {"size":99,"sides":0}'], "size"),
        ([*RHOMBUS, 'position [[0,"z9"]]'], "z9"),
        ([*RHOMBUS, 'position ["a1"]'], '[[0,"a1"],…]'),
        ([*RHOMBUS, 'position [[1,"a1"]]'], "a1: "),
        ([*RHOMBUS, "position 7"], "JSON of the form […]"),
        ([*RHOMBUS, 'position [[0,"a1"]]', "go"], "it is not seat 0's turn"),
        ([*RHOMBUS, "go fast"], "“fast” is not a budget"),
        ([*RHOMBUS, "go seconds soon"], "above zero"),
        ([*RHOMBUS, "go simulations 0"], "above zero"),
        (["option player alphazero"], "There is no player called alphazero"),
        (["option simulations many"], "above zero"),
    ],
)
def test_a_line_that_makes_no_sense_is_explained_and_changes_nothing(lines, words):
    engine = Engine()
    *before, answer = ask(engine, *lines)
    assert before == []
    assert answer.startswith("error ")
    assert words in answer
    assert ask(engine, *RHOMBUS, 'position [[0,"a1"],[1,"b1"]]', "go simulations 100") == ["bestmove a2"]
    (japanese,) = ask(Engine(language="ja"), *lines)
    assert re.search("[\u3040-\u30ff]", japanese)


def test_from_a_view_alone_the_engine_does_not_pretend_to_play():
    position = obelisk.game("micropul").start(seed=1)
    (answer,) = ask(Engine(), new_game(position, 0), *tell(position, 0), "go")
    assert "cannot play from a view alone" in answer
    told = tell(position, 0, everything=True)
    (answer,) = ask(Engine("random"), new_game(position, 0), *told, "go")
    assert answer.removeprefix("bestmove ") in position.moves()


def test_what_is_told_is_one_line_each_and_json_where_the_page_says_so():
    for name in obelisk.games():
        position = obelisk.game(name).start(seed=1)
        for line in tell(position, position.active[0]):
            assert "\n" not in line
            json.loads(line.partition(" ")[2])
