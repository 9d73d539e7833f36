"""What this feature adds to the export of a person's data."""

from typing_extensions import TypedDict


class ExportFacts(TypedDict):
    """Thanks that a person has given and received: at which tables, and when."""

    kudos: dict[str, list[dict[str, str | int]]]
