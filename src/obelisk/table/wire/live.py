"""Messages of the live connection that the server sends. `web/schema.py` declares the ones that it receives."""

from typing import NotRequired

from typing_extensions import TypedDict

from obelisk.table.wire.events import NumberedEvent
from obelisk.table.wire.problems import Problem
from obelisk.table.wire.tables import Snapshot


class SnapshotMessage(TypedDict):
    """Where everything stands: the first message to a client that has seen nothing yet."""

    snapshot: Snapshot


class Acknowledgement(TypedDict):
    """The command with this key was carried out, by the event of this number."""

    ack: str
    v: int


class Pong(TypedDict):
    """The answer to a ping, with the number of the last event."""

    pong: int
    v: int


class LookMessage(TypedDict):
    """The answer to a look: from now on events bring pictures of it. It repeats the number that the client gave."""

    look: int


class Refusal(TypedDict):
    """A command was refused; the key is that of the command, if it had one."""

    problem: Problem
    key: NotRequired[str]


# `for` is a word of Python, so this part has the other form of a declaration.
_Thought = TypedDict("_Thought", {"for": int})


class Thinking(_Thought):
    """Milliseconds that a computer has thought, and that it takes in all, as far as that is known."""

    takes: int | None


class PresenceMessage(TypedDict):
    """Who is at the table."""

    presence: list[int]
    """The seats whose players are connected."""
    watching: int
    """The number of spectators."""
    thinking: NotRequired[dict[str, Thinking]]
    """The computers that think now, by seat."""


ServerMessage = NumberedEvent | SnapshotMessage | Acknowledgement | Pong | LookMessage | Refusal | PresenceMessage
"""Any message that the server sends on a live connection."""
