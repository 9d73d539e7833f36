"""A coach for a first game: a mistake made anywhere leads to the step of a lesson that teaches the rule."""

from dataclasses import replace

import pytest

import obelisk
from obelisk import lessons
from obelisk.errors import IllegalMove
from obelisk.lessons.coach import remark_on

MISTAKES = [
    (step, tempting) for game in lessons.names() for step in lessons.of(game).steps for tempting in step.tempting
]


def told_of(position, move, seat=None):
    """Return what the coach says when a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move, seat)
    return remark_on(position, refused.value.code)


@pytest.mark.parametrize(
    ("step", "tempting"), MISTAKES, ids=[f"{step.game}-{step.name}-{tempting.move}" for step, tempting in MISTAKES]
)
def test_every_mistake_of_a_lesson_is_known_again_at_the_table(step, tempting):
    told = remark_on(step.position, tempting.code, "ja")
    teacher = next(each for each in lessons.of(told.game).steps if each.name == told.step)
    assert tempting.code in [*teacher.answers, *(each.code for each in teacher.tempting)]
    assert (told.title, told.rule) == (teacher.say("title", "ja"), teacher.say("rule", "ja"))


def test_a_mistake_in_a_new_position_is_answered_with_the_rule_it_breaks():
    position = obelisk.game("kono").start().play("a1a3").play("c3a3")
    told = told_of(position, "c2d3")
    assert told.rule == lessons.of("kono").step(0).say("rule", "en")  # no line leads from c2 to d3


def test_what_no_lesson_is_about_is_not_remarked_on():
    assert told_of(obelisk.game("bulo").start(), "b2", 1) is None  # it is not the turn of that seat


def test_in_a_match_the_lesson_of_the_microgame_comes_first():
    match = obelisk.game("plug-in").start(size=2, tiles=["kono", "kono", "kono", "kono"])
    assert told_of(match, "b2b3").game == "plug-in"
    playing = match.play("@a1")
    assert (told_of(playing, "b2b3").game, told_of(playing, "b2b3").step) == ("kono", "capture")
    assert told_of(playing, "@b1").game == "plug-in"


def test_a_refusal_that_names_no_rule_is_not_answered_by_a_step_that_tempts_to_one(monkeypatch):
    lesson, position = lessons.of("kono"), obelisk.game("kono").start()
    first = lesson.steps[0]
    tempting = replace(first.tempting[0], code="move/not-legal")
    monkeypatch.setattr(lessons, "of", lambda name: replace(lesson, steps=(replace(first, tempting=(tempting,)),)))
    assert remark_on(position, "move/not-legal") is None
    answering = replace(first, answers=("move/not-legal",))
    monkeypatch.setattr(lessons, "of", lambda name: replace(lesson, steps=(answering,)))
    assert remark_on(position, "move/not-legal").step == first.name
