"""What a client may ask about tournaments."""

from typing import Annotated, Literal

from pydantic import Field

from obelisk.table.core.clocks import Control
from obelisk.table.features.tournaments.domain.announcing import usual_most
from obelisk.table.features.tournaments.domain.director import Cancel, Command, Leave, Next, Rule, Start
from obelisk.table.features.tournaments.domain.values import Terms
from obelisk.table.web.schema import NAME, Clock, Facts, Form, SeatNumber, TableId, Writable, name_a_game

TournamentId = TableId
Number = Annotated[int, Field(ge=0, le=200)]


class NewTournament(Form):
    """A tournament to be announced."""

    title: Annotated[str, Writable] = Field(default="", max_length=200, examples=["Friday's cup"])
    game: str = Field(max_length=64, json_schema_extra=name_a_game)
    options: Facts = Field(default={}, description="the game's own, but neither players nor what is dealt")
    kind: Literal["round-robin", "swiss", "championship"] = "round-robin"
    seats: int = Field(default=2, ge=0, le=16, description="how many sit at a table; in a championship everybody")
    cycles: int = Field(default=1, ge=0, le=100, description="round robin: how often everybody meets everybody")
    rounds: int = Field(default=0, ge=0, le=1000, description="Swiss: so many; larger tables of a round robin too")
    target: int = Field(default=0, ge=0, le=100_000, description="championship: to how many points")
    fewest: int = Field(default=2, ge=0, le=1000)
    most: int | None = Field(
        default=None, ge=0, le=1000, description="16 where it is left out; in a championship as many as can play"
    )
    filler: str | None = Field(default=None, max_length=20, description="computers of this level fill up")
    starts_at: int | None = Field(default=None, ge=0, le=2**53, description="it starts by itself; milliseconds")
    clock: Clock | None = None
    rated: bool = False
    is_public: bool = True
    patience: int = Field(default=5, ge=0, le=100_000, description="minutes until somebody who has not come has lost")
    pause: int | None = Field(
        default=15, ge=0, le=1_000_000, description="seconds between rounds; null: the organiser begins the next"
    )
    plays: bool = Field(default=True, description="whether whoever announces it takes part")
    name: str | None = NAME

    def terms(self, control: Control | None) -> Terms:
        """Return what is announced, with the clock of its games."""
        facts = self.model_dump(exclude={"plays", "name", "clock", "most"})
        most = usual_most(self.game, self.kind, self.seats) if self.most is None else self.most
        return Terms(**facts, most=most, clock=None if control is None else control.as_json())


class Entering(Form):
    """Somebody who takes part."""

    name: str | None = NAME


class Directing(Form):
    """Something that the organiser does."""

    kind: Literal["start", "next", "cancel", "remove", "rule"]
    entrant: Number | None = Field(default=None, description="remove: whom")
    round: Number | None = Field(default=None, description="next: the round that has ended; rule: of which round")
    game: Number | None = Field(default=None, description="rule: which game of the round, from 0")
    winners: list[SeatNumber] = Field(
        default=[], max_length=16, description="rule: the seats that win, several for a draw, none where all lose"
    )

    def command(self) -> Command:
        """Return it for the director."""
        if self.kind == "start":
            return Start()
        if self.kind == "cancel":
            return Cancel()
        if self.kind == "next":
            return Next(-1 if self.round is None else self.round)
        if self.kind == "remove":
            return Leave(-1 if self.entrant is None else self.entrant)
        missing = -1
        round_, game = (missing if one is None else one for one in (self.round, self.game))
        return Rule(round_, game, tuple(self.winners))
