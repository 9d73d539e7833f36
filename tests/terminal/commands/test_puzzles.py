"""`obelisk puzzle`: the puzzles of a day at a terminal; `obelisk make-puzzles`: a volume more for a book."""

import json

from obelisk.puzzles.books import hero_moves, puzzle_of, read_day, with_puzzles

DAY = "2026-11-15"
PUZZLE = puzzle_of("trip", read_day(DAY))


def test_without_a_game_the_puzzles_of_the_day_are_listed(run) -> None:
    out = run("puzzle", "--date", DAY).out
    assert all(name in out for name in with_puzzles())


def test_the_winning_moves_are_found_and_the_answers_are_told(run) -> None:
    moves = hero_moves(PUZZLE.start, PUZZLE.line)
    out = run("puzzle", "trip", "--date", DAY, typed="".join(f"{move}\n" for move in moves)).out
    assert "Solved: only these moves win." in out


def test_a_wrong_move_ends_it_and_what_is_no_move_does_not(run) -> None:
    wrong = next(move for move in PUZZLE.start.moves(PUZZLE.seat) if move != PUZZLE.line[0])
    out = run("puzzle", "trip", "--date", DAY, "--lang", "ja", typed=f"zz\n{wrong}\n").out
    assert "手の書き方が違います" in out
    assert "この手では勝てません" in out
    assert f"正解手順：{' '.join(PUZZLE.line)}" in out


def test_a_puzzle_that_follows_from_no_seed_says_so(run) -> None:
    assert run("puzzle", "trip", "--seed", "7").err == "The puzzles of Trip do not follow from a seed; give a date.\n"


def test_a_volume_is_added_to_a_book_and_never_before_another(run, tmp_path) -> None:
    book = tmp_path / "book.json"
    wish = ("make-puzzles", "trip", "2", "--save", str(book), "--processes", "1")
    assert run(*wish, "--from", "2027-01-01").code == 0
    (volume,) = json.loads(book.read_text("utf-8"))["volumes"]
    assert (volume["from"], len(volume["puzzles"])) == ("2027-01-01", 2)
    assert "must begin after all the others" in run(*wish, "--from", "2026-12-31").err
