"""Which moves there are, and what they do."""

from obelisk.authoring import Chance, Numbers, State, bits, end, pick, rule, shuffle
from obelisk.games.micropul.rules import data, groups, state
from obelisk.games.micropul.rules.data import ALONG, COLUMN_STEP, CORE, FACING, N_TILES, ROW_STEP, START_TILE
from obelisk.games.micropul.rules.groups import is_leader, is_micropul, kind_at, leader_of
from obelisk.games.micropul.rules.state import DRAW, LAY, NO_TILE, PASS, STONE, lying_at, move_number, parts_of
from obelisk.kernel.rules import is_listed

MOST_MOVES = 1 << 11
"""More than six tiles, four turns and the open squares of any board could give, with a stone for each group."""

LONGEST = 2 * (2 * CORE + state.MOST_PLAYERS * state.STONES) + state.MOST_PLAYERS
"""Every tile is drawn and laid once, every stone put once; all else is passes, one at a time until the end."""

ONE_PLUS = 64
"""What a plus adds to what a placement brings: more than all its dots."""


@rule
def deal(s: State, rng: Chance) -> None:
    """Shuffle all tiles but the start tile."""
    place = 0
    for tile in range(N_TILES):
        if tile != START_TILE:
            s.core[place] = tile
            place += 1
    shuffle(rng, s.core)


@rule
def begin(s: State) -> None:
    """Lay the start tile; each player draws six."""
    s.laid = s.n_open = s.unclaimed = s.fired = s.passes = 0
    s.shown = 0
    s.grid[:] = NO_TILE
    s.stones[:] = -1
    s.drawn = state.HAND_SIZE * s.players
    for seat in range(2):
        s.hands[seat] = s.supplies[seat] = s.n_stones[seat] = 0
    for seat in range(s.players):
        s.n_stones[seat] = state.STONES
        for place in range(state.HAND_SIZE * seat, state.HAND_SIZE * (seat + 1)):
            s.hands[seat] |= 1 << s.core[place]
    lay(s, START_TILE, 0, 0, 0)
    s.turn = s.starts


@rule
def can_draw(s: State, seat: int) -> bool:
    """Tell whether there is a face-down tile to draw and room in the hand."""
    return s.supplies[seat] & ~s.shown != 0 and bits.count(s.hands[seat]) < state.HAND_SIZE


@rule
def n_shown(s: State, seat: int) -> int:
    """Return how many face-up tiles can be drawn."""
    return bits.count(s.supplies[seat] & s.shown) if bits.count(s.hands[seat]) < state.HAND_SIZE else 0


@rule
def list_layings(s: State, seat: int, moves: Numbers) -> int:
    """List every tile of the hand on every square where it fits, in every turn that looks different."""
    n = 0
    for square in range(s.n_open):
        fitting = data.FITTING[s.open_white[square], s.open_black[square]]
        left = s.hands[seat]
        while left != 0:
            tile = bits.lowest(left)
            left &= left - 1
            turns = fitting[tile]
            while turns != 0:
                turn = bits.lowest(turns)
                moves[n] = move_number(LAY, tile, s.open_columns[square], s.open_rows[square], turn)
                n += 1
                turns &= turns - 1
    return n


@rule
def name_group(s: State, leader: int) -> int:
    """Return the move that claims a group, by the micropul on its lowest tile (then the leftmost, then by corner)."""
    first = s.group_first[leader]
    return move_number(STONE, 0, s.columns[first >> 2], s.rows[first >> 2], first & 3)


@rule
def is_unclaimed_leader(s: State, node: int) -> bool:
    """Tell whether a corner stands for a group without a stone."""
    return is_leader(s, node) and s.group_stones[node] == 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Lay a tile, draw one, or claim a group; pass only where nothing of that is possible."""
    n = list_layings(s, seat, moves)
    if can_draw(s, seat):
        moves[n] = move_number(DRAW, 0, 0, 0, 0)
        n += 1
    if n_shown(s, seat) > 0:
        left = s.supplies[seat] & s.shown
        while left != 0:
            moves[n] = move_number(state.DRAW_SHOWN, s.core[bits.lowest(left)], 0, 0, 0)
            n += 1
            left &= left - 1
    if s.n_stones[seat] > 0 and s.unclaimed > 0:
        for node in range(4 * s.laid):
            if is_unclaimed_leader(s, node):
                moves[n] = name_group(s, node)
                n += 1
    if n == 0:
        moves[0] = move_number(PASS, 0, 0, 0, 0)
        n = 1
    return n


@rule
def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """A stone may name any micropul of an unclaimed group; every other move is listed."""
    action, _, column, row, corner = parts_of(move)
    if action == STONE:
        node = node_at(s, column, row, corner)
        return node >= 0 and s.n_stones[seat] > 0 and s.group_stones[leader_of(s, node)] == 0
    return is_listed(s, seat, move, moves)


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Choose among all moves alike; the groups are named only if one of them is chosen."""
    n = list_layings(s, seat, moves)
    drawable = 1 if can_draw(s, seat) else 0
    shown = n_shown(s, seat)
    total = n + drawable + shown + (s.unclaimed if s.n_stones[seat] > 0 else 0)
    if total == 0:
        return move_number(PASS, 0, 0, 0, 0)
    chosen = pick(rng, total)
    if chosen < n:
        return moves[chosen]
    chosen -= n
    if chosen < drawable:
        return move_number(DRAW, 0, 0, 0, 0)
    chosen -= drawable
    if chosen < shown:
        left = s.supplies[seat] & s.shown
        for _ in range(chosen):
            left &= left - 1
        return move_number(state.DRAW_SHOWN, s.core[bits.lowest(left)], 0, 0, 0)
    chosen -= shown
    node = 0
    while not is_unclaimed_leader(s, node) or chosen > 0:
        chosen -= is_unclaimed_leader(s, node)
        node += 1
    return name_group(s, node)


@rule
def node_at(s: State, column: int, row: int, corner: int) -> int:
    """Return the micropul at a corner of a square, or -1 if there is none. A big one has its first corner's node."""
    there = lying_at(s, column, row)
    if there <= NO_TILE:
        return -1
    place = there - 1
    if s.columns[place] != column or s.rows[place] != row:
        return -1
    node = 4 * place + corner
    return node if is_micropul(kind_at(s, node)) else -1


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Do what the move says, then see whose turn it is."""
    action, tile, column, row, turn = parts_of(move)
    goes_on = False
    s.fired = 0
    s.passes = s.passes + 1 if action == PASS else 0
    if action == LAY:
        s.hands[seat] &= ~(1 << tile)
        place = s.laid
        lay(s, tile, column, row, turn)
        goes_on = fire(s, seat, place)
    elif action == DRAW:
        take(s, seat, bits.lowest(s.supplies[seat] & ~s.shown))
    elif action == state.DRAW_SHOWN:
        left = s.supplies[seat] & s.shown
        while s.core[bits.lowest(left)] != tile:
            left &= left - 1
        take(s, seat, bits.lowest(left))
    elif action == STONE:
        groups.claim(s, seat, node_at(s, column, row, turn))
    if s.drawn == CORE or s.passes == s.players:
        groups.finish(s)
        return
    s.turn = seat if goes_on or s.players == 1 else 1 - seat
    if s.hands[s.turn] == 0 and s.supplies[s.turn] == 0:
        # Who has to move without a tile loses; alone, the game just ends.
        end(s, 1 if s.players == 1 else 1 << (1 - s.turn))


@rule
def take(s: State, seat: int, place: int) -> None:
    """Take a tile from the supply into the hand."""
    s.supplies[seat] &= ~(1 << place)
    s.shown &= ~(1 << place)
    s.hands[seat] |= 1 << s.core[place]


@rule
def lay(s: State, tile: int, column: int, row: int, turn: int) -> None:
    """Lay a tile: its micropuls found groups, meet those of its neighbours, and face what is still free."""
    place = s.laid
    s.laid += 1
    s.tiles[place], s.turns[place], s.columns[place], s.rows[place] = tile, turn, column, row
    there = lying_at(s, column, row)
    if there < NO_TILE:
        forget_open_square(s, -1 - there)
    s.grid[state.square_of(column, row)] = place + 1
    groups.found_groups(s, place)
    for side in range(4):
        there = lying_at(s, column + COLUMN_STEP[side], row + ROW_STEP[side])
        if there > NO_TILE:
            groups.meet(s, place, side, there - 1)
        else:
            open_square(s, place, side, there)


@rule
def open_square(s: State, place: int, side: int, there: int) -> None:
    """Note what a tile on the free square beyond a side would face there, and that these micropuls' groups are open."""
    if there == NO_TILE:
        entry = s.n_open
        s.n_open += 1
        s.open_columns[entry] = s.columns[place] + COLUMN_STEP[side]
        s.open_rows[entry] = s.rows[place] + ROW_STEP[side]
        s.open_white[entry] = s.open_black[entry] = 0
        s.grid[state.square_of(s.open_columns[entry], s.open_rows[entry])] = -1 - entry
    else:
        entry = -1 - there
    for i in range(2):
        node = 4 * place + ALONG[side, i]
        kind = kind_at(s, node)
        if is_micropul(kind):
            s.group_open[leader_of(s, node)] += 1
        if kind == data.WHITE:
            s.open_white[entry] |= 1 << FACING[side, i]
        elif kind == data.BLACK:
            s.open_black[entry] |= 1 << FACING[side, i]


@rule
def forget_open_square(s: State, entry: int) -> None:
    """Strike a square off the open ones; the last of them takes its place."""
    s.n_open -= 1
    last = s.n_open
    s.open_columns[entry], s.open_rows[entry] = s.open_columns[last], s.open_rows[last]
    s.open_white[entry], s.open_black[entry] = s.open_white[last], s.open_black[last]
    s.grid[state.square_of(s.open_columns[entry], s.open_rows[entry])] = -1 - entry


@rule
def fire(s: State, seat: int, place: int) -> bool:
    """Fire the catalysts of a placement, each once; return whether a plus was among them."""
    gained = reactions(s, place)
    # A dot moves a tile from the core to the supply, unseen; what is left, if it is fewer.
    for _ in range(min(gained % ONE_PLUS, CORE - s.drawn)):
        s.supplies[seat] |= 1 << s.drawn
        s.drawn += 1
    if gained >= ONE_PLUS and s.players == 1:
        # Alone, the oldest face-down tile of the supply is turned face up, if there is one.
        hidden = s.supplies[seat] & ~s.shown
        s.shown |= hidden & -hidden
    return gained >= ONE_PLUS


@rule
def reactions(s: State, place: int) -> int:
    """Mark what a placement fires and return what that brings: its dots, and ONE_PLUS for each plus."""
    gained = 0
    for side in range(4):
        there = lying_at(s, s.columns[place] + COLUMN_STEP[side], s.rows[place] + ROW_STEP[side])
        if there > NO_TILE:
            gained += react(s, place, side, there - 1)
    return gained


@rule
def react(s: State, place: int, side: int, neighbour: int) -> int:
    """Fire what reacts across a side: catalysts of the new tile that face a micropul, and the neighbour's."""
    gained = 0
    for i in range(2):
        near, far = kind_at(s, 4 * place + ALONG[side, i]), kind_at(s, 4 * neighbour + FACING[side, i])
        if is_micropul(far):
            gained += fire_once(s, state.FIRED_CORNER + ALONG[side, i], near)
            gained += fire_once(s, state.FIRED_BIG, data.BIG_CATALYST[s.tiles[place]])
        if is_micropul(near):
            gained += fire_once(s, state.FIRED_FACING + 2 * side + i, far)
            gained += fire_once(s, state.FIRED_BIG_NEIGHBOUR + side, data.BIG_CATALYST[s.tiles[neighbour]])
    return gained


@rule
def fire_once(s: State, mark: int, kind: int) -> int:
    """Return what a catalyst brings that has not fired in this placement: its dots, or ONE_PLUS. Mark it."""
    if kind < data.DOT or bits.has(s.fired, mark):
        return 0
    s.fired |= 1 << mark
    if kind == data.PLUS:
        return ONE_PLUS
    return 1 if kind == data.DOT else 2


@rule
def gain_of(s: State, move: int) -> int:
    """Return how many tiles a laying brings, an extra turn counted as two."""
    place = s.laid
    _, s.tiles[place], s.columns[place], s.rows[place], s.turns[place] = parts_of(move)
    gained = reactions(s, place)
    s.fired = 0
    s.tiles[place] = s.turns[place] = s.columns[place] = s.rows[place] = 0
    return gained % ONE_PLUS + (2 if gained >= ONE_PLUS else 0)
