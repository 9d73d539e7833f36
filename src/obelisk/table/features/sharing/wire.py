"""The answer to programs that ask how to embed a table (oEmbed)."""

from typing import Literal

from typing_extensions import TypedDict


class Embedding(TypedDict):
    """How to embed a table, in the form of oEmbed 1.0."""

    version: Literal["1.0"]
    type: Literal["rich"]
    title: str
    provider_name: str
    provider_url: str
    cache_age: int
    """Seconds."""
    html: str
    width: int
    height: int
    thumbnail_url: str
    thumbnail_width: int
    thumbnail_height: int
