"""Tournaments over HTTP: everybody with the link, the organiser alone, pages in both languages, files to keep."""

import csv
import io
import itertools
import time

import pytest

from obelisk.table.features.tournaments import service as live
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)

API = "/api/v1/tournaments"
NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def _quickly(monkeypatch):
    monkeypatch.setattr(live, "BEAT", 0.02)


def announce(who, **wishes):
    answer = who.post(API, json={"game": "trip", "pause": 0, "name": "Olga", **wishes})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def joins(who, tournament, name):
    answer = who.post(f"{API}/{tournament}/entrants", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


def directs(who, tournament, kind, **facts):
    return who.post(f"{API}/{tournament}/actions", json={"kind": kind, **facts})


def waits(who, tournament, is_so):
    """Wait for events until a tournament is so."""
    found, until = who.get(f"{API}/{tournament}").json(), time.monotonic() + 30
    while not is_so(found):
        assert time.monotonic() < until, found
        found = who.get(f"{API}/{tournament}", params={"after": found["v"], "wait": 2}).json()
    return found


def test_three_friends_play_a_round_robin_and_the_best_has_the_crown(house, friend):
    people = [friend() for _ in range(3)]
    tournament = announce(people[0], title="Cup")
    for who, name in zip(people[1:], ("Ben", "Cleo"), strict=True):
        joins(who, tournament, name)
    assert directs(people[1], tournament, "start").json()["code"] == "tournament/not-organiser"
    assert directs(people[0], tournament, "start").status_code == 200
    for number in (1, 2, 3):
        seen = waits(people[0], tournament, lambda seen, number=number: len(seen["games"]) == number)
        game = seen["games"][-1]["games"][0]
        loser = people[max(game["players"])]
        called = loser.get(f"{API}/next").json()["games"]
        assert [one["table"] for one in called] == [game["table"]]
        assert loser.sees(game["table"])["tournament"] == {"id": tournament, "title": "Cup", "round": number}
        assert loser.does(game["table"], "resign").status_code == 200
        assert loser.does(game["table"], "rematch").json()["code"] == "table/tournament-rematch"
    over = waits(people[0], tournament, lambda seen: seen["status"] == "over")
    assert over["winners"] == ["Olga"]
    assert [(one["place"], one["entrant"], one["score"]) for one in over["standings"]] == [
        (1, 0, 2),
        (2, 1, 1),
        (3, 2, 0),
    ]
    page = people[1].get(f"/tournament/{tournament}").text
    assert "Olga wins the tournament." in page
    assert "♛" in page
    japanese = people[1].get(f"/tournament/{tournament}?language=ja").text
    assert "優勝：Olga" in japanese
    rows = list(csv.reader(io.StringIO(people[1].get(f"{API}/{tournament}/standings.csv").text)))
    assert rows[0][:3] == ["place", "name", "score"]
    assert rows[1][:3] == ["1", "Olga", "2"]
    games = list(csv.reader(io.StringIO(people[1].get(f"{API}/{tournament}/games.csv").text)))
    assert len(games) == 1 + 3 * 3
    whole = people[1].get(f"{API}/{tournament}/tournament.json")
    assert "attachment" in whole.headers["content-disposition"]
    assert len(whole.json()["games"]) == 3
    assert "Place 1" in people[0].get("/me").text
    kept = people[0].get("/api/v1/me/export.json").json()["tournaments"]
    assert [(one["id"], one["name"], one["standing"]["place"]) for one in kept] == [(tournament, "Olga", 1)]
    assert len(kept[0]["tables"]) == 2


def rounds_of(who, tournament, language):
    """Return the part of a tournament's page that lists its rounds, and the whole page."""
    page = who.get(f"/tournament/{tournament}", headers={"Accept-Language": language}).text
    return page.split('class="rounds"')[1], page


def test_ones_own_game_is_called_the_same_wherever_the_page_leads_there(house, friend):
    olga, ben, stranger = friend(), friend(), friend()
    tournament = announce(olga)
    joins(ben, tournament, "Ben")
    assert directs(olga, tournament, "start").status_code == 200
    waits(olga, tournament, lambda seen: seen["games"] and seen["games"][0]["games"][0]["table"])
    for language, own, watch in (("en", "To your game", "Watch"), ("ja", "対局へ", "観戦する")):
        for who, shown, hidden in ((olga, own, watch), (stranger, watch, own)):
            rounds = rounds_of(who, tournament, language)[0]
            assert f">{shown}</a>" in rounds
            assert f">{hidden}</a>" not in rounds


@pytest.mark.parametrize(
    ("kind", "told", "own"), [("round-robin", "休み", "休みです"), ("swiss", "不戦勝", "不戦勝（")]
)
def test_only_a_bye_that_counts_is_called_a_win_in_japanese(house, friend, kind, told, own):
    people = [friend() for _ in range(3)]
    tournament = announce(people[0], kind=kind, **({"rounds": 2} if kind == "swiss" else {}))
    for who, name in zip(people[1:], ("Ben", "Cleo"), strict=True):
        joins(who, tournament, name)
    assert directs(people[0], tournament, "start").status_code == 200
    seen = waits(people[0], tournament, lambda seen: seen["games"] and seen["games"][0]["byes"])
    rounds, page = rounds_of(people[seen["games"][0]["byes"][0]], tournament, "ja")
    assert f'<span class="quiet">{told}</span>' in rounds
    assert f"この回戦は{own}" in page


def test_computers_fill_up_and_play_each_other_too(house, friend):
    olga = friend()
    tournament = announce(olga, kind="swiss", rounds=1, fewest=4, filler="novice")
    directs(olga, tournament, "start")
    seen = waits(olga, tournament, lambda seen: seen["you"]["game"] is not None)
    assert [one["level"] for one in seen["entrants"]] == [None, "novice", "novice", "novice"]
    assert olga.does(seen["you"]["game"]["table"], "resign").status_code == 200
    over = waits(olga, tournament, lambda seen: seen["status"] == "over")
    assert {one["reason"] for one in over["games"][0]["games"]} == {"resigned", "rules"}


def test_the_organiser_reads_how_many_computers_will_fill_up(house, friend):
    olga, ben = friend(), friend()
    tournament = announce(olga, filler="novice", fewest=4)
    told = "computers (novice) join until there are at least 4 players and no table has a free seat."
    assert told in olga.get(f"/tournament/{tournament}").text
    cup = announce(olga, game="microchip", kind="championship", target=50, most=5, fewest=3, filler="novice")
    assert "If fewer than 3 players have joined at the start, computers" in olga.get(f"/tournament/{cup}").text
    joins(ben, cup, "Ben")
    # It is for up to five, but two people are one short only of the fewest.
    assert len(directs(olga, cup, "start").json()["entrants"]) == 3


def test_a_game_of_a_tournament_knows_neither_hints_nor_taking_back(house, friend):
    olga = friend()
    tournament = announce(olga, filler="novice")
    directs(olga, tournament, "start")
    table = olga.get(f"{API}/{tournament}").json()["you"]["game"]["table"]
    assert olga.get(olga.at(table, "/hint")).json()["code"] == "table/tournament-advice"
    assert olga.does(table, "undo").status_code == 409


def by_link(device, other):
    """Let a device confirm the link of another one."""
    secret = other.post("/api/v1/me/devices").json()["link"].rpartition("/")[2]
    told = device.get(f"/join/{secret}").text
    assert device.post("/api/v1/me/join", json={"secret": secret}).status_code == 200
    return told


def by_account(device, other):
    """Sign both devices in to the same account."""
    words = {"name": f"Dora{next(NUMBERS)}", "password": "correct horse"}
    assert other.post("/api/v1/accounts", json=words).status_code == 201
    assert device.post("/api/v1/sessions", json=words).status_code == 201
    return ""


@pytest.mark.parametrize("unite", [by_link, by_account])
def test_two_entrants_who_turn_out_to_be_one_person_become_the_first_of_them(house, friend, unite):
    olga, dora, phone, ben = (friend() for _ in range(4))
    cup = announce(olga, title="Cup", plays=False)
    for who, name in ((dora, "Dora"), (phone, "Phone"), (ben, "Ben")):
        joins(who, cup, name)
    told = unite(dora, phone)
    assert unite is by_account or "Both devices take part in “Cup”." in told
    assert [one["name"] for one in ben.get(f"{API}/{cup}").json()["entrants"]] == ["Dora", "Ben"]
    assert [each.get(f"{API}/{cup}").json()["you"]["entrant"] for each in (dora, phone)] == [0, 0]


@pytest.mark.parametrize("unite", [by_link, by_account])
def test_nobody_plays_a_tournament_against_themselves_on_two_devices(house, friend, unite):
    olga, dora, phone = (friend() for _ in range(3))
    cup = announce(olga, plays=False)
    joins(dora, cup, "Dora")
    joins(phone, cup, "Phone")
    directs(olga, cup, "start")
    unite(phone, dora)
    over = waits(olga, cup, lambda seen: seen["status"] == "over")
    assert [one["is_out"] for one in over["entrants"]] == [False, True]
    assert [one["entrant"] for one in over["standings"]] == [0, 1]
    assert over["games"][0]["games"][0]["absent"] == [1]


def test_whoever_has_the_link_may_join_and_leave_and_nobody_is_told_secrets(house, friend):
    olga, ben = friend(), friend()
    tournament = announce(olga, plays=False, is_public=False)
    assert tournament not in ben.get("/tournaments").text
    seen = joins(ben, tournament, "Ben")
    assert (seen["you"]["entrant"], seen["players"]) == (0, 1)
    assert joins(ben, tournament, "Ben")["players"] == 1
    told = ben.get(f"{API}/{tournament}").text
    assert "owner" not in told
    assert "seed" not in told
    left = ben.delete(f"{API}/{tournament}/entrants/me")
    assert left.json()["players"] == 0
    assert ben.delete(f"{API}/{tournament}/entrants/me").json()["code"] == "tournament/not-in"
    assert directs(olga, tournament, "start").json()["code"] == "tournament/too-few"
    assert directs(olga, tournament, "cancel").json()["status"] == "cancelled"
    assert directs(olga, tournament, "remove", entrant=5).json()["code"] == "tournament/no-entrant"


def test_one_wish_announces_one_tournament_however_often_it_is_sent(house, friend):
    olga = friend()
    olga.get("/tournaments/new")
    body, key = {"game": "trip", "name": "Olga"}, {"Idempotency-Key": "once"}
    ids = {olga.post(API, json=body, headers=key).json()["id"] for _ in range(3)}
    assert len(ids) == 1


def test_how_many_may_take_part_fits_the_game_where_nobody_says_it(house, friend):
    olga = friend()
    made = [announce(olga), announce(olga, game="microchip", kind="championship", target=50)]
    assert [olga.get(f"{API}/{each}").json()["most"] for each in made] == [16, 5]


def test_what_makes_no_sense_is_refused_in_the_language_of_the_reader(house, friend):
    olga = friend()
    refused = olga.post(API, json={"game": "trip", "kind": "swiss"}, headers={"Accept-Language": "ja"})
    assert (refused.status_code, refused.json()["code"]) == (422, "tournament/number")
    assert "回戦数" in refused.json()["detail"]
    assert olga.get(f"{API}/abcdefghij").json()["code"] == "tournament/unknown"
    assert olga.get("/tournament/abcdefghij").status_code == 404


def test_pages_lead_there_and_everything_can_be_switched_off(serve):
    ada = serve()
    for page in ("/", "/lobby"):
        assert 'href="/tournaments"' in ada.get(page).text
    assert ada.get("/tournaments/new?game=microchip").status_code == 200
    ada.__exit__(None, None, None)
    off = serve(tournaments=False)
    for page in ("/", "/lobby"):
        assert 'href="/tournaments"' not in off.get(page).text
    answers = [off.get("/tournaments"), off.get("/tournaments/new"), off.get(API), off.post(API, json={"game": "trip"})]
    assert [answer.status_code for answer in answers] == [404] * 4


def test_who_is_forgotten_leaves_the_tournament_and_others_play_on(house, friend):
    people = [friend() for _ in range(3)]
    tournament = announce(people[0])
    for who, name in zip(people[1:], ("Ben", "Cleo"), strict=True):
        joins(who, tournament, name)
    directs(people[0], tournament, "start")
    assert people[1].post("/api/v1/me/delete", json={}).status_code == 200
    seen = people[0].get(f"{API}/{tournament}").json()
    assert [(one["name"], one["is_out"]) for one in seen["entrants"]] == [
        ("Olga", False), ("Guest 2", True), ("Cleo", False),
    ]  # fmt: skip
    assert "Ben" not in people[0].get(f"/tournament/{tournament}").text
    seen = waits(
        people[0], tournament, lambda seen: any(len(g["players"]) and 1 not in g["players"] for g in _now(seen))
    )
    game = next(one for one in _now(seen) if 1 not in one["players"])
    assert people[2].does(game["table"], "resign").status_code == 200
    over = waits(people[0], tournament, lambda seen: seen["status"] == "over")
    assert over["winners"] == ["Olga"]


def _now(seen):
    return [one for one in seen["games"][-1]["games"] if one["reason"] is None]


def test_a_host_removes_a_tournament_and_its_games_stay(serve, run, tmp_path):  # noqa: F811
    ada = serve()
    tournament = announce(ada, filler="novice")
    directs(ada, tournament, "start")
    table = ada.get(f"{API}/{tournament}").json()["you"]["game"]["table"]
    answer = run("admin", "remove", "--tournament", tournament, "--data", str(tmp_path / "table.sqlite"))
    assert (answer.code, tournament in answer.out) == (0, True)
    assert "Remove tournament" in run("admin", "log", "--data", str(tmp_path / "table.sqlite")).out
    assert ada.get(f"{API}/{tournament}").status_code == 404
    assert ada.does(table, "resign").status_code == 200


def test_whoever_the_organiser_has_blocked_cannot_join(house, friend):
    olga, ben = friend(), friend()
    table = olga.opens("trip", name="Olga")["id"]
    ben.sits(table, name="Ben")
    assert olga.post(olga.at(table, "/people"), json={"seat": 1, "kind": "block"}).status_code == 200
    tournament = announce(olga)
    refused = ben.post(f"{API}/{tournament}/entrants", json={"name": "Ben"})
    assert (refused.status_code, refused.json()["code"]) == (403, "tournament/apart")
    assert "this tournament" in refused.json()["detail"]
    joins(friend(), tournament, "Cleo")
