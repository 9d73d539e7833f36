"""The menu, one answer after the other: what it asks, what it asks again, and what is played then."""

from contextlib import nullcontext

import pytest

from obelisk.terminal import menu
from obelisk.terminal.screen import Screen


@pytest.fixture
def answered(monkeypatch):
    """Return what the menu plays after these answers, and what it asked and said."""

    def answer(*typed):
        told, plans, left = [], [], list(typed)
        screen = Screen("en")
        monkeypatch.setattr(screen, "ask", lambda question: told.append(question) or left.pop(0))
        monkeypatch.setattr(screen, "line", lambda text="", style="": told.append(text))
        monkeypatch.setattr(menu, "play_plan", lambda screen, plan: plans.append(plan))
        menu.run(screen)
        assert left == []
        return plans[0], "\n".join(told)

    return answer


def test_a_match_is_made_step_by_step_and_what_makes_no_sense_is_asked_for_again(answered):
    plan, told = answered("plug-in", "", "", "1", "2", "kono trip / chess bulo", "kono trip / bulo*2", "1", "", "")
    assert plan.options == {"size": 2, "micros": "kono trip / bulo*2", "sides": 1}
    assert "must be from 2 to 11." in told
    assert told.count("How big is the board?") == 2
    assert "“chess” is not a microgame." in told
    assert told.count("Which microgames?") == 2


def test_a_composition_leaves_only_the_sides_to_ask_for(answered):
    plan, told = answered("plug-in", "rhombus 3: kono*2 trip", "", "", "")
    assert plan.options == {"composition": "rhombus 3: kono*2 trip"}
    assert "How big" not in told
    assert "Which microgames?" not in told
    assert "connects bottom and top?" in told


def test_a_lot_may_decide_who_starts(answered):
    plan, told = answered("bulo", "lot", "person", "random")
    assert (plan.players, plan.starts) == ("person,random", "lot")
    assert "Type lot to decide by lot who starts." in told


def test_without_a_word_the_first_starts(answered):
    plan, _ = answered("bulo", "", "")
    assert (plan.players, plan.starts) == ("person,club", None)


def test_the_four_games_come_first(answered):
    plan, _ = answered("2", "", "", "")
    assert plan.game == "micropul"


def test_a_long_line_keeps_its_indent(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    Screen("en").hanging("  1  ", "word " * 40)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert [line[:9] for line in lines] == ["  1  word", *["     word"] * 2]


@pytest.mark.parametrize(
    ("is_there", "told"), [(True, "Loading the rules …"), (False, "Compiling the rules (only once)")]
)
def test_only_what_is_not_compiled_is_said_to_be(answered, monkeypatch, is_there, told):
    said = []
    monkeypatch.setattr(menu, "is_compiled", lambda game: is_there)
    monkeypatch.setattr(Screen, "busy", lambda screen, what: said.append(what) or nullcontext())
    answered("kono", "", "")
    assert said[0] == told
