"""Games between players, move by move."""

import obelisk
from obelisk.kernel.chance import generator


def play_out(position, players, *, watch=None):
    """Let the players of both seats play to the end; `watch` is called with each position and the move chosen."""
    rng = generator(1)
    while not (position := position.rolled(rng)).is_over:
        seat = position.active[0]
        move = players[seat].choose(position)
        assert move in position.moves(), (position, move)
        if watch is not None:
            watch(position, move)
        position = position.play(move)
    return position


def results(name, make, make_other, games, **options):
    """Return how many games the first player won, drew and lost, changing seats after each."""
    won = drawn = lost = 0
    for number in range(games):
        seat = number % 2
        players = {seat: make(number), 1 - seat: make_other(number)}
        start = obelisk.game(name).start(seed=number, **options)
        winners = play_out(start, players).result.winners
        won, drawn, lost = won + (winners == (seat,)), drawn + (len(winners) == 2), lost + (winners == (1 - seat,))
    return won, drawn, lost
