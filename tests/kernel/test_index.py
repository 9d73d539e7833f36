"""The index of a search with secrets: it finds each move below its position, however large the tree becomes."""

import pytest

import obelisk
from obelisk.kernel.chance import generator
from obelisk.kernel.search import nodes
from obelisk.players.thinking.searching import Search

pytestmark = pytest.mark.compiled

SIMULATIONS = 6_000
"""Enough for a tree that the first index has no room for."""


@pytest.fixture(scope="module")
def position():
    return obelisk.game("micropul").start(seed=3)


def searched(position, stretch, simulations):
    """Return a search that was asked for so many simulations at a time."""
    search = Search(position.game, position.record, position.active[0], 0.2, generator(1), 1 << 18)
    for _ in range(simulations // stretch):
        search._simulate(stretch)
    return search


def moves_below(tree, node):
    found, child = [], tree[node]["first_child"]
    while child != nodes.NONE:
        found.append(int(tree[child]["move"]))
        child = tree[child]["next_sibling"]
    return found


def test_no_move_stands_twice_below_its_position_when_the_index_has_grown(position):
    search = searched(position, SIMULATIONS, SIMULATIONS)
    assert len(search._room.transpositions) > 1 << nodes.FIRST_INDEX
    assert not nodes.is_crowded(search._room.transpositions, search.nodes)
    for node in range(search.nodes):
        moves = moves_below(search._tree, node)
        assert len(moves) == len(set(moves))


def test_every_simulation_that_was_asked_for_is_made_when_the_index_grows(position):
    search = searched(position, SIMULATIONS, SIMULATIONS)
    assert search._tree[nodes.ROOT]["visits"] == SIMULATIONS


def test_a_search_finds_the_same_in_however_many_stretches_it_is_made(position):
    assert searched(position, 60, SIMULATIONS).tallies() == searched(position, SIMULATIONS, SIMULATIONS).tallies()


def test_a_move_that_is_not_there_has_an_empty_place_in_the_index(position):
    search = searched(position, 100, 100)
    tree, index = search._tree, search._room.transpositions
    for move in moves_below(tree, nodes.ROOT):
        at = nodes.place_of(tree, index, nodes.ROOT, move)
        assert tree[index[at]["node"]]["move"] == move
    assert index[nodes.place_of(tree, index, nodes.ROOT, -1)]["node"] == nodes.NONE
