"""The workbench of Microchip: what is tried there, and what is said of it."""

import pytest

import obelisk
from obelisk.drawing.boards.textboard import join
from obelisk.games.microchip import puzzles
from obelisk.rulebook.modules import benches_of
from tests.games.microchip.test_championship import PLAYED

# 5  g p r b b
# 4  r b g b g
# 3  y p g r b
# 2  r y y p g
# 1  p y p r y
#    a b c d e
PUZZLE = puzzles.daily("2026-11-15")


def bench_of(position=PUZZLE, seat=0):
    return benches_of(position).open_bench(position, seat)


def after(*commands, bench=None):
    """Return the bench after these commands."""
    bench = bench or bench_of()
    for command in commands:
        word, _, rest = command.partition(" ")
        bench = bench.do(word, rest, "en").bench
    return bench


def told(bench, command, language="en"):
    word, _, rest = command.partition(" ")
    return join(bench.do(word, rest, language).told)


def test_games_without_a_bench_have_none():
    assert benches_of(obelisk.game("kono").start()) is None


@pytest.mark.parametrize(
    ("typed", "laid"),
    [
        ("place RT a2 0", "build a2NEW"),
        ("place RT a2 1", "build a2NES"),
        ("place RT a2 2", "build a2ESW"),
        ("place RT a2 7", "build a2NSW"),
        ("place a2 RT 1", "build a2NES"),
        ("place rt A2 1", "build a2NES"),
        ("place a2 NES", "build a2NES"),
        ("place a2 sen", "build a2NES"),
        ("place a2NES", "build a2NES"),
        ("place a2NES a3N, a1s", "build a1S a2NES a3N"),
        ("place ＲＴ ａ２ １", "build a2NES"),
        ("place B1 b4 0", "build b4N"),
    ],
)
def test_a_tile_is_laid_by_its_name_or_by_its_sides(typed, laid):
    assert after(typed).text == laid


def test_without_turns_a_tile_is_laid_as_it_fits_best():
    assert after("place RT a2").text == "build a2NES"  # no path off the board
    assert after("place a3 S", "place R1 a2").text == "build a2N a3S"


def test_a_tile_laid_on_another_replaces_it():
    assert after("place a2 NES", "place a2 N").text == "build a2N"


def test_a_laid_tile_is_turned_by_quarters():
    assert after("place a2 NE", "turn a2").text == "build a2ES"
    assert after("place a2 NE", "turn a2 3").text == "build a2NW"


def test_a_laid_tile_is_moved_as_it_lies_to_another_cell_of_its_colour_and_stays_where_it_is_otherwise():
    laid = after("place a2 NE")
    assert after("move A2 a4", bench=laid).text == "build a4NE"
    with pytest.raises(obelisk.ObeliskError, match="b2 is yellow, and RL is red"):
        after("move a2 b2", bench=laid)


def test_a_hint_tells_which_cell_it_is_about():
    done = after().do("hint", "", "en")
    assert f" {done.cell} holds " in "".join(text for line in done.told for text, _ in line)


def test_tiles_are_taken_up_again():
    laid = after("place a2NE a3S b2W")
    assert after("remove a3 B2", bench=laid).text == "build a2NE"
    assert after("clear", bench=laid).text == ""


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("place", "Write a tile and a cell"),
        ("place RT", "Write a tile and a cell"),
        ("place RT a2 north", "Write a tile and a cell"),
        ("place RQ a2", "Write a tile and a cell"),
        ("place RT b2", "b2 is yellow, and RT is red"),
        ("place RT a9", "there is no cell a9"),
        ("place f1N", "there is no cell f1"),
        ("turn", "Write a cell, like turn c3"),
        ("turn a2 x", "Write a cell, like turn c3"),
        ("turn a2", "There is no tile on a2"),
        ("move", "Write the tile's cell and the cell to move it to"),
        ("move a2 a3 a4", "Write the tile's cell and the cell to move it to"),
        ("move a2 a4", "There is no tile on a2"),
        ("remove", "Write one or more cells"),
        ("remove z9", "there is no cell z9"),
    ],
)
def test_what_cannot_be_done_is_explained(typed, sentence):
    with pytest.raises(obelisk.ObeliskError, match=sentence):
        after(typed)


def test_check_says_what_is_wrong_and_what_is_open_cell_by_cell():
    said = told(after("place a4NW b4S b3E"), "check")
    assert "A path of a4 runs off the board on side W." in said
    assert "The path from a4 to a5 is still open." in said
    assert "The paths of b4 and b3 do not meet" in said
    assert "No microchip is closed yet; score −50." in said
    assert "It cannot be handed in like this." in said


def test_check_says_how_many_of_a_tile_are_held():
    assert "There is no BX left for b4; you have none." in told(after("place b4NESW"), "check")


def test_check_counts_what_is_closed():
    said = told(after("place a2N a3S"), "check")
    assert "The microchip that counts: a2 a3. Value 2, with 2 of your 25 tiles: score −44." in said
    assert "It can be handed in" in said
    assert "提出できます" in told(after("place a2N a3S"), "check", "ja")


def test_handing_in_makes_the_move_of_what_lies_there():
    done = after("place a2N a3S").do("hand", "in", "en")
    assert done.move == "build a2N a3S"
    assert PUZZLE.play(done.move).result.points == (-44,)


def test_a_layout_that_counts_for_nothing_is_doubted():
    bench = bench_of()
    assert "no closed microchip and scores −50" in bench.doubt("build", "en")
    assert "One path is still open" in bench.doubt("build a2N a3S a4N", "en")
    assert bench.doubt("build a2N a3S", "en") is None


def test_while_tiles_are_taken_the_bench_is_there_but_nothing_is_handed_in():
    start = obelisk.game("microchip").start(seed=1, players=3)
    bench = bench_of(start)
    assert not bench.is_due
    assert {"place", "check", "solution"} <= set(bench.words("en"))
    assert not {"hand", "hint"} & set(bench.words("en"))
    assert bench.doubt(start.moves()[0], "en") is None


def test_check_offers_to_hand_in_only_once_all_tiles_are_taken():
    draft = bench_of(obelisk.game("microchip").start(seed=1))
    said = told(draft, "check")
    assert "can be handed in" not in said
    assert "You can hand in a layout once all tiles are taken." in said
    assert "提出できるのは、タイルを全部取り終わってからです。" in told(draft, "check", "ja")


def test_what_was_tried_stays_when_more_tiles_are_taken():
    start = obelisk.game("microchip").start(seed=1, players=3)
    bench = after("place a1 N", bench=bench_of(start))
    later = bench.moved_to(PLAYED)
    assert (len(bench.held), len(later.held)) == (0, 20)
    assert later.text == bench.text
    assert later.is_due


def test_a_bench_can_be_written_down_and_read_again():
    bench = after("place a2N a3S")
    assert bench_of().reading(bench.text) == bench
    assert bench_of().reading("") == bench_of()


@pytest.mark.compiled
def test_a_hint_is_one_tile_of_an_optimal_layout_until_all_of_it_lies_there():
    bench, hints = bench_of(), 0
    best = puzzles.optimum(PUZZLE)
    while "Nothing scores more" not in (said := told(bench, "hint")):
        assert str(best.score) not in said
        cell, sides = said.rsplit(" ", 2)[1:]
        assert cell + sides in best.move.split()
        bench = after(f"place {cell} {sides}", bench=bench)
        hints += 1
    assert bench.text == best.move
    assert hints == len(best.move.split()) - 1


@pytest.mark.compiled
def test_the_solution_is_the_whole_of_an_optimal_layout():
    done = bench_of().do("solution", "", "en")
    assert done.tells_all
    assert done.bench.text == puzzles.optimum(PUZZLE).move
    assert "Its score: 50" in join(done.told)


@pytest.mark.compiled
def test_in_the_end_everybody_is_told_how_close_they_came():
    best = puzzles.optimum(PUZZLE)
    (seat, said), *others = benches_of(PUZZLE).verdict(PUZZLE.play(best.move), "en")
    assert (seat, others) == (0, [])
    assert said == "Score 50: the best possible with these tiles (proven)."
    ((_, said),) = benches_of(PUZZLE).verdict(PUZZLE.play("build a2N a3S"), "en")
    assert said.startswith("Score −44. The best possible")
    assert "is 50 (proven), 94 more. That is 0%." in said
    assert benches_of(PUZZLE).verdict(PUZZLE, "en") == []


def test_every_word_is_explained_in_both_languages():
    for language in ("en", "ja"):
        assert all(bench_of().words(language).values())
        assert "place" in bench_of().how(language)


def test_a_layout_typed_loosely_is_written_as_the_game_writes_it():
    assert bench_of().tidy("Build A1en b1W") == "build a1NE b1W"
    assert bench_of().tidy("build a1Q") == "build a1Q"
