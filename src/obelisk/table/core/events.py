"""What happens at a table: numbered events, which are kept as they are and never change."""

from dataclasses import dataclass
from typing import Any, Final

MADE: Final = "made"
SAT: Final = "sat"
LEFT: Final = "left"
RENAMED: Final = "renamed"
BEGAN: Final = "began"
MOVED: Final = "moved"
SAID: Final = "said"
OFFERED: Final = "offered"
ANSWERED: Final = "answered"
TAKEN_BACK: Final = "taken-back"
RESIGNED: Final = "resigned"
FLAGGED: Final = "flagged"
REPLACED: Final = "replaced"
RESUMED: Final = "resumed"
ENDED: Final = "ended"
REMATCH: Final = "rematch"
HELPED: Final = "helped"
HOLIDAY: Final = "holiday"

KINDS = (
    *(MADE, SAT, LEFT, RENAMED, BEGAN, MOVED, SAID, OFFERED, ANSWERED),
    *(TAKEN_BACK, RESIGNED, FLAGGED, REPLACED, RESUMED, ENDED, REMATCH, HELPED, HOLIDAY),
)
"""All kinds of events."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its number at the table, when (milliseconds since 1970), of which kind, and what."""

    v: int
    at: int
    kind: str
    data: dict[str, Any]
