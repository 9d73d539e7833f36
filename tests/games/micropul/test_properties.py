"""What holds in every position of Micropul."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.games.micropul.rules.data import BLACK, WHITE
from obelisk.games.micropul.rules.groups import kind_at, leader_of
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from tests.games.micropul.table import MICROPUL, alone, edited, play, reference_of
from tests.helpers import IS_PLAIN
from tests.reference.micropul import CORNERS

seeds = st.integers(0, 2**32)
players = st.integers(1, 2)
choices = st.lists(st.integers(0, 10**6), min_size=20 if not IS_PLAIN else 8, max_size=70 if not IS_PLAIN else 14)
often = settings(max_examples=5 if IS_PLAIN else 40)


def positions(seed, seats, choices):
    """Yield the positions of a game in which each choice, as it comes, picks one of the moves."""
    position = MICROPUL.start(seed=seed, players=seats)
    yield position
    for choice in choices:
        moves = position.moves()
        if not moves:
            return
        # Stones and draws are few among many layings: every third choice is one of them.
        few = [move for move in moves if "@" not in move]
        moves = few if few and choice % 3 == 0 else moves
        position = position.play(moves[choice % len(moves)])
        yield position


@often
@given(seeds, players, choices)
def test_every_tile_is_in_one_place(seed, seats, choices):
    for position in positions(seed, seats, choices):
        s = position.record
        places = [int(tile) for tile in s.tiles[: s.laid]]
        places += [tile for hand in s.hands for tile in range(48) if int(hand) >> tile & 1]
        places += [int(s.core[place]) for supply in s.supplies for place in range(47) if int(supply) >> place & 1]
        places += [int(tile) for tile in s.core[s.drawn :]]
        assert sorted(places) == list(range(48))
        assert int(s.shown) & ~int(s.supplies[0] | s.supplies[1]) == 0
        assert all(int(supply) < 1 << int(s.drawn) for supply in s.supplies)
        assert max(int(hand).bit_count() for hand in s.hands) <= 6


@often
@given(seeds, players, choices)
def test_the_groups_kept_are_those_that_one_finds_anew(seed, seats, choices):
    simple = None
    for position in positions(seed, seats, choices):
        if simple is None:
            simple = reference_of(position)
        else:
            simple.play(position.history[-1][1])
        s = position.record
        kept = _kept_groups(s)
        found = {
            frozenset(group): (simple.size(group), simple.open_sides(group), len(simple.owners(group)))
            for group in simple.groups()
        }
        assert {group: entry[:3] for group, entry in kept.items()} == found
        # The micropul that names a group: on its lowest row, there in the leftmost column, then by corner.
        assert [entry[4] for entry in kept.values()] == [_named(group) for group in kept]
        assert int(s.unclaimed) == sum(entry[2] == 0 for entry in kept.values())
        for group, (_, _, stones, owner, _) in kept.items():
            owners = simple.owners(group)
            assert stones == len(owners)
            assert owner in owners or (owner == -1 and not owners)


def _kept_groups(s):
    """Return the groups by their corners in the plane: size, open sides, stones, owner and name as kept."""
    members, where = {}, {}
    for place in range(int(s.laid)):
        for corner, name in enumerate(("nw", "ne", "sw", "se")):
            node = 4 * place + corner
            if kind_at(s, node) in (WHITE, BLACK):
                right, up = CORNERS[name]
                at = 2 * int(s.columns[place]) + right, 2 * int(s.rows[place]) + up
                members.setdefault(int(leader_of(s, node)), set()).add(at)
                where[node] = at
    return {
        frozenset(group): (
            *(int(field[leader]) for field in (s.group_size, s.group_open, s.group_stones, s.group_owner)),
            where[int(s.group_first[leader])],
        )
        for leader, group in members.items()
    }


def _named(group):
    """Return the corner of the plane by which a group is named."""
    return min(group, key=lambda at: (at[1] // 2, at[0] // 2, at[1] % 2, at[0] % 2))


@often
@given(seeds, players, choices)
def test_the_open_squares_kept_are_the_free_ones_beside_tiles(seed, seats, choices):
    for position in positions(seed, seats, choices):
        s = position.record
        n = int(s.n_open)
        squares = list(zip(s.open_columns[:n].tolist(), s.open_rows[:n].tolist(), strict=True))
        laid = set(zip(s.columns[: s.laid].tolist(), s.rows[: s.laid].tolist(), strict=True))
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        assert len(set(squares)) == n
        assert set(squares) == {(x + right, y + up) for x, y in laid for right, up in steps} - laid


@often
@given(seeds, players, choices)
def test_text_becomes_a_move_and_the_same_text_again(seed, seats, choices):
    for position in positions(seed, seats, choices[:12]):
        moves = position.moves()
        assert len(set(moves)) == len(moves)
        for move in moves:
            number = MICROPUL.text.notation.read(position.record, move)
            assert position.write(number) == move


@often
@given(seeds, players, choices)
def test_a_random_move_is_one_of_the_list(seed, seats, choices):
    running = [position for position in positions(seed, seats, choices) if not position.is_over]
    assert running
    for position in running:
        move = rules.sample(position.record, position.active[0], generator(seed), MICROPUL.scratch())
        assert position.write(int(move)) in position.moves()


def test_random_moves_are_spread_evenly_over_the_list():
    # A solitaire position with all kinds of moves: layings, stones, a face-down and a face-up tile to draw.
    position = play(alone([21, 18, 8, 4], then=[30, 31, 32]), "21@0,-1r1", "18@0,1r2", "8@1,0r0", "4@1,1r2")
    position = edited(position, hands={0: [46]})
    moves = position.moves()
    assert {move.partition(" ")[0] for move in moves} >= {"draw", "stone"}
    assert "draw 30" in moves
    rng, room, s = generator(1), MICROPUL.scratch(), position.record
    n = 100 * len(moves)
    counts = Counter(position.write(int(rules.sample(s, 0, rng, room))) for _ in range(n))
    assert set(counts) == set(moves)
    assert 60 < min(counts.values()) <= max(counts.values()) < 145
