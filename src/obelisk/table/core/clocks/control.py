"""A control: which clock a game is played with, as players have chosen it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from obelisk.errors import BadRequest
from obelisk.table.core.clocks.kind import ClockKind, Number, Numbers, Overtime
from obelisk.table.core.clocks.registry import clock_kinds
from obelisk.words import sentence


@dataclass(frozen=True, slots=True)
class Control:
    """A kind of clock and its numbers."""

    kind: ClockKind
    numbers: Numbers

    @property
    def start(self) -> int:
        """The milliseconds of a seat when the game starts."""
        return self.kind.start(self.numbers)

    @property
    def overtime(self) -> Overtime | None:
        """The periods in which the clock ends, if it has any."""
        return self.kind.overtime(self.numbers)

    @property
    def notation(self) -> str:
        """The control in a few letters."""
        return self.kind.notation(self.numbers)

    def as_json(self) -> dict[str, Any]:
        """Return it as a request writes it."""
        return {"kind": self.kind.name, **self.numbers}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the name of the kind: another process has the same kinds."""
        return read_control, (self.as_json(),)

    def describe(self, language: str) -> str:
        """Return it in a few words."""
        facts = {one.name: _in_units(self.numbers[one.name], one.unit) for one in self.kind.numbers}
        return sentence(f"{self.kind.place}/short", language, **facts)


def _in_units(value: int, unit: int) -> int | str:
    """Return a number in the unit that players read.

    >>> _in_units(300, 60), _in_units(90, 60)
    (5, '1.5')
    """
    return value // unit if value % unit == 0 else f"{value / unit:.1f}"


def read_control(given: Mapping[str, Any] | str | None) -> Control | None:
    """Return the control that a request names, as an object or in notation. Raise BadRequest if it makes no sense."""
    if given is None:
        return None
    if isinstance(given, str):
        return _read_notation(given)
    kind = clock_kinds().get(given.get("kind", ""))
    if kind is None:
        raise BadRequest("table/clock-kind", given=repr(given.get("kind")), known=tuple(clock_kinds()))
    names = [number.name for number in kind.numbers]
    unknown = [name for name in given if name not in ("kind", *names)]
    if unknown:
        raise BadRequest("table/clock-unknown", key=unknown[0], kind=kind.name, known=tuple(names))
    return Control(kind, {number.name: _read(given, number) for number in kind.numbers})


def _read(given: Mapping[str, Any], number: Number) -> int:
    value = given.get(number.name, number.omitted)
    if isinstance(value, bool) or not isinstance(value, int) or not number.low <= value <= number.high:
        limits = {"low": number.low, "high": number.high}
        raise BadRequest("table/clock-number", key=number.name, **limits, given=repr(value))
    return value


def _read_notation(text: str) -> Control | None:
    for kind in clock_kinds().values():
        numbers = kind.read(text.strip())
        if numbers is not None:
            return read_control({"kind": kind.name, **numbers})
    examples = tuple(dict.fromkeys(_example(kind) for kind in clock_kinds().values()))
    raise BadRequest("table/clock-notation", given=repr(text), known=examples)


def _example(kind: ClockKind) -> str:
    return kind.notation({number.name: number.suggested for number in kind.numbers})


def is_by_days(clock: Mapping[str, Any] | None) -> bool:
    """Return whether a table with this clock is played by correspondence."""
    kind = None if clock is None else clock_kinds().get(clock["kind"])
    return kind is not None and kind.is_by_days
