"""What there is to draw of a Plug-In match: the map of tiles, the obelisk, and the microgame in play."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from obelisk.drawing.naming import Names, said
from obelisk.drawing.pieces import abbreviations
from obelisk.drawing.places import places
from obelisk.drawing.scene import Scene, are_sides, check_near, moves_offered, outcome, title_of
from obelisk.game import Game
from obelisk.games.plug_in.text import CHOICE
from obelisk.kernel import rules
from obelisk.kernel.state import State
from obelisk.rulebook.geometry import Board
from obelisk.words import is_known, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

BESIDE = 1.1
"""Tiles whose middles are nearer than so many of their widths are neighbours."""


@dataclass(frozen=True)
class Decided:
    """The microgame that was decided last, as it stood after its last move."""

    tile: str
    scene: Scene
    """Its board; its pieces belong to the match's seats, and nobody moves them any more."""
    holder: int
    """Who held the obelisk in it, and so played from the near side."""
    winner: int
    """Who won the tile."""
    is_draw: bool

    @property
    def points(self) -> str:
        """What decided it, the winner's first, where something is counted: `trips 2 : 3`."""
        return self.scene.counted(self.winner, 1 - self.winner)


@dataclass(frozen=True)
class MatchScene:
    """A match, as somebody sees it."""

    title: str
    board: Board
    """The macrogame's board."""
    tiles: Mapping[str, str]
    """The microgame that each tile carries."""
    owners: Mapping[str, int]
    """Who won each tile that is won."""
    titles: Mapping[str, str]
    """The names of the microgames that people read."""
    micros: Mapping[str, Game]
    """The microgames themselves."""
    letters: Mapping[str, str]
    """A letter or two for each microgame."""
    obelisk: int
    """Who holds the obelisk."""
    sides: int | None
    """The seat that joins bottom and top, where the macrogame has such sides."""
    tile: str | None
    """The tile in play."""
    micro: Scene | None
    """The board of the microgame in play; its pieces belong to the match's seats."""
    decided: Decided | None
    """Between two microgames and after the last: the one just decided, if the match knows how it was played."""
    last_tile: str | None
    """The tile chosen last: the one in play, or the one won last."""
    chain: frozenset[str]
    """The tiles that have won the match, where it is won by joining sides: those that hang together with the last."""
    tile_moves: Mapping[str, str]
    """The moves that choose a tile, by the tile."""
    active: tuple[int, ...]
    points: tuple[int, ...]
    """How many tiles each seat has won."""
    outcome: str | None
    """How the match ended."""
    winners: tuple[int, ...]
    language: str
    names: Names = ()

    @property
    def status(self) -> str:
        """Say whose turn it is and what for, or how the match ended."""
        if self.outcome is not None:
            return self.outcome
        code = "drawing/to-move" if self.tile is not None else "plug-in/drawing/chooses"
        return said(code, self.language, self.names, seat=self.active[0])

    @property
    def heading(self) -> str:
        """Name the microgame in play and its tile, or say who has won the one before; at the beginning, the match."""
        if self.decided is not None:
            return self._verdict(self.decided)
        if self.tile is None:
            return self.title
        return sentence(
            "plug-in/drawing/playing", self.language, micro=self.titles[self.tiles[self.tile]], tile=self.tile
        )

    def _verdict(self, decided: Decided) -> str:
        points = decided.points
        code = (
            "plug-in/drawing/micro-drawn"
            if decided.is_draw
            else "plug-in/drawing/micro-won-by"
            if points
            else "plug-in/drawing/micro-won"
        )
        micro = self.titles[self.tiles[decided.tile]]
        told = {"micro": micro, "tile": decided.tile, "points": points}
        return said(code, self.language, self.names, seat=decided.winner, **told)

    @property
    def goal(self) -> str:
        """Say in a sentence what wins the microgame in play; nothing, where there is no such sentence."""
        code = "" if self.tile is None else f"{self.tiles[self.tile]}/about"
        return sentence(code, self.language) if is_known(code) else ""

    @property
    def board_shown(self) -> tuple[Scene, int] | None:
        """The board of the microgame in play or just decided, and who held the obelisk."""
        if self.micro is not None:
            return self.micro, self.obelisk
        return None if self.decided is None else (self.decided.scene, self.decided.holder)

    def side(self, seat: int) -> str:
        """Say from which side of that board a seat plays, and what it has there of what counts."""
        if self.board_shown is None:
            return ""
        scene, holder = self.board_shown
        role = said(
            "plug-in/drawing/near" if seat == holder else "plug-in/drawing/far", self.language, self.names, seat=seat
        )
        return " · ".join(filter(None, (role, scene.counted(seat))))

    @property
    def below(self) -> int | None:
        """The seat whose side of that board is below."""
        if self.board_shown is None:
            return None
        scene, holder = self.board_shown
        return 1 - holder if scene.is_turned else holder

    @property
    def free(self) -> dict[str, int]:
        """How many free tiles carry each microgame that is on the map."""
        counts = {name: 0 for name in self.letters if name in self.tiles.values()}
        for tile, name in self.tiles.items():
            counts[name] += tile not in self.owners
        return counts

    def tile_label(self, tile: str) -> str:
        """Return what a screen reader says of a tile."""
        code = "plug-in/drawing/tile-playing" if tile == self.tile else "plug-in/drawing/tile"
        code = "plug-in/drawing/tile-won" if tile in self.owners else code
        micro = self.titles[self.tiles[tile]]
        return said(code, self.language, self.names, tile=tile, micro=micro, seat=self.owners.get(tile))


def match_scene(
    position: Position, seat: int | None, language: str, names: Names = (), near: int | None = None
) -> MatchScene:
    """Return what *seat* (None: a spectator) sees of a match; *near* sits below at microgames that have sides."""
    check_near(position, near)
    view = position.view(seat)
    book = position.game
    moves = moves_offered(position, seat)
    chosen = [move for _, move in view.get("moves", []) if move.startswith(CHOICE)]
    owners = {tile: owner for tile, owner in view["cells"].items() if owner is not None}
    board, sides = book.board_of(position.record), view.get("setup", {}).get("sides")
    last_tile = chosen[-1].removeprefix(CHOICE) if chosen else None
    # Only an end by the rules has points.
    is_joined = sides is not None and view["result"] is not None and bool(view["result"]["points"])
    return MatchScene(
        title=title_of(book, language),
        board=board,
        tiles=view["tiles"],
        owners=owners,
        titles={micro.name: title_of(micro, language) for micro in book.parts.micros},
        micros={micro.name: micro for micro in book.parts.micros},
        letters=abbreviations(micro.name for micro in book.parts.micros),
        obelisk=view["obelisk"],
        sides=sides,
        tile=view["tile"],
        micro=_micro_scene(position, view, moves, language, names, near),
        decided=_decided(position, view, language, names, near),
        last_tile=last_tile,
        chain=_hanging_together(board, owners, last_tile) if is_joined else frozenset(),
        tile_moves={move.removeprefix(CHOICE): move for move in moves if move.startswith(CHOICE)},
        active=position.active,
        points=tuple(sum(owner == seat for owner in owners.values()) for seat in range(position.seats)),
        outcome=outcome(view, language, names) if view["result"] else None,
        winners=tuple(view["result"]["winners"]) if view["result"] else (),
        language=language,
        names=names,
    )


def _micro_scene(
    position: Position,
    view: dict[str, Any],
    moves: tuple[str, ...],
    language: str,
    names: Names,
    near: int | None,
) -> Scene | None:
    """Return the microgame in play. Its seat 0 is the holder of the obelisk, whatever seat that is in the match."""
    playing = position.game.parts.micro(position.record)
    if playing is None:
        return None
    book, state = playing
    history = view.get("moves", [])
    last = history[-1][1] if history else CHOICE
    standing = view["micro"]["cells"].items()
    return Scene(
        board=book.board_of(state),
        standing={cell: None if owner is None else owner ^ view["obelisk"] for cell, owner in standing},
        moves=moves,
        last=None if last.startswith(CHOICE) else last,
        language=language,
        names=names,
        book=book,
        is_turned=_is_turned(book, view["obelisk"], near),
    )


def _decided(position: Position, view: dict[str, Any], language: str, names: Names, near: int | None) -> Decided | None:
    """Return the microgame that was decided by the last move; None while one is played, and before the first."""
    history = view.get("moves", [])
    begun = [place for place, (_, move) in enumerate(history) if move.startswith(CHOICE)]
    if view["tile"] is not None or not begun:
        return None
    holder, choice = history[begun[-1]]
    tile, played = choice.removeprefix(CHOICE), history[begun[-1] + 1 :]
    book = next(micro for micro in position.game.parts.micros if micro.name == view["tiles"][tile])
    state = _played(book, [(seat ^ holder, move) for seat, move in played])
    scene = Scene(
        board=book.board_of(state),
        standing=_standing(book, state, holder),
        last=played[-1][1] if played else None,
        language=language,
        names=names,
        book=book,
        is_turned=_is_turned(book, holder, near),
    )
    return Decided(tile, scene, holder, view["cells"][tile], is_draw=int(rules.winners(state)) not in (1, 2))


def _hanging_together(board: Board, owners: Mapping[str, int], tile: str | None) -> frozenset[str]:
    """Return the tiles of one owner that hang together with *tile*: the rules have said that these join the sides."""
    spots, found, waiting = places(board), set[str](), [] if tile is None else [tile]
    while waiting:
        one = waiting.pop()
        found.add(one)
        waiting += [
            other
            for other in owners
            if other not in found and owners[other] == owners[one] and math.dist(spots[one], spots[other]) < BESIDE
        ]
    return frozenset(found)


def _is_turned(book: Game, holder: int, near: int | None) -> bool:
    """Tell whether a microgame is seen from the side that its holder does not play from."""
    return near is not None and near != holder and are_sides(_standing(book, _played(book, []), holder))


def _standing(book: Game, state: State, holder: int) -> dict[str, int | None]:
    """Return whose pieces stand where in a microgame that anybody may see, by the match's seats."""
    seen = book.seen(state, None)["cells"]
    return {cell: None if owner is None else owner ^ holder for cell, owner in seen.items()}


def _played(book: Game, moves: Sequence[tuple[int, str]]) -> State:
    """Return a microgame's position after these moves, which the rules have allowed already.

    The match keeps nothing of a decided microgame, so it is played once more, by the rules as plain Python: a picture
    must not wait for the compiler.
    """
    state = book.rules.state.blank()
    rules.begin(state)
    for seat, move in moves:
        rules.apply(state, seat, book.text.notation.read(state, move))
    return state
