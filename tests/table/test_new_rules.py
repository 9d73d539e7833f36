"""A table whose game has other rules by now: it goes on under a notice, stands still, or stays readable."""

import json

import pytest
from sqlalchemy import create_engine, text

import obelisk
from obelisk.errors import BadRecord
from obelisk.records import has_other_rules, rules_of

MOVES = ("a1", "c1", "a2", "c2", "a3", "d4")
"""Three in a column, and one that wins nothing yet."""


@pytest.fixture
def reopened(serve, tmp_path):
    """Return a function that plays, changes what the log says of the rules, and opens the table at another server."""

    def open_again(*, plays=MOVES, finishes=False, rules="0" * 12, illegal=None, setup=None):
        ada = serve()
        made = ada.opens("trip", mine=[0, 1])["id"]
        for move in plays:
            assert ada.moves(made, move).status_code == 200
        if finishes:
            assert ada.does(made, "resign", seat=0).status_code == 200
        ada.__exit__(None, None, None)
        log = {}
        with create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}").begin() as connection:
            for v, data in connection.execute(text("SELECT v, data FROM events WHERE table_id = :id"), {"id": made}):
                log[v] = json.loads(data)
            log[1]["rules"] = rules
            if rules is None:
                del log[1]["rules"]
            if setup is not None:
                log[1]["setup"] = setup
            for data in log.values():
                if data.get("ply") == illegal:
                    data["move"] = "z9"
            for v, data in log.items():
                given = {"id": made, "v": v, "data": json.dumps(data)}
                connection.execute(text("UPDATE events SET data = :data WHERE table_id = :id AND v = :v"), given)
        again = serve()
        again.cookies = ada.cookies
        return again, made

    return open_again


def test_a_table_notes_the_rules_that_it_is_played_by(reopened):
    rules = rules_of(obelisk.game("trip").start())
    ada, made = reopened(rules=rules)
    assert ada.sees(made)["new_rules"] is None
    assert ada.moves(made, "b4").status_code == 200


def test_a_running_game_goes_on_under_changed_rules_that_allow_its_moves_and_says_so(reopened):
    ada, made = reopened()
    seen = ada.sees(made)
    assert seen["new_rules"].startswith("The rules of this game have changed since this table was opened.")
    page = ada.get(f"/t/{made}", headers={"Accept": "text/html", "Accept-Language": "ja"}).text
    assert "このゲームのルールが変わりました" in page
    assert seen["active"] == [0]
    assert ada.moves(made, "b4").status_code == 200


def test_a_running_game_whose_moves_changed_rules_do_not_allow_stands_still(reopened):
    ada, made = reopened(illegal=4)
    seen = ada.sees(made)
    assert seen["ply"] == 3
    assert seen["active"] == []
    assert "they do not allow move 4 of this game" in seen["new_rules"]
    refused = ada.moves(made, "b4")
    assert (refused.status_code, refused.json()["code"]) == (409, "table/rules-changed")
    assert ada.does(made, "undo", seat=0).json()["code"] == "table/rules-changed"
    for path in ("/hint?seat=0", "/analysis", "/line?move=b4"):
        refused = ada.get(ada.at(made, path))
        assert (refused.status_code, refused.json()["code"]) == (409, "table/rules-changed")
    assert ada.does(made, "resign", seat=0).status_code == 200
    assert ada.sees(made)["result"]["winners"] == [1]


@pytest.mark.parametrize("rules", ["0" * 12, None])
def test_a_finished_game_stays_readable_under_changed_rules(reopened, rules):
    ada, made = reopened(finishes=True, illegal=4, rules=rules)
    seen = ada.sees(made)
    assert seen["result"] == {"winners": [1], "points": None, "reason": "resigned"}
    assert "The moves from move 4 on cannot be shown." in seen["new_rules"]
    for path in ("", "/record.json", "/picture.svg", "/picture.svg?ply=2", "/moves"):
        assert ada.get(ada.at(made, path)).status_code == 200, path
    assert ada.get(f"/t/{made}", headers={"Accept": "text/html"}).status_code == 200


@pytest.mark.parametrize("rules", ["0" * 12, None])
def test_the_record_of_a_finished_game_that_changed_rules_refuse_has_all_moves_and_the_result(reopened, rules):
    position = obelisk.game("trip").start()
    while not position.is_over:
        position = position.play(position.moves()[0])
    moves = [[seat, move] for seat, move in position.history]
    ada, made = reopened(plays=[move for _, move in moves], illegal=3, rules=rules)
    assert ada.sees(made)["ply"] == 2
    record = ada.get(ada.at(made, "/record.json")).json()
    assert record["moves"] == [*moves[:2], [moves[2][0], "z9"], *moves[3:]]
    assert record["result"] == obelisk.record(position)["result"]
    assert record.get("rules") == rules


def test_a_set_up_that_changed_rules_refuse_is_shown_as_a_fresh_start(reopened):
    ada, made = reopened(finishes=True, setup={"size": 9})
    seen = ada.sees(made)
    assert (seen["ply"], seen["result"]["winners"]) == (0, [1])
    assert "The moves from move 1 on cannot be shown." in seen["new_rules"]


def test_a_finished_game_that_changed_rules_allow_needs_no_notice(reopened):
    ada, made = reopened(finishes=True)
    assert ada.sees(made)["new_rules"] is None


def test_a_record_names_its_rules_and_one_of_changed_rules_says_so_where_it_fails():
    written = obelisk.record(obelisk.game("trip").start().play("a1"))
    assert written["rules"] == rules_of(obelisk.replay(written))
    changed = {**written, "rules": "0" * 12}
    assert has_other_rules(changed, obelisk.replay(changed))
    older = {key: value for key, value in written.items() if key != "rules"}
    assert not has_other_rules(older, obelisk.replay(older))
    for record, code in ((changed, "record/rules-changed"), (older, "record/illegal")):
        with pytest.raises(BadRecord) as caught:
            obelisk.replay({**record, "moves": [[0, "z9"]]})
        assert caught.value.code == code
