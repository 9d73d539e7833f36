"""The form that asks for a clock, made from what each kind of clock declares."""

from dataclasses import dataclass

from obelisk.table.core.clocks import ClockKind, Number, clock_kinds, read_control
from obelisk.table.feature import is_offered
from obelisk.table.web.settings import Settings
from obelisk.words import sentence


@dataclass(frozen=True, slots=True)
class Field:
    """A number that a form asks for, in the unit that players read."""

    kind: ClockKind
    number: Number

    @property
    def low(self) -> int:
        """The lowest value that the form takes."""
        return -(-self.number.low // self.number.unit)

    @property
    def high(self) -> int:
        """The highest value that the form takes."""
        return self.number.high // self.number.unit

    @property
    def suggested(self) -> int:
        """The value that the form shows first."""
        return self.number.suggested // self.number.unit

    @property
    def choices(self) -> list[int]:
        """The values that the form offers; empty if any value will do."""
        return [choice // self.number.unit for choice in self.number.choices]

    def label(self, language: str) -> str:
        """Return what the number is called."""
        return sentence(f"{self.kind.place}/{self.number.name}", language)


@dataclass(frozen=True, slots=True)
class OfferedClock:
    """A kind of clock as a form offers it."""

    kind: ClockKind

    @property
    def fields(self) -> list[Field]:
        """What the form asks for."""
        return [Field(self.kind, number) for number in self.kind.numbers]

    def title(self, language: str) -> str:
        """Return what the kind is called."""
        return sentence(f"{self.kind.place}/title", language)


def offered_clocks(settings: Settings) -> list[OfferedClock]:
    """Return the kinds of clocks that players may choose from."""
    has_days = is_offered(settings, "games-by-days")
    return [OfferedClock(kind) for kind in clock_kinds().values() if has_days or not kind.is_by_days]


def quick_clocks(settings: Settings, language: str) -> dict[str, str]:
    """Return the clocks of quick games: their descriptions by their notations."""
    notations = [notation for offered in offered_clocks(settings) for notation in offered.kind.quick]
    controls = {notation: read_control(notation) for notation in notations}
    return {notation: control.describe(language) for notation, control in controls.items() if control is not None}
