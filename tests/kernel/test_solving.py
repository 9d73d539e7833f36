"""Solved games: two ways to solve agree with each other, with plain Python, and with what is known of the games."""

import json
import os
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import obelisk
from obelisk import CannotSolve, solving
from obelisk.games.geometry import SquareBoard
from obelisk.games.rulebook import EMPTY, Rulebook
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.repetition import forget, repeats
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import end
from obelisk.kernel.solving import building
from obelisk.kernel.solving.scores import BEST, DRAW
from obelisk.kernel.state import StateType, number
from obelisk.solving import Table, read_table, solve, table_for, write_table
from tests.helpers import play_all, position_from
from tests.reference import bulo, decapawn, kono, trip
from tests.reference.solve import KonoGraph, decide

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True, scope="module")
def quick_references():
    """The references look up neighbours hundreds of thousands of times here: let them remember the answers."""
    with pytest.MonkeyPatch.context() as patch:
        for reference in (trip, kono, decapawn):
            patch.setattr(reference, "beyond", cache(reference.beyond))
        yield


def forced(worth, seat):
    """Return for each move what a table says it leads to: None for a draw, or the winner and the plies to the end."""
    return {
        move: None if score == DRAW else (seat if score > DRAW else 1 - seat, BEST - abs(score))
        for move, score in worth.items()
    }


def by_oracle(reference, simple, decided):
    """Return the same by what plain Python found out."""
    after = {move: decided.get(reference.play(simple, move)) for move in reference.moves(simple)}
    return {move: found and (found[0], found[1] + 1) for move, found in after.items()}


def silent(done, total, what):
    pass


# A toy: a token walks through a maze of one-way doors. On some places whoever arrives goes on, others are exits that
# one player wins, or nobody. In half of the mazes the doors lead to higher places only, so that no place comes twice.

MAZES, PLACES, DOORS = 24, 30, 3
NO_DOOR = -1


def draw_mazes():
    rng = generator(7)
    doors = np.full((MAZES, PLACES, DOORS), NO_DOOR)
    exits = np.zeros((MAZES, PLACES), np.int64)
    goes_on = np.zeros((MAZES, PLACES), np.int64)
    for maze in range(MAZES):
        for place in range(PLACES):
            lowest = place + 1 if is_one_way(maze) else 0
            for door in range(1 + pick(rng, DOORS) if lowest < PLACES else 0):
                # Doors to places not too far away, so that walks are long and most of the maze is reached.
                doors[maze, place, door] = lowest + pick(rng, min(5, PLACES - lowest)) if lowest else pick(rng, PLACES)
            is_exit = place == PLACES - 1 or (place > 2 and pick(rng, 5) == 0)
            exits[maze, place] = 1 + pick(rng, 3) if is_exit else 0
            goes_on[maze, place] = lets_go_on(maze) and pick(rng, 3) == 0
    return doors, exits, goes_on


def is_one_way(maze):
    return maze % 2 == 0


def lets_go_on(maze):
    return maze % 4 > 1


MAZE_DOORS, MAZE_EXITS, MAZE_GOES_ON = draw_mazes()


@rule
def maze_begin(s):
    s.place = 0
    s.turn = 0


@rule
def maze_legal(s, seat, moves):
    n = 0
    for door in range(DOORS):
        if MAZE_DOORS[s.maze, s.place, door] != NO_DOOR:
            moves[n] = door
            n += 1
    return n


@rule
def maze_apply(s, seat, move):
    s.place = MAZE_DOORS[s.maze, s.place, move]
    if MAZE_GOES_ON[s.maze, s.place] == 0:
        s.turn = 1 - seat
    if MAZE_EXITS[s.maze, s.place] != 0:
        end(s, MAZE_EXITS[s.maze, s.place])


class DoorNotation:
    """A move is the number of a door."""

    def write(self, s, move):
        return str(move)

    def read(self, s, text):
        return int(text)


MAZE = Rulebook(
    name="toy-maze",
    title={"en": "Maze", "ja": "迷路"},
    state=StateType("toy-maze", maze=number(0, MAZES - 1), place=number(0, PLACES - 1)),
    board=SquareBoard(6, 5),
    notation=DoorNotation(),
    max_moves=DOORS,
    begin=maze_begin,
    legal=maze_legal,
    apply=maze_apply,
    cells=lambda s: [EMPTY] * PLACES,
)


def maze_position(maze, place=0, turn=0):
    s = MAZE.state.blank()
    s.maze, s.place, s.turn = maze, place, turn
    return s


class MazeReference:
    """The maze as a graph: a position is (place, seat to move)."""

    def __init__(self, maze):
        self.maze = maze

    def turn(self, position):
        return position[1]

    def moves(self, position):
        return [str(door) for door in range(DOORS) if MAZE_DOORS[self.maze, position[0], door] != NO_DOOR]

    def play(self, position, move):
        place = int(MAZE_DOORS[self.maze, position[0], int(move)])
        return place, position[1] if MAZE_GOES_ON[self.maze, place] else 1 - position[1]

    def result(self, position):
        won = int(MAZE_EXITS[self.maze, position[0]])
        return (tuple(seat for seat in (0, 1) if won >> seat & 1), (0, 0)) if won else None


def sorted_table(keys, scores, positions):
    order = np.argsort(keys)
    return Table(keys[order], scores[order], positions)


def check_maze(maze, table):
    """Compare every position that can be reached with plain Python; return what was found."""
    graph = MazeReference(maze)
    decided = decide([(0, 0)], graph)
    seen, waiting = set(), [(0, 0)]
    while waiting:
        simple = waiting.pop()
        if simple in seen or graph.result(simple) is not None:
            continue
        seen.add(simple)
        worth = table.worth(MAZE, maze_position(maze, *simple))
        assert forced(worth, simple[1]) == by_oracle(graph, simple, decided), simple
        waiting += [graph.play(simple, move) for move in graph.moves(simple)]
    assert table.positions == len(seen)
    return {decided[simple][0] if simple in decided else None for simple in seen}


@pytest.mark.parametrize("maze", [maze for maze in range(MAZES) if is_one_way(maze)])
def test_where_nothing_comes_again_both_ways_to_solve_find_the_same(maze):
    start = maze_position(maze)
    depth_first = building._depth_first(MAZE, start, silent)
    backwards = building._backwards(MAZE, start, silent)
    assert depth_first is not None
    one, other = sorted_table(*depth_first), sorted_table(*backwards)
    assert one.positions == other.positions
    assert one.keys.tolist() == other.keys.tolist()
    assert one.scores.tolist() == other.scores.tolist()
    check_maze(maze, one)


def test_a_maze_with_cycles_is_solved_backwards_with_draws_where_nobody_can_force_an_end():
    found = set()
    for maze in range(MAZES):
        if is_one_way(maze):
            continue
        assert building._depth_first(MAZE, maze_position(maze), silent) is None
        found |= check_maze(maze, sorted_table(*building.build(MAZE, maze_position(maze), silent)))
    assert found == {0, 1, None}


def test_a_table_holds_the_won_positions_only_where_a_player_may_move_twice_running():
    signs = {}
    for maze in range(MAZES):
        _, scores, _ = building.build(MAZE, maze_position(maze), silent)
        signs.setdefault(lets_go_on(maze), set()).update(np.sign(scores).tolist())
    assert signs == {False: {-1}, True: {-1, 1}}


# The games of the catalogue.


def test_both_ways_to_solve_find_the_same_in_bulo():
    game = obelisk.game("bulo")
    start = game.start().record
    one = sorted_table(*building._depth_first(game.rulebook, start, silent))
    other = sorted_table(*building._backwards(game.rulebook, start, silent))
    assert one.positions == other.positions == 8547
    assert one.keys.tolist() == other.keys.tolist()
    assert one.scores.tolist() == other.scores.tolist()


@cache
def bulo_by_minimax(pieces):
    """Return whether the player to move wins, and in how many plies."""
    best = None
    for move in bulo.moves((pieces, 0)):
        left, _ = bulo.play((pieces, 0), move)
        wins, plies = bulo_by_minimax(left) if left else (True, 0)
        found = (not wins, plies + 1)
        if best is None or quality(found) > quality(best):
            best = found
    return best


def quality(found):
    """Order what a move leads to: quick wins first, then long resistance."""
    wins, plies = found
    return -plies if wins else plies - 1000


def turned(cells):
    return frozenset("abcd"[int(cell[1]) - 1] + str(4 - "abcd".index(cell[0])) for cell in cells)


def mirrored(cells):
    return frozenset("dcba"["abcd".index(cell[0])] + cell[1] for cell in cells)


def images(cells):
    """Return the cells turned and mirrored in all ways."""
    found = set()
    for image in (cells, mirrored(cells)):
        for _ in range(4):
            found.add(image)
            image = turned(image)
    return found


def test_every_position_of_bulo_is_what_minimax_says():
    game, table = obelisk.game("bulo"), table_for("bulo")
    s = game.start().record
    seen, checked = set(), 0
    for chosen in range(1, 1 << 16):
        pieces = frozenset(cell for number, cell in enumerate(bulo.ALL) if chosen >> number & 1)
        if pieces in seen:
            continue
        seen |= images(pieces)
        s.pieces, s.turn = chosen, checked % 2
        expected = {}
        for move in bulo.moves((pieces, 0)):
            left, _ = bulo.play((pieces, 0), move)
            wins, plies = bulo_by_minimax(left) if left else (True, 0)
            expected[move] = (1 - s.turn if wins else s.turn, plies + 1)
        assert forced(table.worth(game.rulebook, s), s.turn) == expected, sorted(pieces)
        checked += 1
    assert checked == 8547


def check_all_below(reference, position, simple):
    """Compare every position that can be reached from this one with plain Python; return how many there are."""
    decided = decide([simple], reference)
    table, book = table_for(position.game.name), position.game.rulebook
    seen, waiting = set(), [(position, simple)]
    while waiting:
        position, simple = waiting.pop()
        if simple in seen or position.is_over:
            continue
        seen.add(simple)
        seat = position.active[0]
        assert forced(table.worth(book, position.record), seat) == by_oracle(reference, simple, decided), position
        waiting += [(position.play(move), reference.play(simple, move)) for move in position.moves()]
    return len(seen)


@pytest.mark.parametrize("seed", range(6))
def test_late_positions_of_trip_are_what_plain_python_finds(seed):
    rng = generator(seed)
    position, simple = obelisk.game("trip").start(), trip.start()
    for _ in range(10):
        moves = position.moves()
        move = moves[pick(rng, len(moves))]
        position, simple = position.play(move), trip.play(simple, move)
    assert check_all_below(trip, position, simple) > 50


def late_decapawn(seed, *, pieces):
    """Play at random, capturing where possible and not ending it, until so many pieces are left; None if it ends."""
    rng = generator(seed)
    position, simple = obelisk.game("decapawn").start(), decapawn.start()
    while len(simple[0] | simple[1]) > pieces:
        moves = position.moves()
        going_on = [move for move in moves if not position.play(move).is_over]
        captures = [move for move in going_on if move[2:] in simple[1 - position.active[0]]]
        choice = captures or going_on or moves
        move = choice[pick(rng, len(choice))]
        position, simple = position.play(move), decapawn.play(simple, move)
        if position.is_over:
            return None
    return position, simple


def test_late_positions_of_decapawn_are_what_plain_python_finds():
    found = [late for late in (late_decapawn(seed, pieces=5) for seed in range(12)) if late is not None]
    assert len(found) >= 8
    assert sum(check_all_below(decapawn, *late) for late in found) > 2000


@pytest.mark.parametrize(("own", "other"), [(2, 1), (1, 2), (2, 2), (3, 1), (1, 3)])
def test_kono_with_few_pieces_is_what_plain_python_finds(own, other):
    graph = KonoGraph(kono)
    starts = [
        ((frozenset(mine), frozenset(theirs)), 0)
        for mine in combinations(kono.ALL, own)
        for theirs in combinations([cell for cell in kono.ALL if cell not in mine], other)
    ]
    decided = decide(starts, graph)
    book, table = obelisk.game("kono").rulebook, table_for("kono")
    s = obelisk.game("kono").start().record
    forget(s)
    for simple in starts:
        if graph.result(simple) is not None:
            continue
        for seat in (0, 1):
            s.pieces[seat] = sum(1 << kono.ALL.index(cell) for cell in simple[0][seat])
        assert forced(table.worth(book, s), 0) == by_oracle(graph, simple, decided), simple


@pytest.mark.parametrize(
    ("name", "value", "distance", "positions"),
    [
        ("trip", "draw", None, 5_500_007),
        ("kono", "draw", None, 4_012_545),
        ("bulo", "loss", 13, 8_547),
        ("decapawn", "win", 17, 34_810_157),
    ],
)
def test_what_the_games_are_worth(name, value, distance, positions):
    found = solve(name)
    assert (found.value, found.distance, found.positions) == (value, distance, positions)


def test_decapawn_is_won_by_exactly_two_first_moves_and_the_others_lose():
    found = solve("decapawn")
    assert sorted(found.best) == ["a1b2", "e1d2"]
    start = obelisk.game("decapawn").start()
    after = {move: solve(start.play(move)).value for move in start.moves()}
    assert {move for move, value in after.items() if value == "loss"} == set(found.best)


def test_a_solved_game_that_both_play_at_their_best_ends_after_as_many_plies_as_it_says():
    for name in ("bulo", "decapawn"):
        position = obelisk.game(name).start()
        value, distance = solve(name).value, solve(name).distance
        while not position.is_over:
            found = solve(position)
            assert found.distance == distance
            assert found.value == value
            position = position.play(found.best[-1])
            value, distance = {"win": "loss", "loss": "win"}[value], distance - 1
        assert distance == 0


def test_a_finished_game_has_no_best_move():
    position = position_from(
        "bulo",
        """
        . . . .
        . . . .
        . . . .
        # . . .
        """,
    ).play("a1")
    assert solve(position).best == []


# Kono remembers: what has come twice is a draw when it comes again.


def kono_oracle(position):
    """Return what each move of a position of Kono leads to, by plain Python, where what has come twice is a draw."""
    simple = kono_of(position.record)
    twice = []
    for seat, remembered in repeats(position.record):
        s = position.record
        obelisk.game("kono").rulebook.recall(s, remembered)
        twice.append((kono_of(s)[0], seat))
    graph = KonoGraph(kono, twice)
    after = [graph.play(simple, move) for move in graph.moves(simple)]
    return by_oracle(graph, simple, decide(after, graph))


def kono_of(s):
    pieces = tuple(frozenset(c for n, c in enumerate(kono.ALL) if int(s.pieces[seat]) >> n & 1) for seat in (0, 1))
    return pieces, int(s.turn)


def without_memory(position):
    """Return what the table says of a position of Kono that has just begun."""
    s = position.record
    forget(s)
    return forced(table_for("kono").worth(position.game.rulebook, s), int(s.turn))


def with_memory(position):
    s = position.record
    return forced(table_for("kono").worth(position.game.rulebook, s), int(s.turn))


def best_for(seat, found):
    """Return the value of a position, and the moves that keep it."""
    values = {move: 1 if end is None else 2 if end[0] == seat else 0 for move, end in found.items()}
    best = max(values.values())
    return ("loss", "draw", "win")[best], {move for move, value in values.items() if value == best}


def kono_game(own, other, turn, moves):
    """Return the position of Kono after *moves*, from a table with the pieces *own* of seat 0 and *other* of seat 1."""
    marks = {**dict.fromkeys(own.split(), "x"), **dict.fromkeys(other.split(), "o")}
    rows = [" ".join(marks.get(column + row, ".") for column in "abcd") for row in "4321"]
    return play_all(position_from("kono", "\n".join(rows), turn=turn), moves)


def test_a_win_that_must_pass_a_position_which_has_come_twice_is_none_and_a_longer_one_is_best():
    # Seat 0 steps c1c2 and wins 15 plies later, says the table; but d4d3 then leads to where c2c1 has been played
    # twice already, and whatever else seat 0 does there, seat 1 gets away.
    position = kono_game("a1 c2 c3", "d2", 1, "d2d3 c2c1 d3d4 c1c2 d4d3 c2c1 d3d4")
    assert min(without_memory(position).items(), key=lambda item: item[1][1]) == ("c1c2", (0, 15))
    expected = kono_oracle(position)
    assert expected["c1c2"] is None
    assert with_memory(position)["c1c2"] is None
    found = solve(position)
    assert (found.value, found.distance) == ("win", 17)
    assert set(found.best) == {move for move, end in expected.items() if end == (0, 17)} == {"a1a2", "a1b1"}


@pytest.mark.parametrize(
    ("own", "other", "turn", "moves", "expected"),
    [
        ("c1 c2 c3", "d4", 0, "c3b3 d4d3 b3c3 d3d4 c3b3 d4d3 b3c3", {"d3d4"}),
        ("a1 b2 d1", "c2", 0, "d1d2 c2c3 d2d1 c3c2 b2b1 c2c3 b1b2", {"c3c2"}),
        ("a1 a2 b1", "c3", 1, "c3b3 a2a3 b3c3 b1c1 c3b3 a3a4 b3b2 a4a3 b2b3 a3a4 b3b2 a4a3", {"b2b3"}),
    ],
)
def test_a_lost_position_is_drawn_where_the_loser_can_go_where_both_have_been_twice(own, other, turn, moves, expected):
    position = kono_game(own, other, turn, moves)
    seat = position.active[0]
    assert best_for(seat, without_memory(position))[0] == "loss"
    assert best_for(seat, kono_oracle(position)) == ("draw", expected)
    found = solve(position)
    assert (found.value, found.distance, set(found.best)) == ("draw", None, expected)


def test_a_lost_position_is_drawn_where_every_way_to_win_passes_what_has_come_twice():
    # After c4d4 seat 0 wins in 51 plies, says the table, by a way that begins where both have been twice already.
    moves = "c2c3 a3b3 c1c2 c4d4 a2b2 b3a3 c3b3 d4c4 b3c3 c4b4 c3b3 b4c4 b3c3"
    position = kono_game("c1 a2 c2", "a3 c4", 0, moves)
    assert best_for(1, without_memory(position))[0] == "loss"
    assert not any(position.play(move).is_over for move in position.moves())
    assert best_for(1, kono_oracle(position)) == ("draw", {"c4d4"})
    assert best_for(1, with_memory(position)) == ("draw", {"c4d4"})


@pytest.mark.parametrize(
    ("own", "other", "turn", "moves", "value"),
    [
        ("b3 d2 d3", "b2", 1, "b2b1 d2c2 b1a1 d3c3 a1b1 c3d3 b1a1 d3c3 a1b1 c2c1", "loss"),
        ("a2 c2 c4", "b3", 1, "b3a3 c4c3 a3b3 c3d3 b3a3 d3c3 a3b3 c3d3", "loss"),
        ("a1 c2 c3", "d2", 1, "d2d3 c2c1 d3d4 c1c2 d4d3 c2c1 d3d2", "win"),
        ("a1 b1", "c3 d3", 0, "a1a2 c3c4 a2a1 c4c3 a1a2 c3c4", "draw"),
    ],
)
def test_other_wins_and_losses_stay_although_positions_have_come_twice(own, other, turn, moves, value):
    position = kono_game(own, other, turn, moves)
    assert repeats(position.record)
    seat = position.active[0]
    assert best_for(seat, without_memory(position))[0] == value
    assert best_for(seat, kono_oracle(position))[0] == value
    found = solve(position)
    assert found.value == value
    assert set(found.best) <= best_for(seat, kono_oracle(position))[1]


# Tables on disk.


@pytest.fixture
def own_folder(monkeypatch, tmp_path):
    """A cache folder of its own, and no tables in memory."""
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path))
    solving._table.cache_clear()
    yield tmp_path / "tables"
    solving._table.cache_clear()


def the_file(folder):
    (path,) = folder.iterdir()
    return path


def flip(data, place):
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def with_head(data, **changes):
    head, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(head), **changes}).encode() + b"\n" + body


DAMAGES = {
    "empty": lambda data: b"",
    "without its end": lambda data: data[:-1],
    "only half": lambda data: data[: len(data) // 2],
    "only the head": lambda data: data.partition(b"\n")[0],
    "longer": lambda data: data + b"\0",
    "a wrong number": lambda data: flip(data, len(data) // 2),
    "a wrong score": lambda data: flip(data, len(data) - 1),
    "no JSON": lambda data: b"x" + data,
    "JSON of another kind": lambda data: b"[]\n" + data.partition(b"\n")[2],
    "not even text": lambda data: b"\xff\xfe" + data,
    "another format": lambda data: with_head(data, format=solving.FORMAT + 1),
    "another checksum": lambda data: with_head(data, checksum="0" * 32),
    "no checksum": lambda data: data.replace(b"checksum", b"chicksum"),
    "no numbers": lambda data: with_head(data, decided=None),
    "more than there is": lambda data: with_head(data, decided=10**6),
    "fewer than there are": lambda data: with_head(data, decided=10),
    "a negative number": lambda data: with_head(data, decided=-1),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_not_read_and_made_anew(own_folder, damage):
    whole = table_for("bulo")
    path = the_file(own_folder)
    sound = path.read_bytes()
    path.write_bytes(DAMAGES[damage](sound))
    assert read_table(path) is None
    solving._table.cache_clear()
    again = table_for("bulo")
    assert again.keys.tolist() == whole.keys.tolist()
    assert again.scores.tolist() == whole.scores.tolist()
    assert the_file(own_folder).read_bytes() == sound


def test_a_sound_table_is_read_and_not_made_anew(own_folder, monkeypatch):
    made = table_for("bulo")
    solving._table.cache_clear()
    monkeypatch.setattr(solving, "_build", None)
    read = table_for("bulo")
    assert read is not made
    assert (read.positions, read.keys.tolist(), read.scores.tolist()) == (
        made.positions,
        made.keys.tolist(),
        made.scores.tolist(),
    )
    assert table_for("bulo", {}) is read


def test_no_file_is_no_table(tmp_path):
    assert read_table(tmp_path / "missing.table") is None
    assert read_table(tmp_path) is None


def test_a_table_is_written_whole_or_not_at_all(own_folder, monkeypatch):
    path = own_folder / "bulo-0123456789ab-44136fa3.table"
    table = Table(np.arange(3), np.arange(3, dtype=np.int16), 3)
    write_table(table, path)
    before = path.read_bytes()

    def break_off(source, target):
        raise OSError("the power is gone")

    monkeypatch.setattr(os, "replace", break_off)
    with pytest.raises(OSError, match="the power is gone"):
        write_table(Table(np.arange(4), np.arange(4, dtype=np.int16), 4), path)
    assert path.read_bytes() == before
    assert [table.name for table in own_folder.glob("*.table")] == [path.name]


def test_progress_is_told_while_a_table_is_made_and_not_when_it_is_read(own_folder):
    told = []
    table_for("bulo", progress=lambda done, total, what: told.append((done, total, what)))
    assert told[-1] == (8547, None, "bulo")
    told.clear()
    solving._table.cache_clear()
    solve("bulo", progress=lambda *news: told.append(news))
    assert told == []


def test_the_progress_of_a_search_backwards_says_how_much_is_known():
    told = []
    building._backwards(MAZE, maze_position(1), lambda *news: told.append(news))
    done, total, what = told[-1]
    assert done == total > 0
    assert what == "toy-maze"


def test_changed_rules_or_another_set_up_make_another_table(own_folder, monkeypatch, tmp_path):
    book = obelisk.game("bulo").rulebook
    before = solving._path(book, "{}")
    assert before.name.startswith("bulo-")
    assert before.parent == own_folder
    assert solving._path(book, '{"size": 5}') != before
    edited = tmp_path / "bulo.py"
    edited.write_bytes(Path(solving.inspect.getsourcefile(book.legal)).read_bytes() + b"# edited\n")
    monkeypatch.setattr(solving.inspect, "getsourcefile", lambda function: str(edited))
    assert solving._path(book, "{}") != before


def test_the_table_of_older_rules_goes_and_those_of_other_games_and_set_ups_stay(own_folder):
    own_folder.mkdir()
    names = {
        "old": "bulo-000000000000-44136fa3.table",
        "other set-up": "bulo-000000000000-55555555.table",
        "other game": "trip-000000000000-44136fa3.table",
        "game with a longer name": "bulo-two-000000000000-44136fa3.table",
    }
    for name in names.values():
        (own_folder / name).write_bytes(b"")
    table_for("bulo")
    left = {what for what, name in names.items() if (own_folder / name).exists()}
    assert left == names.keys() - {"old"}


# What cannot be solved.


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        (
            "rhombus",
            (
                "rhombus cannot be solved exhaustively: its positions do not fit into one number each.",
                "rhombus は調べ尽くせません。局面を1つの数で表せないためです。",
            ),
        ),
        (
            "plug-in",
            (
                "plug-in cannot be solved exhaustively: its positions do not fit into one number each.",
                "plug-in は調べ尽くせません。局面を1つの数で表せないためです。",
            ),
        ),
    ],
)
def test_a_game_with_too_many_positions_is_refused_with_the_reason(name, sentences):
    with pytest.raises(CannotSolve) as caught:
        solve(name)
    assert caught.value.code == "solve/too-big"
    assert (caught.value.explain("en"), caught.value.explain("ja")) == sentences


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("name", ["toy-choice", "toy-cards"])
def test_a_game_with_secrets_or_more_than_two_seats_is_refused_with_the_reason(name):
    with pytest.raises(CannotSolve) as caught:
        solve(obelisk.game(name).start(seed=1))
    assert caught.value.code == "solve/seats"
    assert str(caught.value) == f"{name} cannot be solved exhaustively: only games for two that hide nothing are."
    assert (
        caught.value.explain("ja")
        == f"{name} は調べ尽くせません。調べ尽くせるのは、すべてが見える2人用のゲームだけです。"
    )


@pytest.mark.parametrize("change", [{"seats": (3, 3)}, {"seats": (2, 3)}, {"hides": True}])
def test_either_of_the_two_is_enough_to_refuse(change):
    with pytest.raises(CannotSolve) as caught:
        solving._check_solvable(replace(obelisk.game("bulo").rulebook, **change))
    assert caught.value.code == "solve/seats"


def test_a_game_that_outgrows_the_memory_is_given_up_with_the_reason(monkeypatch):
    monkeypatch.setattr(building, "MOST_POSITIONS", building.SMALLEST_TABLE)
    game = obelisk.game("trip")
    for way in (building._depth_first, building._backwards):
        with pytest.raises(CannotSolve) as caught:
            way(game.rulebook, game.start().record, silent)
        assert caught.value.code == "solve/memory"
        assert str(building.SMALLEST_TABLE) in str(caught.value)
        assert str(building.SMALLEST_TABLE) in caught.value.explain("ja")
