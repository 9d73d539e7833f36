"""A ladder of one's own: ratings by Glicko-2, for games that were agreed as rated, against people and computers."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import obelisk
from obelisk.games.microchip.board_box import draw
from obelisk.rulebook.modules import benches_of
from obelisk.table.core.clocks import DAY
from obelisk.table.core.commands import Sit
from obelisk.table.core.referee import LEVELS
from obelisk.table.core.refusals import Forbidden, Refused, Unreadable
from obelisk.table.core.state import Ending, Seat
from obelisk.table.features.moderation.store.actions import Host
from obelisk.table.features.ratings.glicko import LARGEST, Rating, expected, updated
from obelisk.table.features.ratings.ladder import scores, strength_of, try_next, weight_of
from obelisk.table.views.lines import seat_to_advise
from obelisk.table.views.workbench import try_out
from tests.table.people import ADA, BEN, CLEO, Desk
from tests.table.running import service_on

STRENGTH = (Path(__file__).parents[2] / "docs" / "strength.md").read_text("utf-8")
ROW = re.compile(r"^\| ([A-Z][\w -]*?)(?: \d+×\d+|, [^|]+)? ((?:\| \(?\d+ %\)? ){5})\| [\d.]+ of \d+ \|$", re.MULTILINE)


@pytest.fixture
def house(serve):
    """Names are taken for good, so every test has a server of its own."""
    return serve()


def test_glickmans_own_example_comes_to_what_he_published():
    opponents = [(Rating(1400, 30), 1.0, 1.0), (Rating(1550, 100), 0.0, 1.0), (Rating(1700, 300), 0.0, 1.0)]
    found = updated(Rating(1500, 200, 0.06), opponents)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    # The parts of the example: what was expected of each game.
    own = Rating(1500, 200)
    assert [round(expected(own, each), 3) for each, _, _ in opponents] == [0.639, 0.432, 0.303]


def test_who_does_not_play_is_known_less_and_less_well_but_never_worse_than_a_newcomer():
    known = Rating(1800, 60)
    assert updated(known, [], periods=73).deviation == pytest.approx(107, abs=1)
    assert updated(known, [], periods=100_000) == replace(known, deviation=LARGEST)


def test_erratic_results_raise_the_volatility_and_expected_ones_lower_it():
    own, weak = Rating(2000, 60), Rating(1200, 60)
    assert updated(own, [(weak, 0.0, 1.0)] * 5).volatility > own.volatility
    assert own.volatility > updated(own, [(weak, 1.0, 1.0)] * 5).volatility


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
    with pytest.raises(Refused, match="no takebacks"):
        desk.do("undo")
    with pytest.raises(Forbidden, match="no hints"):
        seat_to_advise(desk.table, ADA, 0)
    two = Desk(rated=True)
    two.first_move()
    with pytest.raises(Refused, match="no takebacks"):
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
        ({"people": (ADA, None), "options": {"boards": [draw(seed=1)[0], None]}, "game": "microchip"}, "rated-plain"),
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


PASSWORD = "a dozen of letters"


def named(visitor, name):
    """Open an account."""
    assert visitor.post("/api/v1/accounts", json={"name": name, "password": PASSWORD}).status_code == 201
    return visitor


def moved(ada, ben, table, n=2):
    """Let both make *n* moves; after two each the game counts."""
    for each, seat in ((ada, 0), (ben, 1)) * n:
        move = each.get(each.at(table, "/moves")).json()["moves"][0]
        assert each.moves(table, move, seat=seat).status_code == 200


def lost(winner, loser, **how):
    """Let somebody lose a rated game, and return what it came to."""
    table = winner.opens("trip", rated=True)["id"]
    loser.sits(table)
    moved(winner, loser, table, **how)
    loser.does(table, "resign")
    return ratings(winner, table)


def ratings(visitor, table):
    return visitor.get(visitor.at(table, "/ratings")).json()


@pytest.mark.slow
def test_a_rated_game_changes_both_ratings_in_either_database_and_devices_share_one(serve, any_database):
    ada = named(serve(database=any_database), "Ada")
    ben, phone = (type(ada)(ada.app, ada.portal) for _ in range(2))
    named(ben, "Ben")
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
    # The second game of the two within a day weighs half.
    assert -150 < ratings(ben, second)["seats"][0]["change"] < -100
    page = ada.get("/me").text
    assert str(ratings(ben, second)["seats"][0]["rating"]) in page
    assert "−" in page
    export = ada.get("/api/v1/me/export.json").json()["ratings"]["trip"]
    assert [one["table_id"] for one in export] == [first, second]
    assert ada.post("/api/v1/me/delete", json={"password": PASSWORD}).status_code == 200
    assert [one is None for one in ratings(ben, first)["seats"]] == [True, False]


def test_a_game_that_hardly_began_and_one_that_is_not_rated_change_nothing(ada, ben):
    named(ada, "Ada")
    named(ben, "Ben")
    short, plain = ada.opens("trip", rated=True)["id"], ada.opens("trip")["id"]
    for table in (short, plain):
        ben.sits(table)
    moved(ada, ben, plain)
    moved(ada, ben, short, n=1)
    for table in (short, plain):
        ben.does(table, "resign")
    assert [ratings(ada, table)["unrated"] for table in (short, plain)] == ["short", None]
    assert [(one["rating"], one["change"]) for one in ratings(ada, short)["seats"]] == [(1500, None)] * 2
    assert ratings(ada, plain)["seats"] == [None, None]
    assert ada.get("/api/v1/me/export.json").json()["ratings"] == {}


def test_rated_games_are_for_people_with_an_account(ada, ben):
    def refused(answer):
        return (answer.status_code, answer.json()["code"]) == (403, "table/rated-account")

    cup = {"game": "trip", "rated": True}
    for path in ("tables", "quick", "tournaments"):
        assert refused(ada.post(f"/api/v1/{path}", json=cup)), path
    assert 'name="rated" disabled' in ada.get("/new/trip").text
    named(ada, "Ada")
    table, tournament = (ada.post(f"/api/v1/{path}", json=cup).json()["id"] for path in ("tables", "tournaments"))
    assert refused(ben.post(ben.at(table, "/seats"), json={"seat": 1}))
    assert refused(ben.post(f"/api/v1/tournaments/{tournament}/entrants", json={}))
    named(ben, "Ben")
    ben.sits(table)
    assert ben.post(f"/api/v1/tournaments/{tournament}/entrants", json={}).status_code == 201


def test_a_game_that_was_agreed_as_rated_with_a_guest_counts_for_nobody_and_says_why(ada, ben):
    named(ada, "Ada")
    table = ada.opens("trip", rated=True)["id"]
    guest = Sit(1, "", "a session without an account", "key")
    ada.portal.call(ada.app.state.tables.act, table, guest, BEN)
    assert ratings(ada, table)["unrated"] == "guest"
    ada.does(table, "resign")
    told = ratings(ada, table)
    assert (told["unrated"], [one["change"] for one in told["seats"]]) == ("guest", [None, None])


def test_the_third_game_of_two_people_within_a_day_counts_a_third(ada, ben, friend):
    named(ada, "Ada")
    named(ben, "Ben")
    changes = [lost(ada, ben)["seats"][0]["change"] for _ in range(3)]
    assert changes[0] == 162
    own, other = Rating(), Rating()
    for before, change in enumerate(changes):
        weight = weight_of(before)
        after = updated(own, [(other, 1.0, weight)])
        assert round(after.rating) - round(own.rating) == pytest.approx(change, abs=1)
        own, other = after, updated(other, [(own, 0.0, weight)])
    # Somebody else counts in full.
    third = named(friend(), "Cleo")
    assert lost(third, ben)["seats"][0]["change"] > 100
    # After a day so do the two again.
    tables = ada.app.state.tables
    now = tables.now
    tables.now = lambda: now() + DAY
    fresh = ratings(ada, ada.opens("trip", rated=True)["id"])["seats"][0]
    again = lost(ada, ben)["seats"][0]
    assert again["change"] > changes[2]
    assert fresh["rating"] + again["change"] == again["rating"]


def test_a_computer_of_the_same_level_counts_less_each_time(ada):
    named(ada, "Ada")
    own, level = Rating(), strength_of("trip", "novice")
    for before in range(2):
        table = ada.opens("trip", rated=True, computers={"1": "novice"})["id"]
        while (seen := ada.sees(table))["ply"] < 4:
            if 0 in seen["active"]:
                ada.moves(table, ada.get(ada.at(table, "/moves")).json()["moves"][0])
        ada.does(table, "resign")
        own = updated(own, [(level, 0.0, weight_of(before))])
        assert ratings(ada, table)["seats"][0]["rating"] == pytest.approx(own.rating, abs=1)


def test_a_damaged_table_of_an_earlier_game_does_not_keep_a_rated_game_from_ending(ada, ben):
    named(ada, "Ada")
    named(ben, "Ben")
    lost(ada, ben)
    with ada.app.state.tables.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET seats = '{'")
    lost(ada, ben)
    with ada.app.state.tables.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM ratings").scalar() == 4


def test_hosts_see_whose_rating_has_risen_fast(ada, friend):
    named(ada, "Ada")
    for n in range(3):
        lost(ada, named(friend(), f"Puppet {n}"))
    watcher = named(friend(), "Cleo")
    Host(ada.app.state.tables.engine).make_host("Cleo")
    ada.portal.call(ada.app.state.tables.admin_changes.look)
    (rise,) = service_on(ada, "ratings").ratings.rises(ada.app.state.tables.now())
    assert (rise.name, rise.game, rise.before, rise.games, rise.opponents) == ("Ada", "trip", 1500, 3, 3)
    page = watcher.get("/host").text
    assert "Trip: 1500 → " in page.replace("\u2068", "").replace("\u2069", "")
    assert "against 3 people" in page.replace("\u2068", "").replace("\u2069", "")
    assert service_on(ada, "ratings").ratings.rises(ada.app.state.tables.now() + 2 * DAY) == []


def test_fifteen_nameless_browsers_that_resign_after_one_move_change_no_rating(ada, friend):
    named(ada, "Ada")
    for _ in range(15):
        table = ada.opens("trip", rated=True)["id"]
        guest = friend()
        guest.post(guest.at(table, "/seats"), json={"seat": 1})
        ada.moves(table, "a1")
        guest.moves(table, "c3")
        guest.does(table, "resign")
    assert ada.get("/api/v1/me/export.json").json()["ratings"] == {}


def test_a_computer_has_the_rating_of_its_level_and_help_is_refused(ada):
    named(ada, "Ada")
    table = ada.opens("trip", rated=True, computers={"1": "club"})["id"]
    assert ratings(ada, table)["seats"][1]["rating"] == round(strength_of("trip", "club").rating)
    assert ada.get(ada.at(table, "/hint")).json()["code"] == "table/rated-advice"
    assert ada.sees(table)["is_rated"] is True


def test_a_workbench_gives_nothing_away_in_a_rated_game(monkeypatch):
    desk = Desk("microchip", people=(ADA, None), computers={1: "novice"}, options={"players": 2}, rated=True)
    bench = benches_of(desk.table.position).open_bench(desk.table.position, 0)
    word = next(iter(bench.words("en")))
    monkeypatch.setattr(type(bench), "spoilers", (word,))
    with pytest.raises(Refused, match="no hints"):
        try_out(desk.table, 0, "", word, "", language="en", tall=False)


def test_a_host_may_do_without_ratings(serve):
    ada = serve(ratings=False)
    answer = ada.post("/api/v1/tables", json={"game": "trip", "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "table/no-ratings")
    assert 'name="rated"' not in ada.get("/new/trip").text
