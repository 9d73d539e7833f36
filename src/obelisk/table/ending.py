"""How a finished game came to its result, in sentences: where every point came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from obelisk.position import Position
from obelisk.words import sentence
from obelisk.workbenches import benches_of

Names = Sequence[str]


def explained(position: Position, names: Names, language: str) -> list[str]:
    """Return how the points of a finished game came about; *names* are the players', by seat."""
    if position.result is None:
        return []
    tell = _TOLD.get(position.game.name)
    told = [] if tell is None else tell(position, names, language)
    benches = benches_of(position)
    verdict = [] if benches is None else benches.verdict(position, language)
    return told + [
        text if seat is None else sentence("page/ending/of", language, name=names[seat], told=text)
        for seat, text in verdict
    ]


def _say(code: str, language: str, **facts: Any) -> str:
    return sentence(f"page/ending/{code}", language, **facts)


def _micropul(position: Position, names: Names, language: str) -> list[str]:
    view = position.view(None)
    return [
        _say(
            "micropul",
            language,
            name=name,
            points=view["score"][seat],
            groups=view["group_points"][seat],
            supply=2 * view["supplies"][seat],
            hand=view["hands"][seat],
        )
        for seat, name in enumerate(names)
    ]


def _abstrakto(position: Position, names: Names, language: str) -> list[str]:
    from obelisk.drawing.abstrakto_scene import table_of

    told = []
    for area in table_of(position, None, language).areas:
        code = "area/nobody" if area.owner is None else "area/owned"
        owner = "" if area.owner is None else names[area.owner]
        facts = {"area": area.name, "blue": area.tiles[0], "orange": area.tiles[1], "name": owner}
        told.append(_say(code, language, **facts) + (_say("area/main", language) if area.is_main else ""))
    return told


def _microchip(position: Position, names: Names, language: str) -> list[str]:
    view = position.view(None)
    facts = [(name, view["layouts"][seat]) for seat, name in enumerate(names)]
    return [
        _say("microchip", language, name=name, value=laid["value"], unused=laid["unused"], points=laid["score"])
        for name, laid in facts
        if laid is not None
    ]


def _match(position: Position, names: Names, language: str) -> list[str]:
    result = position.result
    if result is None or len(result.winners) != 1:
        return []
    won = result.points[result.winners[0]]
    return [_say("match", language, name=names[result.winners[0]], tiles=won, plies=len(position.history))]


_TOLD: dict[str, Callable[[Position, Names, str], list[str]]] = {
    "micropul": _micropul,
    "abstrakto": _abstrakto,
    "microchip": _microchip,
    "plug-in": _match,
}
