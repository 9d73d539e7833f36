"""Set-ups of Microchip, and why they are refused (microchip.md, "Pool and drafting", "Solo puzzle", "Boards")."""

from collections import Counter

import pytest

import obelisk
from obelisk.errors import BadSetup
from obelisk.games.microchip import shapes
from obelisk.games.microchip.board_box import draw
from obelisk.testing import check_game
from obelisk.words.translating import texts
from tests.games.microchip.table import BOARD, MICROCHIP, WIDE_BOARD, alone, setup_for
from tests.reference.microchip import POOLS


def given(players=2, **changes):
    setup = {**setup_for([[]] * players, [BOARD] * players), **changes}
    return {key: value for key, value in setup.items() if value is not ...}


def puzzle(**changes):
    setup = {**alone().setup, **changes}
    return {key: value for key, value in setup.items() if value is not ...}


def refused(setup, code):
    with pytest.raises(BadSetup) as caught:
        MICROCHIP.start(setup=setup)
    error = caught.value
    assert error.code == code
    assert error.explain("en") != error.explain("ja")
    assert "{" not in error.explain("en") + error.explain("ja")
    return error


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_game_keeps_the_contract_with_any_number_of_players(players):
    check_game("microchip", games=1, players=players)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_set_up_is_written_out_as_the_rules_page_says(players):
    drawn = MICROCHIP.start(seed=players, players=players)
    setup = drawn.setup
    assert setup["players"] == drawn.seats == players
    assert len(setup["boards"]) == players
    assert list(setup) == ["players", "boards", "tiles" if players == 1 else "pool"]
    again = MICROCHIP.start(setup=setup)
    assert again == drawn
    assert again.setup == setup


def test_two_play_unless_one_says_otherwise():
    assert MICROCHIP.start(seed=1).setup["players"] == 2


def test_the_boards_may_be_named_and_the_pool_is_drawn():
    starts = [MICROCHIP.start(seed=seed, players=3, boards=[BOARD, WIDE_BOARD, BOARD]) for seed in (1, 2)]
    assert [start.setup["boards"] for start in starts] == [[BOARD, WIDE_BOARD, BOARD]] * 2
    assert starts[0].setup["pool"] != starts[1].setup["pool"]
    assert MICROCHIP.start(seed=1, players=1, boards=[BOARD]).setup["boards"] == [BOARD]


def test_every_seat_has_a_board_of_its_own_drawn_at_random():
    boards = [board for seed in range(10) for board in MICROCHIP.start(seed=seed, players=5).setup["boards"]]
    assert len(set(boards)) == 50


# Boards from a box

BOX = draw(6, seed=3)


def test_boards_are_drawn_from_a_box_and_each_comes_once():
    drawn = [MICROCHIP.start(seed=seed, players=3, box=BOX).setup["boards"] for seed in range(40)]
    assert all(len(set(boards)) == 3 for boards in drawn)
    assert {board for boards in drawn for board in boards} == set(BOX)
    assert {boards[0] for boards in drawn} == set(BOX)


def test_a_chosen_board_stays_and_the_box_is_drawn_for_the_others():
    for seed in range(10):
        boards = MICROCHIP.start(seed=seed, players=3, boards=[None, BOX[0], None], box=BOX[:3]).setup["boards"]
        assert boards[1] == BOX[0]
        assert {boards[0], boards[2]} == set(BOX[1:3])


def test_without_a_box_what_is_not_chosen_is_drawn_by_the_rules():
    boards = [MICROCHIP.start(seed=seed, boards=[BOARD, None]).setup["boards"] for seed in range(5)]
    assert {first for first, _ in boards} == {BOARD}
    assert len({second for _, second in boards}) == 5


def test_a_set_up_from_a_box_is_like_one_that_was_written_out():
    drawn = MICROCHIP.start(seed=1, box=BOX)
    again = MICROCHIP.start(setup=drawn.setup)
    assert again == drawn
    assert obelisk.replay(obelisk.record(drawn)) == drawn
    assert list(drawn.setup) == ["players", "boards", "pool"]


def test_a_box_that_nobody_needs_changes_nothing():
    plain = MICROCHIP.start(seed=1, boards=[BOARD, WIDE_BOARD])
    assert MICROCHIP.start(seed=1, boards=[BOARD, WIDE_BOARD], box=[]) == plain
    assert MICROCHIP.start(seed=1, boards=[BOARD, WIDE_BOARD], box=BOX) == plain


def test_random_games_draw_from_the_box_each_time():
    assert MICROCHIP.playouts(5, seed=1, players=4, box=BOX).plies == 5 * 64


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"box": None}, "box"),
        ({"box": BOARD}, "box"),
        ({"box": draw(61, seed=1)}, "box"),
        ({"box": []}, "box-too-few"),
        ({"box": BOX[:1]}, "box-too-few"),
        ({"box": BOX[:1], "boards": [BOX[0], None]}, "box-too-few"),
        ({"box": [BOX[0], BOX[1], BOX[0]]}, "box-twice"),
        ({"box": [BOX[0], "BYRGP" * 5]}, "board-corners"),
        ({"box": [BOX[0], None]}, "board-letters"),
        ({"boards": [BOARD, 5]}, "board-letters"),
    ],
)
def test_a_box_that_cannot_be_drawn_from_is_refused(options, code):
    with pytest.raises(BadSetup) as caught:
        MICROCHIP.start(seed=1, **options)
    assert caught.value.code == f"microchip/{code}"
    assert "{" not in caught.value.explain("en") + caught.value.explain("ja")


@pytest.mark.parametrize(
    ("box", "boards", "english", "japanese"),
    [
        (
            BOX[:1],
            [None, None],
            "Your box has only 1 board to draw; 2 players need 2.",
            "箱から引けるボードは1枚だけです。2人には2枚必要です。",
        ),
        (
            BOX[:2],
            [None, None, None],
            "Your box has only 2 boards to draw; 3 players need 3.",
            "箱から引けるボードは2枚だけです。3人には3枚必要です。",
        ),
        (
            BOX[:1],
            [BOX[0], None],
            "Your box has no board to draw; 1 player needs one.",
            "箱から引けるボードはありません。1人には1枚必要です。",
        ),
    ],
)
def test_too_small_a_box_is_told_with_what_it_has_and_what_is_needed(box, boards, english, japanese):
    with pytest.raises(BadSetup) as caught:
        MICROCHIP.start(seed=1, players=len(boards), box=box, boards=boards)
    assert (caught.value.explain("en"), caught.value.explain("ja")) == (english, japanese)


@pytest.mark.parametrize("players", [0, 6, -1])
def test_one_to_five_play(players):
    assert refused(given(players=2) | {"players": players}, "setup/out-of-range").facts["high"] == 5


@pytest.mark.parametrize("players", [None, "2", 2.0, True, [2]])
def test_the_number_of_players_is_a_number(players):
    refused(given(players=2) | {"players": players}, "setup/not-a-number")


@pytest.mark.parametrize("key", ["players", "boards", "pool"])
def test_a_set_up_needs_all_its_keys(key):
    setup = given()
    del setup[key]
    assert refused(setup, "setup/missing-key").facts["key"] == key


def test_a_puzzle_has_tiles_and_no_pool():
    assert refused(puzzle(tiles=...), "setup/missing-key").facts["key"] == "tiles"
    assert "players, boards, tiles" in str(refused(puzzle(pool=[]), "setup/unknown-key"))
    assert "players, boards, pool" in str(refused(given(tiles=[]), "setup/unknown-key"))


def test_an_unknown_option_is_refused():
    with pytest.raises(BadSetup, match="players, boards"):
        MICROCHIP.start(seed=1, pool=[])


@pytest.mark.parametrize("boards", [None, BOARD, [], [BOARD], [BOARD] * 3, {"0": BOARD}])
def test_there_is_one_board_for_each_player(boards):
    assert refused(given(boards=boards), "microchip/boards").facts == {"n": 2}
    with pytest.raises(BadSetup):
        MICROCHIP.start(seed=1, boards=boards)


def test_a_board_that_breaks_a_constraint_is_refused_with_the_reason():
    assert "corners" in str(refused(given(boards=[BOARD, "BYRGP" * 5]), "microchip/board-corners"))
    refused(given(boards=[BOARD, BOARD[:-1]]), "microchip/board-letters")
    refused(given(boards=[BOARD, None]), "microchip/board-letters")
    refused(given(boards=[BOARD, BOARD.lower()]), "microchip/board-colour")
    # The middle and a cell of the edge change places.
    swapped = list(BOARD)
    swapped[1], swapped[6] = swapped[6], swapped[1]
    refused(given(boards=["".join(swapped), BOARD]), "microchip/board-inner")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "spoil",
    [lambda pool: None, lambda pool: "RT", lambda pool: [], lambda pool: pool[1:], lambda pool: [*pool, pool[0]],
     lambda pool: [pool[0][1:], *pool[1:]], lambda pool: [[*pool[0], "RT"], *pool[1:]], lambda pool: [None, *pool[1:]],
     lambda pool: [tile for column in pool for tile in column], lambda pool: {"0": pool}],
)  # fmt: skip
def test_the_pool_has_its_columns_and_rows(players, spoil):
    error = refused(given(players, pool=spoil(given(players)["pool"])), "microchip/pool")
    assert (error.facts["rows"], error.facts["columns"]) == POOLS[players]


@pytest.mark.parametrize("name", ["rt", "RQ", "", None, 5, ["RT"], "TR"])
def test_a_pool_has_tiles_of_the_box(name):
    pool = given()["pool"]
    pool[3][2] = name
    refused(given(pool=pool), "microchip/no-such-tile")


def test_no_kind_comes_more_often_than_the_box_has_it():
    pool = given(4)["pool"]
    at = next((column, row) for column in range(12) for row in range(5) if pool[column][row] == "B1")
    pool[at[0]][at[1]] = "RX"
    assert refused(given(4, pool=pool), "microchip/too-many").facts == {"tile": "RX", "given": 2, "n": 1}


@pytest.mark.parametrize(
    "tiles", [None, "B1", [], ["B1"] * 3, ["RT"] * 3 + ["RL"] * 3, [*["BT", "BL", "BI", "BX", "B1"], "R1"]]
)
def test_a_puzzle_has_five_tiles_of_each_colour(tiles):
    refused(puzzle(tiles=tiles), "microchip/tiles")


def test_a_puzzle_has_no_more_tiles_of_a_kind_than_the_box():
    tiles = [tile for tile in alone().setup["tiles"] if tile[0] != "R"]
    error = refused(puzzle(tiles=[*tiles, "RX", "RX", "RT", "RT", "RL"]), "microchip/too-many")
    assert error.facts == {"tile": "RX", "given": 2, "n": 1}


def test_the_tiles_of_a_puzzle_may_come_in_any_order_and_are_kept_in_one():
    setup = alone().setup
    backwards = MICROCHIP.start(setup={**setup, "tiles": setup["tiles"][::-1]})
    assert backwards == MICROCHIP.start(setup=setup)
    assert backwards.setup == MICROCHIP.start(setup=setup).setup


# The box


@pytest.fixture
def own_box(tmp_path, monkeypatch):
    """Return a function that gives the game an owner's file."""

    def write(text):
        path = tmp_path / "shapes.json"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setenv("OBELISK_MICROCHIP_SHAPES", str(path))
        shapes.shape_counts.cache_clear()

    yield write
    monkeypatch.undo()
    shapes.shape_counts.cache_clear()


def test_a_game_is_dealt_from_the_owners_box(own_box):
    own_box('{"1": 0, "I": 0, "L": 10, "T": 0, "X": 2}')
    pool = Counter(tile for column in MICROCHIP.start(seed=1, players=3).setup["pool"] for tile in column)
    assert pool == {colour + shape: n for colour in "BYRGP" for shape, n in (("L", 10), ("X", 2))}
    assert MICROCHIP.playouts(5, seed=1, players=4).plies == 5 * 64
    assert {tile[1] for tile in MICROCHIP.start(seed=1, players=1).setup["tiles"]} <= {"L", "X"}


def test_a_set_up_is_checked_against_the_owners_box(own_box):
    own_box('{"1": 2, "I": 3, "L": 3, "T": 3, "X": 1}')
    assert refused(given(players=4), "microchip/too-many").facts == {"tile": "B1", "given": 3, "n": 2}


def test_an_owners_file_that_makes_no_sense_stops_the_game_with_the_reason(own_box):
    own_box('{"1": 3, "I": 2, "L": 3, "T": 3, "X": 2}')
    with pytest.raises(BadSetup, match="gives each colour 13 tiles; it must be 12"):
        MICROCHIP.start(seed=1)


# Words

CODES_OF_OTHERS = {
    # What test_boards, test_tiles, test_layouts, test_drafting, test_building and test_builder look at.
    "board-letters", "board-colour", "board-corners", "board-inner", "board-edges", "no-such-tile", "shapes-file",
    "shapes-names", "shapes-number", "shapes-sum", "unreadable", "cell-twice", "no-sides", "side-order", "wrong-colour",
    "not-held", "not-meeting", "off-board", "open", "seconds", "move-unreadable", "no-such-kind",
    "draft-first", "not-in-column", "pool-empty", "handed-in",
}  # fmt: skip


OWN_CODES = {"boards", "box", "box-twice", "box-too-few", "tiles", "pool", "too-many"}


def test_these_are_all_the_codes_of_the_rules():
    known = {f"microchip/{name}" for name in {*CODES_OF_OTHERS, *OWN_CODES}}
    for words in map(texts, ("en", "ja")):
        assert known <= set(words)


def test_a_game_is_found_by_its_name_and_has_words_for_people():
    assert obelisk.game("microchip").seats == (1, 5)
    for words in map(texts, ("en", "ja")):
        assert all(words[f"microchip/{kind}"] for kind in ("about", "rules/setup", "how", "points"))
