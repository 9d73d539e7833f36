"""The match in words: how its moves are written, why one is refused, what it is good for, who sees what."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from obelisk.authoring import EMPTY, Board, IllegalMove, Message, State, after, row_beside, write_all
from obelisk.games.plug_in.rules import NO_TILE, Parts, in_micro
from obelisk.kernel import rules
from obelisk.kernel.rules import seat_to_act

CHOICE = "@"
"""What the choice of a tile begins with."""


class MatchText:
    """What is said of a match; inside a microgame the microgame speaks."""

    def __init__(self, parts: Parts):
        """Speak of a match made of *parts*."""
        self.parts = parts

    def write(self, s: State, move: int) -> str:
        """Return `@c2` for the choice of a tile, or the microgame's own text."""
        return self.write_all(s, [move])[0]

    def write_all(self, s: State, moves: Sequence[int]) -> list[str]:
        """Return the choices of tiles, or the texts of the microgame's moves."""
        micro = self.parts.micro(s)
        if micro is None:
            names = self.parts.board(s).names
            return [CHOICE + names[move] for move in moves]
        game, position = micro
        return write_all(game.text.notation, position, moves)

    def read(self, s: State, text: str) -> int:
        """Return the tile, or the microgame's move."""
        board = self.parts.board(s)
        micro = self.parts.micro(s)
        tile = text.removeprefix(CHOICE)
        if micro is None:
            if tile == text:
                raise IllegalMove("plug-in/choose-first", move=text, example=CHOICE + board.names[0])
            if not tile:
                free = self.parts.cells(s).index(EMPTY)
                raise IllegalMove("plug-in/which-tile", move=text, example=CHOICE + board.names[free])
            return board.cells[tile] if tile in board.cells else self._refuse_tile(board, text, tile)
        game, position = micro
        if tile != text:
            raise IllegalMove("plug-in/still-playing", move=text, micro=game.title, tile=board.names[s.tile])
        return game.text.notation.read(position, text)

    def _refuse_tile(self, board: Board, text: str, tile: str) -> int:
        row, names = row_beside(tile, board), board.names
        if row is None:
            raise IllegalMove("plug-in/no-such-tile", move=text, tile=tile, first=names[0], last=names[-1])
        raise IllegalMove("plug-in/tile-beside", move=text, tile=tile, first=row[0], last=row[-1])

    def why_not(self, s: State, seat: int, move: int) -> Message:
        """The tile is taken, or the microgame says why."""
        micro = self.parts.micro(s)
        if micro is None:
            return Message("plug-in/tile-taken", tile=self.parts.board(s).names[move])
        game, position = micro
        return game.text.why_not(position, in_micro(s, seat), move)

    def whose_turn(self, s: State, seat: int) -> Message:
        """Whoever holds the obelisk chooses."""
        if s.tile == NO_TILE:
            return Message("plug-in/not-your-choice", holder=int(s.obelisk))
        return Message("move/not-your-turn", active=(int(seat_to_act(s)),))

    def reason(self, s: State, seat: int, move: int) -> Message | None:
        """What a tile is worth, that a tile is won or lost, or what the microgame says."""
        micro = self.parts.micro(s)
        if micro is None:
            return self._about_tile(s, seat, move)
        game, position = micro
        then = after(s, seat, move)
        if then.tile == NO_TILE:
            macro, board = self.parts.macro(then)
            is_won = macro.cells_of(board)[s.tile] == seat
            code = "plug-in/reason/wins-tile" if is_won else "plug-in/reason/loses-tile"
            # Whoever does not win the tile has the obelisk then: it stays where it was, or it is handed over.
            moves = "stays" if then.obelisk == s.obelisk else "goes"
            return Message(code, micro=game.title, tile=self.parts.board(s).names[s.tile], obelisk=moves)
        told = game.text.reason
        return None if told is None else told(position, in_micro(s, seat), move)

    def _about_tile(self, s: State, seat: int, tile: int) -> Message | None:
        """Return what a piece on a tile would do for the seat, or against it."""
        game, position = self.parts.macro(s)
        facts = {"tile": self.parts.board(s).names[tile], "micro": self.parts.micros[s.tiles[tile]].title}
        if int(rules.active(after(position, seat, tile))) == 0:
            return Message("plug-in/reason/for-match", **facts)
        if int(rules.active(after(position, 1 - seat, tile))) == 0:
            return Message("plug-in/reason/against-match", **facts)
        told = None if game.text.reason is None else game.text.reason(position, seat, tile)
        return None if told is None else Message("plug-in/reason/tile", reason=told, **facts)

    def ending(self, s: State) -> list[Message]:
        """What the macrogame says."""
        game, position = self.parts.macro(s)
        return [] if game.text.ending is None else game.text.ending(position)

    def reckoning(self, s: State) -> list[Message]:
        """The tiles that each seat has won; and what the macrogame counts, where that is something else."""
        game, position = self.parts.macro(s)
        tiles = [Message("plug-in/ending/tiles", seat=seat, n=int(s.taken[seat])) for seat in (0, 1)]
        counted = np.zeros(2, np.int64)
        rules.points(position, counted)
        counts_tiles = not counted.any() or counted.tolist() == s.taken.tolist()
        told = None if counts_tiles else game.text.reckoning
        return tiles if told is None else [*tiles, *told(position)]

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """Return the macrogame, the microgame of each tile, the obelisk, and the microgame in play."""
        board = self.parts.board(s)
        seen: dict[str, Any] = {
            "macro": self.parts.macro(s)[0].name,
            "tiles": {name: self.parts.micros[s.tiles[tile]].name for tile, name in enumerate(board.names)},
            "obelisk": int(s.obelisk),
            "tile": None,
            "micro": None,
        }
        micro = self.parts.micro(s)
        if micro is not None:
            game, position = micro
            seen["tile"] = board.names[s.tile]
            micro_seat = None if seat is None else in_micro(s, seat)
            seen["micro"] = {"game": game.name, "turn": int(position.turn), **game.seen(position, micro_seat)}
        return seen
