"""The answers about mail, feeds and push messages."""

from typing_extensions import TypedDict


class MailShown(TypedDict):
    """The reader's address for mail; null if they gave none."""

    address: str | None
    is_confirmed: bool
    language: str | None


class FeedShown(TypedDict):
    """When the reader's feed got its address; null without a feed."""

    made_at: int | None


class FeedMade(TypedDict):
    """The secret address of a feed, which is told only once."""

    link: str


class PushDeviceShown(TypedDict):
    """A device that gets push messages."""

    service: str | None
    """The host of its push service."""
    language: str
    made_at: int


class PushShown(TypedDict):
    """The key for push services, and the reader's devices."""

    key: str
    devices: list[PushDeviceShown]


class ExportFacts(TypedDict):
    """What notifications add to a person's export."""

    told_on: list[PushDeviceShown]
    mail: MailShown | None
    feed_made_at: int | None
