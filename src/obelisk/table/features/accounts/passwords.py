"""Passwords that anybody would try first are refused, and the one who chose them is told why."""

import unicodedata
from itertools import pairwise

from obelisk.table.core.refusals import Unreadable
from obelisk.table.store.names import folded

SHORTEST, LONGEST = 8, 200
_WORDS = """
password passwort parola senha motdepasse contrasena wachtwoord pasuwado iloveyou iloveu loveyou aishiteru daisuki
letmein welcome willkommen bienvenue sunshine princess football baseball basketball soccer hockey superman batman
spiderman starwars pokemon naruto doraemon dragonball dragon monkey shadow master hunter killer trustno whatever
computer internet samsung google facebook microsoft windows nintendo playstation minecraft fortnite changeme default
administrator admin administrador root guest user test testing secret sekret login access michael jennifer jessica
charlie jordan thomas daniel ashley hello hallo bonjour konnichiwa arigato sakura freedom flower summer winter spring
autumn cookie chocolate cheese banana pepper ginger lovely angel butterfly mustang ferrari corvette mercedes liverpool
chelsea arsenal barcelona obelisk games boardgame
"""
COMMON = frozenset(_WORDS.split())
"""Words that stand at the top of every list of stolen passwords, without the digits that people add."""
ROWS = (
    "`1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm",
    "wxcvbn", "1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "abcdefghijklmnopqrstuvwxyz",
)  # fmt: skip
"""What a finger finds one after the other."""
_NEIGHBOURS = frozenset(pair for row in ROWS for text in (row, row[::-1]) for pair in pairwise(text))
_DISGUISE = str.maketrans("013457@$!|€", "oleastasile")


def plain(password: str) -> str:
    """Return a password in one form, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, name: str) -> None:
    """Refuse a password for the account *name* that is too short, too long or too easily guessed."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Unreadable("account/password", least=SHORTEST, most=LONGEST)
    text = folded(password)
    for code, is_weak in (
        ("account/password-repeats", _repeats(text)),
        ("account/password-digits", text.replace(" ", "").isdigit()),
        ("account/password-row", _is_row(text)),
        ("account/password-name", _names(text, folded(name))),
        ("account/password-common", _is_common(text)),
    ):
        if is_weak:
            raise Unreadable(code)


def _repeats(text: str) -> bool:
    """Return whether a text is blank, or one short piece over and over."""
    return not text.strip() or (text + text).find(text, 1) < len(text) or len(set(text)) < 3


def _is_row(text: str) -> bool:
    """Return whether a text goes along the keyboard, or through the alphabet, in a few pieces."""
    leaps = sum(pair not in _NEIGHBOURS for pair in pairwise(text))
    return leaps * 4 <= len(text)


def _names(text: str, name: str) -> bool:
    short = name.replace(" ", "")
    return len(short) > 2 and any(one in text.replace(" ", "") for one in (short, short[::-1]))


def _is_common(text: str) -> bool:
    """Return whether nothing but digits, marks and disguised letters tells a text from a common word, or from two."""
    bare = "".join(sign for sign in text if sign.isalpha())
    disguised = "".join(sign for sign in text.translate(_DISGUISE) if sign.isalpha())
    worn = "".join(sign for sign in text.rstrip("0123456789!?.*#$").translate(_DISGUISE) if sign.isalpha())
    return any(word in COMMON or _is_of_two(word) for word in {bare, disguised, worn})


def _is_of_two(word: str) -> bool:
    return any(word[:cut] in COMMON and word[cut:] in COMMON for cut in range(3, len(word) - 2))
