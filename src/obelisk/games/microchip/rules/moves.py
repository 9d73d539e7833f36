"""The rules: taking tiles from the draw column, then building, all at once."""

from obelisk.authoring import OVER, Chance, Numbers, State, bits, end, pick, rule, shuffle
from obelisk.games.microchip.rules.boards import deal_board, unpack_board
from obelisk.games.microchip.rules.codes import LAYOUTS, code_of, lay_out
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, SHAPE_OF
from obelisk.games.microchip.rules.scoring import biggest_chip, final_score, value_of
from obelisk.games.microchip.rules.state import BUILD, COLUMNS, KINDS, NO_TILE, POOL, ROWS, SOLO_PER_COLOUR

NOTHING_LAID = BUILD
"""The move that hands in an empty layout."""


@rule
def deal(s: State, rng: Chance) -> None:
    """Draw the boards that nobody has chosen and lay out the pool; alone, draw five tiles of each colour."""
    for seat in range(s.players):
        if bits.has(s.has_boards, seat):
            continue
        if s.in_box > 0:
            draw_from_box(s, seat, rng)
        else:
            deal_board(rng, s.boards[seat])
    # From here on nothing tells a set-up that was drawn from one that was written out.
    s.has_boards = (1 << s.players) - 1
    s.in_box = 0
    s.boxed[:] = 0
    # All sixty tiles, colour by colour.
    place = 0
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            for _ in range(s.box[shape]):
                s.pool[place] = N_SHAPES * colour + shape
                place += 1
    if s.players == 1:
        deal_puzzle(s, rng)
    else:
        shuffle(rng, s.pool)
        s.pool[ROWS[s.players] * COLUMNS[s.players] :] = NO_TILE


@rule
def draw_from_box(s: State, seat: int, rng: Chance) -> None:
    """Give a seat one of the boards in the box, and take it out of the box."""
    place = pick(rng, s.in_box)
    unpack_board(s.boxed[place], s.boards[seat])
    s.in_box -= 1
    s.boxed[place] = s.boxed[s.in_box]


@rule
def deal_puzzle(s: State, rng: Chance) -> None:
    """Give five random tiles of each colour; the box is empty then."""
    s.given[:] = 0
    of_colour = POOL // N_COLOURS
    for colour in range(N_COLOURS):
        tiles = s.pool[of_colour * colour : of_colour * (colour + 1)]
        shuffle(rng, tiles)
        for place in range(SOLO_PER_COLOUR):
            s.given[tiles[place]] += 1
    s.pool[:] = NO_TILE


@rule
def begin(s: State) -> None:
    """Nobody holds anything; alone, one has all tiles at once."""
    s.taken = s.column = s.handed = s.turn = 0
    s.left = ROWS[s.players] * COLUMNS[s.players]
    s.held[:, :] = 0
    s.layouts[:, :] = 0
    s.chips[:] = 0
    s.scores[:] = 0
    if s.players == 1:
        for kind in range(KINDS):
            s.held[0, kind] = s.given[kind]


@rule
def is_drafting(s: State) -> bool:
    """Tell whether there are tiles to take."""
    return s.left > 0


@rule
def active(s: State) -> int:
    """While tiles are taken, the seat whose turn it is; then all that have not handed in a layout."""
    if s.turn == OVER:
        return 0
    if is_drafting(s):
        return 1 << s.turn
    return ((1 << s.players) - 1) & ~s.handed


@rule
def kinds_on_offer(s: State) -> int:
    """Return the kinds of tiles that lie in the draw column, as a set of bits."""
    kinds = 0
    for place in range(s.column, s.column + ROWS[s.players]):
        if not bits.has(s.taken, place):
            kinds |= 1 << bits.wide(s.pool[place])
    return kinds


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """List the kinds in the draw column; of all the layouts, only the empty one."""
    if not is_drafting(s):
        moves[0] = NOTHING_LAID
        return 1
    return bits.list_cells(kinds_on_offer(s), moves)


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Take any kind of tile; a random player builds nothing."""
    if not is_drafting(s):
        return NOTHING_LAID
    kinds = kinds_on_offer(s)
    for _ in range(pick(rng, bits.count(kinds))):
        kinds &= kinds - 1
    return bits.lowest(kinds)


@rule
def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether a seat may make a move; a layout must be made of tiles that it holds."""
    if is_drafting(s):
        return 0 <= move < KINDS and bits.has(kinds_on_offer(s), move)
    return BUILD <= move < BUILD + LAYOUTS and is_held(s, seat, move, moves)


@rule
def is_held(s: State, seat: int, move: int, layout: Numbers) -> bool:
    """Tell whether a seat holds all the tiles of the layout *move*, and that is the layout's own number.

    The layout is written into *layout*, which has room for it.
    """
    lay_out(move - BUILD, layout)
    if code_of(layout) != move - BUILD:
        return False
    for cell in range(CELLS):
        if layout[cell] != 0:
            kind = kind_on(s, seat, cell, layout[cell])
            times = 0
            for other in range(cell + 1):
                times += layout[other] != 0 and kind_on(s, seat, other, layout[other]) == kind
            if times > s.held[seat, kind]:
                return False
    return True


@rule
def kind_on(s: State, seat: int, cell: int, sides: int) -> int:
    """Return the kind of tile that reaches *sides*, in the colour of a cell."""
    return N_SHAPES * bits.wide(s.boards[seat, cell]) + SHAPE_OF[sides]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Take a tile, or hand in a layout; the last one ends the game."""
    if move < BUILD:
        take(s, seat, move)
        return
    if move == NOTHING_LAID:
        s.layouts[seat, :] = 0
    else:
        lay_out(move - BUILD, s.layouts[seat])
    s.chips[seat] = biggest_chip(s.layouts[seat])
    value, tiles = value_of(s.layouts[seat], s.chips[seat]), bits.count(s.chips[seat])
    s.scores[seat] = final_score(value, tiles, s.held[seat].sum())
    s.handed |= 1 << seat
    if s.handed == (1 << s.players) - 1:
        end(s, best_seats(s))


@rule
def take(s: State, seat: int, kind: int) -> None:
    """Take the first tile of a kind in the draw column; the next seat is to move."""
    place = s.column
    while bits.has(s.taken, place) or s.pool[place] != kind:
        place += 1
    s.taken |= 1 << place
    s.held[seat, kind] += 1
    s.left -= 1
    if s.left % ROWS[s.players] == 0:
        s.column += ROWS[s.players]
    s.turn = seat + 1 if seat + 1 < s.players else 0


@rule
def best_seats(s: State) -> int:
    """Return who has the highest score and, of these, the microchip with most tiles."""
    best, winners = -(1 << 30), 0
    for seat in range(s.players):
        rank = (CELLS + 1) * s.scores[seat] + bits.count(s.chips[seat])
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    return winners


@rule
def points(s: State, totals: Numbers) -> None:
    """The final scores."""
    for seat in range(len(totals)):
        totals[seat] = s.scores[seat]
