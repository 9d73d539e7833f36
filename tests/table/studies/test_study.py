"""A study as a value: a tree of moves with what is said about them, and what may be done with it."""

import pickle

import pytest

import obelisk
from obelisk.errors import IllegalMove
from obelisk.table.core.refusals import Missing, Refused, Unreadable
from obelisk.table.features.studies.domain import checking, making
from obelisk.table.features.studies.domain.commands import Annotate, Delete, Entitle, Paint, Play, Promote, carried_out
from obelisk.table.features.studies.domain.problems import attempt, problems_in
from obelisk.table.features.studies.domain.study import Mark, kept


def done(study, *commands, seen=None):
    """Return a study after commands, one after the other."""
    for command in commands:
        study, _ = carried_out(study, command, seen)
    return study


@pytest.fixture
def study():
    """Kono: a1a3 d4d2 is the main line, and b1b3 a variation."""
    return done(making.from_game("kono", {})[0], Play(0, "a1a3"), Play(1, "d4d2"), Play(0, "b1b3"))


def moves(study, number=0):
    return [node.move for node in study.main_line(number)]


def test_a_move_becomes_the_main_line_and_the_next_one_a_variation(study):
    assert moves(study) == ["a1a3", "d4d2"]
    assert study.nodes[0].children == (1, 3)
    assert [(node.seat, node.move) for node in study.path(2)] == [(0, "a1a3"), (1, "d4d2")]
    assert study.position(2).history == ((0, "a1a3"), (1, "d4d2"))


def test_an_illegal_move_is_refused_with_the_games_own_reason(study):
    with pytest.raises(IllegalMove) as refused:
        carried_out(study, Play(0, "a1a2"))
    with pytest.raises(IllegalMove) as by_rules:
        obelisk.game("kono").start().play("a1a2")
    assert refused.value.explain("ja") == by_rules.value.explain("ja")


def test_the_same_move_twice_is_one_node(study):
    assert carried_out(study, Play(0, "a1a3")) == (study, 1)
    assert carried_out(study, Play(0, "b1b3")) == (study, 3)


def test_deleting_takes_all_that_follows_and_no_number_comes_again(study):
    left, shown = carried_out(study, Delete(1))
    assert (set(left.nodes), shown, moves(left)) == ({0, 3}, 0, ["b1b3"])
    assert carried_out(left, Play(0, "a1a3"))[1] == 4
    with pytest.raises(Missing):
        left.position(2)
    with pytest.raises(Refused, match="cannot be deleted"):
        carried_out(study, Delete(0))


def test_a_variation_becomes_the_main_line_with_all_that_leads_to_it(study):
    deep = done(study, Play(3, "a4a2"), Play(3, "d4d2"))
    assert moves(done(deep, Promote(5))) == ["b1b3", "d4d2"]
    assert carried_out(deep, Promote(2)) == (deep, 2)


def test_text_keeps_its_lines_and_loses_what_cannot_be_read(study):
    said = done(study, Annotate(1, text="Good.\r\n\r\n  Really\u202e  so.\n"))
    assert said.nodes[1].text == "Good.\n\nReally so."


def test_a_move_is_judged_and_the_first_position_is_not(study):
    assert done(study, Annotate(1, judgement="!?")).nodes[1].judgement == "!?"
    assert done(study, Annotate(1, judgement="!?"), Annotate(1, judgement="")).nodes[1].judgement == ""
    with pytest.raises(Unreadable, match="judgement"):
        carried_out(study, Annotate(1, judgement="!!!"))
    with pytest.raises(Unreadable, match="none to judge"):
        carried_out(study, Annotate(0, judgement="!"))


def test_marks_are_circles_and_arrows_in_a_few_colours_each_once(study):
    ring, arrow = Mark("cell a1", None, "red"), Mark("cell a1", "cell a3")
    painted = done(study, Paint(1, (Mark("cell a1"), arrow, ring)))
    assert painted.nodes[1].marks == (ring, arrow)
    for wrong in (Mark("cell a1", "cell a1"), Mark(""), Mark("a" * 99), Mark("cell a1", None, "pink"), Mark("a\nb")):
        with pytest.raises(Unreadable):
            carried_out(study, Paint(1, (wrong,)))


@pytest.mark.parametrize(
    ("limit", "value", "command"),
    [
        ("MOST_NODES", 4, Play(0, "c1c3")),
        ("LONGEST_TEXT", 3, Annotate(1, text="four")),
        ("MOST_TEXT", 3, Annotate(1, text="four")),
        ("LONGEST_TITLE", 3, Entitle("four")),
        ("MOST_MARKS", 1, Paint(1, (Mark("cell a1"), Mark("cell a2")))),
    ],
)
def test_a_study_does_not_grow_without_bounds(study, monkeypatch, limit, value, command):
    carried_out(study, command)
    monkeypatch.setattr(checking, limit, value)
    with pytest.raises(Unreadable, match=str(value)):
        carried_out(study, command)


def test_of_two_windows_the_second_overwrites_nothing_it_has_not_seen(study):
    first = done(study, Annotate(1, text="mine"), seen=study.v)
    for command in (Annotate(1, text="yours"), Paint(1, (Mark("cell a1"),)), Delete(1)):
        with pytest.raises(Refused, match="another window"):
            carried_out(first, command, study.v)
        carried_out(first, command, first.v)
    titled = done(study, Entitle("One"), seen=study.v)
    with pytest.raises(Refused, match="another window"):
        carried_out(titled, Entitle("Two"), study.v)


def test_of_two_windows_what_does_not_touch_is_kept_both(study):
    both = done(study, Annotate(1, text="mine"), Annotate(2, text="yours"), Play(0, "c1c3"), Promote(3), seen=study.v)
    assert (both.nodes[1].text, both.nodes[2].text, moves(both)) == ("mine", "yours", ["b1b3"])
    assert carried_out(both, Annotate(1, text="mine"), study.v) == (both, 1)  # a retry


def test_what_was_deleted_elsewhere_cannot_be_changed(study):
    with pytest.raises(Missing, match="no position number 2"):
        carried_out(done(study, Delete(1)), Annotate(2, text="late"))


def test_a_study_that_is_kept_or_sent_to_another_process_is_the_same(study):
    whole = done(study, Annotate(1, "so", "!!", True), Paint(3, (Mark("cell a1", "cell b1"),)), Entitle("T", True))
    assert kept(whole.as_json()) == whole
    assert pickle.loads(pickle.dumps(whole)) == whole


def test_a_file_of_a_study_comes_back_with_everything_that_was_said(study):
    whole = done(study, Annotate(1, "so", "!!", True), Paint(3, (Mark("cell a1", "cell b1"),)), Entitle("T", True))
    back, shown = making.read(making.written(done(whole, Delete(2), Play(1, "d4d2"))))
    assert [(node.move, node.text, node.judgement, node.is_problem) for node in back.branch(0)] == [
        ("", "", "", False),
        ("a1a3", "so", "!!", True),
        ("d4d2", "", "", False),
        ("b1b3", "", "", False),
    ]
    assert (back.title, back.is_public, shown) == ("T", False, 0)
    assert making.read(making.written(back))[0] == back


@pytest.mark.parametrize(
    "spoiled",
    [
        {"obelisk-study": 2},
        {"game": 7},
        {"setup": []},
        {"nodes": []},
        {"nodes": [{"id": 0, "parent": None, "move": ""}, {"id": 0, "parent": 0, "move": "a1a3", "seat": 0}]},
        {"nodes": [{"id": 0, "parent": None, "move": ""}, {"id": 1, "parent": 9, "move": "a1a3", "seat": 0}]},
        {"nodes": [{"id": 0, "parent": None, "move": ""}, {"id": 1, "parent": 0, "move": "a1a2", "seat": 0}]},
        {"nodes": [{"id": 0, "parent": None, "move": ""}, {"id": 1, "parent": 0, "move": "a1a3", "seat": "0"}]},
        {"nodes": [{"id": 0, "parent": None, "move": "", "marks": [{"place": 1}]}]},
        {"nodes": [{"id": 0, "parent": None, "move": "", "text": 1}]},
    ],
)
def test_a_file_that_is_spoiled_is_refused(study, spoiled):
    with pytest.raises(Unreadable):
        making.read({**making.written(study), **spoiled})


def test_a_record_becomes_a_study_and_a_line_of_a_study_a_record():
    position = obelisk.game("bulo").start().play("b2b4").play("a1")
    study, last = making.read(obelisk.record(position, comment="As played."))
    assert (moves(study), last, study.nodes[0].text) == (["b2b4", "a1"], 2, "As played.")
    assert study.position(last) == position


def test_a_copy_is_on_no_list_and_its_own_versions_begin_anew(study):
    copy = making.copy_of(done(study, Entitle("T", True)))
    assert (copy.title, copy.is_public, copy.v, {node.v for node in copy.nodes.values()}) == ("T", False, 1, {1})


def test_chance_is_a_move_like_others_and_its_outcomes_are_variations():
    study = making.from_game("einstein", {})[0]
    position = study.start()
    while not position.is_chances_turn:
        study, last = carried_out(study, Play(len(study.nodes) - 1, position.moves(position.active[0])[0]))
        position = study.position(last)
    here = len(study.nodes) - 1
    for outcome, _ in position.chances()[:2]:
        study, _ = carried_out(study, Play(here, outcome))
    assert [study.nodes[child].seat for child in study.nodes[here].children] == [-1, -1]


def test_where_several_may_move_the_first_does_unless_one_is_named():
    study, last = making.from_game("microchip", {"players": 2, "seed": 3})[0], 0
    while len(study.position(last).active) < 2:
        study, last = carried_out(study, Play(last, study.position(last).moves()[0]))
    one, other = study.position(last).active
    for seat, named in ((one, None), (other, other)):
        after, reached = carried_out(study, Play(last, study.position(last).moves(seat)[0], named))
        assert after.nodes[reached].seat == seat


# --- problems ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def problem(study):
    """The same with more moves: seat 0 must find a1a3, and then a3b3 after d4d2."""
    deep = done(study, Annotate(0, "Find it.", is_problem=True), Annotate(3, "Too slow."), Play(3, "a4a2"))
    follow = deep.position(2).moves()[0]
    return done(deep, Play(2, follow))


def test_the_main_line_solves_a_problem_move_by_move(problem):
    [root] = problems_in(problem)
    first = attempt(problem, root.id, 0, "a1a3")
    assert (first.kind, first.tried.id, [node.id for node in first.replies]) == ("right", 1, [2])
    last = attempt(problem, root.id, 2, problem.main_line()[-1].move)
    assert (last.kind, last.replies) == ("solved", ())


def test_a_variation_answers_a_wrong_move_and_any_other_is_only_wrong(problem):
    wrong = attempt(problem, 0, 0, "b1b3")
    assert (wrong.kind, wrong.tried.text, [node.move for node in wrong.replies]) == ("variation", "Too slow.", ["a4a2"])
    assert attempt(problem, 0, 0, "c1c3").kind == "other"
    with pytest.raises(IllegalMove):
        attempt(problem, 0, 0, "a1a2")


def test_a_problem_is_tried_only_along_its_main_line(problem):
    with pytest.raises(Refused, match="not on the main line"):
        attempt(problem, 0, 3, "a4a2")
    with pytest.raises(Refused):
        attempt(problem, 0, 1, "d4d2")  # the other's move


def test_where_nothing_follows_there_is_no_problem(study):
    with pytest.raises(Refused, match="main line"):
        carried_out(study, Annotate(2, is_problem=True))
    posed = done(study, Annotate(1, is_problem=True))
    assert problems_in(done(posed, Delete(2))) == []
