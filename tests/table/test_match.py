"""A match as one likes it, by HTTP: its board, who starts, whose colour is whose, and going on from a map."""

import re
from dataclasses import replace
from html import unescape

import pytest

import obelisk
from obelisk import catalogue
from obelisk.errors import BadSetup
from obelisk.games.plug_in.map import read_map, write_map
from obelisk.games.plug_in.pages import choices
from obelisk.rulebook.values import Option
from obelisk.table.web.choices import Offered
from obelisk.words import places
from tests.examples.stranger import EXAMPLES

HALF = "rhombus 2: kono trip / bulo*2"


def field(page, name):
    """Return what a field of the page says."""
    found = re.search(rf'name="{name}" value="([^"]*)"', page) or re.search(rf'value="([^"]*)" name="{name}"', page)
    return None if found is None else unescape(found[1])


def chosen(page, name):
    """Return what is chosen in a list of the page."""
    inside = re.search(rf'<select name="{name}".*?</select>', page, re.DOTALL)[0]
    return re.search(r'<option value="([^"]*)" selected', inside)[1]


def after(visitor, page="", **changes):
    """Return the part of the page after a choice, the last of the *changes*."""
    state = {name: field(page, name) for name in ("now", "seed") if field(page, name) is not None}
    sent = {**state, **changes, "changed": changes.get("changed", list(changes)[-1] if changes else "")}
    answer = visitor.post("/new/plug-in/choices", data=sent)
    assert answer.status_code == 200
    return answer.text


def tiles_of(page):
    """Return the microgames that the picture shows, by tile."""
    return dict(re.findall(r'aria-label="Tile (\w\d+): (\w+), free"', page))


# --- the board -----------------------------------------------------------------------------------------------------


def test_the_page_shows_a_board_of_the_classic_set_without_a_question(ada):
    page = ada.get("/new/plug-in").text
    assert field(page, "now") == "rhombus 4: classic"
    assert chosen(page, "size") == "4"
    assert chosen(page, "mix") == "classic"
    assert len(tiles_of(page)) == 16


def test_what_the_page_shows_is_what_is_played_and_a_rematch_is_dealt_anew(ada):
    page = ada.get("/new/plug-in").text
    options = {"composition": field(page, "now"), "seed": int(field(page, "option-seed"))}
    table = ada.opens("plug-in", options=options, mine=[0, 1])
    played = {tile: obelisk.game(micro).title.explain() for tile, micro in table["snapshot"]["view"]["tiles"].items()}
    assert played == tiles_of(page)
    ada.does(table["id"], "resign", seat=0)
    ada.does(table["id"], "rematch", seat=0)
    again = ada.sees(ada.sees(table["id"])["rematch"])
    assert again["options"] == {"composition": "rhombus 4: classic"}
    assert again["view"]["tiles"] != table["snapshot"]["view"]["tiles"]


def test_a_link_shares_a_board(ada):
    page = ada.get("/new/plug-in", params={"composition": HALF}).text
    assert tiles_of(page) == {"a1": "Kono", "b1": "Trip", "a2": "Bulo", "b2": "Bulo"}
    assert chosen(page, "mix") == "tiles"
    link = unescape(re.search(r'data-copy-link="([^"]*)"', page)[1])
    assert tiles_of(ada.get(link).text) == tiles_of(page)


def test_a_link_that_makes_no_sense_says_why_and_shows_the_usual_board(ada):
    page = ada.get("/new/plug-in", params={"composition": "rhombus 2: <b>chess</b>"}).text
    assert "is not a microgame. The microgames are: trip" in page
    assert "<b>chess</b>" not in page
    assert field(page, "now") == "rhombus 4: classic"


def test_another_size_keeps_the_mix(ada):
    page = after(ada, after(ada, mix="own"), **{"times-kono": "3", "times-trip": "1"}, changed="times-kono")
    assert field(page, "now") == "rhombus 4: trip*1 kono*3"
    page = after(ada, page, size="2")
    assert field(page, "now") == "rhombus 2: trip*1 kono*3"
    assert sorted(tiles_of(page).values()) == ["Kono", "Kono", "Kono", "Trip"]


def test_ones_own_choice_begins_with_the_classic_microgames_and_shows_their_tiles(ada):
    page = after(ada, mix="own")
    for name in ("trip", "kono", "bulo", "decapawn"):
        assert chosen(page, f"times-{name}") == "1"
    assert page.count("Chess 4x4") >= 4


def test_a_match_takes_as_long_as_its_microgames(ada):
    def takes(text):
        return int(re.search(r"tiles · About (\d+) minutes", after(ada, composition=text))[1])

    assert takes("rhombus 3: hexapawn") < takes("rhombus 3: trip") < takes("rhombus 3: kono")
    assert takes("rhombus 3: kono*2 trip") == takes("rhombus 3: kono*3 / kono trip*2 / trip kono*2")
    assert takes("rhombus 2: kono") < takes("rhombus 3: kono")


def test_people_read_the_names_of_tiles_in_their_language_and_what_they_are(ada):
    page = after(ada, mix="own")
    assert "Mancala 2x6" in page
    assert "called after a classic board" in page
    ada.headers["Accept-Language"] = "ja"
    page = after(ada, mix="own")
    assert "マンカラ 2x6" in page
    assert not re.search("Chess|Mancala", page)


def test_no_microgame_at_all_is_refused_at_its_place(ada):
    page = after(ada, after(ada, mix="own"), **{"times-kono": "0"})
    assert "At least one microgame has to appear, so this stays: Trip, Kono, Bulo, Decapawn." in page
    assert chosen(page, "times-kono") == "1"
    assert len(tiles_of(page)) == 16
    answered = after(ada, page, **{"times-trip": "2", "times-kono": "1"}, changed="times-trip")
    assert "At least one" not in answered


def test_a_tile_that_is_chosen_leaves_all_others_as_they_are(ada):
    before = after(ada, composition="rhombus 3: kono")
    page = after(ada, before, set="b2=bulo")
    assert tiles_of(page) == {**tiles_of(before), "b2": "Bulo"}
    assert field(page, "now") == "rhombus 3: kono*3 / kono bulo kono / kono*3"
    assert field(page, "option-seed") is None


def test_shuffling_again_draws_other_tiles_and_of_chosen_tiles_the_same_elsewhere(ada):
    before = after(ada, composition="rhombus 11: classic")
    assert tiles_of(after(ada, before, again="1")) != tiles_of(before)
    laid = after(ada, before, mix="tiles")
    assert tiles_of(laid) == tiles_of(before)
    moved = after(ada, laid, again="1")
    assert tiles_of(moved) != tiles_of(laid)
    assert sorted(tiles_of(moved).values()) == sorted(tiles_of(laid).values())


@pytest.mark.parametrize(
    "nonsense",
    [
        {"size": "99"},
        {"size": "x"},
        {"macro": "chess"},
        {"mix": "x"},
        {"set": "z9"},
        {"set": "a1=chess"},
        {"seed": "-"},
    ],
)
def test_whatever_is_sent_the_page_shows_a_board(ada, nonsense):
    assert len(tiles_of(after(ada, **nonsense))) == 16


def test_the_page_does_not_wait_for_the_compiler(ada, monkeypatch):
    from obelisk.kernel import steps

    monkeypatch.setattr(steps, "begin", None)
    monkeypatch.setattr(steps, "deal", None)
    assert len(tiles_of(ada.get("/new/plug-in").text)) == 16


@pytest.fixture
def with_rows(offer, monkeypatch):
    """A second macrogame is installed, which has one size and no sides."""
    monkeypatch.syspath_prepend(EXAMPLES / "rows")
    monkeypatch.setattr(places, "_added", dict(places._added))
    offer("obelisk.macrogames", rows="obelisk_rows:GAME")
    offer("obelisk.microgames", ("kono", "trip", "bulo"))
    yield
    places.forget()


def test_another_macrogame_has_its_own_sizes_and_sides(with_rows):
    usual = choices({}, "en").facts
    assert [name for name, _ in usual["macros"]] == ["rhombus", "y", "majority", "chain", "rows"]
    assert (len(usual["sizes"]), usual["has_sides"]) == (10, True)
    rows = choices({"macro": "rows", "changed": "macro"}, "en").facts
    assert (rows["sizes"], rows["has_sides"], rows["tiles"]) == ([], False, 9)
    assert rows["chosen"].text == "rows: classic"
    back = choices({"now": "rows: all", "macro": "rhombus", "changed": "macro"}, "en").facts
    assert back["chosen"].text == "rhombus 4: all"


def test_a_composition_may_name_any_macrogame(with_rows):
    match = obelisk.game("plug-in")
    assert match.start(composition="rows: kono*3 / trip*3 / bulo*3").setup["macro"] == "rows"
    with pytest.raises(BadSetup, match="rows comes in one size only"):
        match.start(composition="rows 3: classic")
    (_, macro, size, _, sides) = match.options
    assert macro.values == ("rhombus", "y", "majority", "chain", "rows")
    assert size.after({"macro": "rhombus"}).default == 4
    assert size.after({"macro": "rows"}).values == sides.after({"macro": "rows"}).values == ()


# --- options that depend on others -----------------------------------------------------------------------------------


def by_shape(given):
    return Option("length", (3, 4) if given["shape"] == "round" else (7, 8, 9), 3 if given["shape"] == "round" else 8)


def test_what_an_option_offers_may_depend_on_those_before_it():
    options = (Option("shape", ("round", "long"), "round"), replace(by_shape({"shape": "round"}), depends=by_shape))
    game = Offered(replace(catalogue.game("trip"), options=options))
    assert [(option.values, now) for option, now in game.options({})] == [(("round", "long"), "round"), ((3, 4), 3)]
    assert [(option.values, now) for option, now in game.options({"shape": "long", "length": 9})][1] == ((7, 8, 9), 9)
    assert game.options({"shape": "long", "length": 3})[1][1] == 8


def test_an_option_with_nothing_to_choose_is_not_asked_for():
    game = Offered(replace(catalogue.game("trip"), options=(Option("only", (1,), 1), Option("none", (), None))))
    assert game.options({}) == []


def test_the_options_of_a_game_without_a_page_of_its_own_are_written_anew_as_well(ada):
    part = ada.post("/new/rhombus/choices", data={"option-size": "5"}).text
    assert chosen(part, "option-size") == "5"
    assert ada.post("/new/chess/choices").status_code == 404


# --- who starts ------------------------------------------------------------------------------------------------------


def test_a_lot_says_who_starts(ada):
    seats = [ada.opens("trip", by_lot=True, computers={"1": "novice"})["snapshot"]["you"]["seats"] for _ in range(24)]
    assert sorted(map(tuple, seats))[0] == (0,)
    assert sorted(map(tuple, seats))[-1] == (1,)


def test_a_lot_falls_once_for_one_wish(ada):
    ada.get("/new/trip")
    wish = {"json": {"game": "trip", "by_lot": True}, "headers": {"Idempotency-Key": "wish"}}
    first, *others = (ada.post("/api/v1/tables", **wish).json() for _ in range(4))
    assert all((one["id"], one["seats"]) == (first["id"], first["seats"]) for one in others)
    assert [int(seat) for seat in first["seats"]] == first["snapshot"]["you"]["seats"]


def test_the_key_of_a_seat_by_lot_is_the_key_of_that_seat(ada, ben):
    for _ in range(4):
        opened = ada.opens("trip", by_lot=True, computers={"1": "novice"})
        (seat, key), *_ = opened["seats"].items()
        seen = ben.get(ben.at(opened["id"]), headers={"Authorization": f"Bearer {key}"}).json()
        assert seen["you"]["seats"] == [int(seat)]


def test_options_that_name_a_seat_go_with_the_players(ada):
    for _ in range(8):
        opened = ada.opens("plug-in", by_lot=True, options={"size": 2, "sides": 0}, computers={"1": "novice"})
        mine = opened["snapshot"]["you"]["seats"][0]
        assert opened["snapshot"]["options"]["sides"] == mine


def test_a_lot_among_three_moves_everybody_on(ada):
    wish = {"options": {"players": 3}, "mine": [0], "computers": {"1": "novice"}}
    opened = [ada.opens("microchip", by_lot=True, **wish)["snapshot"] for _ in range(24)]
    assert {seen["you"]["seats"][0] for seen in opened} == {0, 1, 2}
    for seen in opened:
        assert seen["seats"][(seen["you"]["seats"][0] + 1) % 3]["kind"] == "computer"


def test_a_lot_says_whether_blue_or_orange_starts_abstrakto(ada):
    opened = [ada.opens("abstrakto", by_lot=True, mine=[0, 1])["snapshot"] for _ in range(24)]
    assert {tuple(seen["active"]) for seen in opened} == {(0,), (1,)}
    assert all(seen["colours"] == [0, 1] for seen in opened)


def test_a_lot_says_both_where_one_sits_and_who_starts_abstrakto(ada):
    opened = [ada.opens("abstrakto", by_lot=True, computers={"1": "novice"})["snapshot"] for _ in range(48)]
    assert {(seen["you"]["seats"][0], seen["options"]["starts"]) for seen in opened} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_without_a_lot_seat_0_starts_abstrakto(ada):
    assert ada.opens("abstrakto", mine=[0, 1])["snapshot"]["active"] == [0]


def test_a_rematch_of_abstrakto_starts_from_the_same_seat_with_the_other_player(ada, ben):
    table = ada.opens("abstrakto", options={"starts": 1}, mine=[1])["id"]
    ben.sits(table, seat=0)
    assert ada.sees(table)["active"] == [1]
    ada.does(table, "resign")
    ada.does(table, "rematch")
    ben.does(table, "rematch")
    again = ben.sees(ben.sees(table)["rematch"])
    assert (again["active"], again["you"]["seats"]) == ([1], [1])


# --- colours ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "colours"),
    [(None, None, [0, 1]), (1, None, [1, 0]), (None, 0, [1, 0]), (1, 1, [0, 1]), (0, 0, [1, 0]), (1, 0, [1, 0])],
)
def test_whoever_does_not_start_chooses_the_colour(ada, ben, first, second, colours):
    table = ada.opens("plug-in", options={"size": 2}, colour=first)["id"]
    ben.sits(table, colour=second)
    assert ada.sees(table)["colours"] == colours
    assert ben.sees(table)["colours"] == colours


def test_where_seat_1_has_the_obelisk_first_seat_0_chooses(ada, ben):
    table = ada.opens("plug-in", options={"size": 2, "obelisk": 1}, colour=1)["id"]
    ben.sits(table, colour=1)
    assert ada.sees(table)["colours"] == [1, 0]


def test_pictures_follow_the_colours_for_everybody_and_records_stay_by_seat(ada, ben, friend):
    table = ada.opens("plug-in", options={"composition": HALF}, colour=1, name="Ada")["id"]
    ben.sits(table)
    for visitor in (ada, ben, friend()):
        text = visitor.get(visitor.at(table, "/board.txt")).text
        assert "◇ Ada connects bottom and top." in text.replace(" (you)", "")
    assert ada.moves(table, "@a1").status_code == 200
    assert ada.get(ada.at(table, "/record.json")).json()["moves"] == [[0, "@a1"]]


@pytest.mark.parametrize("game", ["abstrakto", "micropul"])
def test_players_of_abstrakto_and_micropul_choose_their_colours(ada, ben, game):
    table = ada.opens(game, colour=1)["id"]
    ben.sits(table)
    assert ada.sees(table)["colours"] == [1, 0]
    assert ada.get(f"/new/{game}").text.count('name="colour"') == 3


def test_colours_go_with_their_players_into_the_next_game(ada, ben):
    table = ada.opens("plug-in", options={"size": 2}, colour=1)["id"]
    ben.sits(table)
    ada.does(table, "resign")
    ada.does(table, "rematch")
    ben.does(table, "rematch")
    again = ada.sees(ada.sees(table)["rematch"])
    mine = again["you"]["seats"][0]
    assert mine == 1
    assert again["colours"][mine] == 1


@pytest.mark.parametrize(("game", "colour"), [("kono", 0), ("plug-in", 2), ("plug-in", 4)])
def test_a_colour_that_there_is_not_is_refused(ada, game, colour):
    answer = ada.post("/api/v1/tables", json={"game": game, "colour": colour})
    assert (answer.status_code, answer.json()["code"]) == (422, "table/no-such-colour")
    table = ada.opens(game)["id"]
    answer = ada.post(ada.at(table, "/seats"), json={"seat": 1, "colour": colour})
    assert answer.json()["code"] == "table/no-such-colour"


# --- the map ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def put_aside():
    """A match with a tile won and a microgame in play."""
    match = obelisk.game("plug-in").start(composition="rhombus 2: decapawn*2 / kono*2", sides=1)
    for move in ("@a1", "a1a2", "a5a4", "a2a3", "e5e4", "a3b4", "e4e3", "b4a5", "@a2", "a1a3"):
        match = match.play(move)
    return match


def test_the_map_of_a_match_is_saved_as_text_picture_and_page(ada, put_aside):
    table = ada.opens("plug-in", sheet=write_map(put_aside), mine=[0, 1])["id"]
    text = ada.get(f"/t/{table}/map.txt")
    assert text.headers["content-type"].startswith("text/plain")
    assert read_map(text.text).position == read_map(write_map(put_aside)).position
    assert ada.get(f"/t/{table}/map.svg").text.startswith("<svg")
    assert ada.get(f"/t/{table}/map.pdf").content.startswith(b"%PDF")
    assert ada.get(f"/t/{table}/map.exe").status_code == 422


def test_a_map_has_the_names_of_those_who_play(ada, ben):
    table = ada.opens("plug-in", options={"size": 2}, name="Ada")["id"]
    ben.sits(table, name="Ben")
    assert read_map(ada.get(f"/t/{table}/map.txt").text).names == ("Ada", "Ben")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_map_keeps_names_colours_and_the_microgame_in_play(ada, ben, friend, language):
    for visitor in (ada, ben):
        visitor.headers["Accept-Language"] = language
    table = ada.opens("plug-in", options={"composition": HALF}, name="Ada", colour=1)["id"]
    ben.sits(table, name="Ben")
    ada.moves(table, "@a1")
    ada.moves(table, "a1a3")
    before, text = ada.sees(table), ada.get(f"/t/{table}/map.txt").text
    assert before["colours"] == [1, 0]
    assert read_map(text).colours == (("orange", "blue") if language == "en" else ("オレンジ", "青"))

    again = friend().opens("plug-in", sheet=text, mine=[0, 1])["snapshot"]
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben"]
    kept = ("view", "moves", "active", "colours")
    assert [again[key] for key in kept] == [before[key] for key in kept]


def test_a_map_keeps_colours_that_only_paper_has(ada):
    text = write_map(obelisk.game("plug-in").start(size=2, seed=1), names=("Ana", "Ben"), colours=("red", ""))
    table = ada.opens("plug-in", sheet=text, mine=[0, 1])["id"]
    assert read_map(ada.get(f"/t/{table}/map.txt").text) == read_map(text)


def test_whoever_takes_a_free_seat_of_a_match_from_a_map_has_its_name_and_colour_or_their_own(ada, friend):
    text = write_map(obelisk.game("plug-in").start(size=2, seed=1), names=("Ana", "Ben"), colours=("orange", "blue"))
    names_of = {}
    for given in (None, "Bob"):
        table = ada.opens("plug-in", sheet=text, mine=[0])["id"]
        assert [seat["name"] for seat in ada.sees(table)["seats"]] == ["Ana", "Ben"]
        friend().sits(table, name=given)
        seen = ada.sees(table)
        names_of[given] = [seat["name"] for seat in seen["seats"]]
        assert seen["colours"] == [1, 0]
    assert names_of == {None: ["Ana", "Ben"], "Bob": ["Ana", "Bob"]}


def test_a_seat_of_a_match_from_a_map_that_is_left_is_free_under_the_name_on_the_map(ada, ben):
    text = write_map(obelisk.game("plug-in").start(size=2, seed=1), names=("Ana", "Ben"))
    table = ada.opens("plug-in", sheet=text, mine=[0], name="Ada")["id"]
    assert ada.sees(table)["seats"][0]["name"] == "Ada"
    ada.does(table, "leave")
    assert ada.sees(table)["seats"][0] | {"kind": "open", "name": "Ana"} == ada.sees(table)["seats"][0]


def test_a_map_keeps_a_computer_by_its_level(ada):
    table = ada.opens("plug-in", options={"size": 2}, name="Ada", computers={"1": "novice"})["id"]
    assert read_map(ada.get(f"/t/{table}/map.txt").text).names == ("Ada", "novice")


def test_the_record_of_a_table_keeps_the_colours_that_players_chose(ada, ben):
    table = ada.opens("plug-in", options={"size": 2}, colour=1)["id"]
    ben.sits(table)
    assert ada.get(ada.at(table, "/record.json")).json()["colours"] == ["orange", "blue"]


def test_a_match_goes_on_from_its_map_where_it_was_left(ada, ben, put_aside):
    table = ada.opens("plug-in", sheet=write_map(put_aside), mine=[1])["id"]
    assert ada.sees(table)["moves"] == [[1, "@a2"], [1, "a1a3"]]
    ben.sits(table, seat=0)
    seen = ben.sees(table)
    assert (seen["active"], seen["ply"]) == ([0], 2)
    assert seen["view"]["cells"] == {"a1": 0}
    assert ben.moves(table, "b4b2", ply=2).status_code == 200


def test_a_match_from_a_map_is_there_after_a_restart_and_its_first_moves_can_be_taken_back(serve, put_aside):
    ada = serve()
    opened = ada.opens("plug-in", sheet=write_map(put_aside), mine=[0, 1])
    table, bearer = opened["id"], {"Authorization": f"Bearer {opened['seats']['1']}"}
    assert ada.moves(table, "b4b2", seat=0).status_code == 200
    assert ada.does(table, "undo", seat=1, ply=1).status_code == 200
    ada.__exit__(None, None, None)
    again = serve()
    seen = again.get(again.at(table), headers=bearer).json()
    assert (seen["moves"], seen["view"]["tile"], seen["active"]) == ([[1, "@a2"]], "a2", [1])


def test_a_rematch_of_a_match_from_a_map_has_the_same_tiles_and_no_pieces(ada, put_aside):
    table = ada.opens("plug-in", sheet=write_map(put_aside), mine=[0, 1])["id"]
    ada.does(table, "resign", seat=0)
    ada.does(table, "rematch", seat=0)
    again = ada.sees(ada.sees(table)["rematch"])
    assert list(again["view"]["tiles"].values()) == put_aside.setup["tiles"]
    assert (again["view"]["cells"], again["moves"]) == ({}, [])


def test_a_map_that_cannot_be_read_opens_no_table_and_names_the_line(ada, put_aside):
    spoilt = write_map(put_aside).replace("a1a3", "a1a4")
    answer = ada.post("/api/v1/tables", json={"game": "plug-in", "sheet": spoilt})
    assert answer.status_code == 422
    assert re.search(r"Line \d+ of the map", answer.json()["detail"])


def test_only_a_game_that_has_a_sheet_goes_on_from_one_and_it_says_everything(ada, put_aside):
    for wish in ({"game": "kono"}, {"game": "plug-in", "options": {"size": 3}}):
        answer = ada.post("/api/v1/tables", json={**wish, "sheet": write_map(put_aside)})
        assert (answer.status_code, answer.json()["code"]) == (422, "table/no-sheet")


def test_the_page_shows_the_match_of_a_pasted_map_and_asks_who_one_is(ada, put_aside):
    page = after(ada, map=write_map(put_aside, names=("Ana", "Ben")))
    assert "Ana against Ben, resumed. Ben holds the obelisk." in page
    assert '<option value="1">Ben</option>' in page
    assert read_map(field(page, "sheet")).position == read_map(write_map(put_aside)).position


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_writes_the_board_as_a_map_on_which_a_match_on_paper_is_filled_in(ada, language):
    ada.headers["Accept-Language"] = language
    page = after(ada, composition=HALF)
    text = unescape(re.search(r'data-fill="([^"]*)"', page)[1])
    assert read_map(text).position.setup["tiles"] == ["kono", "trip", "bulo", "bulo"]
    filled = re.sub(r"(?m)^(Player|プレイヤー) X:$", r"\1 X: Ben", text).replace(" .]", " X]", 1)
    table = ada.opens("plug-in", sheet=filled, mine=[0, 1])["snapshot"]
    assert (table["seats"][1]["name"], table["view"]["cells"]) == ("Ben", {"a2": 1})


def test_the_page_shows_a_resumed_match_in_the_colours_of_its_map(ada, put_aside):
    usual = after(ada, map=write_map(put_aside))
    swapped = after(ada, map=write_map(put_aside, colours=("orange", "blue")))
    won = r'<g[^>]*aria-label="Tile a1: won[^>]*>(?:(?!</g>).)*'
    found = [re.search(won, page, re.DOTALL)[0] for page in (usual, swapped)]
    assert ["seat-0" in found[0], "seat-1" in found[0], "seat-0" in found[1], "seat-1" in found[1]] == [
        True,
        False,
        False,
        True,
    ]


def test_a_map_that_cannot_be_read_is_told_at_its_place_with_the_line(ada, put_aside):
    page = after(ada, map=write_map(put_aside).replace("[kono", "[chess"))
    assert "of the map says “chess" in page
    assert field(page, "sheet") is None
    assert "[chess" in page
    assert len(tiles_of(page)) == 16
