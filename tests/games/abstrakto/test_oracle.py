"""Random games of Abstrakto, played side by side with the reference; some steered to what is rare."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.game import count_sequences
from obelisk.kernel.chance import generator, pick
from tests.games.abstrakto.table import ABSTRAKTO, random_position, reference_of
from tests.helpers import IS_PLAIN
from tests.reference.abstrakto import BORDERS, PLACES, QUARTERS, Abstrakto, name
from tests.reference.perft import OfManySeats, perft

WAYS_TO_DISCARD = ("random", "secret", "open")


def any_move(simple, moves, seat):
    return moves


def lines_first(simple, moves, seat):
    """Run out of lines, the kind that fits nearly everywhere, so that somebody must pass."""
    return [move for move in moves if PLACES.get(move) == "L"] or moves


def crosses_last(simple, moves, seat):
    """Keep crosses until nothing else is left: they find no place then."""
    return [move for move in moves if PLACES.get(move) != "C"] or moves


def apart(simple, moves, seat):
    """Stay away from all tiles: many places are blocked, many small areas are left."""
    near = {move: sum(bool(BORDERS[move] & BORDERS[place]) for _, place in simple.tiles)
            for move in moves if move in PLACES}  # fmt: skip
    return [move for move in near if near[move] == min(near.values())] or moves


def over_the_edge(simple, moves, seat):
    """Lines on the edge, then what is nearest to it."""
    out = {move: min(min(x, y, 13 - x, 13 - y) for x, y in QUARTERS[move]) for move in moves if move in PLACES}
    return [move for move in out if out[move] == min(out.values())] or moves


def starve(simple, moves, seat):
    """Both take crossings away; seat 0 holds lines back and seat 1 crosses, which find no place in the end."""
    for kind in "CSL" if seat == 0 else "LSC":
        wanted = [move for move in moves if PLACES.get(move) == kind]
        if wanted:
            free = [place for place, other in simple.free.items() if other == "C"]
            taken = {move: sum(bool(QUARTERS[move] & QUARTERS[place]) for place in free) for move in wanted}
            return [move for move in wanted if taken[move] == max(taken.values())]
    return moves


def compare(position, simple):
    """Both must agree on everything that the rules speak of."""
    assert position.active == simple.active(), position
    for seat in (0, 1):
        assert sorted(position.moves(seat)) == sorted(simple.moves(seat)), position
    view = position.view(None)
    for seat in (0, 1):
        assert view["laid"][seat] == [simple.laid(seat).count(kind) for kind in "SLC"], position
        assert sorted(view["tiles"][seat]) == sorted(place for owner, place in simple.tiles if owner == seat), position
    compare_areas(view["areas"], simple, position)
    if simple.is_over:
        assert view["owned"] == list(simple.points()), position
        assert (position.result.winners, position.result.points) == (simple.winners(), simple.points()), position
    else:
        assert position.result is None, position


def compare_areas(found, simple, position):
    named = [{**area, "quarters": sorted(name(x, y) for x, y in area["quarters"])} for area in simple.areas()]
    shown = [{**area, "quarters": sorted(area["quarters"])} for area in found]
    order = lambda area: area["quarters"]  # noqa: E731
    assert sorted(shown, key=order) == sorted(named, key=order), position


def play_along(seed, discard, choose, rng):
    """Yield the positions of a game, and the same of the reference, which changes."""
    position = ABSTRAKTO.start(seed=seed, discard=discard, starts=seed % 2)
    simple = Abstrakto(position.setup)
    yield position, simple
    while not position.is_over:
        # What random players rarely do is done more often than not.
        seat = position.active[pick(rng, len(position.active))]
        moves = sorted(position.moves(seat))
        wanted = choose(simple, moves, seat) if pick(rng, 8) else moves
        move = wanted[pick(rng, len(wanted))]
        position = position.play(move, seat)
        simple.play(seat, move)
        yield position, simple


def play_out(seed, discard, choose, rng):
    """Play a game to its end; return what was remarkable in it."""
    seen = set()
    for position, simple in play_along(seed, discard, choose, rng):
        compare(position, simple)
        seen |= _remarkable(simple)
        seen.update(["pass"] if position.history and position.history[-1][1] == "pass" else [])
    assert simple.is_over
    return seen


def _remarkable(simple):
    areas = simple.areas()
    found = {
        "a quarter": any(len(area["quarters"]) == 1 for area in areas),
        "early settled": not simple.is_over and any(area["is_settled"] for area in areas),
        "neutral": simple.is_over and any(area["owner"] is None for area in areas),
        "tiles left": simple.is_over and len(simple.tiles) < 30,
        "all laid": simple.is_over and len(simple.tiles) == 30,
        "main area": simple.is_over and len(set(simple.points())) == 1 and len(simple.winners()) == 1,
        "shared": simple.is_over and len(simple.winners()) == 2,
    }
    return {what for what, is_so in found.items() if is_so}


WAYS = {
    any_move: {"all laid", "tiles left", "neutral"},
    lines_first: {"tiles left", "main area"},
    crosses_last: {"tiles left", "main area"},
    apart: {"tiles left", "early settled"},
    over_the_edge: {"a quarter"},
    starve: {"pass"},
}


@pytest.mark.slow
@pytest.mark.parametrize("choose", WAYS, ids=lambda choose: choose.__name__)
def test_the_oracle_plays_the_same_games(choose):
    rng = generator(1)
    seen = set()
    for seed in range(1 if IS_PLAIN else 10):
        seen |= play_out(seed, WAYS_TO_DISCARD[seed % 3], choose, rng)
    assert seen >= (set() if IS_PLAIN else WAYS[choose])


@settings(max_examples=2 if IS_PLAIN else 12)
@given(
    st.sampled_from(WAYS_TO_DISCARD),
    st.integers(0, 1),
    st.lists(st.tuples(st.integers(0, 1), st.integers(0, 10**6)), min_size=32, max_size=60),
)
def test_the_oracle_agrees_wherever_choices_lead(discard, starts, choices):
    position = ABSTRAKTO.start(seed=len(choices), discard=discard, starts=starts)
    simple = Abstrakto(position.setup)
    for who, choice in choices:
        compare(position, simple)
        if position.is_over:
            break
        seat = position.active[who % len(position.active)]
        moves = sorted(position.moves(seat))
        move = moves[choice % len(moves)]
        position = position.play(move, seat)
        simple.play(seat, move)


@pytest.mark.compiled
def test_the_oracle_agrees_on_who_wins_many_games():
    ends = {"more areas": 0, "main area": 0, "shared": 0}
    for seed in range(150):
        position = random_position(seed, 40)
        for move in position.moves():
            after = position.play(move)
            if after.is_over:
                break
        assert after.is_over
        simple = reference_of(after)
        assert (after.result.winners, after.result.points) == (simple.winners(), simple.points())
        is_even = len(set(simple.points())) == 1
        ends["shared" if len(simple.winners()) == 2 else "main area" if is_even else "more areas"] += 1
    assert min(ends.values()) > 0


@pytest.mark.compiled
def test_the_oracle_counts_the_same_sequences_up_to_the_end():
    # The last positions of a game with passes, each counted until nothing is left to play.
    rng = generator(1)
    counted = set()
    for seed in range(3):
        positions = [(position, simple.copy()) for position, simple in play_along(seed, "secret", starve, rng)]
        for position, simple in positions[-4:]:
            for depth in (1, 2, 3):
                sequences = count_sequences(position, depth)
                assert sequences == perft(OfManySeats, simple, depth)
                counted.add(sequences)
    assert 0 in counted
    assert max(counted) > 50
