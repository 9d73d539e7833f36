"""Daily puzzles at the table: one try counts, without help; then practice. Every solution is replayed."""

import json
import re
from datetime import UTC, date, datetime, timedelta

import pytest

from obelisk.puzzles import books
from obelisk.puzzles.books import puzzle_of, today
from obelisk.table.features.puzzles.streaks import Streak, streak_of
from obelisk.words import sentence
from tests.table.running import service_on

WIN, SCORE = "trip", "microchip"


@pytest.fixture
def house(serve):
    """A counted try is made once, so every test has a server of its own."""
    return serve()


def at(game, day=None, more=""):
    return f"/api/v1/puzzles/{game}/{day or today()}{more}"


def begins(visitor, game=WIN, day=None, *, practice=False):
    answer = visitor.post(at(game, day, "/tries"), json={"practice": practice})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def long_day(least=2):
    """Return a day whose puzzle has several moves to be found."""
    days = (today() - timedelta(days=n) for n in range(200))
    return next(day for day in days if puzzle_of(WIN, day).own_moves >= least)


def own_moves(puzzle):
    return books.hero_moves(puzzle.start, puzzle.line)


def solves(visitor, day=None, game=WIN):
    table = begins(visitor, game, day)
    for move in own_moves(puzzle_of(game, day or today())):
        assert visitor.moves(table, move).status_code == 200
    return table


def wrong_move(puzzle):
    return next(move for move in puzzle.start.moves(puzzle.seat) if move != puzzle.line[0])


def test_a_puzzle_is_solved_by_its_moves_and_the_server_answers_them(ada):
    day = long_day(3)
    table = solves(ada, day)
    seen = ada.sees(table)
    assert seen["result"]["reason"] == "solved"
    assert [move for _, move in seen["moves"]][-len(puzzle_of(WIN, day).line) :] == list(puzzle_of(WIN, day).line)
    own = ada.get(at(WIN, day)).json()["try"]
    assert (own["is_solved"], own["is_over"], own["table"]) == (True, True, table)


def test_the_first_wrong_move_ends_the_try(ada):
    puzzle = puzzle_of(WIN, today())
    table = begins(ada)
    assert ada.moves(table, wrong_move(puzzle)).status_code == 200
    assert ada.sees(table)["result"]["reason"] == "missed"
    assert ada.moves(table, puzzle.line[0]).status_code == 409
    own = ada.get(at(WIN)).json()
    assert (own["try"]["is_solved"], own["try"]["points"], own["tried"], own["solved"]) == (False, 0, 1, 0)


def test_there_is_one_try_and_whoever_comes_back_finds_it(ada, ben):
    table = begins(ada)
    assert begins(ada) == table
    assert begins(ben) != table
    ada.moves(table, wrong_move(puzzle_of(WIN, today())))
    assert begins(ada) == table


def test_nobody_is_helped_and_nothing_is_taken_back_while_the_try_counts(ada):
    day = long_day()
    table = begins(ada, day=day)
    ada.moves(table, puzzle_of(WIN, day).line[0])
    for path in ("/hint", "/analysis", "/line"):
        answer = ada.get(ada.at(table, path))
        assert (answer.status_code, answer.json()["code"]) == (403, "table/puzzle-advice"), path
    assert ada.does(table, "undo").json()["code"] == "table/puzzle-takeback"
    assert ada.get(ada.at(table, "/review.json")).status_code == 409


def test_a_workbench_gives_no_hint_either(ada):
    table = begins(ada, SCORE)
    for word in ("hint", "solution"):
        answer = ada.post(ada.at(table, "/bench"), json={"seat": 0, "layout": "", "word": word})
        assert answer.json()["code"] == "table/puzzle-advice", answer.text
    shown = ada.post(ada.at(table, "/bench"), json={"seat": 0, "layout": ""}).json()
    assert not {"hint", "solution"} & set(shown["words"])


def test_practice_comes_after_the_try_with_hints_and_undo_and_counts_for_nothing(ada):
    answer = ada.post(at(WIN, more="/tries"), json={"practice": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "puzzle/try-first")
    puzzle = puzzle_of(WIN, today())
    ada.moves(begins(ada), wrong_move(puzzle))
    table = begins(ada, practice=True)
    assert ada.get(ada.at(table, "/hint")).status_code == 200
    ada.moves(table, wrong_move(puzzle))
    assert ada.does(table, "undo").status_code == 200
    assert ada.does(table, "undo").status_code == 409  # what led to the puzzle is not taken back
    for move in own_moves(puzzle):
        assert ada.moves(table, move).status_code == 200
    assert ada.sees(table)["puzzle"]["is_solved"] is True
    assert ada.get(at(WIN)).json()["try"]["is_solved"] is False
    assert ada.does(table, "rematch").json()["code"] == "table/puzzle-rematch"


def test_the_solution_does_not_leave_the_server_before_the_try_is_over(ada):
    day = long_day(3)
    ada.get(f"/puzzles/{WIN}/{day}")
    table = begins(ada, day=day)
    seen = ada.sees(table)
    assert seen["puzzle"]["line"] is None
    ada.get(f"/t/{table}")
    ada.get(ada.at(table, "/events"))
    ada.get("/api/v1/me/export.json")
    written = json.dumps(list(puzzle_of(WIN, day).line))[1:-1].replace(" ", "").encode()
    assert not any(written in heard.replace(b" ", b"") for heard in ada.heard)
    solves(ada, day)
    assert ada.sees(table)["puzzle"]["line"] == list(puzzle_of(WIN, day).line)


def test_a_score_is_compared_with_the_optimum_and_enters_no_other_list(ada, ben):
    from obelisk.games.microchip.puzzles import daily, optimum

    best = optimum(daily(today()))
    for visitor, move in ((ada, best.move), (ben, "build")):
        visitor.moves(begins(visitor, SCORE), move)
    told = ada.get(at(SCORE)).json()
    assert told["best"] == best.score
    assert told["try"]["points"] == best.score
    assert [one["is_solved"] for one in told["best_tries"]] == [True, False]
    assert ben.get(at(SCORE)).json()["try"]["is_solved"] is False
    assert house_scores(ada, daily(today())) == []


def house_scores(visitor, position):
    return visitor.app.state.tables.scores.best(position)


def test_who_gives_up_has_not_solved_it(ada):
    table = begins(ada, SCORE)
    assert ada.does(table, "resign").status_code == 200
    own = ada.get(at(SCORE)).json()["try"]
    assert (own["is_solved"], own["points"], own["is_over"]) == (False, None, True)
    assert ada.get(at(SCORE)).json()["best_tries"] == []


def test_what_is_shared_gives_nothing_away(ada):
    assert ada.get(at(WIN, more="/share")).status_code == 409
    solves(ada)
    told = ada.get(at(WIN, more="/share")).json()
    puzzle = puzzle_of(WIN, today())
    assert str(today()) in told["text"]
    assert "🟩" * puzzle.own_moves in told["text"]
    assert f"/puzzles/{WIN}/{today()}" in told["text"]
    card = ada.get(told["svg"])
    assert card.headers["content-type"].startswith("image/svg+xml")
    for move in puzzle.line:
        assert f" {move} " not in told["text"]
        assert f">{move}<" not in card.text
    png = ada.get(told["png"])
    assert png.content.startswith(b"\x89PNG")


def test_a_streak_is_made_of_puzzles_solved_on_their_day(ada):
    solves(ada)
    solves(ada, today() - timedelta(days=1))
    found = ada.get("/api/v1/puzzles").json()
    assert found["streak"] == {"now": 1, "longest": 1}
    week = [date(2026, 11, n) for n in (10, 11, 12, 15, 16)]
    assert streak_of(week, date(2026, 11, 17)) == Streak(2, 3)
    assert streak_of([], date(2026, 11, 17)) == Streak()
    page = ada.get("/me").text
    assert "Daily puzzles" in page
    assert "Solved 2 of 2." in page


def test_a_puzzle_is_there_when_its_day_has_come_by_the_time_of_greenwich(ada):
    assert today() == datetime.now(UTC).date()
    tomorrow = today() + timedelta(days=1)
    for address in (at(WIN, tomorrow), at(WIN, "2025-12-31"), at("einstein"), f"/puzzles/{WIN}/{tomorrow}"):
        assert ada.get(address).status_code == 404, address
    assert ada.post(at(WIN, tomorrow, "/tries"), json={}).status_code == 404
    assert ada.get(at("chess")).status_code == 404
    assert ada.get(at(WIN, "2026-13-01")).status_code == 422
    assert str(tomorrow) not in ada.get(f"/puzzles/{WIN}").text


def test_pages_speak_both_languages_and_have_a_calendar(ada):
    for language, words in (
        ("en", ("Today’s puzzles", "Start the counted try")),
        ("ja", ("今日のパズル", "本番を始める")),
    ):
        speaks = {"Accept-Language": language}
        assert words[0] in ada.get("/puzzles", headers=speaks).text
        page = ada.get(f"/puzzles/{WIN}/2026-10-05", headers=speaks).text
        assert words[1] in page
        assert len(re.findall(rf'href="/puzzles/{WIN}/2026-10-\d\d"', page)) == 31
        assert "?month=2026-09" in page
    other = ada.get(f"/puzzles/{WIN}/2026-10-05", params={"month": "2026-09"}).text
    assert len(re.findall(rf'href="/puzzles/{WIN}/2026-09-\d\d"', other)) == 30
    assert ada.get(f"/puzzles/{WIN}/2026-10-05", params={"month": "x"}).status_code == 200


def test_whoever_is_to_win_is_told_which_pieces_are_theirs(ada):
    page = ada.get("/puzzles/trip/2026-10-05").text
    assert "Your pieces:" in page
    assert "You · trips" in page
    for game in ("microchip", "bulo", "chomp"):  # points alone, or pieces that belong to nobody
        assert "Your pieces:" not in ada.get(f"/puzzles/{game}/2026-10-05").text


def test_links_lead_to_the_puzzles_and_old_ones_still_do(ada):
    home = ada.get("/").text
    assert 'href="/puzzles"' in home
    assert ada.get("/puzzle/2026-11-15", follow_redirects=False).headers["location"] == f"/puzzles/{SCORE}/2026-11-15"
    assert ada.get("/puzzle", follow_redirects=False).headers["location"] == f"/puzzles/{SCORE}"
    assert ada.get("/puzzle/trip", follow_redirects=False).headers["location"] == "/puzzles/trip"
    for nothing in ("%00", "tomorrow", "2026-13-32"):
        answer = ada.get(f"/puzzle/{nothing}", follow_redirects=False)
        assert (answer.status_code, answer.json()["code"]) == (404, "puzzle/date")


def test_a_host_can_do_without_puzzles(serve):
    visitor = serve(puzzles=False)
    assert 'href="/puzzles' not in visitor.get("/").text
    for address in ("/puzzles", f"/puzzles/{WIN}/{today()}", "/api/v1/puzzles", at(WIN)):
        assert visitor.get(address).status_code == 404, address
    assert visitor.post(at(WIN, more="/tries"), json={}).json()["code"] == "problem/missing"
    assert visitor.get("/me").status_code == 200


def test_tries_are_taken_home_and_forgotten_with_their_person(ada):
    table = solves(ada)
    assert [one["table"] for one in ada.get("/api/v1/me/export.json").json()["puzzles"]] == [table]
    assert ada.get("/api/v1/tables?mine=1").json()["tables"] == []
    assert ada.post("/api/v1/me/delete", json={}).status_code == 200
    told = ada.get(at(WIN)).json()
    assert (told["tried"], told["try"]) == (0, None)
    assert ada.get(ada.at(table)).status_code == 404


def test_of_two_devices_that_come_together_the_first_try_counts(ada, ben):
    first = solves(ada)
    second = begins(ben)
    ben.moves(second, wrong_move(puzzle_of(WIN, today())))
    link = ada.post("/api/v1/me/devices", json={}).json()["link"]
    assert ben.post("/api/v1/me/join", json={"secret": link.rpartition("/")[2]}).status_code == 200
    assert ben.get(at(WIN)).json()["try"]["table"] == first
    assert begins(ben) == first


def test_two_devices_of_one_account_that_open_a_puzzle_at_once_get_one_try(ada, ben, monkeypatch):
    signing = {"name": "Solver", "password": "a dozen of letters"}
    assert ada.post("/api/v1/accounts", json=signing).status_code == 201
    assert ben.post("/api/v1/sessions", json=signing).status_code == 201
    # Both requests look for a try before either has made one.
    monkeypatch.setattr(service_on(ada, "puzzles").tries, "at", lambda owners, game, day: None)
    first = begins(ada)
    assert begins(ben) == first
    assert ben.sees(first)["you"]["seats"] == ada.sees(first)["you"]["seats"] != []


def test_a_try_survives_a_restart(serve, tmp_path):
    visitor = serve()
    day = long_day()
    table = begins(visitor, day=day)
    visitor.moves(table, puzzle_of(WIN, day).line[0])
    visitor.__exit__(None, None, None)
    again = serve()
    again.cookies = visitor.cookies
    assert begins(again, day=day) == table
    assert again.sees(table)["puzzle"]["found"] == 1


def test_todays_pictures_are_drawn_ahead():
    from obelisk.table.features.puzzles import views as telling

    telling.picture.cache_clear()
    telling.draw_all(today())
    drawn = telling.picture.cache_info().currsize
    assert drawn == 2 * len(books.with_puzzles())


@pytest.mark.parametrize(("language", "told"), [("en", "All {n} puzzles"), ("ja", "全{n}問のパズルへ")])
def test_home_says_how_many_puzzles_there_are_beside_those_that_it_shows(ada, language, told):
    home = ada.get("/", headers={"Accept-Language": language}).text
    assert told.format(n=len(books.with_puzzles())) in home


def test_a_move_that_misses_is_told_that_another_one_would_have_won():
    assert sentence("puzzle/ending/missed") == "This move does not win; another one would have."
