"""A tournament without web: people join, rounds are paired, and results come as a test says."""

from dataclasses import replace

from obelisk.table.core.commands import Who
from obelisk.table.features.tournaments.domain.announcing import announced
from obelisk.table.features.tournaments.domain.director import SERVER, Join, Next, Note, Start, decide
from obelisk.table.features.tournaments.domain.values import ROUND_ROBIN, Outcome, Terms

ORGANISER = Who(frozenset(["organiser"]))
AT = 1_000_000


def terms(kind=ROUND_ROBIN, **wishes):
    usual = {"title": "Cup", "game": "trip", "options": {}, "seats": 2, "pause": None}
    return Terms(kind=kind, **{**usual, **wishes})


def somebody(*numbers):
    """Return a person with the session of an entrant, or of several."""
    return Who(frozenset(f"player-{number}" for number in numbers))


class Hall:
    """A tournament, and the time of the test."""

    def __init__(self, n, kind=ROUND_ROBIN, *, seed="seed", **wishes):
        self.at = AT
        self.now = announced("abcdefghij", terms(kind, **wishes), "organiser", "Olga", seed, AT)
        for number in range(n):
            self.joins(number)

    def joins(self, number, name=None):
        return self.does(Join(f"player-{number}", name or f"P{number}"), somebody(number))

    def does(self, command, who=ORGANISER):
        before, self.now = self.now, decide(self.now, command, who, self.at)
        assert self.now.v == before.v + (self.now != before)
        return self.now

    def starts(self):
        return self.does(Start())

    def goes_on(self):
        return self.does(Next(len(self.now.rounds)))

    def ends(self, result):
        """Let all games of the round end: *result* says the places of the players at a table, by their numbers."""
        found = {}
        for pairing in self.now.unfinished:
            places = result(pairing.entrants)
            found[pairing.table] = Outcome("rules", tuple(places[one] for one in pairing.entrants))
        return self.does(Note(found), SERVER)

    def plays_out(self, result):
        """Play all rounds."""
        self.starts()
        while self.now.status == "running":
            self.ends(result)
            if self.now.status == "running":
                self.goes_on()
        return self.now


def lower_wins(group):
    """Whoever has joined earlier wins."""
    return {one: 1 + sorted(group).index(one) for one in group}


def with_results(tournament, games):
    """Return a tournament with rounds of games that are over, each (one, other, twice the result of one)."""
    from obelisk.table.features.tournaments.domain.values import RUNNING, Pairing, Round

    rounds = []
    for number, (pairs, byes) in enumerate(games, 1):
        places = {2: (1, 2), 1: (1, 1), 0: (2, 1)}
        pairings = tuple(
            Pairing((one, other), f"t{number}{place}", outcome=Outcome("rules", places[result]))
            for place, (one, other, result) in enumerate(pairs)
        )
        rounds.append(Round(number, AT, pairings, byes))
    return replace(tournament, rounds=tuple(rounds), status=RUNNING)
