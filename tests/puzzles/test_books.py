"""The books of puzzles: the same for everybody, whole, graded; and what is proven there, another program finds too."""

import json
from datetime import date, timedelta
from importlib import import_module

import pytest

import obelisk
from obelisk.errors import BadRequest
from obelisk.puzzles import books, making
from obelisk.puzzles.books import FIRST_DAY, GRADES, SCORE, WIN, entry_of, mark_of, puzzle_of, seed_of, with_puzzles

DAY = date(2026, 11, 17)


def entries(name):
    """Return all puzzles of a game's first volume."""
    return json.loads(obelisk.game(name).puzzles.book.read_text("utf-8"))["volumes"][0]["puzzles"]


def of_kind(kind):
    return [name for name in with_puzzles() if puzzle_of(name, DAY).kind == kind]


def test_the_four_games_have_puzzles():
    assert {"plug-in", "microchip", "micropul", "abstrakto"} <= set(with_puzzles())
    assert {"trip", "kono", "bulo", "decapawn"} <= set(with_puzzles())


@pytest.mark.parametrize("name", with_puzzles())
def test_a_book_is_whole(name):
    found = entries(name)
    assert {one["grade"] for one in found} == set(GRADES)
    for one in found:
        assert ("line" in one) != ("best" in one)
    if "line" in found[0]:
        keys = [json.dumps([one["setup"], one["moves"]]) for one in found]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("name", of_kind(WIN))
def test_every_line_is_legal_and_ends_with_ones_own_move(name):
    for one in entries(name):
        position = obelisk.game(name).start(setup=one["setup"])
        for move in one["moves"]:
            position = position.play(move, position.active[0])
        hero = position.active[0]
        for move in one["line"]:
            last = position.active[0]
            position = position.play(move, last)
        assert last == hero
        assert position.result is None or position.result.winners == (hero,)


def test_a_day_has_the_same_puzzle_whoever_asks_and_whenever():
    first = puzzle_of("trip", DAY)
    assert puzzle_of.__wrapped__("trip", DAY) == first
    assert puzzle_of("trip", DAY + timedelta(days=1)) != first
    # Whoever changes a book that is published changes this too.
    assert mark_of({"moves": entry_of("trip", FIRST_DAY)["moves"]}) == mark_of({"moves": entries("trip")[0]["moves"]})


def test_a_book_begins_again_when_it_is_through():
    n = len(entries("trip"))
    assert entry_of("trip", FIRST_DAY + timedelta(days=n)) == entry_of("trip", FIRST_DAY)


def test_a_new_volume_changes_no_day_that_has_come(tmp_path, monkeypatch):
    old = json.loads(obelisk.game("trip").puzzles.book.read_text("utf-8"))
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps(old), encoding="utf-8")
    more = {"from": "2027-06-01", "puzzles": old["volumes"][0]["puzzles"][:3]}
    making.add_volume(path, more, is_proven=True)
    before = [entry_of("trip", date(2027, 5, day)) for day in (1, 31)]
    monkeypatch.setattr(books, "_book", lambda name: json.loads(path.read_text("utf-8")))
    assert [entry_of("trip", date(2027, 5, day)) for day in (1, 31)] == before
    assert entry_of("trip", date(2027, 6, 2)) == more["puzzles"][1]
    with pytest.raises(BadRequest) as refused:
        making.add_volume(path, {**more, "from": "2027-05-31"}, is_proven=True)
    assert refused.value.code == "puzzle/volume"


@pytest.mark.parametrize(("day", "code"), [("2025-12-31", "puzzle/too-early"), ("tomorrow", "puzzle/date")])
def test_a_day_without_puzzles_is_refused(day, code):
    with pytest.raises(BadRequest) as refused:
        puzzle_of("trip", books.read_day(day))
    assert refused.value.code == code


def test_a_game_without_puzzles_says_so():
    with pytest.raises(BadRequest) as refused:
        puzzle_of("einstein", DAY)
    assert "EinStein" in refused.value.explain("en")


def test_a_puzzle_of_another_box_is_refused(monkeypatch):
    monkeypatch.setattr(books, "mark_of", lambda setup: "otherbox")
    with pytest.raises(BadRequest) as refused:
        puzzle_of.__wrapped__("microchip", DAY)
    assert refused.value.code == "puzzle/other-box"


@pytest.mark.parametrize("name", of_kind(SCORE))
def test_the_seed_of_a_day_is_its_date(name):
    assert entry_of(name, DAY)["seed"] == seed_of(DAY)
    assert puzzle_of(name, DAY).goal <= puzzle_of(name, DAY).best


class TooDeep(Exception):
    """More positions would have to be tried than a test has time for."""


def wins(reference, position, hero, memory, most=1_000_000):
    """Return whether *hero* can force a win, by trying everything, with rules that were written a second time."""
    if position not in memory:
        if len(memory) >= most:
            raise TooDeep
        result = reference.result(position)
        if result is not None:
            memory[position] = result[0] == (hero,)
        else:
            targets = (reference.play(position, move) for move in reference.moves(position))
            found = any if reference.turn(position) == hero else all
            memory[position] = found(wins(reference, target, hero, memory, most) for target in targets)
    return memory[position]


def check_line(reference, position, line, most=1_000_000):
    """Check that of one's own moves in a line each is the only one that wins."""
    hero, memory = reference.turn(position), {}
    for move in line:
        if reference.turn(position) == hero:
            moves = reference.moves(position)
            found = [each for each in moves if wins(reference, reference.play(position, each), hero, memory, most)]
            assert found == [move]
        position = reference.play(position, move)


LATE = {"trip": 9, "bulo": 3, "clobber": 8, "domineering": 2, "chomp": 1}
"""By a reference in plain Python: puzzles that begin after so many moves at least, so that it takes seconds."""


@pytest.mark.parametrize("name", [name for name in LATE if name in with_puzzles()])
def test_exactly_one_move_wins_says_another_program(name):
    reference = import_module(f"tests.reference.{name}")
    late = [one for one in entries(name) if len(one["moves"]) >= LATE[name]][:3]
    assert late
    for one in late:
        position = reference.start()
        for move in one["moves"]:
            position = reference.play(position, move)
        check_line(reference, position, one["line"])


MOST = 1_500
"""So many positions are tried for a puzzle of a match: four fifths of the book need no more."""


def test_each_time_exactly_one_move_wins_a_match_says_another_program():
    from tests.reference import match

    proven = 0
    for one in entries("plug-in"):
        setup = one["setup"]
        position = match.start(setup["size"], setup["tiles"], setup["obelisk"], setup["sides"], setup["macro"])
        for move in one["moves"]:
            position = match.play(position, move)
        try:
            check_line(match, position, one["line"], MOST)
        except TooDeep:
            continue
        proven += 1
    assert proven >= 40


def test_exactly_one_tile_wins_says_another_program():
    from tests.reference.abstrakto import Abstrakto

    def forced(table, hero):
        active = table.active()
        if not active:
            return table.winners() == (hero,) or list(table.winners()) == [hero]
        seat = active[0]
        found = any if seat == hero else all
        return found(forced(after(table, seat, move), hero) for move in table.moves(seat))

    def after(table, seat, move):
        changed = table.copy()
        changed.play(seat, move)
        return changed

    late = sorted(entries("abstrakto"), key=lambda one: -len(one["moves"]))[:2]
    for one in late:
        table = Abstrakto(one["setup"])
        for move in one["moves"]:
            table.play(table.active()[0], move)
        hero = table.active()[0]
        found = [move for move in table.moves(hero) if forced(after(table, hero, move), hero)]
        assert found == one["line"][:1]


@pytest.mark.slow
def test_the_optimum_of_a_day_is_what_cp_sat_finds():
    pytest.importorskip("ortools")
    from benchmarks.cp_sat_builder import solve

    puzzle = puzzle_of("microchip", DAY)
    view = puzzle.start.view(0)
    assert solve(view["boards"][0], view["held"][0]).score == puzzle.best


def test_a_maker_finds_the_same_puzzle_for_the_same_number():
    found = [making.look("trip", number) for number in (738_900, 738_900)]
    assert found[0] == found[1]
