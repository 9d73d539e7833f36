"""Names of accounts: which are allowed, and which cannot be told apart on a screen and so count as one name."""

import unicodedata

from sqlalchemy import Connection, update

from obelisk.table.core.cleaning import LONGEST_NAME, clean
from obelisk.table.core.refusals import Unreadable
from obelisk.table.store.schema import ACCOUNTS

TOGETHER = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC")
"""Scripts that are written in one word with each other, and with Latin letters."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols, and show nothing."""
_CAPITALS = str.maketrans(
    "I|ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХӀЗԚԜ",
    "llabezhlkmnoptyxabesljkmhopctyxl3qw",
)
"""Capitals, and the letters that they are taken for: I for l."""
_ALIKE = {
    "a": "аαɑ", "b": "ьƅ", "c": "сᴄ", "d": "ԁ", "e": "еҽ", "f": "ƒ", "g": "ɡց", "h": "һ", "i": "іιɩ", "j": "ј",
    "k": "кκĸ", "l": "1ӏǀ", "m": "м", "n": "пոη", "o": "0оοσօ", "p": "рρ", "q": "ԛգ", "r": "г", "s": "ѕꜱ", "t": "тτ",
    "u": "υս", "v": "νѵ", "w": "ѡԝω", "x": "хχ", "y": "уүγ", "z": "ᴢ", "3": "зӡ",
    "ニ": "二", "ロ": "口", "カ": "力", "エ": "工", "ハ": "八", "タ": "夕", "ト": "卜", "ミ": "三", "ー": "一-‐–—−",
    "へ": "ヘ", "べ": "ベ", "ぺ": "ペ", "り": "リ",
}  # fmt: skip
"""Small letters and others, by what they are taken for. It holds what keyboards have, not all of Unicode."""
_LETTERS = str.maketrans({sign: letter for letter, signs in _ALIKE.items() for sign in signs})
_PAIRS = (("rn", "m"), ("vv", "w"))


def folded(name: str) -> str:
    """Return a name as it is compared: neither capitals nor the width of letters make two names different.

    >>> folded("Ａda") == folded("ADA")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """Return what a name looks like: names that have the same are too easily taken for each other.

    >>> skeleton("Ivan") == skeleton("lvan"), skeleton("АСЕ") == skeleton("ace"), skeleton("Ada") == skeleton("Ida")
    (True, True, False)
    """
    wide = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold()
    plain = "".join(sign for sign in wide if sign not in BLANK and not _is_invisible(sign))
    letters = " ".join(plain.translate(_LETTERS).split())
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return letters


def is_mixed(name: str) -> bool:
    """Return whether the letters of a name are of several scripts that nobody writes in one name.

    >>> is_mixed("Аda"), is_mixed("Ada"), is_mixed("太郎 Ada"), is_mixed("Ада")
    (True, False, False, False)
    """
    letters = (sign for sign in unicodedata.normalize("NFKC", name) if sign.isalpha())
    scripts = {unicodedata.name(sign, "?").partition(" ")[0] for sign in letters}
    return len(scripts.difference(TOGETHER)) > 1


def _is_invisible(sign: str) -> bool:
    return unicodedata.category(sign) == "Cf" or "\ufe00" <= sign <= "\ufe0f"


def checked_name(name: str) -> tuple[str, str]:
    """Return a name as it is shown, and what it looks like; or refuse one that no account may have."""
    shown = clean(name)
    look = skeleton(shown)
    if not look or len(shown) > LONGEST_NAME:
        raise Unreadable("account/name", most=LONGEST_NAME)
    if is_mixed(shown):
        raise Unreadable("account/mixed-letters", name=shown)
    return shown, look


def give_name(connection: Connection, account: int, name: str) -> None:
    """Give an account a name that was checked; one that somebody else has is an error of the database."""
    row = {"name": name, "folded": folded(name), "skeleton": skeleton(name)}
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(row))
