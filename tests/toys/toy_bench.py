"""A game of another package with a workbench: Mū Tōrere, where a move may be written down before it is made."""

from dataclasses import dataclass, replace

from obelisk_mu_torere import GAME as STAR

from obelisk.authoring import Done, Position

GAME = replace(STAR, name="toy-bench", workbench="toy_bench")


@dataclass(frozen=True)
class Plan:
    """The move that a seat thinks of."""

    position: Position
    seat: int
    text: str = ""
    usual = "show"
    spoilers = ("all",)
    is_due = True

    @property
    def laid(self):
        return {}

    def reading(self, text):
        return replace(self, text=text)

    def moved_to(self, position):
        return replace(self, position=position)

    def words(self, language):
        return {"show": "show the plan", "plan": "write a move down", "make": "make it", "all": "show all moves"}

    def how(self, language):
        return "plan MOVE"

    def lines(self, language):
        return [[(self.text, "plain")]]

    def do(self, word, rest, language):
        after = self.reading(rest) if word == "plan" else self
        told = " ".join(self.position.moves(self.seat)) if word == "all" else after.text
        return Done(after, [[(told, "plain")]], after.text if word == "make" else None, tells_all=word == "all")

    def tidy(self, text):
        return text

    def doubt(self, move, language):
        return None


def open_bench(position, seat):
    """Return a seat's plan, with nothing on it."""
    return Plan(position, seat)


def verdict(position, language):
    """Say nothing of a finished game."""
    return []
