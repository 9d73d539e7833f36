"""The lessons: what is asked for can be done, what is not legal is refused for the reason that is meant."""

import re

import pytest

import obelisk
from obelisk import lessons, words
from obelisk.errors import ObeliskError
from obelisk.lessons.goals import anything
from obelisk.lessons.pictures import picture
from obelisk.lessons.reading import read_lesson
from obelisk.words.translating import texts
from tests.helpers import OWN_GAMES

STEPS = [step for game in lessons.names() for step in lessons.of(game).steps]
TITLES = [obelisk.game(name).title.code for name in obelisk.games()]
"""Asked for here, so that the places of their words are known."""
ENGLISH = texts("en")
PARTS = ("title", "rule", "try", "done", "other")


def each_step(steps=STEPS):
    return pytest.mark.parametrize("step", steps, ids=[f"{step.game}-{step.name}" for step in steps])


def test_every_game_of_ours_has_a_lesson():
    assert set(OWN_GAMES) <= set(obelisk.games())
    assert sorted(lessons.names()) == sorted(OWN_GAMES)
    assert [game for game in OWN_GAMES if len(lessons.of(game).steps) < 4] == []
    assert lessons.of("chess") is None


@each_step()
def test_the_step_is_the_readers_turn_and_what_it_asks_for_can_be_done(step):
    assert step.seat in step.position.active
    reply = step.judge(step.solution)
    assert reply.is_done
    assert reply.is_legal
    assert reply.text == words.sentence(f"{step.game}/lesson/{step.name}/done")
    # Trying something on a workbench before it is time to build is no move.
    n_moves = 0 if step.tried is not None else 1
    assert len(reply.position.history) == len(step.position.history) + n_moves


@each_step()
def test_what_looks_right_and_is_not_is_refused_for_the_reason_that_is_meant(step):
    for tempting in step.tempting:
        reply = step.judge(tempting.move)
        assert not reply.is_legal
        assert not reply.is_done
        assert reply.position == step.position
        assert reply.text.startswith(ENGLISH[tempting.code].partition("{")[0])
        assert refusal(step, tempting.move) == tempting.code


def refusal(step, move):
    """Return the code of what the rules, or the workbench, say against a move."""
    workbench = step.workbench(step.bench)
    word, _, rest = move.partition(" ")
    try:
        if workbench is not None and word in workbench.words("en"):
            workbench.do(word, rest, "en")
        else:
            step.position.play(move, step.seat)
    except ObeliskError as refused:
        return refused.code
    return None


NOTHING_ELSE = {
    ("kono", "capture"),
    ("majority", "more"),
    ("chain", "largest"),
    ("chain", "equal"),
    ("plug-in", "draw"),
    ("micropul", "pass"),
}
"""Steps in which every legal move does what is asked for."""


@each_step([step for step in STEPS if step.position.game.text.lists_all])
def test_every_legal_move_is_answered_and_where_something_is_asked_for_others_do_not_do_it(step):
    replies = [step.judge(move) for move in step.position.moves(step.seat)]
    assert all(reply.is_legal for reply in replies)
    asks_for_anything = step.goal is anything or (step.game, step.name) in NOTHING_ELSE
    assert all(reply.is_done for reply in replies) == asks_for_anything


def test_no_sentence_of_a_lesson_is_missing_and_none_is_left_over():
    needed = {f"{step.game}/lesson/{step.name}/{part}" for step in STEPS for part in PARTS}
    needed |= {
        f"{step.game}/lesson/{step.name}/tempting-{number}"
        for step in STEPS
        for number in range(1, len(step.tempting) + 1)
    }
    needed |= {f"{game}/lesson/{part}" for game in lessons.names() for part in ("more", "by")}
    written = {code for code in ENGLISH if "/lesson/" in code and code.partition("/")[0] in lessons.names()}
    assert sorted(needed ^ written) == []


@each_step()
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_step_is_drawn_before_and_after_what_it_asks_for(step, language):
    before = picture(step, step.position, language, step.bench)
    reply = step.judge(step.solution, language)
    after = picture(step, reply.position, language, reply.bench)
    assert before.startswith("<svg")
    assert before != after


@pytest.mark.parametrize(
    ("game", "step", "cells", "move"),
    [
        ("kono", "capture", ("b1", "b3"), "b1b3"),
        ("kono", "capture", ("b1", "c2"), "b1c2"),
        ("bulo", "run", ("b4", "b2"), "b2b4"),
        ("bulo", "one", ("b2", "b2"), "b2"),
        ("plug-in", "choose", ("c2",), "@c2"),
        ("plug-in", "win", ("e4", "d5"), "e4d5"),
        ("trip", "away", ("c3",), "c3"),
    ],
)
def test_clicks_on_cells_spell_a_move_legal_or_not(game, step, cells, move):
    named = next(each for each in lessons.of(game).steps if each.name == step)
    assert named.spelled(cells) == move


def test_a_refusal_says_why_in_the_readers_language_and_where():
    capture = lessons.of("kono").step(0)
    assert capture.judge("b1b2").places == ("b1", "b2")
    assert capture.judge("b1b2", "en").text.startswith("your own piece is on b2.")
    assert capture.judge("b1b2", "ja").text.startswith("b2 には自分の駒があります。")


def test_on_a_workbench_a_step_goes_on_from_what_lies_there():
    closed = next(step for step in lessons.of("microchip").steps if step.name == "closed")
    lifted = closed.judge("remove a2", bench=closed.bench)
    assert (lifted.is_done, lifted.bench) == (False, "build a1NE b1NW")
    again = closed.judge("place R1 a2", bench=lifted.bench)
    assert closed.judge("place P1 b2", bench=again.bench).is_done
    handed_in = closed.judge("hand")
    assert not handed_in.is_done
    assert handed_in.position.result.points == (-50,)


def test_nonsense_is_answered_and_changes_nothing():
    colour = next(step for step in lessons.of("microchip").steps if step.name == "colour")
    for step in (lessons.of("kono").step(0), colour, lessons.of("micropul").step(0)):
        for text in ("", " ", "place", "place RT", "xyzzy", "build q9", "99@9,9r9", "☃", "a1a1" * 60):
            reply = step.judge(text)
            assert not reply.is_done
            assert not reply.is_legal
            assert reply.position == step.position
    assert not colour.judge("place YX d2", bench="build zz").is_legal


@each_step([lessons.of(game).steps[0] for game in lessons.names()])
def test_a_picture_says_whose_move_it_is_to_whoever_learns(step):
    assert f">{words.sentence('lesson/your-move', 'en')}<" in picture(step, step.position, "en", step.bench)


@each_step()
def test_a_still_picture_offers_nothing(step):
    still = picture(step, step.position, "en", step.bench, is_still=True)
    assert 'data-move="' not in still
    assert 'role="button"' not in still
    assert still.count("<text") == picture(step, step.position, "en", step.bench).count("<text")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("goal", "gaol", "step put: lesson.toml has a key gaol, which a step does not have (similar: goal)"),
        ("solution", "seat", "step put: lesson.toml lacks the key solution"),
    ],
)
def test_a_wrong_key_of_a_lesson_is_named_with_its_file(tmp_path, right, wrong, told):
    file = tmp_path / "lesson.toml"
    step = '[[step]]\nname = "put"\nsolution = "a1a2"\ngoal = "wins"\n'
    file.write_text(step.replace(right, wrong), "utf-8")
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        read_lesson("kono", file)
