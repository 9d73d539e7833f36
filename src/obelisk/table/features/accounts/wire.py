"""The answers about the reader: their account, name and devices."""

from typing import NotRequired

from typing_extensions import TypedDict

from obelisk.table.wire.records import ExportedTable


class AccountName(TypedDict):
    """The account that is signed in."""

    name: str


class SignedIn(TypedDict):
    """The account that is signed in; null for none."""

    account: AccountName | None


class OwnAccount(TypedDict):
    """The reader's account."""

    name: str
    made_at: NotRequired[int]
    """When it was opened, in milliseconds since 1970. The answer to a change of the name does not have it."""


class Me(TypedDict):
    """What is known of the reader."""

    name: str
    """The name that others read; empty for none."""
    account: OwnAccount | None
    is_hidden: bool | None
    """Whether the profile of the account is hidden from others."""
    devices: int
    """The number of devices on which the reader is known."""


class DeviceLink(TypedDict):
    """A link by which another device joins."""

    link: str
    qr: str
    """A picture of the link, as a data address."""
    code: str
    """A number by which people compare both screens."""
    is_reached: bool
    """Whether other devices can reach the address of this server."""


class Joined(TypedDict):
    """The name that the reader now has on this device."""

    name: str


class Forgotten(TypedDict):
    """The reader was forgotten."""

    account: None


class Export(TypedDict):
    """Everything that is kept about the reader. Features add the facts that they declare."""

    you: Me
    tables: list[ExportedTable]
