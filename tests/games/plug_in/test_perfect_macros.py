"""Perfect play in a match on any macrogame: what is won is proven, and what luck decides is searched."""

from dataclasses import replace
from itertools import product

import pytest

import obelisk
from obelisk import catalogue, player
from obelisk.errors import CannotSolve
from obelisk.games.plug_in import duels, perfect
from obelisk.games.plug_in.duel import settled
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.solving.prover import Prover
from tests.reference import chain, duel, majority, y

REFERENCES = {"y": y, "majority": majority, "chain": chain}
SMALL = [("y", 3), ("majority", 2), ("chain", 2)]
PLIES = 1 << 40


def start(macro, size, for_holder, holder=0):
    n = len(REFERENCES[macro].cells(size))
    tiles = ["decapawn" if tile in for_holder else "kono" for tile in range(n)]
    setup = {"macro": macro, "size": size, "tiles": tiles, "obelisk": holder}
    return obelisk.game("plug-in").start(setup=setup)


def is_won(macro, size, for_holder, holder):
    """Return whether the holder wins, by proving what the match comes down to."""
    parts = catalogue.game("plug-in").parts
    s = start(macro, size, for_holder, holder).record
    book, empty = parts.macro(s)
    won = [micro.name == "decapawn" for micro in parts.micros]
    return Prover(book, empty, holder).answer(settled(parts, s, won), PLIES)


@pytest.mark.compiled
@pytest.mark.parametrize(("macro", "size"), SMALL)
def test_what_a_match_comes_down_to_is_what_looking_at_everything_finds(macro, size):
    """The proof in `settled` holds for monotone macrogames: here every arrangement is played out."""
    n = len(REFERENCES[macro].cells(size))
    for number, owners in enumerate(product((False, True), repeat=n)):
        tiles, holder = frozenset(tile for tile in range(n) if owners[tile]), number & 1
        winner = duel.winner_on(REFERENCES[macro], size, tiles, holder=holder)
        assert is_won(macro, size, tiles, holder) == (winner == holder), tiles


@pytest.mark.slow
@pytest.mark.compiled
def test_on_ten_tiles_of_y_too():
    rng = generator(9)
    for number in range(3):
        tiles = frozenset(tile for tile in range(10) if pick(rng, 4) > 0)
        winner = duel.winner_on(y, 4, tiles, holder=number & 1)
        assert is_won("y", 4, tiles, number & 1) == (winner == (number & 1)), tiles


@pytest.mark.compiled
@pytest.mark.parametrize(("macro", "size"), SMALL)
def test_the_perfect_player_values_tiles_exactly(macro, size):
    rng, n = generator(3), len(REFERENCES[macro].cells(size))
    for number in range(4):
        tiles = {tile for tile in range(n) if pick(rng, 3) > 0}
        found = player("perfect", simulations=50, seed=1).consider(start(macro, size, tiles, number & 1))
        winner = duel.winner_on(REFERENCES[macro], size, frozenset(tiles), holder=number & 1)
        assert len(found) == n
        assert found[0].value == float(winner == (number & 1))


@pytest.mark.compiled
def test_majority_is_proven_however_large_it_is():
    position = start("majority", 4, {tile for tile in range(37) if tile % 3})
    found = player("perfect", simulations=10, seed=1).consider(position)
    assert {candidate.value for candidate in found} <= {0.0, 1.0}
    # 24 tiles for the holder, an even number: the other player is given the 13 others, and takes half of the 24.
    assert found[0].value == 0.0


@pytest.mark.compiled
@pytest.mark.parametrize(("macro", "size"), SMALL)
def test_counts_are_those_of_every_arrangement(macro, size):
    n = len(REFERENCES[macro].cells(size))
    won = [0] * (n + 1)
    for owners in product((False, True), repeat=n):
        tiles = frozenset(tile for tile in range(n) if owners[tile])
        won[len(tiles)] += duel.winner_on(REFERENCES[macro], size, tiles) == 0
    assert [count.won for count in duels.count_won(size, macro=macro)] == won


@pytest.mark.compiled
def test_a_macrogame_that_is_not_monotone_is_counted_by_the_whole_duel(monkeypatch):
    exact = duels.count_won(2, macro="chain")
    parts = catalogue.game("plug-in").parts
    hard = [replace(macro, search=replace(macro.search, is_monotone=False)) for macro in parts.macros]
    monkeypatch.setattr(parts, "macros", hard)
    assert duels.count_won(2, macro="chain") == exact


def test_a_board_with_too_many_arrangements_is_not_counted():
    with pytest.raises(ValueError, match="19 tiles"):
        duels.count_won(3, macro="chain")


class Solution:
    def __init__(self, value, share):
        self.value, self.share = value, share


@pytest.mark.parametrize(
    ("value", "share", "chance"),
    [("win", 1.0, 1.0), ("draw", 0.5, 0.0), ("loss", 0.0, 0.0), ("chance", 0.375, 0.375)],
)
def test_the_chance_of_the_holder_is_that_of_the_first_player_and_a_draw_is_no_win(monkeypatch, value, share, chance):
    monkeypatch.setattr(duels, "solve", lambda name, progress: Solution(value, share))
    assert duels.holder_chance("kono") == chance
    assert ("kono" in duels.is_won_by_holder()) == (chance in (0.0, 1.0))


def test_a_microgame_that_is_not_solved_has_no_chance_that_is_known(monkeypatch):
    def refuse(name, progress):
        raise CannotSolve("solve/too-big", game=name)

    monkeypatch.setattr(duels, "solve", refuse)
    assert set(duels.holder_chances().values()) == {None}
    assert duels.is_won_by_holder() == {}


@pytest.mark.compiled
def test_with_a_microgame_that_luck_decides_tiles_are_searched_by_their_odds(monkeypatch):
    chances = {"decapawn": 0.9, "kono": 0.0}
    monkeypatch.setattr(perfect, "holder_chance", lambda name, progress: chances.get(name, 0.0))
    found = player("perfect", simulations=400, seed=1).consider(start("majority", 2, {0, 3, 5}))
    assert sum(candidate.visits for candidate in found) >= 350
    assert 0.0 < found[0].value < 1.0
    # What the holder will probably win is better than what is given away.
    assert found[0].move in ("@b1", "@b2", "@a3")


@pytest.mark.compiled
def test_with_a_microgame_that_is_not_solved_its_odds_are_estimated_by_a_search(monkeypatch):
    monkeypatch.setattr(perfect, "holder_chance", lambda name, progress: None if name == "trip" else 0.0)
    setup = {"macro": "y", "size": 3, "tiles": ["trip"] * 6, "obelisk": 0}
    chooser = player("perfect", simulations=60, seed=1)
    found = chooser.consider(obelisk.game("plug-in").start(setup=setup))
    assert sum(candidate.visits for candidate in found) > 0
    assert all(0.0 <= candidate.value <= 1.0 for candidate in found)


@pytest.mark.compiled
def test_the_search_of_the_duel_plays_any_macrogame_to_its_end():
    from obelisk.games.plug_in.tiles import duel as duel_game

    game, rng = duel_game(), generator(1)
    for macro, size in (*SMALL, ("rhombus", 2)):
        n = len(obelisk.game(macro).start(size=size).moves())
        more = {"sides": 0} if macro == "rhombus" else {}
        setup = {"macro": macro, "size": size, "tiles": ["kono"] * n, "obelisk": 1, **more}
        s = game.from_match(obelisk.game("plug-in").start(setup=setup).record, [[0.5] * len(game.parts.micros)] * 2)
        moves = game.rules.scratch()
        while rules.active(s) != 0:
            rules.determinize(s, int(s.turn), rng)
            rules.apply(s, int(s.turn), int(rules.sample(s, int(s.turn), rng, moves)))
        assert rules.winners(s) in (1, 2)


@pytest.mark.compiled
def test_only_microgames_that_can_still_be_chosen_are_solved(monkeypatch):
    asked = []
    monkeypatch.setattr(
        perfect, "holder_chance", lambda name, progress: asked.append(name) or float(name == "decapawn")
    )
    tiles = ["decapawn", "kono", "decapawn", "bulo", "trip", "decapawn", "kono"]
    setup = {"macro": "majority", "size": 2, "tiles": tiles, "obelisk": 0, "pieces": [None, None, 0, 1, 0, 1, None]}
    player("perfect", simulations=10, seed=1).consider(obelisk.game("plug-in").start(setup=setup))
    assert sorted(asked) == ["decapawn", "kono"]
