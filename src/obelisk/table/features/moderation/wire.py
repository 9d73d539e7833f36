"""The answers about people whom the reader has muted, blocked or reported, and about what hosts did."""

from typing_extensions import TypedDict


class ShunnedSeats(TypedDict):
    """The seats of a table whose players the reader has muted or blocked."""

    muted: list[int]
    blocked: list[int]


class ShunnedPerson(TypedDict):
    """A person whom the reader has muted or blocked."""

    id: str
    kind: str
    """`mute` or `block`."""
    name: str
    made_at: int


class ShunnedList(TypedDict):
    """All people whom the reader has muted or blocked."""

    shunned: list[ShunnedPerson]


class Reported(TypedDict):
    """The number of a new report."""

    id: int


class HostActionDone(TypedDict):
    """What a host's action came to: the name of the person, what is banned, or null."""

    done: str | None
