"""What there is to draw of a Plug-In match: the map of tiles, the obelisk, and the microgame in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from obelisk.authoring import CHANCE, Board, Game, State, is_known, sentence
from obelisk.authoring.drawing import (
    Names,
    Scene,
    Seen,
    abbreviations,
    are_sides,
    check_near,
    last_roll,
    last_shown,
    title_of,
)
from obelisk.games.plug_in.text import CHOICE
from obelisk.kernel import rules

if TYPE_CHECKING:
    from obelisk.authoring import Position


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


@dataclass(frozen=True, kw_only=True)
class MatchScene(Seen):
    """A match, as somebody sees it."""

    board: Board
    """The macrogame's board."""
    owners: Mapping[str, int]
    """Who won each tile that is won."""
    titles: Mapping[str, str]
    """The names of the microgames that people read."""
    micros: Mapping[str, Game]
    """The microgames themselves."""
    kinds: Mapping[str, str]
    """What the tile of each microgame is called; nothing, where it has no name."""
    letters: Mapping[str, str]
    """A letter or two for each microgame."""
    sides: int | None
    """The seat that joins bottom and top, where the macrogame has such sides."""
    micro: Scene | None
    """The board of the microgame in play; its pieces belong to the match's seats."""
    decided: Decided | None
    """Between two microgames and after the last: the one just decided, if the match knows how it was played."""
    last_tile: str | None
    """The tile chosen last: the one in play, or the one won last."""
    chain: frozenset[str]
    """The tiles that have decided the match, where the macrogame can point at them."""

    @property
    def tiles(self) -> Mapping[str, str]:
        """The microgame that each tile carries."""
        return self.view["tiles"]

    @property
    def tile(self) -> str | None:
        """The tile in play."""
        return self.view["tile"]

    @property
    def winners(self) -> list[int]:
        """Who won the match."""
        return self.view["result"]["winners"] if self.is_over else []

    @property
    def heading(self) -> str:
        """Name the microgame in play and its tile, or say who has won the one before; at the beginning, the match."""
        decided, tile = self.decided, self.tile
        if decided is not None:
            # What decided it, the winner's first, where something is counted: `trips 2 : 3`.
            points = decided.scene.counted(decided.winner, 1 - decided.winner)
            code = "micro-drawn" if decided.is_draw else "micro-won-by" if points else "micro-won"
            return self._tell(code, decided.tile, seat=decided.winner, points=points)
        return self.title if tile is None else self._tell("playing", tile)

    def _tell(self, code: str, tile: str, **facts: Any) -> str:
        return self.say(code, micro=self.titles[self.tiles[tile]], tile=tile, **facts)

    @property
    def goal(self) -> str:
        """Say in a sentence what wins the microgame in play, or before the first one the match; nothing, if unknown."""
        if self.tile is None:
            return self.macro_goal if self.board_shown is None and not self.is_over else ""
        return self._about(self.tiles[self.tile])

    @property
    def macro_goal(self) -> str:
        """Say in a sentence what wins the macrogame; nothing, where it does not say so."""
        return self._about(self.view["macro"])

    def _about(self, name: str) -> str:
        code = f"{name}/about"
        return sentence(code, self.language) if is_known(code) else ""

    @property
    def board_shown(self) -> tuple[Scene, int] | None:
        """The board of the microgame in play or just decided, and who held the obelisk."""
        if self.micro is not None:
            return self.micro, self.view["obelisk"]
        return None if self.decided is None else (self.decided.scene, self.decided.holder)

    def side(self, seat: int) -> str:
        """Say from which side of that board a seat plays, and what it has there of what counts."""
        if self.board_shown is None:
            return ""
        scene, holder = self.board_shown
        code = "near" if seat == holder else "far" if self._has_draws else "far-side"
        role = self.say(code, seat=seat)
        return " · ".join(filter(None, (role, scene.counted(seat))))

    @property
    def _has_draws(self) -> bool:
        """Whether the microgame on that board may be drawn."""
        tile = self.tile if self.decided is None or self.micro is not None else self.decided.tile
        return tile is not None and self.micros[self.tiles[tile]].has_draws

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
        left = [name for tile, name in self.tiles.items() if tile not in self.owners and tile != self.tile]
        return {name: left.count(name) for name in self.letters if name in self.tiles.values()}

    def tile_label(self, tile: str) -> str:
        """Return what a screen reader says of a tile."""
        code = "tile-won" if tile in self.owners else "tile-playing" if tile == self.tile else "tile"
        return self._tell(code, tile, seat=self.owners.get(tile))


def match_scene(
    position: Position, seat: int | None, language: str, names: Names = (), near: int | None = None
) -> MatchScene:
    """Return what *seat* (None: a spectator) sees of a match; *near* sits below at microgames that have sides."""
    check_near(position, near)
    seen = Seen.of(position, seat, language, names)
    view, parts = seen.view, position.game.parts
    seen_of = {**vars(seen)}
    if not seen.is_over and view["tile"] is None:
        seen_of["status"] = seen.say("chooses", seat=position.active[0])
    chosen = [move for _, move in view.get("moves", []) if move.startswith(CHOICE)]
    owners = {tile: owner for tile, owner in view["cells"].items() if owner is not None}
    board, sides = position.game.board_of(position.record), view.get("setup", {}).get("sides")
    last_tile = chosen[-1].removeprefix(CHOICE) if chosen else None
    return MatchScene(
        **seen_of,
        board=board,
        owners=owners,
        titles={micro.name: title_of(micro, language) for micro in parts.micros},
        micros={micro.name: micro for micro in parts.micros},
        kinds={micro.name: micro.tile_name(language) for micro in parts.micros},
        letters=abbreviations(micro.name for micro in parts.micros),
        sides=sides,
        micro=_micro_scene(position, seen, near),
        decided=_decided(position, seen, near),
        last_tile=last_tile,
        chain=_decisive(position),
    )


def _micro_scene(position: Position, seen: Seen, near: int | None) -> Scene | None:
    """Return the microgame in play. Its seat 0 is the holder of the obelisk, whatever seat that is in the match."""
    playing = position.game.parts.micro(position.record)
    if playing is None:
        return None
    book, state = playing
    history = seen.view.get("moves", [])
    begun = [place for place, (_, move) in enumerate(history) if move.startswith(CHOICE)]
    played = history[begun[-1] + 1 :] if begun else []
    scene = _scene(seen, book, state, seen.view["obelisk"], near, played=played, moves=seen.moves)
    return replace(scene, mover=next(iter(position.players), None))


def _scene(
    seen: Seen,
    book: Game,
    state: State,
    holder: int,
    near: int | None,
    *,
    played: Sequence[tuple[int, str]],
    moves: tuple[str, ...] = (),
) -> Scene:
    """Return a microgame with the pieces as the match's seats have them."""
    is_far = near is not None and near != holder
    shown, board = book.seen(state, None), book.board_of(state)
    return Scene(
        board=board,
        standing=_standing(shown, holder),
        moves=moves,
        last=last_shown(played, board),
        roll=last_roll(played),
        language=seen.language,
        names=seen.names,
        book=book,
        is_turned=is_far and are_sides(_standing(book.seen(_played(book, []), None), holder)),
        seen=shown,
        past=tuple(move for _, move in played),
        first=holder,
    )


def _decided(position: Position, seen: Seen, near: int | None) -> Decided | None:
    """Return the microgame that was decided by the last move; None while one is played, and before the first."""
    history = seen.view.get("moves", [])
    begun = [place for place, (_, move) in enumerate(history) if move.startswith(CHOICE)]
    if seen.view["tile"] is not None or not begun:
        return None
    holder, choice = history[begun[-1]]
    tile, played = choice.removeprefix(CHOICE), history[begun[-1] + 1 :]
    book = next(micro for micro in position.game.parts.micros if micro.name == seen.view["tiles"][tile])
    own = [(seat if seat == CHANCE else seat ^ holder, move) for seat, move in played]
    state = _played(book, own)
    scene = _scene(seen, book, state, holder, near, played=played)
    return Decided(tile, scene, holder, seen.view["cells"][tile], is_draw=int(rules.winners(state)) not in (1, 2))


def _decisive(position: Position) -> frozenset[str]:
    """Return the tiles that have decided a match which is over by its rules, as the macrogame tells."""
    macro, state = position.game.parts.macro(position.record)
    # Only an end by the rules has points.
    if macro.decisive is None or position.result is None or not position.result.points:
        return frozenset()
    names = macro.board_of(state).names
    return frozenset(names[tile] for tile in macro.decisive(state))


def _standing(shown: Mapping[str, Any], holder: int) -> dict[str, int | None]:
    """Return whose pieces stand where in a microgame, of which this is *shown*, by the match's seats."""
    return {cell: None if owner is None else owner ^ holder for cell, owner in shown["cells"].items()}


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
