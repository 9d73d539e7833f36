"""Devices that join by a link: which browser made the link, and the code that both devices show."""

import hashlib

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""Families of browsers by a mark in their `User-Agent`. Most browsers also have the marks of those below them."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
DIGITS = 6
"""Digits of a code: few enough to compare at a glance."""


def device_of(agent: str) -> str:
    """Return the browser and the system that a `User-Agent` names; "" for neither. Nothing else of it is repeated.

    >>> device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0")
    'Edge, Windows'
    >>> device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1")
    'Safari, iPhone'
    >>> device_of("<b>my phone</b>")
    ''
    """
    found = (next((name for mark, name in known.items() if mark in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


def code_of(secret: str) -> str:
    """Return the code of a link, which both devices show.

    >>> len(code_of("a")), code_of("a") == code_of("b")
    (7, False)
    """
    number = int.from_bytes(hashlib.sha256(f"code {secret}".encode()).digest()) % 10**DIGITS
    digits = f"{number:0{DIGITS}}"
    return f"{digits[: DIGITS // 2]}\u00a0{digits[DIGITS // 2 :]}"
