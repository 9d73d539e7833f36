"""The answers about the state of the server."""

from typing_extensions import TypedDict


class Ready(TypedDict):
    """Whether games can go on."""

    is_ready: bool
    lacking: str | None
    """What is missing."""
    damaged_rows: int
    """The number of damaged rows in the database, which stop no game."""


class Compiling(TypedDict):
    """How long rules are still being compiled, in a sentence; null once they are compiled."""

    told: str | None


class DoorAddress(TypedDict):
    """The address of this server in the home network; null while it is closed."""

    address: str | None
