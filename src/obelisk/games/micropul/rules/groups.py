"""Groups of micropuls, kept up to date with each tile laid: joined, opened and closed, claimed and counted; the end."""

from obelisk.authoring import BOTH, Numbers, State, bits, end, rule
from obelisk.games.micropul.rules.data import ALONG, BIG_CATALYST, BLACK, CORNERS, FACING, TOUCHING, WHITE
from obelisk.games.micropul.rules.state import NAMING_ORDER, NOBODY


@rule
def kind_at(s: State, node: int) -> int:
    """Return what lies at a corner of a laid tile."""
    place = node >> 2
    return CORNERS[s.tiles[place], s.turns[place], node & 3]


@rule
def is_micropul(kind: int) -> bool:
    """Tell whether a corner's sign is a micropul."""
    return kind in (WHITE, BLACK)


@rule
def leader_of(s: State, node: int) -> int:
    """Return the corner that stands for a micropul's group."""
    # Nothing is shortened on the way: a look must not change the record. Larger groups lead smaller ones, so it is
    # short already.
    while s.leader[node] != node:
        node = s.leader[node]
    return node


@rule
def is_leader(s: State, node: int) -> bool:
    """Tell whether a corner stands for a group."""
    return is_micropul(kind_at(s, node)) and s.leader[node] == node


@rule
def join(s: State, one: int, other: int) -> None:
    """Make one group of two micropuls' groups: their stones come together."""
    one, other = leader_of(s, one), leader_of(s, other)
    if one == other:
        return
    if s.group_size[one] < s.group_size[other]:
        one, other = other, one
    s.leader[other] = one
    if is_named_before(s, s.group_first[other], s.group_first[one]):
        s.group_first[one] = s.group_first[other]
    s.unclaimed -= s.group_stones[one] == 0 or s.group_stones[other] == 0
    if s.group_stones[one] == 0:
        s.group_owner[one] = s.group_owner[other]
    s.group_size[one] += s.group_size[other]
    s.group_open[one] += s.group_open[other]
    s.group_stones[one] += s.group_stones[other]


@rule
def is_named_before(s: State, one: int, other: int) -> bool:
    """Tell which of two micropuls names a group: the one on the lower row, there on the left, there by its corner."""
    near, far = one >> 2, other >> 2
    if near == far:
        return NAMING_ORDER[one & 3] < NAMING_ORDER[other & 3]
    return (s.rows[near], s.columns[near]) < (s.rows[far], s.columns[far])


@rule
def found_groups(s: State, place: int) -> None:
    """Make a group of each micropul of a new tile, and join those that touch inside it. A big one counts once."""
    is_big = BIG_CATALYST[s.tiles[place]] != 0
    for corner in range(4):
        node = 4 * place + corner
        if is_micropul(kind_at(s, node)):
            s.leader[node] = s.group_first[node] = node
            s.group_size[node] = 0 if is_big and corner > 0 else 1
            s.group_open[node] = 0
            s.group_stones[node] = 0
            s.group_owner[node] = NOBODY
            s.unclaimed += 1
    for pair in TOUCHING:
        one, other = 4 * place + pair[0], 4 * place + pair[1]
        if is_micropul(kind_at(s, one)) and kind_at(s, one) == kind_at(s, other):
            join(s, one, other)


@rule
def meet(s: State, place: int, side: int, neighbour: int) -> None:
    """Let a new tile's side meet a neighbour: what faced a free square there does so no more; micropuls join."""
    for i in range(2):
        near, far = 4 * place + ALONG[side, i], 4 * neighbour + FACING[side, i]
        if is_micropul(kind_at(s, far)):
            s.group_open[leader_of(s, far)] -= 1
            if is_micropul(kind_at(s, near)):
                join(s, near, far)


@rule
def claim(s: State, seat: int, node: int) -> None:
    """Put a stone of *seat* on a micropul, for its group."""
    leader = leader_of(s, node)
    s.group_stones[leader] += 1
    s.group_owner[leader] = seat
    s.stones[seat, 3 - s.n_stones[seat]] = node
    s.n_stones[seat] -= 1
    s.unclaimed -= 1


@rule
def is_counted(s: State, leader: int) -> bool:
    """Tell whether a group scores: closed, with a single stone."""
    return s.group_open[leader] == 0 and s.group_stones[leader] == 1


@rule
def score(s: State, seat: int) -> int:
    """Return what *seat* would have if the game ended now: its groups, 2 for a tile in supply, 1 for one in hand."""
    return group_points(s, seat) + 2 * bits.count(s.supplies[seat]) + bits.count(s.hands[seat])


@rule
def group_points(s: State, seat: int) -> int:
    """Return the micropuls of closed groups that hold a single stone, which is the seat's."""
    total = 0
    for node in range(4 * s.laid):
        if is_leader(s, node) and is_counted(s, node):
            total += s.group_size[node] if s.group_owner[node] == seat else 0
    return total


@rule
def finish(s: State) -> None:
    """End the game: most points win, equal is a shared win."""
    if s.players == 1:
        end(s, 1)
        return
    first, second = score(s, 0), score(s, 1)
    end(s, BOTH if first == second else 1 << (second > first))


@rule
def points(s: State, totals: Numbers) -> None:
    """The totals of all seats."""
    for seat in range(len(totals)):
        totals[seat] = score(s, seat)
