"""Who sees what in Abstrakto (abstrakto.md, "Who sees what"), and what a search may suppose."""

import json
from collections import Counter

import pytest

import obelisk
from obelisk import IllegalMove
from obelisk.games.abstrakto.rules.moves import is_stuck
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.players.mcts import MctsPlayer
from obelisk.testing import check_game
from tests.games.abstrakto.table import (
    discarding,
    play,
    random_position,
    reference_of,
    secret,
    start,
    swapped,
    with_tiles,
)
from tests.games.abstrakto.test_oracle import any_move, play_along, starve
from tests.games.abstrakto.test_placing import NO_CROSSINGS
from tests.helpers import IS_PLAIN
from tests.reference.abstrakto import DROPS


def positions(n_games, choose=starve, every=3):
    """Yield positions of secret games, and the same of the reference; with *starve*, late ones have passes."""
    rng = generator(3)
    for seed in range(n_games):
        for position, simple in play_along(seed, "secret", choose, rng):
            if len(position.history) % every == 0 and not position.is_over:
                yield position, simple


def determinized(position, seat, rng):
    """Return what *seat* supposes that the other has discarded, as letters, and the record."""
    s = position.record
    rules.determinize(s, seat, rng)
    return "".join(letter * int(n) for letter, n in zip("SLC", s.discarded[1 - seat], strict=True)), s


# Views


@pytest.mark.parametrize("seat", [0, 1])
def test_in_secret_a_discard_is_seen_by_its_owner_alone(seat):
    position = secret("SSL", "CCC")
    view = position.view(seat)
    assert view["discarded"] == [[2, 1, 0] if seat == 0 else None, [0, 0, 3] if seat == 1 else None]
    assert view["hand"] == [[4, 5, 6] if seat == 0 else None, [6, 6, 3] if seat == 1 else None]
    assert view["left"] == [15, 15]


def test_in_secret_a_spectator_sees_neither():
    view = secret("SSL", "CCC").view(None)
    assert view["discarded"] == view["hand"] == [None, None]
    assert view["has_discarded"] == [True, True]


def test_who_has_discarded_is_seen_but_not_what():
    one, other = (discarding("secret").play(f"drop {letters}", 0) for letters in ("SSS", "CCC"))
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(1)["has_discarded"] == [True, False]
    assert one.view(0)["discarded"] == [[3, 0, 0], None]
    # Who has not discarded holds all eighteen.
    assert one.view(None)["left"] == [15, 18]


def test_in_secret_a_view_tells_neither_the_moves_nor_the_setup():
    position = play(secret(), "b2 d2")
    for seat in (None, 0, 1):
        assert not {"setup", "moves"} & set(position.view(seat))
        json.dumps(position.view(seat))
    assert position.hides


@pytest.mark.parametrize("position", [start(), discarding("open"), discarding("open").play("drop SSS")])
def test_otherwise_everything_is_seen_by_everybody(position):
    assert not position.hides
    assert position.view(0) == position.view(1) == position.view(None)
    assert {"setup", "moves"} <= set(position.view(None))


def test_laid_tiles_are_seen_by_everybody():
    view = play(secret(), "b2 c9 a10").view(None)
    assert view["tiles"] == [["b2", "a10"], ["c9"]]
    assert view["laid"] == [[1, 1, 0], [0, 0, 1]]
    assert view["left"] == [13, 14]


def test_when_the_game_is_over_all_discards_are_seen():
    position = with_tiles("d4", "f4", position=secret("SSL", "CCC"), laid={0: [3, 5, 6], 1: [6, 6, 3]})
    assert position.view(1)["discarded"] == [None, [0, 0, 3]]
    after = position.play("n14")
    assert after.is_over
    for seat in (None, 0, 1):
        assert after.view(seat)["discarded"] == [[2, 1, 0], [0, 0, 3]]
        assert after.view(seat)["hand"] == [[0, 0, 0], [0, 0, 0]]
        assert "moves" in after.view(seat)
    assert not after.hides


# What could be


@pytest.mark.slow
@pytest.mark.parametrize("choose", [any_move, starve])
def test_another_discard_that_could_be_gives_the_same_view_and_moves(choose):
    narrowed = 0
    for position, simple in positions(1 if IS_PLAIN else 3, choose, every=6 if IS_PLAIN else 3):
        for seat in (0, 1):
            worlds = simple.worlds(seat)
            narrowed += len(worlds) < len(DROPS)
            for drop in sorted(worlds):
                other = swapped(position, seat, drop)
                assert other.active == position.active
                assert other.view(seat) == position.view(seat)
                assert other.view(None) == position.view(None)
                assert other.moves(seat) == position.moves(seat)
    assert narrowed > 0


def test_a_discard_that_cannot_be_could_not_have_led_here():
    refused = 0
    for position, simple in positions(1 if IS_PLAIN else 3):
        for seat in (0, 1):
            if simple.dropped[1 - seat] is not None:
                impossible = set(DROPS) - simple.worlds(seat)
                assert not any(_leads_here(position, seat, drop) for drop in impossible)
                refused += len(impossible)
    assert refused > 0


def _leads_here(position, seat, drop):
    """Tell whether the same moves are possible, and the game goes on, if the other discarded *drop*."""
    try:
        return not swapped(position, seat, drop).is_over
    except IllegalMove:
        return False


@pytest.mark.parametrize("name", ["random", "greedy", "mcts"])
def test_another_discard_that_could_be_gives_the_same_choice_of_a_player(name):
    options = {"simulations": 3 if IS_PLAIN else 60} if name == "mcts" else {}
    seen = Counter()
    for position, simple in positions(1 if IS_PLAIN else 3, every=13 if IS_PLAIN else 5):
        seat = position.active[0]
        for drop in sorted(simple.worlds(seat))[:: 5 if IS_PLAIN else 3]:
            other = swapped(position, seat, drop)
            chosen = [obelisk.player(name, seed=7, **options).choose(game, seat) for game in (position, other)]
            assert chosen[0] == chosen[1]
            seen["drop" in chosen[0]] += 1
    assert seen[False] > 0


def test_another_discard_that_could_be_gives_the_same_search():
    position = random_position(4, 24, discard="secret")
    seat = position.active[0]
    drop = next(drop for drop in sorted(reference_of(position).worlds(seat)) if drop != _dropped(position, 1 - seat))
    simulations = 4 if IS_PLAIN else 300
    found = [
        MctsPlayer(simulations=simulations, seed=1).analyse(game, seat)
        for game in (position, swapped(position, seat, drop))
    ]
    assert found[0] == found[1]


def _dropped(position, seat):
    return next(move[5:] for mover, move in position.history if mover == seat)


def test_what_is_imagined_is_one_of_the_worlds_that_could_be_each_as_likely():
    rng = generator(5)
    sizes = Counter()
    for position, simple in positions(1 if IS_PLAIN else 2, every=5):
        for seat in (0, 1):
            worlds = simple.worlds(seat)
            if not worlds:
                continue
            counts = Counter(determinized(position, seat, rng)[0] for _ in range(25 * len(worlds)))
            assert set(counts) == worlds, position
            # With up to 9 degrees of freedom a chi-square above 33.7 comes once in ten thousand times.
            assert sum((count - 25) ** 2 / 25 for count in counts.values()) < 33.7
            sizes[len(worlds)] += 1
    assert sizes[10] > 0
    assert min(sizes) == 1


def test_what_is_imagined_keeps_what_is_seen_and_never_ends_the_game():
    rng = generator(6)
    for position, _ in positions(1 if IS_PLAIN else 3):
        before = position.record
        for seat in (0, 1):
            _, s = determinized(position, seat, rng)
            assert list(s.discarded[seat]) == list(before.discarded[seat])
            for field in before.dtype.names:
                if field != "discarded":
                    assert (s[field] == before[field]).all(), field
            assert s.discarded[1 - seat].sum() == before.discarded[1 - seat].sum()
            assert not is_stuck(s)


def test_what_was_laid_narrows_what_is_imagined():
    # Seat 1 has laid five solids: at most one was discarded.
    position = with_tiles("", "b2 b4 b6 b8 b10", position=secret("SLC", "SLC"))
    rng = generator(7)
    found = {determinized(position, 0, rng)[0] for _ in range(200)}
    assert found == {drop for drop in DROPS if drop.count("S") <= 1}


def test_a_pass_narrows_what_is_imagined():
    # Fourteen tiles are laid. A single tile is left, and it can only be a cross, since solids and lines would fit.
    position = with_tiles(**NO_CROSSINGS, position=secret("SSL", "SSL"), laid={0: [3, 5, 5], 1: [4, 5, 5]}, turn=1)
    rng = generator(8)
    assert {determinized(position, 0, rng)[0] for _ in range(100)} == {"SSL", "SSC", "SLC"}
    passed = position.play("pass")
    assert {determinized(passed, 0, rng)[0] for _ in range(100)} == {"SSL"}


def test_that_the_game_goes_on_narrows_what_is_imagined():
    # Seat 0 has a cross and no crossing is free. The game goes on, so seat 1 must have something else.
    position = with_tiles(**NO_CROSSINGS, position=secret("SSL", "SSC"), laid={0: [4, 5, 5], 1: [4, 5, 5]})
    assert position.moves() == ["pass"]
    rng = generator(9)
    assert {determinized(position, 0, rng)[0] for _ in range(100)} == {"SSC", "SLC"}
    # Seat 1, who can place, learns nothing from that.
    assert {determinized(position, 1, rng)[0] for _ in range(100)} == {"SSL", "SSC", "SLC"}


def test_nothing_is_imagined_where_nothing_is_hidden():
    rng = generator(10)
    for discard in ("random", "open"):
        for plies in (0, 1, 2, 9):
            position = random_position(1, plies, discard=discard)
            for seat in (0, 1):
                assert determinized(position, seat, rng)[1].tobytes() == position.record.tobytes()
    # Before the other has chosen there is nothing to suppose, and after the end all is known.
    before = discarding("secret").play("drop SLC", 0)
    assert determinized(before, 0, rng)[1].tobytes() == before.record.tobytes()
    assert len({determinized(before, 1, rng)[0] for _ in range(200)}) == 10


@pytest.mark.slow
@pytest.mark.parametrize("discard", ["secret", "open"])
def test_the_game_keeps_the_contract_however_tiles_are_discarded(discard):
    check_game("abstrakto", games=1 if IS_PLAIN else 2, discard=discard)
