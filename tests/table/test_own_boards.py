"""Boards of one's own in Microchip, by HTTP: chosen for a player, or drawn from a box."""

import json
import re
from html import unescape

import pytest

from obelisk.games.microchip.board_box import draw


def test_a_chosen_board_goes_with_its_player(ada):
    mine, theirs = draw(2, seed=1)
    wish = {"options": {"boards": [mine, theirs]}, "mine": [0], "computers": {"1": "novice"}}
    opened = [ada.opens("microchip", by_lot=True, **wish)["snapshot"] for _ in range(16)]
    assert {seen["you"]["seats"][0] for seen in opened} == {0, 1}
    for seen in opened:
        assert seen["view"]["boards"][seen["you"]["seats"][0]] == mine


def test_a_chosen_board_stays_with_its_player_in_the_next_game(ada, ben):
    boards = draw(2, seed=1)
    table = ada.opens("microchip", options={"boards": boards})["id"]
    ben.sits(table)
    ada.does(table, "resign")
    ada.does(table, "rematch")
    ben.does(table, "rematch")
    again = ada.sees(ada.sees(table)["rematch"])
    assert again["you"]["seats"] == [1]
    assert again["view"]["boards"] == [boards[1], boards[0]]


def test_boards_from_a_box_are_dealt_anew_in_the_next_game_and_promised_before_it(ada):
    box = draw(8, seed=1)
    wish = {"mine": [0, 1], "options": {"box": box}}
    dealt = set()
    table = ada.opens("microchip", **wish)["id"]
    for _ in range(4):
        seen = ada.sees(table)
        dealt.add(tuple(seen["view"]["boards"]))
        assert set(seen["view"]["boards"]) <= set(box)
        ada.does(table, "resign", seat=0)
        record = ada.get(ada.at(table, "/record.json")).json()
        assert record["setup"]["boards"] == seen["view"]["boards"]
        ada.does(table, "rematch", seat=0)
        table = ada.sees(table)["rematch"]
    assert len(dealt) > 1


# --- the page on which boards are painted ----------------------------------------------------------------------------

ONE, TWO, THREE = draw(3, seed=1)
UNFINISHED = "PBYPGRPGYBGYBRRBPGRGYPBY"
"""All cells but the last one, whose corners are P, G and Y."""


def told(ada, board, **headers):
    return ada.get("/microchip/boards/check", params={"board": board}, headers=headers)


def change(ada, how, **fields):
    return ada.post(f"/microchip/boards/{how}", data=fields)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_has_a_board_the_colours_and_a_box(ada, language):
    page = ada.get("/microchip/boards", headers={"Accept-Language": language})
    assert page.status_code == 200
    assert len(re.findall(r'data-cell="[a-e][1-5]"', page.text)) == 25
    assert re.findall(r'name="ink" value="(.)"', page.text) == [*"BYRGP", "."]
    assert f'lang="{language}"' in page.text


def test_a_link_shows_its_board(ada):
    assert f'data-board="{ONE}"' in ada.get("/microchip/boards", params={"board": ONE.lower()}).text
    page = ada.get("/microchip/boards", params={"board": "<b>"})
    assert page.status_code == 200
    assert 'data-board=""' in page.text
    assert "A board is 25 letters" in page.text
    assert "<b>" not in page.text.split("<main")[1].split("</header>")[0]


def test_the_server_names_the_rule_that_a_painted_board_breaks_and_its_cells(ada):
    answer = told(ada, f"{UNFINISHED}P").json()
    assert answer["told"] == "A rule is broken:"
    (broken,) = answer["broken"]
    assert broken["told"] == "The four corners must have four different colours; these are P G Y P."
    assert broken["cells"] == ["a1", "e5"]
    assert not answer["is_legal"]
    japanese = told(ada, f"{UNFINISHED}P", **{"Accept-Language": "ja"}).json()
    assert "四隅" in japanese["broken"][0]["told"]


def test_an_unfinished_board_is_told_what_is_left_and_a_finished_one_that_it_is_valid(ada):
    assert told(ada, f"{UNFINISHED}.").json()["told"] == "No rule is broken so far. One cell is left."
    finished = told(ada, ONE).json()
    assert (finished["is_legal"], finished["told"]) == (True, "This is a valid board.")
    counts = finished["counts"]
    assert counts["corners"][finished["special"]] == ["0 / 0", False]
    assert counts["edges"][finished["special"]] == ["4 / 4", False]


def test_colours_are_called_by_their_names(ada):
    board = "".join("B" if cell in (6, 12, 18) else "." for cell in range(25))
    assert "blue has 3" in told(ada, board).json()["broken"][0]["told"]


@pytest.mark.parametrize("board", ["BYRGP", "Q" * 25, "." * 26, "💡" * 25])
def test_what_is_no_board_is_refused_in_words(ada, board):
    answer = told(ada, board)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("microchip/board-letters", "microchip/board-colour")
    assert ada.get("/microchip/boards/finish", params={"board": board}).status_code == 422


def test_the_rest_of_a_board_is_filled_in(ada):
    board = ada.get("/microchip/boards/finish", params={"board": f"{UNFINISHED}."}).json()["board"]
    assert board[:24] == UNFINISHED
    assert told(ada, board).json()["is_legal"]
    refused = ada.get("/microchip/boards/finish", params={"board": f"P...{'P' * 21}"})
    assert (refused.status_code, refused.json()["code"]) == (422, "microchip/boards/no-rest")


def test_a_box_gets_a_board_more_or_one_in_place_of_another(ada):
    kept = change(ada, "keep", box=f"{ONE} Ana", board=TWO, name="Ben").json()["boards"]
    assert kept == [[ONE, "Ana"], [TWO, "Ben"]]
    box = f"{ONE} Ana\n{TWO} Ben"
    assert change(ada, "keep", box=box, board=THREE, instead=ONE).json()["boards"] == [[THREE, ""], [TWO, "Ben"]]
    renamed = change(ada, "keep", box=box, board=ONE, name="Cleo", instead=ONE).json()["boards"]
    assert renamed == [[ONE, "Cleo"], [TWO, "Ben"]]


def test_a_box_keeps_no_board_that_breaks_a_rule_and_none_twice(ada):
    for board, name, code in (
        (f"{UNFINISHED}P", "", "board-corners"),
        (f"{UNFINISHED}.", "", "board-colour"),
        (ONE, "", "boards/known"),
        (TWO, "Ana", "boards/name-known"),
        ("", "", "board-letters"),
    ):
        answer = change(ada, "keep", box=f"{ONE} Ana", board=board, name=name)
        assert (answer.status_code, answer.json()["code"]) == (422, f"microchip/{code}")
    full = "\n".join(draw(60, seed=2))
    assert change(ada, "keep", box=full, board=ONE).json()["code"] == "microchip/boards/full"


def test_boards_of_a_text_are_added_to_those_that_are_there(ada):
    boards = change(ada, "bring", box=f"{ONE} Ana", text=f"# a friend's\n{ONE} Other\n{TWO} Ben").json()["boards"]
    assert boards == [[ONE, "Ana"], [TWO, "Ben"]]
    answer = change(ada, "bring", box=ONE, text=f"{TWO}\nnonsense")
    assert answer.status_code == 422
    assert answer.json()["detail"].startswith("Line 2: A board is 25 letters")


# --- the boards of a new game ----------------------------------------------------------------------------------------

BOXED = f"{ONE} Ana\n{TWO}"


def part(ada, **fields):
    """Return what the page shows after the choices, and the options that it would open a table with."""
    answer = ada.post("/new/microchip/choices", data=fields)
    assert answer.status_code == 200
    found = re.findall(r'name="option-(\w+)" value="([^"]*)"( data-seats)?', answer.text)
    return unescape(answer.text), {name: json.loads(unescape(value)) for name, value, _ in found}


def test_boards_are_drawn_by_the_rules_unless_something_else_is_chosen(ada):
    page = ada.get("/new/microchip").text
    assert '<option value="rules" selected>' in page
    assert 'name="option-' not in page
    assert 'class="plate"' in page
    assert part(ada, box=BOXED)[1] == {}


def test_a_box_is_drawn_from(ada):
    shown, options = part(ada, boards="box", box=BOXED)
    assert options == {"box": [ONE, TWO]}
    assert "by lot from your box (2)" in shown
    shown, options = part(ada, boards="box", box=BOXED, seats="3")
    assert "Your box has only 2 boards to draw; 3 players need 3." in shown
    assert (
        ada.post("/api/v1/tables", json={"game": "microchip", "options": {**options, "players": 3}}).status_code == 422
    )


def test_each_player_gets_a_chosen_board_or_one_by_lot(ada):
    shown, options = part(ada, boards="chosen", box=BOXED, **{"board-1": ONE})
    assert options == {"boards": [None, ONE], "box": [ONE, TWO]}
    assert "data-seats" in shown
    assert "by lot from your box" in shown
    # Where the box has too few boards, the others are any possible ones.
    _, options = part(ada, boards="chosen", box=BOXED, seats="3", **{"board-1": ONE})
    assert options == {"boards": [None, ONE, None]}
    assert part(ada, boards="chosen", box=BOXED, seats="1", **{"board-0": TWO})[1] == {"boards": [TWO]}


def test_a_link_gives_its_board_to_everybody(ada):
    page = ada.get("/new/microchip", params={"board": THREE}).text
    assert "the board of the link" in page
    assert json.loads(unescape(re.search(r'name="option-boards" value="([^"]*)"', page)[1])) == [THREE, THREE]
    again, options = part(ada, boards="chosen", linked=THREE, seats="3", **{"board-0": "", "board-1": THREE})
    assert options == {"boards": [None, THREE, THREE]}
    assert f'name="linked" value="{THREE}"' in again


def test_a_link_to_a_board_that_breaks_a_rule_says_which(ada):
    page = ada.get("/new/microchip", params={"board": f"{UNFINISHED}P"}).text
    assert "The four corners must have four different colours" in page
    assert 'name="option-' not in page


@pytest.mark.parametrize(
    "fields",
    [
        {"boards": "nonsense"},
        {"seats": "9"},
        {"seats": "x"},
        {"boards": "chosen", "board-0": THREE},
        {"boards": "rules"},
    ],
)
def test_what_was_not_offered_is_not_chosen(ada, fields):
    _, options = part(ada, box=BOXED, **fields)
    assert options in ({}, {"boards": [None, None], "box": [ONE, TWO]})


def test_a_damaged_box_is_told_and_not_drawn_from(ada):
    shown, options = part(ada, boards="chosen", box="BYRGP\n")
    assert "Line 1: A board is 25 letters" in shown
    assert options == {"boards": [None, None]}


def test_the_lesson_leads_to_the_boards(ada):
    assert 'href="/microchip/boards"' in ada.get("/learn/microchip").text
    assert "/microchip/boards" not in ada.get("/learn/kono").text


def test_a_championship_may_go_to_any_number_of_points(ada):
    page = ada.get("/new/microchip").text
    assert re.search(r'<input type="number" name="target" value="150" min="1" max="10000"', page)
    opened = ada.opens("microchip", championship=77, options={"boards": [ONE, TWO]})["snapshot"]
    assert opened["championship"]["target"] == 77
