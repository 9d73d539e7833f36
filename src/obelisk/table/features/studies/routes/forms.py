"""What clients may ask of studies, by its form."""

from typing import Annotated, Any, Literal

from pydantic import Field

from obelisk.table.features.studies.domain.commands import Annotate, Command, Delete, Entitle, Paint, Play, Promote
from obelisk.table.features.studies.domain.study import COLOURS, JUDGEMENTS, ROOT, Mark
from obelisk.table.web.schema import Facts, Form, MoveText, MovingSeat, Ply, SeatNumber, TableId, Writable

StudyId = TableId
NodeNumber = Annotated[int, Field(ge=0, le=10_000_000, description="a position of the study; 0 is the first one")]
Version = Annotated[int, Field(ge=1, le=10_000_000)]
Title = Annotated[str, Field(max_length=400), Writable]


class NewStudy(Form):
    """A study to be begun: with a game, a table, a file or another study."""

    game: str | None = Field(default=None, max_length=64)
    options: Facts = Field(default={}, description="the game's own, as for a table")
    sheet: Annotated[str, Writable] | None = Field(
        default=None, max_length=20_000, description="a game that was put aside, as text; in place of options"
    )
    table: TableId | None = Field(default=None, description="whose game is its main line")
    ply: Ply | None = Field(default=None, description="only so many moves of it")
    file: Facts | None = Field(default=None, description="a study or a record, as they are downloaded")
    copy_of: StudyId | None = Field(default=None, description="a study to go on with")
    title: Title = ""
    is_public: bool = Field(default=False, description="whether the owner's profile lists it")

    def sources(self) -> int:
        """Return with how many things it is to begin."""
        return sum(one is not None for one in (self.game, self.table, self.file, self.copy_of))


class MarkForm(Form):
    """A circle around a place, or an arrow to another one."""

    place: Annotated[str, Writable] = Field(max_length=100, examples=["cell a1"])
    to: Annotated[str, Writable] | None = Field(default=None, max_length=100)
    colour: str = Field(default=COLOURS[0], max_length=20, json_schema_extra={"enum": list(COLOURS)})


class Change(Form):
    """Something that its owner does with a study; which fields count, `kind` says."""

    kind: Literal["play", "delete", "promote", "annotate", "paint", "entitle"]
    node: NodeNumber = ROOT
    v: Version | None = Field(default=None, description="the version that was seen: nothing newer is overwritten")
    move: MoveText = ""
    seat: MovingSeat | None = None
    text: Annotated[str, Writable] | None = Field(default=None, max_length=20_000)
    judgement: str | None = Field(default=None, max_length=8, json_schema_extra={"examples": list(JUDGEMENTS)})
    is_problem: bool | None = None
    marks: list[MarkForm] = Field(default=[], max_length=200)
    title: Title | None = None
    is_public: bool | None = None

    def command(self) -> Command:
        """Return it as the study takes it."""
        made: dict[str, Any] = {
            "play": lambda: Play(self.node, self.move, self.seat),
            "delete": lambda: Delete(self.node),
            "promote": lambda: Promote(self.node),
            "annotate": lambda: Annotate(self.node, self.text, self.judgement, self.is_problem),
            "paint": lambda: Paint(self.node, tuple(Mark(one.place, one.to, one.colour) for one in self.marks)),
            "entitle": lambda: Entitle(self.title, self.is_public),
        }
        command: Command = made[self.kind]()
        return command


class Try(Form):
    """A move in a problem, from a position that its main line leads to."""

    problem: NodeNumber
    move: MoveText


class Building(Form):
    """What is tried out on a workbench in a position of a study."""

    seat: SeatNumber
    layout: Annotated[str, Writable] = Field(default="", max_length=1000)
    word: str | None = Field(default=None, max_length=20)
    rest: Annotated[str, Writable] = Field(default="", max_length=1000)
    tall: bool = False
