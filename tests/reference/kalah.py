"""Kalah. A position is (seeds by place, seat to move); places are cells by name and the stores "S0" and "S1"."""

ROWS = (["a1", "b1", "c1", "d1", "e1", "f1"], ["f2", "e2", "d2", "c2", "b2", "a2"])
"""Each seat's pits in the order in which it sows."""


def start():
    return frozen(dict.fromkeys(ROWS[0] + ROWS[1], 4) | {"S0": 0, "S1": 0}), 0


def frozen(seeds):
    return tuple(sorted(seeds.items()))


def turn(position):
    seeds, seat = position
    return None if not any(n for place, n in seeds if not place.startswith("S")) else seat


def moves(position):
    seeds, seat = dict(position[0]), turn(position)
    return [] if seat is None else [pit for pit in ROWS[seat] if seeds[pit]]


def play(position, move):
    seeds, seat = dict(position[0]), position[1]
    way = ROWS[seat] + [f"S{seat}"] + ROWS[1 - seat]
    hand, seeds[move] = seeds[move], 0
    at = way.index(move)
    while hand:
        at = (at + 1) % len(way)
        seeds[way[at]] += 1
        hand -= 1
    last = way[at]
    opposite = last[0] + {"1": "2", "2": "1"}[last[1]] if last in ROWS[0] + ROWS[1] else None
    if last in ROWS[seat] and seeds[last] == 1 and seeds[opposite] > 0:
        seeds[f"S{seat}"] += seeds[opposite] + 1
        seeds[last] = seeds[opposite] = 0
    if any(all(seeds[pit] == 0 for pit in row) for row in ROWS):
        for owner, row in enumerate(ROWS):
            seeds[f"S{owner}"] += sum(seeds[pit] for pit in row)
            seeds |= dict.fromkeys(row, 0)
    return frozen(seeds), seat if last == f"S{seat}" else 1 - seat


def result(position):
    if turn(position) is not None:
        return None
    points = dict(position[0])["S0"], dict(position[0])["S1"]
    return tuple(seat for seat in (0, 1) if points[seat] == max(points)), points
