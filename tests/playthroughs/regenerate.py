"""Write all playthroughs anew: the moves stay, the rest is what today's code says. Read the diff before you commit it.

    python -m tests.playthroughs.regenerate

A game that has no playthrough yet gets one, of a short random game.
"""

import json

import obelisk
from obelisk.kernel.chance import generator, pick
from tests.playthroughs.playthrough import FOLDER, read, write

SHORT_SETUPS = {
    "rhombus": {"size": 5, "sides": 1},
    "y": {"size": 5},
    "majority": {"size": 2},
    "chain": {"size": 3},
    # Both discard at once, and nobody sees the other's: so the views differ.
    "abstrakto": {"size": 7, "discard": "secret", "starts": 1},
    "plug-in": {
        "macro": "rhombus",
        "size": 2,
        "sides": 0,
        "tiles": ["trip", "kono", "bulo", "decapawn"],
        "obelisk": 1,
    },
}
TRIES = 200


def random_game(name, seed):
    """Return the last position of a random game."""
    rng = generator(seed)
    game = obelisk.game(name)
    position = game.start(setup=SHORT_SETUPS[name]) if name in SHORT_SETUPS else game.start(seed=seed)
    while not position.is_over:
        seat = position.active[pick(rng, len(position.active))]
        moves = position.moves(seat)
        position = position.play(moves[pick(rng, len(moves))], seat)
    return position


def short_game(name):
    """Return the shortest of some random games that have at least thirty moves, or the longest there is."""
    games = [random_game(name, seed) for seed in range(TRIES if name != "plug-in" else TRIES // 8)]
    long_enough = [game for game in games if len(game.history) >= 30]
    return (
        min(long_enough, key=lambda game: len(game.history))
        if long_enough
        else max(games, key=lambda g: len(g.history))
    )


def main():
    for name in obelisk.games():
        path = FOLDER / f"{name}.txt"
        if path.exists():
            text = write(*read(path.read_text(encoding="utf-8")))
        else:
            end = short_game(name)
            text = write(name, json.loads(json.dumps(end.setup)), end.history)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
