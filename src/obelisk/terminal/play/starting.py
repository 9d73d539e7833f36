"""How a game at the prompt begins: by a plan, or where a saved one was left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import obelisk
from obelisk import players as known_players
from obelisk import records
from obelisk.drawing.naming import colour_called, colour_name
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.kernel.chance import SecretChance, generator, pick
from obelisk.players import is_able
from obelisk.players.levels import STRENGTHS
from obelisk.position import Position
from obelisk.storage.folders import data_folder
from obelisk.table.core.opening import drawn_starter
from obelisk.terminal.compiling import compile_behind, compile_for_play
from obelisk.terminal.files import PERSON, load, load_colours
from obelisk.terminal.play.loop import Loop
from obelisk.terminal.play.seats import saved_seats, seat_players
from obelisk.terminal.play.session import Session
from obelisk.terminal.screen import Screen

LOT = "lot"
"""What is typed where a lot is to decide."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What will be played, and by whom."""

    game: str
    players: str | None = None
    seed: int | None = None
    setup: dict[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seconds: float | None = None
    save: Path | None = None
    more: dict[str, Callable[[int, int | None], Any]] = field(default_factory=dict)
    """Options that are known only when it is known how many play."""
    starts: str | None = None
    """The place of the player who starts, counted from 1, or LOT. None is a lot in games that name the starter in their
    set-up, and the first player in all others."""
    colours: tuple[str, ...] = ()
    """The names of the players' colours, in the order of `players`; none lets every seat keep its own."""


def play_plan(screen: Screen, plan: Plan) -> None:
    """Play new games by *plan* until somebody leaves."""
    game = obelisk.game(plan.game)
    named = _named(plan.players)
    options = plan.options
    if named is not None and plan.setup is None and game.seats[0] != game.seats[1]:
        options = {"players": len(named), **options}

    def sit_down() -> Session:
        position = game.start(seed=plan.seed, setup=plan.setup, **options)
        more = {name: read(position.seats, plan.seed) for name, read in plan.more.items()}
        starter = _starter(game, position.seats, plan)
        if more or starter:
            position = game.start(seed=plan.seed, setup=plan.setup, **{**starter, **options, **more})
        players = named or [PERSON] * position.seats
        first = 0 if starter or plan.starts is None else _first(plan.starts, len(players), plan.seed)
        colours = _checked_colours(game, position.seats, plan.colours, screen.language)
        seats = seat_players(
            _moved(players, first), position.seats, seconds=plan.seconds, seed=plan.seed, progress=screen.report
        )
        return prepared(screen, Session(position, seats, colours=_moved(colours, first), seed=plan.seed))

    if screen.is_live:
        _compile(screen, game.name, named or ())
    Loop(screen, sit_down(), again=sit_down, save=plan.save, seconds=plan.seconds).run()


def _compile(screen: Screen, game: str, names: Sequence[str]) -> None:
    """Compile a game while it is played, where only people and levels play: others count on compiled rules."""
    asked = [name.partition(":")[0].strip() for name in names]
    if any(name in known_players.names() and name not in STRENGTHS for name in asked):
        compile_for_play(screen, [game])
    else:
        compile_behind(screen, game)


def _starter(game: Game, seats: int, plan: Plan) -> dict[str, Any]:
    """Return the option that says which seat starts, by `--starts` or by lot; nothing where players change seats."""
    if plan.setup is not None:
        return {}
    return drawn_starter(game, _first(LOT if plan.starts is None else plan.starts, seats, plan.seed))


def _moved(players: list[str], first: int) -> list[str]:
    """Return what belongs to the players by seat: the one who starts is the first, the others follow in their order."""
    return players[first:] + players[:first]


def _checked_colours(game: Game, seats: int, colours: Sequence[str], language: str) -> list[str]:
    """Return the players' colours, or refuse them if they are not one for each player of a game that has them."""
    if not colours:
        return []
    if not game.has_colours:
        raise BadRequest("terminal/no-colours", game=game.title)
    known = [colour_name(colour, language) for colour in range(seats)]
    if sorted(-1 if found is None else found for found in map(colour_called, colours)) != [*range(seats)]:
        raise BadRequest("terminal/colours", given=list(colours), known=known)
    return list(colours)


def _first(starts: str, n: int, seed: int | None) -> int:
    """Return which of *n* players starts, counted from 0, or refuse what is typed."""
    if starts == LOT:
        return int(pick(SecretChance() if seed is None else generator(seed), n))
    if starts.isdecimal() and 1 <= int(starts) <= n:
        return int(starts) - 1
    raise BadRequest("terminal/starts", given=starts, n=n, lot=LOT)


def _named(players: str | None) -> list[str] | None:
    """Return who plays, by what is typed after `--players`: names, or how many people."""
    if players is None:
        return None
    return [PERSON] * int(players) if players.isdecimal() else players.split(",")


def prepared(screen: Screen, session: Session) -> Session:
    """Return the session, with everyone ready who needs time for that; a player that cannot play this game says so."""
    game, seats = session.position.game, session.position.seats
    for seat in session.seats:
        if seat.player is None or session.is_over:
            continue
        if seat.prepares or not is_able(seat.player, game, seats):
            with screen.busy(screen.say("preparing", name=seat.name)):
                seat.player.analyse(session.position, session.seat)
    return session


def go_on(screen: Screen, path: Path, **how: Any) -> None:
    """Go on with a saved game; *how* is as for `play_from`."""
    with screen.busy(screen.say("reading")):
        position, names = load(path)
        written, colours = records.load(path), load_colours(path)
    if records.has_other_rules(written, position):
        screen.line(screen.say("new-rules"), "quiet")
    play_from(screen, position, names, colours=colours, path=path, lying=written.get("workbench"), **how)


def play_from(
    screen: Screen,
    position: Position,
    names: list[str],
    *,
    colours: Sequence[str] = (),
    path: Path | None = None,
    players: str | None = None,
    save: Path | None = None,
    seconds: float | None = None,
    lying: Any = None,
) -> None:
    """Play on from *position*, with the players called *names* unless *players* names others, in their *colours*.

    *lying* is on the workbenches.
    """
    if screen.is_live:
        _compile(screen, position.game.name, _named(players) or names)

    def sit_down(where: Position) -> Session:
        wishes = {"seconds": seconds, "progress": screen.report}
        seats = saved_seats(names, **wishes) if players is None else seat_players(players, where.seats, **wishes)
        return prepared(screen, Session(where, seats, colours=colours))

    session = sit_down(position)
    session.lay_out(lying)
    if path is not None and data_folder() in path.parents:
        session.kept = path

    def again() -> Session:
        return sit_down(position.game.start(setup=position.setup))

    Loop(screen, session, again=again, save=save, seconds=seconds).run()
