"""Random games of Micropul, played side by side with the reference; some steered to what is rare."""

import copy
from itertools import pairwise

import pytest

from obelisk.kernel.chance import generator, pick
from tests.games.micropul.table import MICROPUL, edited, random_position, reference_of, start
from tests.games.micropul.test_stones import STUCK, STUCK_ALONE, STUCK_OFTEN, TWO_STONES
from tests.helpers import IS_PLAIN
from tests.reference.micropul import Micropul


def any_move(simple, moves):
    return moves


def many_dots(simple, moves):
    """Empty the core: as many dots as possible, and a plus at the same time."""
    return _most(moves, lambda move: sum("+.:".find(sign) * 2 + 1 for sign in simple.fired_by(move)))


def many_pluses(simple, moves):
    return _most(moves, lambda move: simple.fired_by(move).count("+"))


def no_catalysts(simple, moves):
    """Run out of tiles: never draw, fire nothing."""
    quiet = [move for move in moves if "@" in move and not simple.fired_by(move)]
    return quiet or moves


def stones_first(simple, moves):
    """Claim, and lay tiles that face many others, so that groups merge and close."""
    stones = [move for move in moves if move.startswith("stone")]
    return stones or _most(moves, lambda move: _neighbours(simple, move))


def full_hand(simple, moves):
    """Claim, then draw, then lay the tiles that have the most micropuls, where they join the most."""
    busy = [move for move in moves if move.startswith(("stone", "draw"))]
    return busy or _most(moves, lambda move: (_neighbours(simple, move), -len(simple.fired_by(move))))


def _neighbours(simple, move):
    if "@" not in move:
        return 0
    (column, row), _, _ = simple.read_laying(move)
    return sum((column + right, row + up) in simple.tiles for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0)))


def _most(moves, value):
    values = [value(move) for move in moves]
    return [move for move, found in zip(moves, values, strict=True) if found == max(values)]


def compare(position, simple):
    """Both must agree on everything that the rules speak of."""
    assert position.active == (() if simple.winners is not None else (simple.turn,)), position
    assert sorted(position.moves()) == sorted(simple.moves()), position
    view = position.view(simple.turn)
    assert view["score"] == list(simple.points()), position
    assert view["group_points"] == simple.group_points(), position
    assert view["hand"] == sorted(simple.hands[simple.turn]), position
    assert view["hands"] == [len(hand) for hand in simple.hands], position
    assert view["supplies"] == [len(supply) for supply in simple.supplies], position
    assert sorted(view["shown"]) == sorted(simple.face_up), position
    assert view["core"] == len(simple.core), position
    assert view["stones_left"] == [simple.stones_left(seat) for seat in range(simple.players)], position
    # A count that the rules keep, and by which they tell whether there is anything to claim.
    assert position.record.unclaimed == sum(not simple.owners(group) for group in simple.groups()), position
    if simple.winners is not None:
        assert (position.result.winners, position.result.points) == (simple.winners, simple.points()), position


def play_out(seed, players, choose, rng):
    """Play a game to its end; return what was remarkable in it."""
    position = MICROPUL.start(seed=seed, players=players, starts=seed % players)
    simple = Micropul(position.setup)
    seen = set()
    while True:
        compare(position, simple)
        if simple.winners is not None:
            break
        # What random players rarely do is done more often than not.
        moves = sorted(position.moves())
        wanted = choose(simple, moves) if pick(rng, 8) else moves
        move = wanted[pick(rng, len(wanted))]
        seen.update(_remarkable(simple, move))
        position = position.play(move)
        simple.play(move)
    return seen | _remarkable_end(simple, position.history)


def _remarkable(simple, move):
    fired = simple.fired_by(move)
    dots = fired.count(".") + 2 * fired.count(":")
    yield from [name for name in ("pass", "draw ") if move.startswith(name)]
    if fired.count("+") > 1:
        yield "two pluses"
    if dots > len(simple.core):
        yield "more dots than tiles"
    if dots >= len(simple.core) and "+" in fired:
        yield "an extra turn lost"


def _remarkable_end(simple, history):
    seen = {"core empty" if not simple.core else "passed" if simple.passes else "no tiles"}
    owners = [simple.owners(group) for group in simple.groups()]
    if any(len(set(seats)) > 1 for seats in owners):
        seen.add("two players' stones")
    if any(len(seats) > len(set(seats)) for seats in owners):
        seen.add("one player's stones")
    if any(one[0] == other[0] for one, other in pairwise(history)):
        seen.add("same seat again")
    if len(simple.winners) == 2:
        seen.add("shared")
    if any(simple.group_points()):
        seen.add("closed")
    return seen


WAYS = {
    any_move: {"two players' stones", "same seat again"},
    many_dots: {"core empty", "more dots than tiles", "an extra turn lost"},
    many_pluses: {"two pluses", "same seat again"},
    no_catalysts: {"no tiles"},
    stones_first: {"closed", "one player's stones"},
    full_hand: {"closed", "two players' stones"},
}


@pytest.mark.slow
@pytest.mark.parametrize("choose", WAYS, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("players", [1, 2])
def test_the_oracle_plays_the_same_games(choose, players):
    rng = generator(players)
    seen = set()
    for seed in range(2 if IS_PLAIN else 10 if players == 2 else 3):
        seen |= play_out(seed, players, choose, rng)
    alone = {"draw "} if choose is many_pluses else set()
    expected = WAYS[choose] if players == 2 else alone
    assert seen >= (set() if IS_PLAIN else expected)


@pytest.mark.parametrize(("players", "game"), [(2, STUCK), (2, STUCK_OFTEN), (1, STUCK_ALONE)])
def test_the_oracle_agrees_on_games_with_passes(players, game):
    position = MICROPUL.start(setup={"players": players, "core": game[0], "starts": 0})
    simple = Micropul(position.setup)
    compare(position, simple)
    for move in game[1]:
        position = position.play(move)
        simple.play(move)
        compare(position, simple)
    while simple.winners is None:
        position = position.play("pass")
        simple.play("pass")
        compare(position, simple)
    assert simple.passes == players


@pytest.mark.parametrize(("players", "left"), [(1, 1), (2, 1), (2, 2)])
def test_the_oracle_agrees_when_the_core_is_short(players, left):
    # All tiles but a few have left the core; every end in one move is compared.
    ends = set()
    for seed in range(2 if IS_PLAIN else 4):
        position = random_position(seed, players, 6 + seed)
        simple = reference_of(position)
        position = edited(position, core_left=left)
        simple.core = simple.core[-left:]
        for move in position.moves():
            fired = simple.fired_by(move)
            if not fired:
                continue
            after, then = position.play(move), copy.deepcopy(simple)
            then.play(move)
            compare(after, then)
            ends.add(after.is_over)
    assert True in ends


@pytest.mark.parametrize("game", TWO_STONES)
def test_the_oracle_agrees_on_games_that_close_a_group_with_two_stones(game):
    *_, dealt, moves = game
    position = start(dealt[:6], dealt[6:12], then=dealt[12:])
    simple = Micropul(position.setup)
    for move in moves:
        position = position.play(move)
        simple.play(move)
        compare(position, simple)
    assert any(simple.is_closed(group) and len(simple.owners(group)) == 2 for group in simple.groups())
