"""Random games, played side by side by the rules and by the reference."""

from obelisk.kernel.chance import generator, pick
from tests.helpers import IS_PLAIN


def compare_games(reference, start, reference_start, *, games, seed=1):
    """Play random games; before every move both sides must agree on whose turn it is, what is legal, and who won."""
    rng = generator(seed)
    ends = set()
    for _ in range(max(games // 8, 2) if IS_PLAIN else games):
        position, simple = start, reference_start
        while True:
            seat = reference.turn(simple)
            assert position.active == (() if seat is None else (seat,)), position
            assert sorted(position.moves()) == sorted(reference.moves(simple)), position
            result = reference.result(simple)
            assert (position.result and (position.result.winners, position.result.points)) == result, position
            if result is not None:
                ends.add(result[0])
                break
            moves = position.moves()
            move = moves[pick(rng, len(moves))]
            position, simple = position.play(move), reference.play(simple, move)
    return ends
