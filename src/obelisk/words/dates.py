"""Days and months as they are written in a language."""

from datetime import UTC, date, datetime
from functools import cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton, get_day_names

USUAL = Locale("en", "GB")
"""17 Nov 2026 is read alike everywhere; so it is written in languages that Babel does not know, too."""


def day_of(moment: int) -> date:
    """Return the day of a moment in milliseconds, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def write_day(day: date, language: str) -> str:
    """Return a day with its month and year.

    >>> write_day(date(2026, 11, 17), "en"), write_day(date(2026, 11, 17), "ja")
    ('17 Nov 2026', '2026年11月17日')
    """
    return format_skeleton("yMMMd", day, locale=_locale(language))


def write_month(day: date, language: str, *, is_whole: bool = True) -> str:
    """Return the month of a day, with its year: its whole name, or a short one."""
    return format_skeleton("yMMMM" if is_whole else "yMMM", day, locale=_locale(language))


def weekdays(language: str) -> list[tuple[str, str]]:
    """Return the days of a week from Monday on: a letter or two, and the whole name."""
    letters, names = (get_day_names(width, locale=_locale(language)) for width in ("narrow", "wide"))
    return [(letters[n], names[n]) for n in range(7)]


@cache
def _locale(language: str) -> Locale:
    try:
        return USUAL if language == USUAL.language else Locale.parse(language)
    except UnknownLocaleError:
        return USUAL
