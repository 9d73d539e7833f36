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


class ShunnedExported(TypedDict):
    """A person whom the reader has muted or blocked."""

    kind: str
    name: str
    made_at: int


class ReportExported(TypedDict):
    """A report of the reader's."""

    at: int
    table_id: str
    kind: str
    about_name: str
    reason: str
    text: str
    outcome: str | None
    """What came of it; null while it is open."""


class NoticeExported(TypedDict):
    """What hosts told the reader: a message and its facts, as JSON."""

    at: int
    code: str
    facts: str


class MuteExported(TypedDict):
    """A mute of the reader."""

    until: int
    reason: str


class TakenName(TypedDict):
    """A name that hosts took away from the reader."""

    name: str


class HostActionExported(TypedDict):
    """What a host did about the reader."""

    at: int
    what: str
    reason: str


class ModerationExported(TypedDict):
    """Everything about the reader in moderation."""

    shunned: list[ShunnedExported]
    reports: list[ReportExported]
    notices: list[NoticeExported]
    muted: list[MuteExported]
    taken_names: list[TakenName]
    done_by_hosts: list[HostActionExported]


class ExportFacts(TypedDict):
    """What moderation adds to a person's export."""

    moderation: ModerationExported
