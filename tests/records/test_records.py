"""Records: what is written can be read by everybody, and what is damaged is refused in words."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk import BadRecord, ObeliskError
from tests.helpers import play_all

BULO = "a1c1 d1d3 a2c2 a3c3 a4c4 d4"


def finished():
    return play_all(obelisk.game("bulo").start(), BULO)


def good():
    return obelisk.record(finished())


def refused(record):
    """Return the error that a damaged record ends in."""
    with pytest.raises(ObeliskError) as caught:
        obelisk.replay(record)
    assert caught.value.explain("en").strip()
    assert caught.value.explain("ja").strip()
    return caught.value


def test_a_record_holds_version_game_set_up_moves_and_result():
    assert good() == {
        "obelisk": 1,
        "game": "bulo",
        "rules": obelisk.game("bulo").rules_digest,
        "setup": {},
        "moves": [[0, "a1c1"], [1, "d1d3"], [0, "a2c2"], [1, "a3c3"], [0, "a4c4"], [1, "d4"]],
        "result": {"winners": [0], "points": [0, 0]},
    }


def test_the_record_of_a_running_game_has_no_result():
    record = obelisk.record(play_all(obelisk.game("bulo").start(), "a1 a2"))
    assert record["result"] is None
    assert obelisk.replay(record).active == (0,)


def test_players_date_and_comment_may_be_added():
    record = obelisk.record(finished(), players=["Ana", "Ben"], date="2024-05-01", comment="さようなら")
    assert record["players"] == ["Ana", "Ben"]
    assert obelisk.replay(json.dumps(record)) == finished()


def test_a_record_is_read_from_a_dict_from_text_and_from_a_file(tmp_path):
    path = tmp_path / "対局.json"
    path.write_text(json.dumps(good()), encoding="utf-8")
    for record in (
        good(),
        json.dumps(good()),
        json.dumps(good(), indent=2),
        "\n " + json.dumps(good()),
        path,
        str(path),
    ):
        assert obelisk.replay(record) == finished()


def test_moves_may_be_tuples():
    record = good()
    record["moves"] = tuple((seat, move) for seat, move in record["moves"])
    assert obelisk.replay(record) == finished()


def test_entries_that_nobody_knows_are_left_alone():
    assert obelisk.replay({**good(), "weather": "rain", "result_of_the_bet": 3}) == finished()


def test_a_record_may_leave_its_result_out():
    record = good()
    del record["result"]
    assert obelisk.replay(record).result == finished().result


def test_replaying_leaves_the_record_as_it_was():
    record = good()
    obelisk.replay(record)
    assert record == good()


def test_a_drawn_game_lists_every_seat_that_shares_it():
    draw = play_all(obelisk.game("kono").start(), "a1a3 d3a3" + " b1a1 c3d3 a1b1 d3c3" * 2)
    assert obelisk.record(draw)["result"] == {"winners": [0, 1], "points": [7, 7]}


@pytest.mark.parametrize("key", ["obelisk", "game", "setup", "moves"])
def test_what_a_record_lacks_is_named(key):
    record = good()
    del record[key]
    error = refused(record)
    assert isinstance(error, BadRecord)
    assert error.code == "record/lacks"
    assert key in str(error)


@pytest.mark.parametrize("version", [0, 2, "1", None, True, [1], -1])
def test_other_versions_are_refused(version):
    error = refused({**good(), "obelisk": version})
    assert error.code == "record/version"
    assert repr(version) in str(error)


@pytest.mark.parametrize(
    "entry",
    [
        "a1",
        ["a1"],
        [0],
        [0, "a1", "b1"],
        {"seat": 0, "move": "a1"},
        None,
        5,
        [0, None],
        [0, 5],
        [0, ["a1"]],
        [None, "a1"],
        ["0", "a1"],
        [0.0, "a1"],
        [True, "a1"],
        ["a1", 0],
        [],
    ],
)
def test_a_move_that_is_no_move_is_named_by_its_number(entry):
    record = good()
    record["moves"][2] = entry
    error = refused(record)
    assert error.code == "record/bad-move"
    assert error.facts["number"] == 3
    assert "Move 3" in str(error)


@pytest.mark.parametrize(
    "entry",
    [
        [0, "d1"],
        [1, "a2c2"],
        [0, "xyzzy"],
        [0, ""],
        [0, "A2 C2"],
        [7, "a2c2"],
        [-1, "a2c2"],
        [10**30, "a2"],
    ],
)
def test_a_move_against_the_rules_is_refused_with_its_number_and_the_rule(entry):
    record = good()
    record["moves"][2] = entry
    error = refused(record)
    assert isinstance(error, BadRecord)
    assert error.code == "record/illegal"
    assert error.facts["number"] == 3
    with pytest.raises(obelisk.IllegalMove) as caught:
        play_all(obelisk.game("bulo").start(), "a1c1 d1d3").play(entry[1], entry[0])
    assert str(caught.value) in str(error)


def test_moves_after_the_end_are_refused():
    record = good()
    record["moves"].append([0, "a1"])
    error = refused(record)
    assert error.code == "record/illegal"
    assert error.facts["number"] == 7


@pytest.mark.parametrize("moves", [None, "a1 b1", {"0": "a1"}, 5])
def test_moves_that_are_no_list_are_refused(moves):
    assert refused({**good(), "moves": moves}).code == "record/unreadable"


@pytest.mark.parametrize(
    "result",
    [
        {"winners": [1], "points": [0, 0]},
        {"winners": [0, 1], "points": [0, 0]},
        {"winners": [], "points": [0, 0]},
        {"winners": [0], "points": [1, 0]},
        {"winners": [0], "points": [0]},
        {"winners": [0]},
        {"points": [0, 0]},
        {},
        [],
        "seat 0",
        5,
        {"winners": 0, "points": [0, 0]},
        {"winners": None, "points": None},
        {"winners": [0], "points": 0},
        {"winners": {"0": 1}, "points": [0, 0]},
        {"winners": "0", "points": "00"},
    ],
)
def test_a_result_that_the_moves_do_not_lead_to_is_refused(result):
    error = refused({**good(), "result": result})
    assert isinstance(error, BadRecord)
    assert error.code == "record/result"


def test_a_result_of_a_game_that_still_runs_is_refused():
    record = good()
    record["moves"].pop()
    assert refused(record).code == "record/result"


@pytest.mark.parametrize("name", ["chess", "Bulo", "", "bulo "])
def test_an_unknown_game_is_refused_with_the_known_ones(name):
    error = refused({**good(), "game": name})
    assert isinstance(error, obelisk.UnknownGame)
    assert "bulo" in error.facts["known"]


@pytest.mark.parametrize("name", [None, 5, ["bulo"], {"name": "bulo"}])
def test_a_game_that_is_no_name_is_refused(name):
    assert refused({**good(), "game": name}).code == "record/unreadable"


@pytest.mark.parametrize("setup", [None, [], "", 5, {"size": 4}])
def test_a_set_up_of_another_kind_is_refused(setup):
    assert isinstance(refused({**good(), "setup": setup}), BadRecord | obelisk.BadSetup)


def test_a_set_up_that_says_nothing_is_not_made_up():
    # Chance must not decide what a record leaves out: the same record would be another game each time.
    record = obelisk.record(obelisk.game("plug-in").start(seed=1))
    assert isinstance(refused({**record, "setup": None}), BadRecord | obelisk.BadSetup)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{}",
        '{"obelisk": 1',
        '{"obelisk": 1} and more',
        "{'obelisk': 1}",
        '{"obelisk": ' + "9" * 5000 + "}",
        '{"a":' * 100_000,
        "{" + "\x00" + "}",
    ],
)
def test_text_that_is_no_record_is_refused(text):
    error = refused(text)
    assert isinstance(error, BadRecord)
    assert error.code in ("record/unreadable", "record/lacks")


@pytest.mark.parametrize("content", [b"", b"[]", b"5", b"null", b'"bulo"', b"\xff\xfe", b"PK\x03\x04", b"[" * 100_000])
def test_a_file_that_is_no_record_is_refused(tmp_path, content):
    path = tmp_path / "game.json"
    path.write_bytes(content)
    error = refused(path)
    assert isinstance(error, BadRecord)
    assert error.code in ("record/unreadable", "record/no-file", "record/not-text")


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    error = refused(tmp_path / "nowhere")
    assert isinstance(error, BadRecord)
    assert error.code == "record/no-file"
    assert str(tmp_path / "nowhere") in str(error)


@pytest.mark.parametrize("text", ["garbage", "nowhere/game.json", "", "\x00", "x" * 5000, "\ud800", "[]", "a1a3 b4b2"])
def test_a_text_that_is_neither_a_record_nor_a_file_is_told_both(text, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    error = refused(text)
    assert isinstance(error, BadRecord)
    assert error.code == "record/neither"
    assert "neither a record (a JSON object) nor the path of a file" in str(error)


def test_a_folder_is_no_record(tmp_path):
    assert refused(tmp_path).code == "record/no-file"


@pytest.mark.parametrize("thing", [None, 5, b"{}", [], ["a1"], 1.5, object()])
def test_a_thing_that_is_no_record_is_refused(thing):
    error = refused(thing)
    assert isinstance(error, BadRecord)
    assert error.code == "record/unreadable"


JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 20), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)


@given(st.sampled_from(["obelisk", "game", "setup", "moves", "result"]), JUNK)
def test_a_record_with_one_damaged_entry_is_refused_or_leads_to_the_same_game(key, junk):
    refusal = None
    try:
        position = obelisk.replay({**good(), key: junk})
    except ObeliskError as error:
        refusal = str(error)
    assert refusal if refusal is not None else position == finished() or key == "moves"


@given(st.integers(0, 400), st.integers(0, 5), st.text(max_size=2))
def test_a_record_whose_text_was_damaged_is_refused_or_leads_to_a_game(where, skipped, slip):
    text = json.dumps(good())
    where %= len(text)
    damaged = text[:where] + slip + text[where + skipped :]
    refusal = None
    try:
        position = obelisk.replay(damaged)
    except ObeliskError as error:
        refusal = str(error)
    assert refusal if refusal is not None else position.game.name == "bulo"
