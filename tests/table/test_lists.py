"""The list of one's own games."""


def listed(visitor):
    return [table["id"] for table in visitor.get("/api/v1/tables", params={"mine": 1}).json()["tables"]]


def test_a_finished_game_can_be_taken_off_ones_own_list_and_stays_for_everybody_else(ada, ben, game):
    ada.does(game, "resign")
    assert ada.delete(ada.at(game, "/mine")).status_code == 204
    assert game not in listed(ada)
    assert game in listed(ben)
    assert ada.sees(game)["result"]["winners"] == [1]
    assert ada.sees(game)["you"]["seats"] == [0]
    assert ada.delete(ada.at(game, "/mine")).status_code == 204


def test_a_game_that_goes_on_stays_on_the_list(ada, game):
    answer = ada.delete(ada.at(game, "/mine"))
    assert (answer.status_code, answer.json()["code"]) == (409, "table/still-listed")
    assert game in listed(ada)


def test_a_game_against_computers_alone_can_be_taken_off_while_it_goes_on(ada):
    table = ada.opens("trip", mine=[0], computers={"1": "novice"})["id"]
    assert ada.delete(ada.at(table, "/mine")).status_code == 204
    assert table not in listed(ada)
    assert ada.sees(table)["you"]["seats"] == [0]


def test_a_table_that_one_has_left_can_be_taken_off(ada, ben):
    table = ben.opens("trip", mine=[])["id"]
    ada.sits(table, 0)
    ada.does(table, "leave")
    assert table in listed(ada)
    assert ada.delete(ada.at(table, "/mine")).status_code == 204
    assert table not in listed(ada)


def test_a_table_to_which_nobody_came_can_be_left_and_taken_off(ada):
    table = ada.opens("trip")["id"]
    ada.does(table, "leave", seat=0)
    assert ada.delete(ada.at(table, "/mine")).status_code == 204
    assert table not in listed(ada)


def test_nobody_takes_a_table_off_the_list_of_another(ada, ben, friend, game):
    ada.does(game, "resign")
    friend().delete(ada.at(game, "/mine"))
    assert game in listed(ada)
    assert game in listed(ben)


def test_games_that_go_on_come_before_those_that_are_over_however_old_they_are(ada):
    going_on = ada.opens("trip")["id"]
    for _ in range(2):
        ada.does(ada.opens("trip", mine=[0, 1])["id"], "resign", seat=0)
    assert listed(ada)[0] == going_on


def test_whoever_sits_down_is_known_for_another_year(ada):
    ada.opens("trip")
    cookie = ada.cookies["obelisk"]
    again = ada.post("/api/v1/tables", json={"game": "trip"})
    assert f"obelisk={cookie}; " in again.headers["set-cookie"]
    assert "Max-Age=31536000" in again.headers["set-cookie"]
