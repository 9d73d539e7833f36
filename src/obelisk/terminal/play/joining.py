"""A table that is joined by its link: what happens there is shown, and what is typed is sent."""

from typing import Any

from obelisk.errors import BadRequest
from obelisk.kernel.state import CHANCE
from obelisk.table.views.records import BROKEN_OFF
from obelisk.terminal.play.loop import LEAVING
from obelisk.terminal.play.remote import Message, Remote
from obelisk.terminal.screen import Screen
from obelisk.words import figures, listed, sentence

ACTIONS = {
    "resign": {"kind": "resign"},
    "offer": {"kind": "offer", "what": "end"},
    "takeback": {"kind": "offer", "what": "takeback"},
    "undo": {"kind": "undo"},
    "accept": {"kind": "accept"},
    "decline": {"kind": "decline"},
    "rematch": {"kind": "rematch"},
}


def join(screen: Screen, link: str, seat: int | None, name: str) -> None:
    """Sit down at the table at *link*, and play until the game is over or somebody leaves."""
    try:
        guest = Guest(screen, Remote(link, screen.language))
        guest.sit_down(seat, name)
        guest.play()
    except Message as refusal:
        raise BadRequest("terminal/join-failed", reason=refusal) from refusal
    except (EOFError, KeyboardInterrupt):
        screen.line()


class Guest:
    """Somebody at a terminal who plays at a table elsewhere."""

    def __init__(self, screen: Screen, remote: Remote):
        self.screen = screen
        self.remote = remote
        self.table: dict[str, Any] = remote.get("")
        self.told: int = self.table["v"]
        """The last event that was told."""

    @property
    def own(self) -> list[int]:
        """The seats that this guest plays."""
        seats: list[int] = self.table["you"]["seats"]
        return seats

    def sit_down(self, seat: int | None, name: str) -> None:
        """Take a seat, unless one is taken already."""
        if self.own:
            return
        free = [one["seat"] for one in self.table["seats"] if one["kind"] == "open"]
        if seat is None and not free:
            raise BadRequest("terminal/join-no-seat")
        chosen = free[0] if seat is None else seat
        self.remote.sit(chosen, name)
        self.screen.line(self.screen.say("join-sat", n=chosen + 1), "quiet")
        self.table = self.remote.get("")

    def play(self) -> None:
        """Show the table, and let the guest act whenever it is their turn."""
        while True:
            self._tell_news(wait=False)
            self._show()
            if self.table["result"] is not None:
                return
            if not any(seat in self.own for seat in self.table["active"]):
                self._tell_news(wait=True)
            elif not self._act(self.screen.ask("> ").strip()):
                return

    def _show(self) -> None:
        say, table = self.screen.say, self.table
        self.screen.line()
        for line in self.remote.board().splitlines():
            self.screen.line(line)
        taken = [seat for seat in table["seats"] if seat["kind"] != "open"]
        if table["result"] is not None:
            self._tell_result(table["result"])
        elif not table["has_begun"]:
            waiting = {"n": len(taken), "seats": len(table["seats"]), "link": self.remote.link}
            self.screen.line(say("join-waiting", **waiting), "quiet")
        elif any(seat in self.own for seat in table["active"]):
            self.screen.line(say("join-you"), "key")
        else:
            who = say("and").join(self._who(seat) for seat in table["active"])
            self.screen.line(say("join-others", who=who), "quiet")

    def _tell_result(self, result: dict[str, Any]) -> None:
        say = self.screen.say
        winners = result["winners"]
        if len(winners) in (0, len(self.table["seats"])):
            is_draw = winners or result["reason"] == "rules"
            told = say("draw") if is_draw else sentence("page/table/over/nobody", self.screen.language)
        else:
            told = say("wins", who=say("and").join(map(self._who, winners)))
        points = "" if result["points"] is None else " " + figures(result["points"])
        losers = [self._who(seat) for seat in range(len(self.table["seats"])) if seat not in winners]
        code = BROKEN_OFF.get(result["reason"], "page/ending/rules")
        how = sentence(code, self.screen.language, names=listed(losers, self.screen.language))
        self.screen.line(f"{how} {told}{points}", "key")

    def _who(self, seat: int) -> str:
        if seat == CHANCE:
            return sentence("page/table/chance", self.screen.language)
        sitter = self.table["seats"][seat]
        level = sitter["level"] and sentence(f"page/level/{sitter['level']}", self.screen.language)
        name = sitter["name"] or level
        return self.screen.say("who", n=seat + 1, name=name) if name else self.screen.say("seat", n=seat + 1)

    def _tell_news(self, *, wait: bool) -> None:
        """Tell what has happened since; with *wait*, when something does."""
        before = self.told
        while True:
            self.told, events = self.remote.events(before, wait=wait)
            if self.told > before or not wait:
                break
        for event in events:
            self._tell(event)
        self.table = self.remote.get("")

    def _tell(self, event: dict[str, Any]) -> None:
        say = self.screen.say
        match event["kind"]:
            case "moved":
                move = event["move"] or say("unseen")
                self.screen.line(say("moved", who=self._who(event["seat"]), move=move))
            case "said":
                self.screen.line(say("join-said", who=self._who(event["seat"]), text=event["text"]))
            case "offered":
                self.screen.line(say("join-offered", who=self._who(event["seat"]), what=event["what"]), "key")
            case "taken-back":
                self.screen.line(say("join-taken-back", ply=event["to_ply"]))

    def _act(self, typed: str) -> bool:
        """Do what was typed; tell whether the guest stays."""
        word, _, rest = typed.partition(" ")
        if word.lower() in LEAVING:
            return False
        try:
            self._carry_out(word.lower(), rest.strip(), typed)
        except Message as refusal:
            self.screen.line(str(refusal), "error")
        return True

    def _carry_out(self, word: str, rest: str, typed: str) -> None:
        seat = next(seat for seat in self.table["active"] if seat in self.own)
        if word == "moves":
            self.screen.line(" ".join(self.remote.get(f"/moves?seat={seat}")["moves"]))
        elif word == "hint":
            for candidate in self.remote.get(f"/hint?seat={seat}")["candidates"]:
                self.screen.line(f"{candidate['move']}  {candidate['value']:.0%}  {candidate['why'] or ''}")
        elif word == "say":
            self.remote.post("/actions", {"kind": "say", "seat": seat, "text": rest})
        elif word in ACTIONS:
            self.remote.post("/actions", {**ACTIONS[word], "seat": seat})
        elif typed:
            self.remote.post("/moves", {"move": typed, "seat": seat, "ply": self.table["ply"]})
