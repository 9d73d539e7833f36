"""People at a table without web: short ways to say what the tests are about."""

from obelisk.table.core import events
from obelisk.table.core.commands import Do, Move, Sit, Who
from obelisk.table.core.opening import TableSpec, make_table
from obelisk.table.core.referee import decide
from obelisk.table.core.state import replayed

ADA, BEN, CLEO = (Who(frozenset([name])) for name in ("ada", "ben", "cleo"))
MINUTE = 60_000


class Desk:
    """A table, what has happened there, and a time that the test moves on."""

    def __init__(self, game="trip", *, people=(ADA, BEN), computers=None, **wishes):
        """Let *people* sit down, the first one as the host."""
        self.at = 1_000_000
        mine = [number for number, who in enumerate(people) if who is people[0] and who is not None]
        wish = TableSpec(
            game=game,
            host=min(people[0].owners),
            mine=tuple(mine),
            keys={seat: f"key-{seat}" for seat in mine},
            computers=computers or {},
            **wishes,
        )
        self.log, self.table = make_table("abcdefghij", wish, self.at)
        for seat, who in enumerate(people):
            if who is not None and seat not in mine:
                self.does(Sit(seat, "", min(who.owners), f"key-{seat}"), who)

    def does(self, command, who=ADA):
        """Carry out a command; check that the log alone leads to the same table."""
        happened, self.table = decide(self.table, command, who, self.at)
        self.log += happened
        assert replayed(self.table.id, self.log) == self.table
        return happened

    def do(self, kind, who=ADA, **facts):
        """Carry out an action."""
        return self.does(Do(kind, **facts), who)

    def move(self, move, who=None, *, seat=None, ply=None):
        """Make a move."""
        seat = self.table.position.active[0] if seat is None else seat
        who = self.owner(seat) if who is None else who
        return self.does(Move(seat, move, ply), who)

    def owner(self, seat):
        """Return who plays a seat."""
        return next(who for who in (ADA, BEN, CLEO) if who.plays(self.table.seats[seat]))

    def first_move(self, seat=None):
        """Make the first move that is legal."""
        seat = self.table.position.active[0] if seat is None else seat
        return self.move(self.table.position.moves(seat)[0], seat=seat)

    def kinds(self):
        """Return what has happened, in short."""
        return [event.kind for event in self.log]

    @property
    def ended(self):
        """Return how the game ended."""
        assert self.log[-1].kind in (events.ENDED, events.REMATCH, events.OFFERED)
        return self.table.ending
