"""A feed: the games that wait for somebody, and how others have ended; for programs that read Atom (RFC 4287)."""

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree

from obelisk.table.core.commands import Who
from obelisk.table.core.summary import Summary
from obelisk.table.features.notifications.notices import OVER, TURN, Notice
from obelisk.table.features.notifications.views.notices import told
from obelisk.words import sentence

ATOM = "http://www.w3.org/2005/Atom"


def atom(
    name: str, waiting: Sequence[Summary], finished: Sequence[Summary], who: Who, home: str, language: str, made_at: int
) -> bytes:
    """Return the feed called *name*, which is its own mark; links lead to pages below *home*."""
    feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    entries = [*((TURN, one) for one in waiting), *((OVER, one) for one in finished)]
    _add(feed, "id", f"urn:obelisk:feed:{name}")
    _add(feed, "title", sentence("notifications/feed/name", language))
    _add(feed, "updated", _time(max((one.touched for _, one in entries), default=made_at)))
    ElementTree.SubElement(feed, "link", {"href": home})
    ElementTree.SubElement(ElementTree.SubElement(feed, "author"), "name").text = "Obelisk"
    for what, one in sorted(entries, key=lambda entry: -entry[1].touched):
        own = who.seats_at(one) or (0,)
        title, text = told(one, Notice("", one.id, own[0], what, one.ply), who, language)
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "id", f"urn:obelisk:{what}:{one.id}:{one.ply}")
        _add(entry, "title", title)
        _add(entry, "updated", _time(one.touched))
        ElementTree.SubElement(entry, "link", {"href": f"{home}t/{one.id}"})
        _add(entry, "summary", text)
    return bytes(ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True))


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text


def _time(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
