"""A ladder of one's own: ratings by Glicko-2, for games that were agreed as rated, against people and computers."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import obelisk
from obelisk.rulebook.modules import benches_of
from obelisk.table.core.commands import Sit
from obelisk.table.core.people.glicko import LARGEST, Rating, expected, updated
from obelisk.table.core.people.ladder import scores, strength_of, try_next
from obelisk.table.core.referee import LEVELS
from obelisk.table.core.refusals import Forbidden, Refused, Unreadable
from obelisk.table.core.state import Ending, Seat
from obelisk.table.views.lines import seat_to_advise
from obelisk.table.views.workbench import try_out
from tests.table.people import ADA, BEN, CLEO, Desk

STRENGTH = (Path(__file__).parents[2] / "docs" / "strength.md").read_text("utf-8")
ROW = re.compile(r"^\| ([A-Z][\w -]*?)(?: \d+×\d+|, [^|]+)? ((?:\| \(?\d+ %\)? ){5})\| [\d.]+ of \d+ \|$", re.MULTILINE)


@pytest.fixture
def house(serve):
    """Names are taken for good, so every test has a server of its own."""
    return serve()


def test_glickmans_own_example_comes_to_what_he_published():
    opponents = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = updated(Rating(1500, 200, 0.06), opponents)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    # The parts of the example: what was expected of each game.
    own = Rating(1500, 200)
    assert [round(expected(own, each), 3) for each, _ in opponents] == [0.639, 0.432, 0.303]


def test_who_does_not_play_is_known_less_and_less_well_but_never_worse_than_a_newcomer():
    known = Rating(1800, 60)
    assert updated(known, [], periods=73).deviation == pytest.approx(107, abs=1)
    assert updated(known, [], periods=100_000) == replace(known, deviation=LARGEST)


def test_erratic_results_raise_the_volatility_and_expected_ones_lower_it():
    own, weak = Rating(2000, 60), Rating(1200, 60)
    assert updated(own, [(weak, 0.0)] * 5).volatility > own.volatility > updated(own, [(weak, 1.0)] * 5).volatility


def test_the_levels_are_as_far_apart_as_they_were_measured():
    written = {}
    titles = {obelisk.game(name).title.explain("en"): name for name in obelisk.games()}
    for title, cells in ROW.findall(STRENGTH):
        written[titles[title]] = tuple(int(part) / 100 for part in re.findall(r"\d+", cells))
    assert len(written) > 8
    assert {name: obelisk.game(name).search.level_wins for name in written} == written
    for name in obelisk.games():
        heights = [strength_of(name, level).rating for level in LEVELS]
        assert heights == sorted(heights)
        assert heights[LEVELS.index("casual")] == 1500
    # A step of 78 wins in a hundred is one of 220 points.
    step = strength_of("rhombus", "strong").rating - strength_of("rhombus", "club").rating
    assert step == pytest.approx(220, abs=1)


def test_in_a_rated_game_nothing_is_taken_back_and_nobody_is_advised():
    desk = Desk(people=(ADA, None), computers={1: "novice"}, rated=True)
    desk.first_move(0)
    with pytest.raises(Refused, match="nothing is taken back"):
        desk.do("undo")
    with pytest.raises(Forbidden, match="no advice"):
        seat_to_advise(desk.table, ADA, 0)
    two = Desk(rated=True)
    two.first_move()
    with pytest.raises(Refused, match="nothing is taken back"):
        two.do("offer", ADA, what="takeback")


def test_nobody_plays_both_sides_of_a_rated_game():
    desk = Desk(people=(ADA, None), rated=True)
    with pytest.raises(Refused, match="already have a seat"):
        desk.does(Sit(1, "", "ada", "key"), ADA)
    desk.does(Sit(1, "", "ben", "key"), BEN)
    assert desk.table.has_begun


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"people": (ADA, ADA)}, "rated-seats"),
        ({"game": "micropul", "people": (ADA,), "options": {"players": 1}}, "rated-seats"),
        ({"people": (ADA, None), "options": {"seed": 5}, "game": "abstrakto"}, "rated-plain"),
        ({"people": (ADA, None), "championship": 50, "game": "microchip"}, "rated-plain"),
    ],
)
def test_a_rated_game_is_a_whole_game_from_a_fresh_start(wish, code):
    with pytest.raises(Unreadable) as refused:
        Desk(**wish, rated=True)
    assert refused.value.code == f"table/{code}"


def test_a_rematch_of_a_rated_game_is_rated():
    from obelisk.table.core.opening import make_rematch

    desk = Desk(rated=True)
    desk.do("resign", BEN)
    assert make_rematch("b" * 10, desk.table, desk.at)[1].is_rated


def test_what_everybody_has_scored_against_everybody():
    desk = Desk("microchip", people=(ADA, BEN, CLEO), options={"players": 3}, rated=True)
    over = replace(desk.table, ending=Ending("rules", (0, 1), None))
    assert scores(over) == {0: {1: 0.5, 2: 1.0}, 1: {0: 0.5, 2: 1.0}, 2: {0: 0.0, 1: 0.0}}
    # A computer plays on for who has left, and wins: who has left has lost all the same.
    left = replace(over.seats[0], kind="computer", level="club")
    gone = replace(over, seats=(left, *over.seats[1:]), ending=Ending("rules", (0,), None))
    assert scores(gone) == {0: {1: 0.0, 2: 0.0}, 1: {0: 1.0}, 2: {0: 1.0}}


def test_who_beats_a_computer_is_shown_the_next_level():
    desk = Desk(people=(ADA, None), computers={1: "club"})
    won, lost = (replace(desk.table, ending=Ending("rules", (seat,), None)) for seat in (0, 1))
    assert (try_next(won, 0), try_next(lost, 0)) == ("strong", None)
    best = replace(won, seats=(won.seats[0], Seat("computer", level="best")))
    assert try_next(best, 0) is None
    other = Desk()
    other.do("resign", BEN)
    assert try_next(other.table, 0) is None


def moved(ada, ben, table):
    """Let both make a move, so that the game counts."""
    for each, seat in ((ada, 0), (ben, 1)):
        move = each.get(each.at(table, "/moves")).json()["moves"][0]
        assert each.moves(table, move, seat=seat).status_code == 200


def ratings(visitor, table):
    return visitor.get(visitor.at(table, "/ratings")).json()


@pytest.mark.slow
def test_a_rated_game_changes_both_ratings_in_either_database_and_devices_share_one(serve, any_database):
    ada = serve(database=any_database)
    ben, phone = (type(ada)(ada.app, ada.portal) for _ in range(2))
    first = ada.opens("trip", rated=True)["id"]
    ben.sits(first)
    assert [one["rating"] for one in ratings(ada, first)["seats"]] == [1500, 1500]
    moved(ada, ben, first)
    ben.does(first, "resign")
    won, lost = ratings(ada, first)["seats"]
    assert (won["rating"], lost["rating"], won["is_provisional"]) == (1662, 1338, True)
    assert (won["change"], lost["change"]) == (162, -162)
    secret = ada.post("/api/v1/me/devices").json()["link"].rpartition("/")[2]
    phone.post("/api/v1/me/join", json={"secret": secret})
    second = phone.opens("trip", rated=True)["id"]
    ben.sits(second)
    assert ratings(ben, second)["seats"][0]["rating"] == 1662
    moved(phone, ben, second)
    phone.does(second, "resign")
    assert ratings(ben, second)["seats"][0]["change"] < -150
    page = ada.get("/me").text
    assert str(ratings(ben, second)["seats"][0]["rating"]) in page
    assert "−" in page
    export = ada.get("/api/v1/me/export.json").json()["ratings"]["trip"]
    assert [one["table_id"] for one in export] == [first, second]
    ada.post("/api/v1/me/delete", json={})
    assert [one is None for one in ratings(ben, first)["seats"]] == [True, False]


def test_a_game_that_hardly_began_and_one_that_is_not_rated_change_nothing(ada, ben):
    short, plain = ada.opens("trip", rated=True)["id"], ada.opens("trip")["id"]
    for table in (short, plain):
        ben.sits(table)
    moved(ada, ben, plain)
    for table in (short, plain):
        ben.does(table, "resign")
    assert [(one["rating"], one["change"]) for one in ratings(ada, short)["seats"]] == [(1500, None)] * 2
    assert ratings(ada, plain)["seats"] == [None, None]
    assert ada.get("/api/v1/me/export.json").json()["ratings"] == {}


def test_a_computer_has_the_rating_of_its_level_and_help_is_refused(ada):
    table = ada.opens("trip", rated=True, computers={"1": "club"})["id"]
    assert ratings(ada, table)["seats"][1]["rating"] == round(strength_of("trip", "club").rating)
    assert ada.get(ada.at(table, "/hint")).json()["code"] == "table/rated-advice"
    assert ada.sees(table)["is_rated"] is True


def test_a_workbench_gives_nothing_away_in_a_rated_game(monkeypatch):
    desk = Desk("microchip", people=(ADA, None), computers={1: "novice"}, options={"players": 2}, rated=True)
    bench = benches_of(desk.table.position).open_bench(desk.table.position, 0)
    word = next(iter(bench.words("en")))
    monkeypatch.setattr(type(bench), "spoilers", (word,))
    with pytest.raises(Refused, match="no advice"):
        try_out(desk.table, 0, "", word, "", language="en", tall=False)


def test_a_host_may_do_without_ratings(serve):
    ada = serve(ratings=False)
    answer = ada.post("/api/v1/tables", json={"game": "trip", "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "table/no-ratings")
    assert 'name="rated"' not in ada.get("/new/trip").text
