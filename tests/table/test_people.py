"""Who one is: a name that is kept, a profile of finished games, other devices, and the end of it all."""

import json
import re

import pytest

from obelisk.table.core.results import ALONE, DRAWN, LOST, WON, result_of
from obelisk.table.core.state import Ending, Seat
from obelisk.table.core.summary import Summary
from obelisk.table.features.accounts.store.device_links import GOOD_FOR
from obelisk.table.features.profiles.views import Filters, profile

WORDS = {"name": "Ada", "password": "correct horse"}
DAY = 24 * 3600 * 1000
ME = Seat("person", "Ada", owner="me")
BEN = Seat("person", "Ben", owner="ben")
CLUB = Seat("computer", level="club")


@pytest.fixture
def house(serve):
    """Names are taken for good, so every test has a server of its own."""
    return serve()


def over(winners, *seats, game="trip", points=None, reason="rules", at=0, helped=False):
    """Return a finished game."""
    return Summary(f"table{at}", game, seats, 9, (), Ending(reason, winners, points), 0, at, helped)


def names_at(visitor, table):
    return [seat["name"] for seat in visitor.sees(table)["seats"]]


def lost_to(winner, loser, **wishes):
    """Let somebody lose a game, and return its table."""
    table = winner.opens("trip", **wishes)["id"]
    loser.sits(table)
    assert loser.does(table, "resign").status_code == 200
    return table


def text_of(page):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.text))


def test_a_name_is_kept_without_an_account_until_it_is_given_up(ada):
    ada.opens(name="Ａda  太郎")
    assert "Ａda 太郎" in ada.get("/").text
    assert names_at(ada, ada.opens()["id"]) == ["Ａda 太郎", ""]
    assert names_at(ada, ada.opens(mine=[0, 1])["id"]) == ["", ""]
    assert names_at(ada, ada.opens(name="")["id"]) == ["", ""]
    assert names_at(ada, ada.opens()["id"]) == ["", ""]


def test_who_is_signed_in_sits_down_under_the_name_of_the_account(ada, ben):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ben.opens()["id"]
    ada.sits(table)
    assert names_at(ben, table) == ["", "Ada"]
    assert ada.patch("/api/v1/me", json={"name": "Countess"}).json()["account"]["name"] == "Countess"
    assert "Countess" in ada.get("/").text
    ben.post("/api/v1/accounts", json={**WORDS, "name": "Ben"})
    assert ben.patch("/api/v1/me", json={"name": "countess"}).json()["code"] == "account/taken"
    assert ben.patch("/api/v1/me", json={"name": "n" * 25}).status_code == 422


@pytest.mark.parametrize(
    ("table", "outcome"),
    [
        (over((0,), ME, CLUB), WON),
        (over((1,), ME, CLUB), LOST),
        (over((0, 1), ME, BEN), DRAWN),
        (over((), ME, BEN, reason="agreed"), DRAWN),
        (over((0,), Seat("computer", "Ada", "club", "me"), BEN, CLUB), LOST),
        (over((0,), ME, points=(7,)), ALONE),
        (over((), ME, reason="resigned"), None),
        (over((0,), ME, ME), None),
        (over((0,), BEN, CLUB), None),
    ],
)
def test_what_a_game_came_to_for_somebody(table, outcome):
    found = result_of(table, {"me"})
    assert (found and found.outcome) == outcome


def test_a_profile_counts_by_game_level_and_opponent_and_shows_what_is_asked_for():
    tables = [
        over((0,), ME, CLUB, at=40 * DAY),
        over((1,), ME, Seat("computer", level="best"), at=39 * DAY),
        over((0,), ME, BEN, game="kono", at=38 * DAY),
        over((0,), ME, game="micropul", points=(12,), at=2 * DAY),
        over((0,), ME, game="micropul", points=(40,), at=1 * DAY, helped=True),
    ]
    results = [result_of(table, {"me"}) for table in tables]
    found = profile(results, {"ben": "Benjamin"}, Filters())
    assert (found.total.won, found.total.lost, found.total.alone, found.total.share) == (2, 1, 2, 67)
    assert {game: tally.all for game, tally in found.by_game.items()} == {"trip": 2, "micropul": 2, "kono": 1}
    assert list(found.by_level) == ["club", "best"]
    assert [(name, has_account) for name, has_account, _ in found.by_opponent] == [("Benjamin", True)]
    assert [(score.game, score.points) for score in found.scores] == [("micropul", 12)]
    assert (found.unit, [column.tally.played for column in found.columns]) == ("day", [1, 1, 1])

    def shown(**wish):
        return [one.table.id for one in profile(results, {"ben": "Benjamin"}, Filters(**wish)).games]

    assert shown(against="computers", outcome="lost") == [tables[1].id]
    assert shown(against="people") == shown(text="ＢＥＮＪ") == [tables[2].id]
    assert shown(against="club") == [tables[0].id]
    assert shown(game="micropul", page=7) == [tables[3].id, tables[4].id]


def test_games_far_apart_are_shown_by_weeks_or_months():
    games = [result_of(over((0,), ME, CLUB, at=day * DAY), {"me"}) for day in (400, 0)]
    assert profile(games, {}, Filters()).unit == "month"
    assert profile([games[0], result_of(over((0,), ME, CLUB, at=300 * DAY), {"me"})], {}, Filters()).unit == "week"
    assert len(profile(games, {}, Filters()).columns) == 14


def test_others_see_the_finished_games_of_public_tables_and_nothing_else(ada, ben, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    public = lost_to(ada, ben)
    private = lost_to(ada, ben, is_public=False)
    running = ada.opens("trip", computers={"1": "novice"})["id"]
    own, others = ada.get("/me").text, friend().get("/people/ada").text
    assert [table in own for table in (public, private, running)] == [True, True, False]
    assert [table in others for table in (public, private, running)] == [True, False, False]
    assert friend().get("/people/Nobody").status_code == 404
    assert ada.patch("/api/v1/me", json={"is_hidden": True}).json()["is_hidden"] is True
    assert friend().get("/people/ada").status_code == 403
    assert ada.get("/people/ada").status_code == 200


def test_what_is_taken_off_the_list_stays_among_the_results(ada, ben):
    table = lost_to(ada, ben)
    ada.delete(ada.at(table, "/mine"))
    assert ada.get("/api/v1/tables?mine=1").json()["tables"] == []
    page = ada.get("/me", headers={"Accept-Language": "ja"})
    assert "1局 1勝" in text_of(page)
    assert "No game matches" in ada.get("/me?outcome=lost&page=99999999&against=nobody").text


def test_another_device_joins_by_a_link_that_is_good_once(ada, ben, friend):
    table = ada.opens("trip", name="Ada", mine=[0])["id"]
    link = ada.post("/api/v1/me/devices").json()["link"]
    secret = link.rpartition("/")[2]
    phone = friend()
    old = phone.opens("trip", mine=[0])["id"]
    assert "Play as Ada" in phone.get(f"/join/{secret}").text
    assert phone.sees(table)["you"]["seats"] == []  # to look is not to join
    assert phone.post("/api/v1/me/join", json={"secret": secret}).json() == {"name": "Ada"}
    assert [each.sees(one)["you"]["seats"] for each in (ada, phone) for one in (table, old)] == [[0]] * 4
    assert "Ada" in phone.get("/").text
    assert ben.post("/api/v1/me/join", json={"secret": secret}).json()["code"] == "account/no-link"
    assert ada.get("/api/v1/me").json()["devices"] == 2
    assert all("Kept without an account, on the devices" in each.get("/me").text for each in (ada, phone))
    assert "Kept in this browser only." in ben.get("/me").text
    ada.post("/api/v1/accounts", json=WORDS)
    assert phone.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}
    assert [each.sees(old)["you"]["seats"] for each in (ada, phone)] == [[0], [0]]


CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 <b>Eve</b>"


def test_whoever_confirms_a_link_is_told_what_they_give_away_and_to_which_device(ada, ben, friend):
    eve = friend()
    made = eve.post("/api/v1/me/devices", headers={"User-Agent": CHROME}).json()
    page = f"/join/{made['link'].rpartition('/')[2]}"
    for game in ("trip", "kono"):
        ada.opens(game, name="Ada", mine=[0])
    told = text_of(ada.get(page))
    for sentence in (
        "The link was made with Chrome, Linux, less than a minute ago.",
        "Confirm only if you made the link yourself. If somebody sent it to you, do not confirm",
        "The 2 games in this browser will belong to the person who made the link, too",
        f"The device that made the link shows the same code, {' '.join(made['code'].split())}.",
    ):
        assert sentence in told
    assert "Eve" not in told
    japanese = text_of(ada.get(page, headers={"Accept-Language": "ja"}))
    assert "Chrome, Linux で作られました" in japanese
    assert "2件の対局は、リンクを作った人のものにもなります" in japanese
    assert "games in this browser" not in text_of(friend().get(page))
    ben.post("/api/v1/accounts", json={"name": "Benedict", "password": "correct horse"})
    assert "You are signed in as Benedict here, and will be signed out." in text_of(ben.get(page))
    unknown = eve.post("/api/v1/me/devices", headers={"User-Agent": "curl/8"}).json()
    assert unknown["code"] != made["code"]
    assert "made with an unknown browser" in ada.get(f"/join/{unknown['link'].rpartition('/')[2]}").text


def test_a_link_for_a_device_is_good_for_ten_minutes(ada, friend, monkeypatch):
    secret = ada.post("/api/v1/me/devices").json()["link"].rpartition("/")[2]
    tables = ada.app.state.tables
    later = tables.now() + GOOD_FOR + 1
    monkeypatch.setattr(tables, "now", lambda: later)
    assert friend().get(f"/join/{secret}").status_code == 404
    assert friend().post("/api/v1/me/join", json={"secret": secret}).status_code == 404


def test_everything_about_somebody_can_be_taken_home_and_nothing_that_is_hidden(ada, ben):
    table = lost_to(ada, ben, name="Ada", chat=True)
    ada.does(table, "say", text="Thank you")
    hidden = ada.opens("micropul", options={"players": 2}, mine=[0], computers={"1": "novice"})["id"]
    told = ada.get("/api/v1/me/export.json")
    assert told.headers["content-disposition"] == 'attachment; filename="obelisk.json"'
    found = json.loads(told.content)
    assert found["you"]["name"] == "Ada"
    by_id = {one["id"]: one for one in found["tables"]}
    assert by_id[table]["result"]["reason"] == "resigned"
    assert [line["text"] for line in by_id[table]["said"]] == ["Thank you"]
    assert by_id[table]["record"]["game"] == "trip"
    assert (by_id[hidden]["record"], "setup" in str(by_id[hidden])) == (None, False)


@pytest.mark.slow
def test_whoever_wants_to_be_forgotten_is_forgotten_in_either_database(serve, any_database):
    ada = serve(database=any_database)
    ben = type(ada)(ada.app, ada.portal)
    ada.post("/api/v1/accounts", json={**WORDS, "name": "Zenobia"})
    own = ada.opens("trip", computers={"1": "novice"}, is_public=False)["id"]
    shared = ada.opens("trip", chat=True)["id"]
    ben.sits(shared, name="Ben")
    ada.does(shared, "say", text="a word of mine")
    ada.does(shared, "rename", name="Zenobia the Great")
    assert ada.post("/api/v1/me/delete", json={"password": "wrong"}).status_code == 403
    assert ada.post("/api/v1/me/delete", json={"password": "correct horse"}).status_code == 200
    assert ada.get(ada.at(own)).status_code == 404
    seen = ben.sees(shared)
    assert seen["result"]["winners"] == [1]
    everything = json.dumps(seen) + ben.get(ben.at(shared, "/events")).text + ben.get("/me").text
    assert [word for word in ("Zenobia", "word of mine") if word in everything] == []
    assert ada.sees(shared)["you"]["seats"] == []
    assert ada.get("/people/Zenobia").status_code == 404
    assert ada.post("/api/v1/sessions", json={**WORDS, "name": "Zenobia"}).status_code == 403
    assert ada.post("/api/v1/accounts", json={**WORDS, "name": "Zenobia"}).status_code == 201


def test_a_best_score_goes_with_who_reached_it(ada, ben):
    puzzle = {"game": "microchip", "options": {"players": 1, "seed": 5}}
    tables = [each.opens(**puzzle, name=name)["id"] for each, name in ((ada, "Ada"), (ben, "Ben"))]
    for each, table in zip((ada, ben), tables, strict=True):
        assert each.moves(table, "build").status_code == 200
    assert ada.post("/api/v1/me/delete", json={}).status_code == 200
    assert ada.get(ada.at(tables[0])).status_code == 404
    assert [one["name"] for one in ben.get(ben.at(tables[1], "/scores")).json()["scores"]] == ["Ben"]
    assert "Ada" not in ada.get("/").text


def test_a_host_may_do_without_profiles_and_devices(serve):
    ada = serve(profiles=False, devices=False)
    answers = [ada.get("/me"), ada.get("/people/Ada"), ada.get("/join/abc"), ada.post("/api/v1/me/devices")]
    assert [answer.status_code for answer in answers] == [404] * 4
    home = ada.get("/", headers={"Accept": "text/html"}).text
    assert 'href="/me"' not in home
    assert 'id="device"' not in ada.get("/account").text
