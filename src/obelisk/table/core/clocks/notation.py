"""Minutes in the notation of clocks."""

MINUTES = r"(\d{1,4}(?::[0-5]\d)?)"
"""Whole minutes, or minutes and seconds, as a part of a regular expression."""


def write_minutes(seconds: int) -> str:
    """Return seconds as minutes, with the seconds that are left over.

    >>> write_minutes(600), write_minutes(90)
    ('10', '1:30')
    """
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}" if rest else f"{minutes}"


def read_minutes(text: str) -> int:
    """Return the seconds of what `write_minutes` writes.

    >>> read_minutes("10"), read_minutes("1:30")
    (600, 90)
    """
    minutes, _, rest = text.partition(":")
    return 60 * int(minutes) + int(rest or 0)
