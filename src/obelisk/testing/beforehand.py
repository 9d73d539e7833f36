"""What can be said of a game before any rule is compiled: its parts, and one game in plain Python."""

import warnings
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from obelisk import catalogue, lessons
from obelisk.errors import BadSetup, BrokenGame, UnknownGame
from obelisk.game import Game
from obelisk.kernel import guards, rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import CHANCE, OVER
from obelisk.rulebook.folder import PARTS
from obelisk.rulebook.values import load

USUAL = {
    "search": ("SEARCH",),
    "training": ("TRAINING",),
    "encoding": ("ENCODING",),
    "paper": ("KIT",),
    "emblem": ("draw",),
    "look": ("BoardStyle", "lines", "trail", "emblem", "LINES"),
}
"""The usual modules of a game's folder, each with what is looked for there."""

UNKNOWN_OPTION = "no_such_option"
PLIES = 300
"""How many plies are played in plain Python at first."""


def check_listed(game: Game) -> None:
    """The catalogue offers the game under its own name: records name it."""
    for name in dict.fromkeys((*catalogue.names(), game.name)):
        try:
            catalogue.game(name)
        except UnknownGame as error:
            if game.name in (name, error.facts.get("found")):
                raise AssertionError(f"{game.name}: {error}") from None
    if catalogue.game(game.name) is not game:
        raise AssertionError(f"{game.name}: the catalogue has another game of this name; records would find that one")


def check_parts(game: Game) -> None:
    """Every part that the game names or has can be loaded; what needs a package that is not installed is left out."""
    for name, where in _named_parts(game):
        try:
            lessons.of(game.name) if name == "lesson" else load(where)
        except Exception as error:  # whatever a module does when it is imported
            if not _is_not_installed(error, where):
                reason = f"{type(error).__name__}: {error}"
                raise AssertionError(f"{game.name}: its {name}, {where}, cannot be loaded: {reason}") from None
    given = {*game.declared, *(one.name for one in fields(game) if getattr(game, one.name) is not None)}
    for module, usual in USUAL.items():
        found = set() if game.folder is None else game.folder.names(module)
        if found and not found & set(usual) and module not in given:
            told = f"its {module}.py has no {' or '.join(usual)}, so nothing in it is found"
            warnings.warn(f"{game.name}: {told}", stacklevel=3)


def _named_parts(game: Game) -> Iterator[tuple[str, str]]:
    """Yield the parts of a game that are named by where they lie."""
    parts = {name: getattr(game, name) for name in PARTS}
    owners = [value for value in (*parts.values(), game.text) if is_dataclass(value) and not isinstance(value, type)]
    yield from (
        (name, str(where)) for name, where in parts.items() if isinstance(where, str) or (name == "lesson" and where)
    )
    for owner in owners:
        named = [field.name for field in fields(owner) if "Lazy" in str(field.type)]
        yield from ((name, getattr(owner, name)) for name in named if getattr(owner, name) is not None)


def _is_not_installed(error: Exception, where: str) -> bool:
    own = {where.partition(":")[0].partition(".")[0], __name__.partition(".")[0]}
    return isinstance(error, ModuleNotFoundError) and str(error.name).partition(".")[0] not in own


def check_options(game: Game, seed: int, options: dict[str, Any]) -> None:
    """An option that the game does not have is refused."""
    try:
        game.table(seed, None, {**options, UNKNOWN_OPTION: 1})
    except BadSetup:
        return
    told = f"its set-up takes the option {UNKNOWN_OPTION}; refuse it by reject_unknown_keys(options, keys, game)"
    raise AssertionError(f"{game.name}: {told}")


def check_plainly(game: Game, seed: int, options: dict[str, Any]) -> None:
    """Play a random game in plain Python: whoever is to act has moves, but not too many, and the turn passes."""
    table, rng = game.table(seed, None, options), generator(seed)
    s, scratch, played = table[0], game.scratch(), ""
    rules.deal(s, rng)
    rules.begin(s)
    acted: set[int] = set()
    for _ in range(min(PLIES, game.rules.max_plies)):
        seat = rules.seat_to_act(s)
        if seat == OVER:
            return
        game.rules.check_turn(s)
        place = f"after{played}" if played else "at the start"
        if int(s.turn) == OVER:
            told = f"`end` was called, but `active` returns {int(rules.active(s))}; it must return 0 then"
            raise AssertionError(f"{game.name}, {place}: {told}")
        _check_marks(game, s)
        try:
            n = rules.legal(s, seat, scratch)
        except BrokenGame:
            n = guards.count_moves(game.rules.legal, s, seat)
        if not 0 < n <= game.rules.max_moves:
            raise AssertionError(f"{game.name}, {place}: {numbered(seat, n, game)}")
        move = int(scratch[pick(rng, n)])
        played += f" {seat}:{_written(game, s, seat, move)}"
        acted.add(seat)
        rules.apply(s, seat, move)
    acted.discard(CHANCE)
    if game.seats_of(s) > 1 and len(acted) == 1:
        raise AssertionError(f"{game.name}: the turn never passes; seat {min(acted)} alone acted in {PLIES} plies")


def _check_marks(game: Game, s: Any) -> None:
    """What is written on pieces is a text for each cell."""
    if game.marks is None:
        return
    marks, cells = game.marks(s), len(game.board_of(s))
    if not (isinstance(marks, list) and len(marks) == cells and all(isinstance(mark, str) for mark in marks)):
        told = f"`marks` must return a list with a text for each of the {cells} cells, not {marks!r}"
        raise AssertionError(f"{game.name}: {told}")


def _written(game: Game, s: Any, seat: int, move: int) -> str:
    """Return a listed move as text, or say that there is none for it."""
    try:
        return game.text.notation.write(s, move)
    except Exception as error:  # whatever a game's own notation does with a number that it does not expect
        who = "chance" if seat == CHANCE else f"seat {seat}"
        reason = f"{type(error).__name__}: {error}"
        raise AssertionError(
            f"{game.name}: `legal` lists {move} for {who}, and the notation cannot write it ({reason})"
        ) from error


def numbered(seat: int, n: int, game: Game) -> str:
    """Return what is wrong with a number of moves."""
    return f"seat {seat} may act and has {n} moves; it must have 1 to {game.rules.max_moves} (max_moves)"
