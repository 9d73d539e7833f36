"""A newcomer's first minutes: one invitation, a lesson, a game, what comes next; and never again."""

import pytest

from obelisk import catalogue, lessons
from obelisk.words import sentence

GAME = next(name for name in catalogue.names() if catalogue.game(name).welcome is not None)
INVITED, INVITED_JA = "New here?", "はじめてですか？"


def begins(visitor):
    answer = visitor.post("/welcome/play", follow_redirects=False)
    assert answer.status_code == 303
    return answer.headers["location"].removeprefix("/t/")


def test_a_newcomer_is_invited_in_their_language_and_led_through_a_few_steps(ada):
    assert INVITED in ada.get("/").text
    assert INVITED_JA in ada.get("/", headers={"Accept-Language": "ja"}).text
    page = ada.get("/welcome").text
    wanted = catalogue.game(GAME).welcome.steps
    known = [step.name for step in lessons.of(GAME).steps]
    assert 3 <= len(wanted) <= 4
    assert set(wanted) <= set(known)
    assert [name for name in known if f'id="{name}"' in page] == list(wanted)
    assert 'action="/welcome/play"' in page
    assert 'action="/welcome/away"' in page
    # Nothing stands between the last step and the game: what can be printed is on the game's own page.
    assert 'id="print"' not in page
    assert 'id="print"' in ada.get(f"/learn/{GAME}").text
    assert INVITED in ada.get("/").text  # whoever only looks is asked again


def test_whoever_says_no_is_never_asked_again(ada):
    answer = ada.post("/welcome/away", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert INVITED not in ada.get("/").text


def test_the_first_game_is_against_a_gentle_computer_that_says_so(ada, ben):
    table = begins(ada)
    seats = ada.sees(table)["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "computer"] == ["gentle"]
    assert not ada.sees(table)["is_public"]
    page = ada.get(f"/t/{table}").text
    for number in range(1, catalogue.game(GAME).welcome.told + 1):
        assert sentence(f"{GAME}/welcome/{number}", "en") in page
    assert '["/puzzles","' in page
    assert '"welcome":' not in ben.get(f"/t/{table}").text
    assert '"welcome":' not in ada.get(f"/t/{ada.opens('trip')['id']}").text
    assert INVITED not in ada.get("/").text


@pytest.mark.parametrize("has", ["name", "games"])
def test_who_has_a_name_or_games_is_no_newcomer(friend, has):
    visitor = friend()
    if has == "name":
        visitor.patch("/api/v1/me", json={"name": "Ada"})
    else:
        visitor.opens("trip", name="")
    assert INVITED not in visitor.get("/").text


def test_nobody_is_rated_by_an_opponent_that_does_not_try_to_win(ada):
    assert ada.post("/api/v1/accounts", json={"name": "Rated Ada", "password": "a dozen of letters"}).status_code == 201
    wish = {"game": GAME, "mine": [0], "computers": {"1": "gentle"}, "rated": True}
    assert ada.post("/api/v1/tables", json=wish).status_code == 422


def test_the_computer_answers_and_the_game_comes_to_its_end(ada):
    table = begins(ada)
    for _ in range(20):
        seen = ada.sees(table)
        if seen["result"]:
            break
        if seen["active"] == [catalogue.game(GAME).welcome.seat]:
            ada.moves(table, ada.get(ada.at(table, "/moves")).json()["moves"][0])
        else:
            ada.get(ada.at(table, "/events"), params={"after": seen["v"], "wait": 20})
    assert ada.sees(table)["result"]["reason"] == "rules"
    assert ada.get("/api/v1/tables", params={"mine": 1}).json()["tables"][0]["id"] == table
    assert ada.get(ada.at(table, "/ratings")).json()["next"] is None


def test_a_host_may_do_without(serve):
    ada = serve(welcome=False)
    assert INVITED not in ada.get("/").text
    assert ada.get("/welcome").status_code == 404
    assert ada.post("/welcome/play").status_code == 404
