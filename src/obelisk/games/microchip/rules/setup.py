"""The set-up: how many play, everybody's board, the pool; alone, the tiles of the puzzle."""

from __future__ import annotations

from collections import Counter
from typing import Any

from obelisk.errors import BadSetup
from obelisk.games.microchip.rules.boards import read_board, write_board
from obelisk.games.microchip.rules.data import COLOURS, TILES, list_tiles, tile_number
from obelisk.games.microchip.rules.state import COLUMNS, KINDS, MOST_PLAYERS, NO_TILE, ROWS, SOLO_PER_COLOUR
from obelisk.games.microchip.shapes import shape_counts
from obelisk.kernel.state import State
from obelisk.rulebook.setups import reject_unknown_keys, whole_number


class MicrochipSetup:
    """`{"players": 3, "boards": ["BYRGP…", …], "pool": [["RT", …], …]}`, or alone `"tiles"` in place of the pool."""

    keys: tuple[str, ...] = ("players", "boards", "pool", "tiles")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the number of players (2) and, if they are named, the boards; the rest is drawn."""
        reject_unknown_keys(options, ("players", "boards"), game)
        s.players = whole_number({"players": 2, **options}, "players", game, 1, MOST_PLAYERS)
        s.box[:] = shape_counts()
        s.has_boards = "boards" in options
        if "boards" in options:
            _read_boards(s, options["boards"])

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
        s.has_boards = 1
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
        setup: dict[str, Any] = {
            "players": players,
            "boards": [write_board(board) for board in s.boards[:players]],
        }
        if players == 1:
            return {**setup, "tiles": list_tiles(s.given)}
        rows, columns = int(ROWS[players]), int(COLUMNS[players])
        pool = [TILES[tile] for tile in s.pool[: rows * columns]]
        return {**setup, "pool": [pool[rows * column : rows * (column + 1)] for column in range(columns)]}


def _read_boards(s: State, boards: Any) -> None:
    if not isinstance(boards, list | tuple) or len(boards) != s.players:
        raise BadSetup("microchip/boards", n=int(s.players))
    for seat, board in enumerate(boards):
        s.boards[seat] = read_board(board)


def _read_tiles(s: State, tiles: Any) -> None:
    """Note the tiles of the puzzle: five of each colour, as far as the box has them."""
    if not isinstance(tiles, list | tuple):
        raise BadSetup("microchip/tiles", n=SOLO_PER_COLOUR)
    kinds = [_kind(name) for name in tiles]
    _check_box(s, kinds)
    of_colour = Counter(name[0] for name in tiles)
    if any(of_colour[colour] != SOLO_PER_COLOUR for colour in COLOURS):
        raise BadSetup("microchip/tiles", n=SOLO_PER_COLOUR)
    for kind in kinds:
        s.given[kind] += 1


def _read_pool(s: State, pool: Any) -> None:
    """Note the pool, column by column."""
    rows, columns = int(ROWS[s.players]), int(COLUMNS[s.players])
    is_grid = isinstance(pool, list | tuple) and len(pool) == columns
    if not is_grid or not all(isinstance(column, list | tuple) and len(column) == rows for column in pool):
        raise BadSetup("microchip/pool", players=int(s.players), columns=columns, rows=rows)
    kinds = [_kind(name) for column in pool for name in column]
    _check_box(s, kinds)
    s.pool[: len(kinds)] = kinds


def _kind(name: Any) -> int:
    tile_number(name)
    return TILES.index(name)


def _check_box(s: State, kinds: list[int]) -> None:
    """Refuse more tiles of a kind than the box has."""
    found = Counter(kinds)
    for kind in range(KINDS):
        in_box = int(s.box[kind % len(s.box)])
        if found[kind] > in_box:
            raise BadSetup("microchip/too-many", tile=TILES[kind], given=found[kind], n=in_box)
