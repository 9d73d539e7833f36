"""The small values that a game is made of, each asked for by the part of the program that needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from obelisk.kernel.chance import ENDLESS
from obelisk.kernel.rules import Rules
from obelisk.kernel.state import State
from obelisk.rulebook.notation import Notation
from obelisk.words import Message

EMPTY = -1
"""What stands on a cell where nothing stands."""
NOBODYS = -2
"""What stands on a cell where a piece stands that belongs to nobody."""

Reasoning = Callable[[State, int, int], Message | None]
"""What a game says of a legal move: given a position, a seat and a move. It must not change the position."""

Ending = Callable[[State], list[Message]]
"""What a game says of a position in which it is over: how it ended, or how its points came about."""

View = Callable[[State, int | None], dict[str, Any]]
"""What a seat may see of a position, ready for JSON; None is a spectator."""

Cells = Callable[[State], list[int]]
"""What stands on each cell of the board."""

Marks = Callable[[State], list[str]]
"""What is written on what stands on each cell of the board, a number or a letter; "" where nothing is."""

Lazy = str
"""Where a part of a game lies that is only loaded when it is needed: `package.module`, or `package.module:name`."""


def load(where: Lazy) -> Any:
    """Return what lies at *where*.

    >>> load("math:pi")
    3.141592653589793
    """
    module, _, name = where.partition(":")
    found: Any = import_module(module)
    return getattr(found, name) if name else found


def refuse(s: State, seat: int, move: int) -> Message:
    """Say no more than that a move is not legal."""
    return Message("move/not-legal")


@dataclass(frozen=True, kw_only=True)
class Text:
    """How a game is written and spoken of."""

    notation: Notation
    lists_all: bool = True
    """Whether `legal` lists every legal move; False where a rules page lets moves be written in more ways."""
    why_not: Callable[[State, int, int], Message] = refuse
    """Explains why a seat may not make a move that `legal` does not list."""
    whose_turn: Callable[[State, int], Message] | None = None
    """Explains why a seat that is not active may not act, where there is more to say than whose turn it is."""
    reason: Reasoning | None = None
    """Says in the game's own terms what a legal move does for a seat that makes it, from what the seat may know; None
    where there is nothing special about it. Winning at once, and what follows from values, is told without it."""
    ending: Ending | None = None
    """Says in a sentence or two how a game that is over came to its end, where the rules leave more than one way or a
    newcomer would ask why. The fact `seat`, a number, is called by the player's name."""
    reckoning: Ending | None = None
    """Says how the points of a game that is over came about: a message for each seat, which is its fact `seat`, and
    messages without one for what counts for nobody."""


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """What a game hides from a seat. With it, positions, set-ups and moves are shown through `view` alone."""

    is_open: Callable[[State], bool] | None = None
    """Whether a position hides nothing after all: by its set-up, or because the game is over."""
    is_secret: Callable[[State, int], bool] | None = None
    """Whether a move, made in a position, is for the eyes of its maker alone; no move is, where this is left out."""
    reveals: Callable[[State], bool] | None = None
    """Whether everybody may see all secret moves that led to a position, like bids once all have bid. Where this is
    left out they stay secret until the position is open."""


@dataclass(frozen=True, kw_only=True)
class Search:
    """How tree search and the levels play a game."""

    playout_depth: int = ENDLESS
    """After how many moves a random game is broken off and the position valued; only with a rule `value`."""
    likely: bool = True
    """Whether random games are played by the rule `likely`, where the game has one, or by `sample`."""
    habits: int = 0
    """Where a move means much the same whenever it is made: from how many random moves a random game chooses the one
    that did best in the other games of its search, whatever is `likely`; 0 where these say nothing."""
    exploration: float = 0.8
    """How much a move that was hardly tried is preferred to one that did well."""
    rave: float = 0.0
    """Where a move means much the same whenever it is made: the number of tries at which the games in which it came
    later count half; 0 where these say nothing."""
    prior_visits: float = 0.0
    """The number of tries that the value of the position after a move counts for: with it, poor moves are not tried at
    all; only with a rule `value`. 0 where every move is tried."""
    must_play_visits: int | None = None
    """At how many visits of a position tree search asks the rule `must_play` what is certain there; None where it does
    not. Only for games of two without secrets."""
    ends_openly: bool = False
    """Whether nothing that is hidden changes how a move ends the game: then a move that ends it at once is proven, in
    games with secrets too."""
    prepare: Callable[[State], None] | None = None
    """Writes into the root of a search what the rules `value` and `likely` should know of it: so a game may be searched
    in more ways than one."""
    level_simulations: tuple[int, ...] = (40, 150, 500, 1_600)
    """The simulations of the levels below the best, from the lowest to the highest: so that each beats the one
    before it in most games, but not in all. The levels are spread evenly over these numbers."""
    level_wins: tuple[float, ...] = ()
    """How often each level from the second on has beaten the one below it, as measured (docs/strength.md); what is not
    here was not measured. Ratings are counted by it."""
    below_best: Search | None = None
    """How the levels below the best search, where that is not as everybody else does: so they keep the strength that
    was measured when a search becomes better."""
    alone: Search | None = None
    """How a position for one is searched, in a game for one or more, where that is not as among several."""
    is_monotone: bool = False
    """Whether the game is like Hex: in turn each seat takes any free cell (the move is the cell's number), nothing
    counts but who has which cell when all are taken, one cell more is never worse, and one of the two wins. Then it is
    proven sooner who wins."""
    foregone: Callable[[State], int | None] | None = None
    """Returns who wins a position that goes on if both play well, where that can be told without a search; None where
    it cannot. Proofs ask it first."""
    symmetries: Callable[[State], list[list[int]]] | None = None
    """Returns where each cell goes in the turns and mirrorings of the board that change nothing for either seat."""
    proof_moves: int = 0
    """With how many moves at most a position is worth a proof before a search (kernel/solving/proving.py); 0 where a
    position may come again, or where it does not pay."""
    weigh: Callable[[State, int], list[tuple[int, float]]] | None = None
    """Returns the moves that a seat should think of, each with what it looks worth to it from 0 to 1, where a list of
    moves cannot hold all of them."""
    has_threats: bool = False
    """Whether one may ask what a seat could do if it were its turn once more: then players tell what threatens to win.
    Only for games of two that can go on from such a position."""
    network: Callable[[State], Path | None] | None = None
    """Returns the file of a network (ONNX) that values moves and positions of a set-up, or None if it has none. The
    best level searches with it, if onnxruntime is installed."""
    expert: str | None = None
    """The name of the player that knows the game better than tree search does: levels and advice ask it."""
    perfect: Lazy | None = None
    """What plays without error what cannot be solved whole: it is made with the player `perfect`, which asks its
    `find(position, with_lines)` for all moves, the best first, so many of them with lines; without any, only the best
    are needed (obelisk/players/perfect)."""


@dataclass(frozen=True, kw_only=True)
class Training:
    """What a network is like that learns a game from playing itself (obelisk/training)."""

    setups: tuple[tuple[dict[str, Any], float], ...] = (({}, 1.0),)
    """The options of the games that it plays, and how large a share of them each has. One network learns all of them:
    they may differ in the size of their board."""
    edges: tuple[int, int] | None = None
    """Where an edge of the board counts like pieces along it: the numbers of the planes in which the edges beyond the
    first and last row are 1, and those beyond the first and last column."""
    patch: int = 1
    """How many rows and columns of cells the network sees as one place: 2 where places lie between those of a coarser
    board too, so that it need not look at each of them by itself. Then there are no *edges*."""
    blocks: int = 6
    channels: int = 64


@dataclass(frozen=True, kw_only=True)
class Puzzles:
    """The daily puzzles of a game (obelisk/puzzles)."""

    book: Path = Path("puzzles.json")
    """The file that has them, one for every day; from the game's folder."""
    maker: Lazy = "obelisk.puzzles.winning:make"
    """The function by which `obelisk make-puzzles` finds one: given the game and a number, from which alone it
    follows. Usually they are positions in which exactly one move wins."""
    options: dict[str, Any] = field(default_factory=dict)
    """The options of `start` for the games in which they are looked for."""
    is_proven: bool = True
    """Whether it is proven that nothing is better than the solution."""


class Searchable(Protocol):
    """What searches and proofs need to know of a game."""

    @property
    def rules(self) -> Rules:
        """What is compiled."""

    @property
    def search(self) -> Search:
        """How the game is searched."""

    def seats_of(self, s: State) -> int:
        """Return how many players a position has."""

    def hides_in(self, s: State) -> bool:
        """Return whether a seat of this position does not know everything."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """What a game looks like, where the shared drawing of its board is not enough."""

    drawing: Lazy | None = None
    """The module that draws the game (obelisk/drawing says what it has)."""
    board: Lazy | None = None
    """The class that draws the game's board, alone and on the tiles of a match: a `Style` (drawing/boards/styles)."""
    text: Lazy | None = None
    """The function that writes the game's board for terminals, alone and on the tiles of a match: `lines(scene)`
    (drawing/boards/textboard.py has what such boards are made of)."""
    trail: Lazy | None = None
    """The function that names the cells of the last move, `trail(scene)`, where its text does not; the first of them is
    where the move began."""
    emblem: Lazy | None = None
    """The function that draws the game's small sign, `emblem(canvas, x, y, radius, fill)`; else it has initials."""
    cover: Lazy | None = None
    """The module of the picture on the home page (obelisk/drawing/covers.py says what it has)."""
    lines: tuple[tuple[int, ...], ...] = ()
    """Lines of cells that count for whoever has a piece on each of them: pictures mark them, and count them by the
    message `NAME/lines`, whose fact is `n`."""


@dataclass(frozen=True)
class Option:
    """An option of `start` that a page lets people choose, with its usual value.

    The messages `GAME/option/NAME` and, where `is_named`, `GAME/option/NAME/VALUE` say what it is.
    """

    name: str
    values: tuple[Any, ...]
    default: Any
    is_named: bool = False
    is_many: bool = False
    """Whether several of the values may be chosen: then `start` takes a list of them."""
    takes_text: bool = False
    """Whether `start` also takes what somebody types in the game's own way, as it is."""
    is_seat: bool = False
    """Whether its values are seats: then it goes with the players, where a lot decides who sits where."""
    depends: Callable[[Mapping[str, Any]], Option] | None = None
    """What the option is like after others were chosen, those that stand before it in the list of the game's options;
    one with less than two values is not asked for."""
    is_starter: bool = False
    """Its values are the seats that may start: a lot chooses one, and forms do not ask for it."""
    is_by_seat: bool = False
    """Whether its value is a list with an entry for each seat: each entry goes with its player, where a lot decides who
    sits where and in the next game. A rated game does not take it."""

    def __post_init__(self) -> None:
        """Refuse the option that pages have already."""
        if self.name == "players":
            raise ValueError("Option('players'): pages ask for the number of players where Game.seats allows several")

    def after(self, chosen: Mapping[str, Any]) -> Option:
        """Return the option as it is when others were *chosen*."""
        return self if self.depends is None else self.depends(chosen)


@dataclass(frozen=True, kw_only=True)
class Welcome:
    """What makes a game a good first one: few rules, a few moves, and a lesson that is done in a minute.

    Its messages `GAME/welcome/1`, `GAME/welcome/2` and so on are said before the newcomer's first moves.
    """

    steps: tuple[str, ...]
    """The steps of its lesson that a newcomer needs."""
    told: int
    """How many moves have such a message."""
    seat: int = 0
    """Where the newcomer sits."""
    options: dict[str, Any] = field(default_factory=dict)
    """The options of `start` for that game."""


@dataclass(frozen=True, kw_only=True)
class Bench:
    """What `obelisk bench` measures of a game. Targets are stated for one machine, and scaled to the one it runs on."""

    random_games: float | None = None
    """How many random games a second there should be."""
    peer: str | None = None
    """OpenSpiel's name for the same game: its random games are measured beside ours, where it is installed."""
    times_peer: float = 10
    """How many times as fast as the peer's our random games should be."""
    against_greedy: float | None = None
    """Which part of its games, in per cent, the strongest player should win against greedy ones."""
    options: dict[str, Any] = field(default_factory=dict)
    """The options of `start` for these games."""
    simulations: int | None = None
    """With how many simulations a search from the start is measured; beside the peer's, where there is one."""
    plies: float | None = None
    """How many plies a second such a search should look at."""
    bytes: int | None = None
    """How many bytes a position may have."""
    first_moves: float | None = None
    """After how many seconds a new process should have listed the first moves, when everything is compiled."""
    pgx: str | None = None
    """What the same game, with these options, is called in pgx, where it is there."""
