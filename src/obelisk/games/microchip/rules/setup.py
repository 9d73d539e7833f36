"""The set-up (how many play, everybody's board, the pool or the tiles of the puzzle), and what there is to see."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from obelisk.authoring import BadSetup, State, bits, reject_unknown_keys, whole_number
from obelisk.games.microchip.rules.boards import pack_board, read_board, write_board
from obelisk.games.microchip.rules.data import BOARD, N_COLOURS, N_SHAPES, TILES, list_tiles, tile_number
from obelisk.games.microchip.rules.layouts import laid_tiles
from obelisk.games.microchip.rules.moves import is_drafting
from obelisk.games.microchip.rules.scoring import value_of
from obelisk.games.microchip.rules.state import COLUMNS, MOST_IN_BOX, MOST_PLAYERS, NO_TILE, ROWS, SOLO_PER_COLOUR
from obelisk.games.microchip.shapes import shape_counts


class MicrochipSetup:
    """`{"players": 3, "boards": ["BYRGP…", …], "pool": [["RT", …], …]}`, or alone `"tiles"` in place of the pool."""

    keys: tuple[str, ...] = ("players", "boards", "pool", "tiles")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the number of players (2), the boards that are named, and the box that the others are drawn from."""
        reject_unknown_keys(options, ("players", "boards", "box"), game)
        s.players = whole_number({"players": 2, **options}, "players", game, 1, MOST_PLAYERS)
        s.box[:] = shape_counts()
        s.has_boards = 0
        if "boards" in options:
            _read_boards(s, options["boards"], may_be_open=True)
        if "box" in options:
            _read_box(s, options["box"])

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        players = whole_number(setup, "players", game, 1, MOST_PLAYERS)
        tiles = "tiles" if players == 1 else "pool"
        reject_unknown_keys(setup, ("players", "boards", tiles), game)
        for key in ("boards", tiles):
            if key not in setup:
                raise BadSetup("setup/missing-key", key=key, game=game)
        s.players = players
        s.box[:] = shape_counts()
        s.has_boards = 0
        _read_boards(s, setup["boards"])
        s.given[:] = 0
        s.pool[:] = NO_TILE
        if players == 1:
            _read_tiles(s, setup["tiles"])
        else:
            _read_pool(s, setup["pool"])

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up."""
        players = int(s.players)
        setup = {"players": players, "boards": [write_board(board) for board in s.boards[:players]]}
        if players == 1:
            return {**setup, "tiles": list_tiles(s.given)}
        rows, columns = int(ROWS[players]), int(COLUMNS[players])
        pool = [TILES[tile] for tile in s.pool[: rows * columns]]
        return {**setup, "pool": [pool[rows * column : rows * (column + 1)] for column in range(columns)]}


def _read_boards(s: State, boards: Any, *, may_be_open: bool = False) -> None:
    """Note each seat's board; with *may_be_open*, None leaves a board to the deal."""
    if not isinstance(boards, list | tuple) or len(boards) != s.players:
        raise BadSetup("microchip/boards", n=int(s.players))
    for seat, board in enumerate(boards):
        if board is not None or not may_be_open:
            s.boards[seat] = read_board(board)
            s.has_boards |= 1 << seat


def _read_box(s: State, box: Any) -> None:
    """Note the boards that the deal draws from: those of the box that no seat has already."""
    if not isinstance(box, list | tuple) or len(box) > MOST_IN_BOX:
        raise BadSetup("microchip/box", most=MOST_IN_BOX)
    packed = [pack_board(read_board(board)) for board in box]
    for place, board in enumerate(packed):
        if board in packed[:place]:
            raise BadSetup("microchip/box-twice", board=box[place])
    seats = range(int(s.players))
    chosen = {pack_board(s.boards[seat]) for seat in seats if bits.has(int(s.has_boards), seat)}
    left = [board for board in packed if board not in chosen]
    needed = len(seats) - bits.count(int(s.has_boards))
    if len(left) < needed:
        raise BadSetup("microchip/box-too-few", given=len(left), n=needed)
    if needed:
        s.in_box = len(left)
        s.boxed[: len(left)] = left


def _read_tiles(s: State, tiles: Any) -> None:
    kinds = _kinds(s, tiles) if isinstance(tiles, list | tuple) else []
    if any(sum(kind // N_SHAPES == colour for kind in kinds) != SOLO_PER_COLOUR for colour in range(N_COLOURS)):
        raise BadSetup("microchip/tiles", n=SOLO_PER_COLOUR)
    for kind in kinds:
        s.given[kind] += 1


def _read_pool(s: State, pool: Any) -> None:
    rows, columns = int(ROWS[s.players]), int(COLUMNS[s.players])
    is_grid = isinstance(pool, list | tuple) and len(pool) == columns
    if not is_grid or not all(isinstance(column, list | tuple) and len(column) == rows for column in pool):
        raise BadSetup("microchip/pool", players=int(s.players), columns=columns, rows=rows)
    s.pool[: rows * columns] = _kinds(s, [name for column in pool for name in column])


def _kinds(s: State, names: Sequence[Any]) -> list[int]:
    kinds = [N_SHAPES * colour + shape for colour, shape in map(tile_number, names)]
    for kind, n in sorted(Counter(kinds).items()):
        in_box = int(s.box[kind % N_SHAPES])
        if n > in_box:
            raise BadSetup("microchip/too-many", tile=TILES[kind], given=n, n=in_box)
    return kinds


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return the table, which looks the same from every seat."""
    seats = range(int(s.players))
    return {
        "phase": "draft" if is_drafting(s) else "build",
        "boards": [write_board(s.boards[owner]) for owner in seats],
        "pool": _pool(s),
        "held": [list_tiles(s.held[owner]) for owner in seats],
        "layouts": [_layout(s, owner) if bits.has(int(s.handed), owner) else None for owner in seats],
        "turn": int(s.turn),
    }


def _pool(s: State) -> list[list[str | None]]:
    """Return the columns that are left, the draw column first; None where a tile was taken."""
    if not is_drafting(s):
        return []
    rows, columns = int(ROWS[s.players]), int(COLUMNS[s.players])
    left = [None if bits.has(int(s.taken), place) else TILES[s.pool[place]] for place in range(rows * columns)]
    return [left[start : start + rows] for start in range(int(s.column), rows * columns, rows)]


def _layout(s: State, seat: int) -> dict[str, Any]:
    chip = int(s.chips[seat])
    return {
        "tiles": laid_tiles(s.layouts[seat]),
        "chip": [name for cell, name in enumerate(BOARD.names) if bits.has(chip, cell)],
        "value": int(value_of(s.layouts[seat], chip)),
        "unused": int(s.held[seat].sum()) - bits.count(chip),
        "score": int(s.scores[seat]),
    }
