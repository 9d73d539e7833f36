"""Moves of Micropul as text, and why they are refused (micropul.md, "Notation")."""

import pytest

from obelisk.errors import BadSetup
from obelisk.words import Message
from obelisk.words.translating import texts
from tests.games.micropul.table import MICROPUL, alone, core, play, same_record, start, stone_moves
from tests.helpers import check_refusal, refusal


def test_a_laying_names_tile_column_row_and_quarter_turns_clockwise():
    position = play(start([12]), "12@0,1r2")
    assert position.view()["tiles"][-1] == {"tile": 12, "column": 0, "row": 1, "turn": 2}
    # `o-.-` turned twice: white below on the right, so its stone lies there.
    assert position.play("stone 0,1se").view()["stones"][1][0]["corner"] == "se"


def test_columns_go_right_and_rows_go_up():
    # White lies above black on the start tile.
    assert "0@0,1r2" in start([0]).moves()
    assert "1@0,-1r0" in start([1]).moves()
    # To the right the white corner is the tile's nw, to the left its ne.
    assert "0@1,0r0" in start([0]).moves()
    assert "0@-1,0r1" in start([0]).moves()


@pytest.mark.parametrize(
    ("move", "better"),
    [
        ("42@0,1r1", "42@0,1r0"),
        ("42@0,1r3", "42@0,1r0"),
        ("46@0,1r2", "46@0,1r0"),
        ("26@0,1r2", "26@0,1r0"),
        ("34@1,0r3", "34@1,0r1"),
    ],
)
def test_where_turns_look_alike_only_the_smallest_is_a_move(move, better):
    position = start([42, 46, 26, 34])
    refusal(position, move, "micropul/same-look", turn=int(move[-1]), better=better)


def test_moves_lists_one_micropul_for_each_group():
    assert stone_moves(start()) == {"stone 0,0nw", "stone 0,0sw"}


def test_a_group_is_named_by_its_lowest_row_then_its_lowest_column_then_sw_se_nw_ne():
    # White grows upwards: the start tile's row is the lowest.
    assert "stone 0,0nw" in play(start([46]), "46@0,1r0").moves()
    # Black grows downwards.
    assert "stone 0,-1sw" in play(start([47]), "47@0,-1r0").moves()
    # White grows to the left in the same row: 14 has its white corners above.
    assert "stone -1,0nw" in play(start([14]), "14@-1,0r0").moves()
    # `x--.` below with its black corner at the ne: no other on that tile.
    assert "stone 0,-1ne" in play(start([7]), "7@0,-1r1").moves()


def test_the_lowest_row_goes_before_the_lowest_column():
    position = play(start([47], [17]), "47@0,-1r0", "17@-1,0r2")
    # 17 lies at column -1, row 0; 47 at column 0, row -1. Both belong to the black group.
    assert "stone 0,-1sw" in position.moves()
    assert "stone -1,0sw" not in position.moves()


def test_any_micropul_of_an_unclaimed_group_may_be_named():
    position = play(start([46]), "46@0,1r0")
    for micropul in ("0,0nw", "0,0ne", "0,1nw", "0,1ne", "0,1sw", "0,1se"):
        after = position.play(f"stone {micropul}")
        assert after.history[-1] == (1, f"stone {micropul}")
        assert stone_moves(after) == {"stone 0,0sw"}


def test_on_a_big_tile_every_corner_names_its_one_micropul():
    position = play(start([43]), "43@0,-1r0")
    assert "stone 0,-1sw" in position.moves()
    for corner in ("nw", "ne", "sw", "se"):
        after = position.play(f"stone 0,-1{corner}")
        assert after.view()["stones"][1][0]["size"] == 3
        assert stone_moves(after) == {"stone 0,0nw"}


@pytest.mark.parametrize(
    "text",
    ["draw 017", "draw -1", "draw 1 7", "draws", "passe", "17", "17@", "17@0,1", "17@0,1r4",
     "17@0,1r", "17@0,1r-1", "17@00,1r0", "17@-0,1r0", "17@+1,1r0", "017@0,1r0", "17@0, 1r0",
     "stone", "stone 0,0", "stone 0,0n", "stone0,0nw", "stone  0,0nw", "stone 0,0nwne",
     "1７@0,1r0", "17@0,1r１", "stone 0,１0nw", "draw 1７", "stone 0,1٣nw"],
)  # fmt: skip
def test_other_texts_are_refused(text):
    refusal(start([17]), text, "micropul/unreadable")


# Each code, how it comes about, and its facts.
CODES = {
    "micropul/unreadable": (start, "17", {}),
    "micropul/no-such-tile": (start, "48@0,1r0", {"tile": 48, "last": 47}),
    "micropul/same-look": (start, "46@0,1r1", {"turn": 1, "better": "46@0,1r0"}),
    "micropul/not-in-hand": (start, "0@0,1r2", {"tile": 0}),
    "micropul/square-taken": (lambda: start([0]), "0@0,0r2", {"square": "0,0"}),
    "micropul/not-beside": (lambda: start([0]), "0@1,1r2", {"square": "1,1"}),
    "micropul/drawn-unseen": (start, "draw 17", {}),
    "micropul/joins-nothing": (lambda: start([0]), "0@0,1r0", {"square": "0,1"}),
    "micropul/colours": (
        lambda: start([0]),
        "0@0,-1r0",
        {
            "own": Message("micropul/colour/white"),
            "other": Message("micropul/colour/black"),
            "side": Message("micropul/side/north"),
            "square": "0,-1",
        },
    ),
    "micropul/no-tile": (start, "stone 0,1nw", {"square": "0,1"}),
    "micropul/no-micropul": (lambda: play(start([0]), "0@0,1r2"), "stone 0,1nw", {"square": "0,1"}),
    "micropul/no-stones": (
        lambda: play(alone([34]), "34@1,0r0", "stone 0,0nw", "stone 0,0sw", "stone 1,0ne"),
        "stone 1,0se",
        {},
    ),
    "micropul/claimed-by-you": (lambda: alone().play("stone 0,0nw"), "stone 0,0ne", {}),
    "micropul/claimed-by-other": (lambda: start().play("stone 0,0nw"), "stone 0,0nw", {}),
    "micropul/hand-full": (start, "draw", {"n": 6}),
    "micropul/no-supply": (lambda: play(alone([0]), "0@0,1r2"), "draw", {}),
    "micropul/not-shown": (lambda: play(alone([12], then=[5]), "12@0,1r3"), "draw 5", {"tile": 5}),
    "micropul/all-shown": (lambda: play(alone([12, 8, 4]), "12@0,1r2", "8@1,0r0", "4@1,1r2"), "draw", {}),
    "micropul/can-act": (start, "pass", {}),
}


@pytest.mark.parametrize("code", CODES)
def test_each_refusal_has_its_code_its_facts_and_a_sentence_in_both_languages(code):
    make, move, facts = CODES[code]
    check_refusal(make(), move, code, facts)


ABOUT = {f"micropul/{name}" for name in ("title", "about", "how", "rules", "points")}


def test_these_are_all_the_codes():
    for words in map(texts, ("en", "ja")):
        known = {code for code in words if code.startswith("micropul/") and code.count("/") == 1} - ABOUT
        assert known == {*CODES, "micropul/core"}


def test_squares_that_no_tile_can_reach_are_refused_like_those_without_a_tile():
    position = start([0])
    for square in ("49,0", "0,-49", "99,99", "-64,0", "64,0", "64,1"):
        refusal(position, f"0@{square}r0", "micropul/not-beside", square=square)
        refusal(position, f"stone {square}nw", "micropul/no-tile", square=square)
    refusal(position, "draw 48", "micropul/no-such-tile", tile=48, last=47)


def test_two_players_have_no_face_up_tiles():
    position = play(start([12], then=[5]), "12@0,1r3", "stone 0,0sw")
    refusal(position, "draw 5", "micropul/drawn-unseen")


# The set-up


def test_the_setup_is_written_out_as_the_rules_page_says():
    setup = {"players": 2, "core": core([3, 1], [2]), "starts": 1}
    position = MICROPUL.start(setup=setup)
    assert position.setup == setup
    assert same_record(position, MICROPUL.start(setup=position.setup))


@pytest.mark.parametrize(
    "wrong",
    [None, "core", 47, [], list(range(47)), list(range(48)), [*core()[:-1], core()[0]], [*core()[:-1], 40],
     [*core()[:-1], "0"], [*core()[:-1], float(core()[-1])], [True if tile == 1 else tile for tile in core()]],
)  # fmt: skip
def test_a_core_that_is_not_all_47_tiles_is_refused(wrong):
    with pytest.raises(BadSetup) as caught:
        MICROPUL.start(setup={"players": 2, "core": wrong, "starts": 0})
    assert caught.value.code == "micropul/core"
    assert caught.value.facts == {"n": 47, "start": 40, "last": 47}
    assert "47" in caught.value.explain("en")
    assert "47枚" in caught.value.explain("ja")


@pytest.mark.parametrize("key", ["players", "core", "starts"])
def test_a_setup_needs_all_its_keys(key):
    setup = {"players": 2, "core": core(), "starts": 0}
    del setup[key]
    with pytest.raises(BadSetup, match=key):
        MICROPUL.start(setup=setup)


@pytest.mark.parametrize("options", [{"players": 0}, {"players": 3}, {"starts": 2}, {"players": 1, "starts": 1}])
def test_there_are_one_or_two_players_and_one_of_them_starts(options):
    with pytest.raises(BadSetup):
        MICROPUL.start(seed=1, **options)


def test_a_seed_shuffles_all_tiles_but_the_start_tile():
    cores = [MICROPUL.start(seed=seed).setup["core"] for seed in range(20)]
    assert all(sorted(found) == sorted(core()) for found in cores)
    assert len({tuple(found) for found in cores}) == 20
    assert MICROPUL.start(seed=3) == MICROPUL.start(seed=3)
