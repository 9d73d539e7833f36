"""What a match tells of how often a player errs in its microgames."""

import pytest

import obelisk
from obelisk import player
from obelisk.games.plug_in import perfect
from obelisk.games.plug_in.slips import USUAL, Slips, played

FIRST_WINS = {"decapawn": 1.0, "trip": 0.0}


def match(tiles, moves=()):
    position = obelisk.game("plug-in").start(
        setup={"macro": "rhombus", "size": 3, "tiles": tiles, "obelisk": 0, "sides": 0}
    )
    for move in moves:
        position = position.play(move)
    return position


def played_by_chance(seed, until):
    """Let chance play a match until so many tiles have been won, or all that are played for."""
    chooser = player("random", seed=seed)
    position = match(["trip", "decapawn", "trip", "decapawn", "trip", "decapawn", "trip", "decapawn", "trip"])
    while not position.is_over and len(list(played(position))) < until:
        position = position.play(chooser.choose(position))
    return position


@pytest.mark.parametrize("seed", range(3))
def test_every_tile_is_told_with_its_holder_and_its_winner(seed):
    position = played_by_chance(seed, 9)
    tiles = list(played(position))
    won = [sum(tile.winner == seat for tile in tiles) for seat in (0, 1)]
    assert tuple(won) == position.result.points
    # Whoever loses a tile has the obelisk next.
    assert [tile.holder for tile in tiles] == [0, *(1 - tile.winner for tile in tiles[:-1])]
    chosen = [move[1:] for _, move in position.history if move.startswith("@")]
    names = match(["trip", "decapawn"] * 4 + ["trip"]).view()["tiles"]
    assert [tile.micro for tile in tiles] == [names[cell] for cell in chosen]


def test_of_somebody_who_has_not_played_nothing_is_known():
    assert Slips(match(["trip"] * 9), 1, FIRST_WINS.get).rate("trip") == USUAL


def test_who_loses_what_it_should_win_is_taken_to_err_more_often_most_of_all_in_that_microgame():
    position = played_by_chance(1, 6)
    for seat in (0, 1):
        due = [tile for tile in played(position) if FIRST_WINS[tile.micro] == float(tile.holder == seat)]
        lost = {name: [tile.winner != seat for tile in due if tile.micro == name] for name in FIRST_WINS}
        slips = Slips(position, seat, FIRST_WINS.get)
        everything = [one for seen in lost.values() for one in seen]
        of_all = (4 * USUAL + sum(everything)) / (4 + len(everything))
        for name, seen in lost.items():
            assert slips.rate(name) == pytest.approx((4 * of_all + sum(seen)) / (4 + len(seen)))
            if seen and all(seen):
                assert slips.rate(name) > of_all


@pytest.mark.compiled
def test_where_all_is_lost_tiles_are_weighed_by_how_the_other_has_played(monkeypatch):
    """The rates of the other, in this match, are what tiles are tried with."""
    told = []

    def choose(record, odds, erring, budget, search):
        told.append(erring)
        return [(0, 0.0, 1)]

    monkeypatch.setattr(perfect, "choose_tile", choose)
    position = played_by_chance(2, 4)
    player("perfect", simulations=10, seed=1).consider(position)
    own = position.active[0]
    slips = Slips(position, 1 - own, FIRST_WINS.get)
    trip = [micro.name for micro in position.game.parts.micros].index("trip")
    decapawn = [micro.name for micro in position.game.parts.micros].index("decapawn")
    # As the holder one wins Trip if the other errs; as the holder the other wins Decapawn unless it errs.
    assert told[0][own][trip] == slips.rate("trip") != USUAL
    assert told[0][1 - own][decapawn] == 1 - slips.rate("decapawn")
