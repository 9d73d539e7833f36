"""Dodgem. A position is ((cars of seat 0, cars of seat 1), seat to move, all positions so far)."""

from collections import Counter

from tests.reference.squares import beyond

WAYS = (((1, 0), (0, 1), (0, -1)), ((0, 1), (-1, 0), (1, 0)))
"""How each seat's cars go, the way out first."""


def start():
    cars = (frozenset({"a2", "a3"}), frozenset({"b1", "c1"}))
    return cars, 0, (cars,)


def list_moves(cars, seat):
    listed = []
    for car in cars[seat]:
        for way in WAYS[seat]:
            to = beyond(car, *way, 3)
            if to is None and way == WAYS[seat][0]:
                listed.append(car + "out")
            elif to is not None and to not in cars[0] | cars[1]:
                listed.append(car + to)
    return listed


def moves(position):
    return list_moves(*position[:2]) if result(position) is None else []


def turn(position):
    return position[1] if result(position) is None else None


def play(position, move):
    cars, seat, history = position
    left, to = move[:2], move[2:]
    own = cars[seat] - {left} | ({to} - {"out"})
    cars = (own, cars[1]) if seat == 0 else (cars[0], own)
    return cars, 1 - seat, (*history, cars)


def result(position):
    cars, seat, history = position
    if not list_moves(cars, seat):
        return (seat,), (0, 0)
    # The seats alternate, so a position at an even place in the history has seat 0 to move.
    times = Counter((earlier, ply % 2) for ply, earlier in enumerate(history))
    return ((0, 1), (0, 0)) if times[cars, seat] == 3 else None
