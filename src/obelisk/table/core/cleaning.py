"""What people write: names and lines of chat, as they are kept."""

import unicodedata

from obelisk.table.core.refusals import Unreadable

LONGEST_NAME = 24


def clean_name(text: str) -> str:
    """Return a name as it is kept, or refuse one that is too long."""
    name = clean(text)
    if len(name) > LONGEST_NAME:
        raise Unreadable("table/long-name", most=LONGEST_NAME)
    return name


def clean(text: str) -> str:
    r"""Return what somebody wrote without control characters, marks that turn the direction, and needless spaces.

    >>> clean(" A\u202e\nda  ")
    'A da'
    """
    plain = unicodedata.normalize("NFC", text)
    kept = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or _is_writable(sign))
    return " ".join(kept.split())


def _is_writable(sign: str) -> bool:
    # Control characters, halves of letters, private and unassigned ones; of the format characters only the joiners
    # that scripts and emoji need are left.
    kind = unicodedata.category(sign)
    return sign in "\u200c\u200d" or kind not in ("Cc", "Cf", "Cs", "Co", "Cn")
