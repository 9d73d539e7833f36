"""Game review: which moves were mistakes, what was better, who could have won, and the graph of it."""

import json
import xml.etree.ElementTree as ET

import numpy as np
import pytest

import obelisk
from obelisk import Candidate, Player, player
from obelisk.arena.review import MARKED, Reviewer, draw, is_exact, judge_for, review
from obelisk.drawing.canvas import Line
from obelisk.drawing.graph import Frame
from tests.games.abstrakto.table import secret
from tests.games.abstrakto.table import swapped as other_discard
from tests.helpers import play_all

searches = pytest.mark.compiled

SVG = "{http://www.w3.org/2000/svg}"


class Oracle(Player):
    """A player that finds positions worth what a test says they are to seat 0, by the moves that lead there.

    What it does not know is worth what came before. *seeming* is what moves look like before they are made.
    """

    name = "oracle"

    def __init__(self, worth, seeming=()):
        self.worth, self.seeming = {"": 0.5, **worth}, dict(seeming)
        self.asked = []

    def consider(self, position, seat=None):
        self.asked.append([move for _, move in position.history])
        found = [Candidate(move, self._value(position, seat, move), 500) for move in position.moves(seat)]
        return sorted(found, key=lambda candidate: -candidate.value)

    def _value(self, position, seat, move):
        way = [*self.asked[-1], move]
        known = [" ".join(way[:n]) for n in range(len(way), -1, -1)]
        value = self.seeming.get(known[0], next(self.worth[each] for each in known if each in self.worth))
        return value if seat == 0 else 1 - value


class Afresh(Player):
    """A search that begins every analysis with the same chance."""

    name = "afresh"

    def consider(self, position, seat=None):
        return player("mcts", simulations=400, seed=1).consider(position, seat)


def judged(moves, worth, seeming=(), name="trip"):
    return review(play_all(obelisk.game(name).start(), moves), Oracle(worth, seeming))


def test_of_several_moves_that_win_at_once_the_one_that_was_made_is_best():
    # The search thinks the other one even better.
    before = "a1a2 b3a2 c1c2"
    *_, last = judged(f"{before} a2a1", {f"{before} a2a1": 0.01, f"{before} a2b1": 0.0}, name="hexapawn")
    assert (last.judgement, last.best.move, last.loss) == ("best", "a2a1", 0.0)


@searches
def test_every_move_of_a_record_has_an_entry_with_its_seat_and_the_best_move():
    position = play_all(obelisk.game("kono").start(), "a1a3 b4b2 c1c3")
    entries = review(obelisk.record(position), player("mcts", simulations=300, seed=1))
    assert [(entry.ply, entry.seat, entry.move) for entry in entries] == [
        (1, 0, "a1a3"),
        (2, 1, "b4b2"),
        (3, 0, "c1c3"),
    ]
    way = obelisk.game("kono").start()
    for entry in entries:
        assert entry.best.move in way.moves()
        assert entry.best.reason is not None
        assert 0 <= entry.after <= entry.before <= 1
        way = way.play(entry.move)
    assert json.loads(json.dumps([entry.as_json() for entry in entries]))[1]["best"]["reason"]["ja"]


def test_the_best_move_is_never_a_mistake_even_if_the_game_turns_after_it():
    (first, _) = judged("a1 c1", {"a1": 0.1}, seeming={"a1": 0.9})
    assert first.judgement == "best"
    assert first.loss == 0


def test_a_move_that_gives_chances_away_is_a_mistake_and_one_that_gives_many_a_blunder():
    (mistake, _) = judged("a1 c1", {"b2": 0.6, "a1": 0.45})
    assert (mistake.judgement, mistake.best.move) == ("mistake", "b2")
    assert (mistake.before, mistake.after) == pytest.approx((0.6, 0.45))
    (blunder, _) = judged("a1 c1", {"b2": 0.6, "a1": 0.1})
    assert blunder.judgement == "blunder"
    assert blunder.is_marked
    (good, _) = judged("a1 c1", {"b2": 0.6, "a1": 0.55})
    assert good.judgement == "good"
    assert not good.is_marked


def test_the_same_is_true_of_the_other_seat():
    (_, blunder) = judged("a1 c1", {"a1 c1": 0.9, "a1 d3": 0.4})
    assert (blunder.seat, blunder.judgement, blunder.best.move) == (1, "blunder", "d3")
    assert (blunder.before, blunder.after) == pytest.approx((0.6, 0.1))


def test_a_win_that_was_there_and_was_not_taken_is_a_missed_win():
    (missed, _) = judged("a1 c1", {"b2": 1.0})
    assert missed.judgement == "missed-win"
    assert not missed.is_turning_point


def test_a_mistake_that_gives_the_lead_away_is_a_turning_point():
    (turning, _) = judged("a1 c1", {"b2": 0.7, "a1": 0.3})
    assert turning.is_turning_point
    (lost_anyway, _) = judged("a1 c1", {"": 0.1, "b2": 0.4})
    assert lost_anyway.judgement == "blunder"
    assert not lost_anyway.is_turning_point


def test_what_seems_better_must_bear_the_same_closer_look():
    (entry, _) = judged("a1 c1", {"b2": 0.45, "a1": 0.5}, seeming={"b2": 0.62, "a1": 0.5})
    assert entry.judgement == "good"
    (entry, _) = judged("a1 c1", {"b2": 0.62, "a1": 0.5}, seeming={"b2": 0.62, "a1": 0.5})
    assert entry.judgement == "mistake"


@searches
def test_a_solved_game_is_judged_exactly():
    # Who takes the last piece loses: with one piece and a run left, the run must go.
    position = play_all(obelisk.game("bulo").start(), "a1a3 b1b3 c1c3 d1d3 a4 b4 c4")
    judge = judge_for(position)
    assert is_exact(position, judge)
    entries = review(position)
    assert {entry.before for entry in entries} | {entry.after for entry in entries} <= {0.0, 1.0}
    for entry in entries:
        assert (entry.judgement == "missed-win") == (entry.before > entry.after)
        assert entry.is_turning_point == (entry.before > entry.after)
    wins = [obelisk.solve(position_at(position, ply)).value == "win" for ply in range(7)]
    assert [entry.before == 1 for entry in entries] == wins


def position_at(position, ply):
    before = obelisk.game(position.game.name).start(setup=position.setup)
    for seat, move in position.history[:ply]:
        before = before.play(move, seat)
    return before


@searches
def test_the_loser_of_a_game_has_made_a_mistake_in_a_solved_game_that_was_not_lost_from_the_start():
    position = play_all(obelisk.game("bulo").start(), "a1a3 b1b3 c1c3 d1d3 a4c4 d4")
    assert position.is_over
    marked = [entry for entry in review(position) if entry.judgement in MARKED]
    assert marked[-1].seat not in position.result.winners


@pytest.mark.slow
@searches
def test_a_seat_is_judged_by_what_it_could_know():
    game = secret("SSS", "SLC").play("b2").play("d14").play("h8")
    one, other = (review(each, Afresh()) for each in (game, other_discard(game, 0, "CCC")))
    assert [entry for entry in one if entry.seat == 0] == [entry for entry in other if entry.seat == 0]


@searches
def test_more_than_two_seats_are_judged_each_for_itself():
    position = obelisk.game("microchip").start(seed=1, players=3)
    rng = player("random", seed=1)
    while not position.is_over:
        seat = position.active[0]
        position = position.play(rng.choose(position, seat), seat)
    entries = review(position, simulations=1)
    assert {entry.seat for entry in entries} == {0, 1, 2}
    # A random player hands in nothing.
    assert [entry.judgement for entry in entries[-3:]] == ["blunder"] * 3
    assert all(entry.best.move.startswith("build ") for entry in entries[-3:])
    assert not any(entry.is_turning_point for entry in entries)
    root = ET.fromstring(draw(position, entries).svg())
    seats = {text.text for text in root.iter(f"{SVG}text")} & {"Seat 0", "Seat 1", "Seat 2"}
    assert len(seats) == 3


@searches
def test_a_game_alone_can_be_reviewed():
    position = obelisk.game("micropul").start(seed=7, players=1)
    for _ in range(5):
        position = position.play(player("greedy", seed=1).choose(position))
    assert len(review(position, simulations=30)) == 5


def test_a_record_without_moves_has_no_entries_and_an_empty_graph():
    start = obelisk.game("kono").start()
    assert review(start, player("random")) == []
    ET.fromstring(draw(start, []).svg())


def test_progress_is_told():
    told = []
    review(
        play_all(obelisk.game("trip").start(), "a1 c1"), player("random", seed=1), tell=lambda *now: told.append(now)
    )
    assert told == [(0, 2), (1, 2)]


# The graph


def graph(language="en"):
    position = play_all(obelisk.game("trip").start(), "a1 c1 a3")
    entries = review(position, Oracle({"b2": 1.0, "a1": 0.2}))
    return entries, draw(position, entries, language)


def test_the_graph_goes_through_the_values_of_seat_0_and_marks_the_mistakes():
    entries, canvas = graph()
    assert [entry.judgement for entry in entries] == ["missed-win", "best", "good"]
    root = ET.fromstring(canvas.svg())
    labels = [group.attrib["aria-label"] for group in root.iter(f"{SVG}g") if "aria-label" in group.attrib]
    assert labels == ["1. a1: missed win; better: b2"]
    assert "1. a1: missed win; better: b2" in {text.text for text in root.iter(f"{SVG}text")}


def test_a_graph_can_be_of_the_other_seat_and_says_whose_it_is():
    position = play_all(obelisk.game("trip").start(), "a1 c1 a3")
    entries = review(position, Oracle({"b2": 1.0, "a1": 0.2}))
    first, second = (draw(position, entries, names=("Ana", "Ben"), view=view, bare=True) for view in (0, 1))
    assert first.description.startswith("Ana's chances")
    assert second.description.startswith("Ben's chances")
    lines = [[item for item in canvas.items if isinstance(item, Line)] for canvas in (first, second)]
    curves = [[line.y2 for line in drawn if line.paint.stroke == "ink"] for drawn in lines]
    assert len(curves[0]) == 3
    # What one seat has, the other lacks.
    assert {round(one + other) for one, other in zip(*curves, strict=True)} == {2 * round(Frame(3, bare=True).y(0.5))}


def test_the_graph_follows_light_and_dark_and_speaks_japanese():
    _, canvas = graph("ja")
    svg = canvas.svg()
    assert "prefers-color-scheme:dark" in svg
    assert "トリップ：評価" in svg
    assert "1手目 a1：勝ちをのがす。よりよい手：b2" in svg


def test_a_curve_stays_inside_the_graph():
    from obelisk.drawing.graph import HEIGHT, LEFT, TOP, WIDTH, Curve, draw_graph

    canvas = draw_graph([Curve(0, ((0, 1.2), (9, -0.3)))], [], plies=9, title="t", is_shared=True)
    for line in ET.fromstring(canvas.svg()).iter(f"{SVG}line"):
        assert LEFT <= float(line.attrib["x1"]) <= WIDTH
        assert TOP <= float(line.attrib["y1"]) <= HEIGHT


def test_the_graph_for_a_phone_is_readable_and_lists_what_stands_out_below_it():
    from obelisk.drawing.graph import Curve, Mark, draw_graph

    told = "112. 34@-11,10r3: missed win; better: 21@-13,12r1"
    marks = [Mark(ply, ply % 2, 0.4, "mistake", ply == 3, told) for ply in (3, 6)]
    canvas = draw_graph([Curve(0, ((0, 0.5), (9, 0.3)))], marks, plies=154, title="t", is_shared=True, tall=True)
    root = ET.fromstring(canvas.svg())
    phone = 312 / canvas.width
    assert min(float(text.attrib["font-size"]) * phone for text in root.iter(f"{SVG}text")) >= 11
    entries = [group for group in root.iter(f"{SVG}g") if group.attrib.get("class") == "ob-entry"]
    for entry in entries:
        assert " ".join(text.text for text in entry.iter(f"{SVG}text")) == told
    for entry in entries:
        assert float(next(entry.iter(f"{SVG}rect")).attrib["height"]) * phone >= 40
    for shape in [*root.iter(f"{SVG}rect"), *root.iter(f"{SVG}text")]:
        assert 0 <= float(shape.attrib["x"]) <= canvas.width


def test_a_game_judged_in_pieces_is_judged_as_in_one_and_no_position_is_looked_at_twice():
    position = play_all(obelisk.game("trip").start(), "a1 c3 a4 d1")
    whole, oracle = Oracle({"a1": 0.2, "a1 c3": 0.9}), Oracle({"a1": 0.2, "a1 c3": 0.9})
    entries = review(position, whole)
    found, ahead, sizes = [], {}, []
    while len(found) < 4:
        piece = Reviewer(position, oracle, ahead).piece(len(found), seconds=0)
        found += piece.entries
        ahead = piece.ahead
        sizes.append(len(piece.entries))
    assert found == entries
    assert sizes == [1, 1, 1, 1]
    assert sorted(oracle.asked) == sorted(whole.asked)


def test_a_bare_graph_of_the_first_moves_has_a_strip_for_every_position_of_the_game():
    position = play_all(obelisk.game("trip").start(), "a1 c3 a4 d1")
    entries = review(position, Oracle({"a1": 0.2}))
    root = ET.fromstring(draw(position, entries[:2], bare=True).svg())
    strips = [each.get("data-ply") for each in root.iter(f"{SVG}g") if each.get("class") == "ob-ply"]
    assert strips == ["0", "1", "2", "3", "4"]
    assert not [each for each in root.iter(f"{SVG}g") if each.get("class") == "ob-entry"]


def test_an_entry_is_plain_json_whatever_its_player_reckons_with():
    position = play_all(obelisk.game("trip").start(), "a1 c3")
    entries = review(position, Oracle({"": np.float64(0.5), "a1": np.float64(0.1)}))
    told = entries[0].as_json()
    assert {key: type(told[key]) for key in ("before", "after", "is_turning_point")} == {
        "before": float,
        "after": float,
        "is_turning_point": bool,
    }
