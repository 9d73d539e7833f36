"""What a client may ask, over HTTP and on a live connection alike; `table/wire` has what the server answers.

This is the only place where something that comes from outside is checked by its form.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from obelisk import catalogue
from obelisk.table.core.commands import Command, Do, Move
from obelisk.table.core.facts import UNWRITABLE, fault_in
from obelisk.table.core.refusals import Unreadable
from obelisk.table.service.connections import Look
from obelisk.words import LANGUAGES

LONGEST_SECRET = 128
MOST_POINTS = 10_000
"""The highest target of a championship, in points."""
MOST_PLACES = 10
"""Maximum number of mistakes that a refusal names."""
TableId = Annotated[str, Field(pattern="^[a-z0-9]{10}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
MovingSeat = Annotated[int, Field(ge=-1, le=15, description="-1 is chance, for which nobody may move")]
Ply = Annotated[int, Field(ge=0, le=100_000)]
PuzzleGame = Annotated[str, Field(pattern="^[a-z0-9-]{1,64}$")]
PuzzleDay = Annotated[str, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=["2026-11-15"])]
Code = Annotated[str, Field(pattern="^[a-z0-9/-]{1,80}$")]
"""Names a refusal."""


def _check_text(value: str) -> str:
    """Refuse what cannot be kept: control characters but for tabs and ends of lines, halves of letters."""
    if UNWRITABLE.search(value):
        raise PydanticCustomError("unwritable", "has a control character or half a letter")
    return value


def _check_facts(value: Any) -> Any:
    """Refuse facts that cannot be kept, or that are too deep."""
    fault = fault_in(value)
    if fault is not None:
        raise PydanticCustomError("unkept", fault)
    return value


Writable = AfterValidator(_check_text)
MoveText = Annotated[str, Field(max_length=1000, examples=["a1"]), Writable]
RequestKey = Annotated[str, Field(max_length=LONGEST_SECRET), Writable]
Facts = Annotated[dict[str, Any], AfterValidator(_check_facts)]
NAME = Field(
    default=None,
    max_length=200,
    description='what the others read, at most 24 letters; left out: the name that is known, "" for none',
)


Colour = Annotated[int, Field(ge=0, le=4, description="the colour of this seat, where the game lets players choose")]


class Form(BaseModel):
    """Something that is sent: nothing may be in it that nobody knows."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClockNumbers(Form):
    """A kind of clock and its numbers, which are whole seconds or counts."""

    model_config = ConfigDict(extra="allow", strict=True)
    __pydantic_extra__: dict[str, int]
    kind: str = Field(max_length=20, examples=["game"])


Clock = Annotated[
    ClockNumbers | Annotated[str, Field(max_length=40), Writable],
    Field(
        description="how much time there is: a kind and its numbers, or its notation, such as 10+5",
        examples=[{"kind": "game", "seconds": 600, "increment": 5}, "10+5"],
    ),
]


def name_a_game(schema: dict[str, Any]) -> None:
    """Let the description show a game that there is."""
    schema["examples"] = catalogue.names()[:1]


class NewTable(Form):
    """A table to be opened."""

    game: str = Field(max_length=64, json_schema_extra=name_a_game)
    options: Facts = Field(default={}, description="the game's own, such as size, players, discard, seed")
    mine: list[SeatNumber] = Field(default=[0], max_length=16, description="the seats of whoever opens the table")
    computers: dict[str, str] = Field(default={}, max_length=16, description="levels by seat", examples=[{"1": "club"}])
    by_lot: bool = Field(default=False, description="a lot decides who sits on which seat, and so who starts")
    name: str | None = NAME
    colour: Colour | None = None
    sheet: Annotated[str, Writable] | None = Field(
        default=None, max_length=20_000, description="a game that was put aside, as text; in place of options"
    )
    clock: Clock | None = None
    waits: bool = Field(default=False, description="no clock runs before everybody has seen the game")
    chat: bool = True
    is_public: bool = True
    championship: int | None = Field(
        default=None,
        ge=1,
        le=MOST_POINTS,
        description="where the game has them: games follow until a total reaches this",
    )
    rated: bool = Field(
        default=False, description="it counts for ratings: one seat is mine, nobody is helped, nothing is taken back"
    )
    analysis: bool = Field(default=False, description="a board to try moves on: all seats are mine, nothing counts")


class QuickWish(Form):
    """A game to be played as soon as somebody else wants the same."""

    game: str = Field(max_length=64, json_schema_extra=name_a_game)
    clock: Clock | None = None
    rated: bool = False


class Opening(Form):
    """A try at a puzzle: the one that counts, or, when that is over, one to practise."""

    practice: bool = False


class Taking(Form):
    """A seat to be taken; with a level, by a computer, which one of the players at the table may ask for."""

    seat: SeatNumber
    name: str | None = NAME
    colour: Colour | None = None
    level: str | None = Field(default=None, max_length=20, examples=["club"])


class Moving(Form):
    """A move, in answer to the position after `ply` moves."""

    move: MoveText
    seat: MovingSeat | None = None
    ply: Ply | None = None

    def command(self) -> Move:
        """Return it for the referee."""
        return Move(self.seat, self.move, self.ply)


class Acting(Form):
    """Something else that a player does."""

    kind: Literal["resign", "offer", "accept", "decline", "say", "leave", "rename", "rematch", "undo"]
    seat: SeatNumber | None = None
    what: Literal["takeback", "end", "rematch"] | None = None
    ply: Ply | None = None
    text: str = Field(default="", max_length=2000)
    name: str = Field(default="", max_length=200)

    def command(self) -> Do:
        """Return it for the referee."""
        return Do(self.kind, self.seat, self.what, self.ply, self.text, self.name)


class Shunning(Form):
    """Whom somebody does not want to hear, or to play with: whoever has a seat."""

    seat: SeatNumber
    kind: Literal["mute", "block"]
    on: bool = True


class Reporting(Form):
    """What is reported to the hosts: a line of chat by its moment, the name of a seat, or the table."""

    table: TableId
    kind: Literal["chat", "name", "table"]
    seat: SeatNumber | None = None
    at: int | None = Field(default=None, ge=0, le=10**15)
    reason: Literal["abuse", "cheating", "spam", "name", "other"]
    text: str = Field(default="", max_length=1000)


class HostAction(Form):
    """What a host does: `whom` is an account, TABLE:SEAT, a table, an address or the number of a report."""

    action: Literal["mute", "unmute", "ban", "unban", "rename", "remove-table", "remove-account", "close"]
    whom: str = Field(min_length=1, max_length=120)
    reason: str = Field(max_length=1000)
    hours: int = Field(default=24, ge=0, le=100_000)
    name: str = Field(default="", max_length=200)


class Looking(Form):
    """How the client wants pictures of the present position. From then on events bring them, compressed by gzip."""

    number: Annotated[int, Field(ge=0, le=1_000_000, description="the answer repeats it")]
    seat: SeatNumber | None = None
    language: Annotated[str | None, Field(max_length=16)] = None
    tall: bool = False
    groups: bool | None = None
    near: SeatNumber | None = None

    def of(self, language: str) -> Look:
        """Return it for the server, in *language* if it names none."""
        asked = (("groups", self.groups), ("near", self.near))
        switches = tuple((name, wish) for name, wish in asked if wish is not None)
        chosen = self.language if self.language in LANGUAGES else language
        return Look(self.seat, chosen, self.tall, switches)


class Message(Form):
    """What is sent on a live connection: a move as in Moving, or `do` with an Acting; a ping; a look."""

    move: MoveText | None = None
    seat: MovingSeat | None = None
    ply: Ply | None = None
    do: Acting | None = None
    key: RequestKey | None = None
    ping: int | None = None
    look: Looking | None = None

    def command(self) -> Command:
        """Return it for the referee."""
        if self.move is not None:
            return Move(self.seat, self.move, self.ply)
        if self.do is None:
            raise Unreadable("problem/unreadable", places="move, do, ping, look")
        return self.do.command()


class Laying(Form):
    """A layout that is tried out on a workbench, in the game's notation; or a command of the bench."""

    seat: SeatNumber
    layout: Annotated[str, Writable] | None = Field(
        default=None,
        max_length=1000,
        examples=["build a1NE a2S"],
        description="left out: what the seat has laid before, and what comes of it is kept for the seat",
    )
    tall: bool = Field(default=False, description="for a narrow screen")
    ply: Ply | None = Field(default=None, description="the picture shows the position after so many moves")
    word: str | None = Field(default=None, max_length=20, examples=["turn"])
    rest: Annotated[str, Writable] = Field(default="", max_length=1000, examples=["a1"])


class Attempt(Form):
    """What somebody does in a step of a lesson: a move or a command of its workbench, or the places touched."""

    move: str | None = Field(default=None, max_length=400)
    cells: list[Annotated[str, Field(max_length=12)]] = Field(default=[], max_length=2)
    bench: str | None = Field(default=None, max_length=400)


class Dealing(Form):
    """A dealing to be checked."""

    hash: str = Field(max_length=64)
    salt: str = Field(max_length=64)
    setup: Facts


class DoorWish(Form):
    """Whether the home network is let in."""

    open: bool


class Signing(Form):
    """Who somebody is."""

    name: str = Field(max_length=200)
    password: str = Field(max_length=1000)


class NewPassword(Form):
    """The password of the account that is signed in, and the one that it is to have."""

    password: str = Field(max_length=1000)
    new_password: str = Field(max_length=1000)


class AboutMe(Form):
    """What somebody changes about themselves: their name, or whether others see the profile of their account."""

    name: Annotated[str, Writable] | None = Field(default=None, max_length=200)
    is_hidden: bool | None = None


class Leave(Form):
    """For how many days somebody goes on holiday."""

    days: int = Field(ge=1, le=28)


class Planning(Form):
    """Lines of conditional moves: the other's and one's own, from the present position on."""

    lines: list[Annotated[list[MoveText], Field(max_length=40)]] = Field(max_length=20, examples=[[["a1", "c3"]]])


class MailAddress(Form):
    """An address for mail."""

    address: str = Field(max_length=200, examples=["ada@games.example"])


class PushKeys(Form):
    """The keys of a browser to which messages are encrypted."""

    p256dh: str = Field(min_length=80, max_length=120, pattern="^[A-Za-z0-9_=-]+$")
    auth: str = Field(min_length=16, max_length=40, pattern="^[A-Za-z0-9_=-]+$")


class PushDevice(Form):
    """A device on which somebody wants to be told: what its browser calls a subscription."""

    endpoint: str = Field(max_length=1000, examples=["https://push.example/a-long-secret"])
    keys: PushKeys


class PushAddress(Form):
    """The address of a device that is not to be told any more."""

    endpoint: str = Field(max_length=1000)


class Joining(Form):
    """The end of a link by which a device joins."""

    secret: str = Field(min_length=1, max_length=LONGEST_SECRET)


class Leaving(Form):
    """That somebody wants to be forgotten for good; whoever has an account says its password."""

    password: str | None = Field(default=None, max_length=1000)


_read_message = TypeAdapter(Message).validator.validate_json


def read_message(data: bytes) -> Message:
    """Return what was sent on a live connection, or refuse it."""
    try:
        read: Message = _read_message(data)
    except ValidationError as error:
        raise Unreadable("problem/unreadable", places=places_of(error.errors())) from error
    return read


def places_of(errors: Sequence[Any]) -> str:
    """Return where something that was sent is wrong, and how: the first places, where there are many."""
    named = errors[:MOST_PLACES]
    return "; ".join(": ".join(filter(None, (".".join(map(str, one["loc"])), one["msg"]))) for one in named)
