"""How a game at the prompt begins: by a plan, or where a saved one was left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import obelisk
from obelisk import players as known_players
from obelisk import records
from obelisk.errors import BadRequest
from obelisk.kernel.chance import SecretChance, generator, pick
from obelisk.players import is_able
from obelisk.players.levels import STRENGTHS
from obelisk.position import Position
from obelisk.storage.folders import data_folder
from obelisk.terminal.compiling import compile_behind, compile_for_play
from obelisk.terminal.files import PERSON, load
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
    """Which of the players starts, counted from 1, or LOT; None: the first."""


def play_plan(screen: Screen, plan: Plan) -> None:
    """Play new games by *plan* until somebody leaves."""
    game = obelisk.game(plan.game)
    named = _named(plan.players)
    options = plan.options
    if named is not None and plan.setup is None and game.seats[0] != game.seats[1]:
        options = {"players": len(named), **options}

    def sit_down() -> Session:
        position = game.start(seed=plan.seed, setup=plan.setup, **options)
        if plan.more:
            more = {name: read(position.seats, plan.seed) for name, read in plan.more.items()}
            position = game.start(seed=plan.seed, setup=plan.setup, **{**options, **more})
        players = _in_order(named or [PERSON] * position.seats, plan)
        seats = seat_players(players, position.seats, seconds=plan.seconds, seed=plan.seed, progress=screen.report)
        return prepared(screen, Session(position, seats, seed=plan.seed))

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


def _in_order(players: list[str], plan: Plan) -> list[str]:
    """Return the players in the order of their seats: whoever starts is the first, the others follow as they were."""
    if plan.starts is None:
        return players
    n = len(players)
    if plan.starts == LOT:
        first = int(pick(SecretChance() if plan.seed is None else generator(plan.seed), n))
    elif plan.starts.isdecimal() and 1 <= int(plan.starts) <= n:
        first = int(plan.starts) - 1
    else:
        raise BadRequest("terminal/starts", given=plan.starts, n=n, lot=LOT)
    return players[first:] + players[:first]


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
        written = records.load(path)
    if records.has_other_rules(written, position):
        screen.line(screen.say("new-rules"), "quiet")
    play_from(screen, position, names, path=path, lying=written.get("workbench"), **how)


def play_from(
    screen: Screen,
    position: Position,
    names: list[str],
    *,
    path: Path | None = None,
    players: str | None = None,
    save: Path | None = None,
    seconds: float | None = None,
    lying: Any = None,
) -> None:
    """Play on from *position*; *names* sit there unless *players* says otherwise. *lying* is on the workbenches."""
    if screen.is_live:
        _compile(screen, position.game.name, _named(players) or names)

    def sit_down(where: Position) -> Session:
        wishes = {"seconds": seconds, "progress": screen.report}
        seats = saved_seats(names, **wishes) if players is None else seat_players(players, where.seats, **wishes)
        return prepared(screen, Session(where, seats))

    session = sit_down(position)
    session.lay_out(lying)
    if path is not None and data_folder() in path.parents:
        session.kept = path

    def again() -> Session:
        return sit_down(position.game.start(setup=position.setup))

    Loop(screen, session, again=again, save=save, seconds=seconds).run()
