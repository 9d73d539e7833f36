"""Boards of one's own in Microchip, by HTTP: chosen for a player, or drawn from a box."""

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
