"""Solved games: two ways to solve agree, on mazes drawn at random."""

import numpy as np
import pytest

from obelisk.game import Game
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import Rules, end, install
from obelisk.kernel.solving import building
from obelisk.kernel.state import StateType, number
from obelisk.rulebook.geometry import SquareBoard
from obelisk.rulebook.values import EMPTY, Text
from tests.kernel.solving.verdicts import by_oracle, forced, silent, sorted_table
from tests.reference.solve import decide

pytestmark = pytest.mark.compiled


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


MAZE = Game(
    name="toy-maze",
    board=SquareBoard(6, 5),
    cells=lambda s: [EMPTY] * PLACES,
    rules=Rules(
        state=StateType("toy-maze", maze=number(0, MAZES - 1), place=number(0, PLACES - 1)),
        begin=maze_begin,
        legal=maze_legal,
        apply=maze_apply,
        max_moves=DOORS,
    ),
    text=Text(notation=DoorNotation()),
)
install(MAZE.rules)


def maze_position(maze, place=0, turn=0):
    s = MAZE.rules.state.blank()
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


@pytest.mark.slow
@pytest.mark.parametrize("maze", [maze for maze in range(MAZES) if is_one_way(maze)])
def test_where_nothing_comes_again_both_ways_to_solve_find_the_same(maze):
    start = maze_position(maze)
    depth_first = building._depth_first(MAZE.rules, start, silent)
    backwards = building._backwards(MAZE.rules, start, silent)
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
        assert building._depth_first(MAZE.rules, maze_position(maze), silent) is None
        found |= check_maze(maze, sorted_table(*building.build(MAZE.rules, maze_position(maze), silent)))
    assert found == {0, 1, None}


def test_a_table_holds_the_won_positions_only_where_a_player_may_move_twice_running():
    signs = {}
    for maze in range(MAZES):
        _, scores, _ = building.build(MAZE.rules, maze_position(maze), silent)
        signs.setdefault(lets_go_on(maze), set()).update(np.sign(scores).tolist())
    assert signs == {False: {-1}, True: {-1, 1}}


def test_the_progress_of_a_search_backwards_says_how_much_is_known():
    told = []
    building._backwards(MAZE.rules, maze_position(1), lambda *news: told.append(news))
    done, total, what = told[-1]
    assert done == total > 0
    assert what == "toy-maze"
