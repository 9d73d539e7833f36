"""Games looked at again: reviews in pieces, moves that nobody has played, and boards for analysis."""

import pytest

from obelisk import Candidate
from obelisk.arena.review import Entry, Piece
from obelisk.table.core.refusals import Unreadable
from obelisk.table.views import advice
from tests.table.people import ADA, BEN, Desk


def finished(ada, game, *moves, **wishes):
    table = ada.opens(game, mine=[0, 1], **wishes)["id"]
    for move in moves:
        assert ada.moves(table, move).status_code == 200
    ada.does(table, "resign", seat=0)
    return table


@pytest.fixture
def pieces(monkeypatch):
    """Let every piece of a review be two moves; return where each began."""
    begun = []

    def judge(position, first, ahead):
        begun.append((first, dict(ahead)))
        some = list(enumerate(position.history))[first : first + 2]
        entries = [Entry(n + 1, seat, move, 0.5, 0.2, Candidate("a1", 0.5), "blunder") for n, (seat, move) in some]
        return Piece(tuple(entries), {first + 2: []}, is_exact=False)

    monkeypatch.setattr(advice, "judge", judge)
    return begun


def test_a_review_comes_in_pieces_and_each_is_made_once(ada, friend, pieces):
    table = finished(ada, "trip", "b2", "d4", "a4", "d1", "a1")
    first = ada.get(ada.at(table, "/review.json?after=0")).json()
    assert ([entry["ply"] for entry in first["moves"]], first["of"]) == ([1, 2], 5)
    assert (first["moves"][0]["told"], first["moves"][0]["is_marked"]) == ("blunder", True)
    assert [start for start, _ in pieces] == [0]
    graph = ada.get(ada.at(table, "/review.svg?bare=1&until=2")).text
    assert graph.count('class="ob-ply"') == 6
    assert [start for start, _ in pieces] == [0]
    eve = friend()
    whole = eve.get(eve.at(table, "/review.json")).json()
    assert [entry["ply"] for entry in whole["moves"]] == [1, 2, 3, 4, 5]
    assert [entry["ply"] for entry in ada.get(ada.at(table, "/review.json?after=3")).json()["moves"]] == [4, 5]
    nothing = {"moves": [], "of": 5, "is_shared": True, "is_exact": False}
    assert ada.get(ada.at(table, "/review.json?after=5")).json() == nothing
    assert pieces == [(0, {}), (2, {2: []}), (4, {4: []})]


def test_after_the_end_everybody_may_try_other_moves_from_any_position(ada, friend):
    table, eve = finished(ada, "kono", "a1a3", "b4b2"), friend()
    v = ada.sees(table)["v"]
    shown = eve.get(eve.at(table, "/line"), params={"ply": 1, "move": ["c4c2", "b1b3"]}).json()
    assert (shown["moves"], shown["seat"]) == ([[1, "c4c2"], [0, "b1b3"]], 1)
    assert 'data-move="' in shown["svg"]
    assert eve.get(eve.at(table, "/line?ply=2")).json()["seat"] == 0
    refused = eve.get(eve.at(table, "/line"), params={"ply": 1, "move": ["a1a2"]})
    assert (refused.status_code, refused.json()["move"]) == (422, "a1a2")
    assert eve.get(eve.at(table, "/line?ply=9")).status_code == 404
    assert eve.get(eve.at(table, "/line"), params={"move": ["a1"] * 201}).status_code == 422
    assert ada.sees(table)["v"] == v


def test_while_a_game_is_played_no_moves_are_tried_against_people_or_where_something_is_hidden(ada, ben, game):
    for visitor in (ada, ben):
        assert visitor.get(visitor.at(game, "/line")).json()["code"] == "table/no-advice"
    hidden = ada.opens("micropul", computers={"1": "novice"})["id"]
    move = ada.get(ada.at(hidden, "/moves")).json()["moves"][0]
    for path in ("/line", "/analysis"):
        answer = ada.get(ada.at(hidden, path), params={"ply": 0, "move": [move]})
        assert answer.json()["code"] == "table/no-lines"
    alone = ada.opens("trip", mine=[0, 1])["id"]
    assert ada.get(ada.at(alone, "/line?move=a1")).json()["seat"] == 1


def test_on_a_board_for_analysis_nothing_is_hidden_or_listed_and_everything_is_taken_back(ada, friend):
    table = ada.opens("micropul", mine=[0, 1], analysis=True)["id"]
    assert ada.sees(table)["is_analysis"]
    assert not ada.sees(table)["hides"]
    assert table not in [one["id"] for one in ada.get("/api/v1/tables?mine=1&running=1").json()["tables"]]
    move = ada.get(ada.at(table, "/moves")).json()["moves"][0]
    assert ada.moves(table, move).status_code == 200
    assert ada.get(ada.at(table, "/line?ply=0")).status_code == 200
    eve = friend()
    assert eve.get(eve.at(table, "/line?ply=0")).json()["code"] == "table/no-seat"
    assert ada.does(table, "undo").status_code == 200
    assert ada.sees(table)["ply"] == 0


def test_a_board_for_analysis_goes_on_after_the_end(ada):
    table = ada.opens("trip", mine=[0, 1], analysis=True)["id"]
    while ada.sees(table)["result"] is None:
        ada.moves(table, ada.get(ada.at(table, "/moves")).json()["moves"][0])
    over = ada.sees(table)
    assert over["takeback"] == {"kind": "undo", "why_not": None, "code": None}
    ada.does(table, "undo")
    assert (ada.sees(table)["result"], ada.sees(table)["ply"]) == (None, over["ply"] - 1)


@pytest.mark.parametrize(
    "wishes", [{"people": (ADA, BEN)}, {"clock": {"kind": "move", "seconds": 30}}, {"championship": 100}]
)
def test_a_board_for_analysis_is_for_one_person_without_clock_or_championship(wishes):
    with pytest.raises(Unreadable) as refusal:
        Desk("microchip", analysis=True, **{"people": (ADA, ADA), **wishes})
    assert refusal.value.code == "table/analysis-alone"
