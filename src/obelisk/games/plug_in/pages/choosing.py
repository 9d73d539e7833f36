"""What somebody chooses for a match on the page where a table is opened, one thing after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from obelisk.authoring import Message, ObeliskError, Position, PutAside, catalogue, pick
from obelisk.games.plug_in import NAME, composition
from obelisk.games.plug_in.composition import ALL, CLASSIC, usual_size
from obelisk.games.plug_in.map import read
from obelisk.kernel import rules
from obelisk.kernel.chance import generator

if TYPE_CHECKING:
    from obelisk.games.plug_in.rules import Parts

OWN, TILES = "own", "tiles"
MIXES = (CLASSIC, ALL, OWN, TILES)
"""How the microgames are chosen: a set, one's own choice with how often each comes, or tile by tile."""
MOST_TIMES = 9
"""How often a microgame may come in one's own choice, for each time that another does."""
MOST_SEEDS = 1 << 31


@dataclass(frozen=True)
class Chosen:
    """A board as it is chosen, and what was wrong with the last choice, if anything."""

    options: dict[str, Any]
    """The options of `start` that make it: `macro` and `size`, and `micros` or `tiles`."""
    seed: int
    """What decides the tiles that are drawn."""
    problems: dict[str, Message] = field(default_factory=dict)
    """What was wrong, by the name of the field."""
    resumed: PutAside | None = None
    """A match that goes on from its map, in place of all this."""

    @property
    def mix(self) -> str:
        """How the microgames are chosen: one of the MIXES."""
        if "tiles" in self.options:
            return TILES
        return self.options["micros"] if self.options["micros"] in (CLASSIC, ALL) else OWN

    @property
    def text(self) -> str:
        """The board as a composition."""
        board = composition.board_of(_macro(self.options["macro"]), self.options.get("size"))
        return composition.write(**self.options, board=board if self.mix == TILES else None)

    def times(self, name: str) -> int:
        """Return how often a microgame comes in one's own choice; before there is one, the classic ones once each."""
        micros = self.options.get("micros")
        if isinstance(micros, dict):
            return min(int(micros.get(name, 0)), MOST_TIMES)
        if isinstance(micros, list):
            return micros.count(name)
        return int(name in self.options.get("tiles", ()))


def choose(fields: Mapping[str, str]) -> Chosen:
    """Return the board that the fields of the page stand for, after the one called `changed` was."""
    seed = _number(fields.get("seed", ""), MOST_SEEDS)
    before = Chosen(_read(fields.get("now", "")) or _usual(), randbelow(MOST_SEEDS) if seed is None else seed)
    changed = fields.get("changed", "composition")
    change = _CHANGES.get("times" if changed.startswith("times-") else changed)
    found = before
    try:
        found = before if change is None else change(before, fields)
    except ObeliskError as error:
        found = replace(before, problems={changed.partition("-")[0]: error.message})
    return _with_map(found, fields.get("map", ""))


def _with_map(chosen: Chosen, text: str) -> Chosen:
    if not text.strip():
        return chosen
    try:
        return replace(chosen, resumed=read(text))
    except ObeliskError as error:
        return replace(chosen, problems={**chosen.problems, "map": error.message})


def sketch(chosen: Chosen) -> Position:
    """Return the match as chosen, by the rules as plain Python: a page must not wait for a compiler."""
    game = catalogue.game(NAME)
    table = game.table(chosen.seed, None, chosen.options)
    rules.deal(table[0], generator(chosen.seed))
    setup = game.setup.write(table[0])
    rules.begin(table[0])
    return Position(game, table, setup, (), int(rules.active(table[0])))


def _parts() -> Parts:
    parts: Parts = catalogue.game(NAME).parts
    return parts


def _macro(name: str) -> Any:
    known = {macro.name: macro for macro in _parts().macros}
    return known.get(name, _parts().macros[0])


def _usual() -> dict[str, Any]:
    return composition.read(_parts(), _parts().macros[0].name)


def _read(text: str) -> dict[str, Any] | None:
    """Return what a composition stands for that this page has written itself; None for anything else."""
    try:
        return composition.read(_parts(), text)
    except ObeliskError:
        return None


def _number(text: str, below: int) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 12 and int(text) < below else None


def _typed(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    """A composition was typed or pasted, or stands in the address; an empty one changes nothing."""
    text = fields.get("composition", "")
    return replace(before, options=composition.read(_parts(), text)) if text.strip() else before


def _other_macro(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    macro = _macro(fields.get("macro", ""))
    size = usual_size(macro)
    chosen = {"macro": macro.name, **({} if size is None else {"size": size})}
    return replace(before, options={**chosen, "micros": before.options.get("micros", CLASSIC)})


def _other_size(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    size = _number(fields.get("size", ""), 100)
    composition.board_of(_macro(before.options["macro"]), size)
    return replace(before, options=with_size(before.options, size))


def with_size(options: Mapping[str, Any], size: int | None) -> dict[str, Any]:
    """Return the options of a board of another size; what lay on single tiles does not fit on it."""
    if size == options.get("size"):
        return dict(options)
    return {"micros": CLASSIC, **{key: value for key, value in options.items() if key != "tiles"}, "size": size}


def _other_mix(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    mix = fields.get("mix", CLASSIC)
    board = {key: value for key, value in before.options.items() if key in ("macro", "size")}
    if mix == TILES:
        return replace(before, options={**board, "tiles": sketch(before).setup["tiles"]})
    if mix != OWN:
        return replace(before, options={**board, "micros": ALL if mix == ALL else CLASSIC})
    on_tiles = set(sketch(before).setup["tiles"])
    names = [micro.name for micro in _parts().micros if micro.is_classic or micro.name in on_tiles]
    return replace(before, options={**board, "micros": dict.fromkeys(names, 1)})


def _other_times(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    board = {key: value for key, value in before.options.items() if key in ("macro", "size")}
    given = {micro.name: _number(fields.get(f"times-{micro.name}", ""), MOST_TIMES + 1) for micro in _parts().micros}
    shares = {name: times for name, times in given.items() if times}
    if not shares:
        kept = [micro.title for micro in _parts().micros if before.times(micro.name)]
        return replace(before, problems={"times": catalogue.game(NAME).message("new/none", micros=kept)})
    return replace(before, options={**board, "micros": shares})


def _other_tile(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    """One tile gets another microgame: `c2=kono`; all the others stay as they are seen."""
    tile, _, micro = fields.get("set", "").partition("=")
    match = sketch(before)
    names = _parts().board(match.record).names
    tiles = [micro if name == tile else kept for name, kept in zip(names, match.setup["tiles"], strict=True)]
    board = {key: value for key, value in before.options.items() if key in ("macro", "size")}
    found = replace(before, options={**board, "tiles": tiles})
    sketch(found)  # refuses a microgame that there is not
    return found


def _again(before: Chosen, fields: Mapping[str, str]) -> Chosen:
    """Other tiles are drawn; where every tile was chosen, the same ones lie elsewhere."""
    after = replace(before, seed=randbelow(MOST_SEEDS))
    if before.mix != TILES:
        return after
    left, rng = list(before.options["tiles"]), generator(after.seed)
    tiles = [left.pop(int(pick(rng, len(left)))) for _ in range(len(left))]
    return replace(after, options={**before.options, "tiles": tiles})


_CHANGES = {
    "composition": _typed,
    "macro": _other_macro,
    "size": _other_size,
    "mix": _other_mix,
    "times": _other_times,
    "set": _other_tile,
    "again": _again,
}
