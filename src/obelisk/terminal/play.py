"""`obelisk play`: play a game, with people at this screen and with players of the program."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer

import obelisk
from obelisk.errors import BadRequest
from obelisk.games.microchip.commands.boards import boards_for
from obelisk.players import is_able
from obelisk.position import Position
from obelisk.storage.folders import data_folder
from obelisk.terminal.compiling import compile_for_play
from obelisk.terminal.files import load, workbench_in
from obelisk.terminal.joining import is_link, join
from obelisk.terminal.language import Language, Say
from obelisk.terminal.loop import Loop
from obelisk.terminal.options import Shared, epilog, read_options, read_setup
from obelisk.terminal.screen import Screen
from obelisk.terminal.seats import PERSON, saved_seats, seat_players
from obelisk.terminal.session import Session


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
    boards: str | None = None


def play_plan(screen: Screen, plan: Plan) -> None:
    """Play new games by *plan* until somebody leaves."""
    game = obelisk.game(plan.game)
    named = _named(plan.players)
    options = plan.options
    if named is not None and plan.setup is None and game.seats[0] != game.seats[1]:
        options = {"players": len(named), **options}

    def sit_down() -> Session:
        position = game.start(seed=plan.seed, setup=plan.setup, **options)
        if plan.boards is not None:
            boards = boards_for(plan.boards, position.seats, plan.seed)
            position = game.start(seed=plan.seed, setup=plan.setup, **{**options, "boards": boards})
        players = named or [PERSON] * position.seats
        seats = seat_players(players, position.seats, seconds=plan.seconds, seed=plan.seed, progress=screen.report)
        return prepared(screen, Session(position, seats))

    if screen.is_live:
        compile_for_play(screen, [game.name])
    Loop(screen, sit_down(), again=sit_down, save=plan.save, seconds=plan.seconds).run()


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


def go_on(
    screen: Screen,
    path: Path,
    *,
    players: str | None = None,
    save: Path | None = None,
    seconds: float | None = None,
) -> None:
    """Go on with a saved game."""
    with screen.busy(screen.say("reading")):
        position, names = load(path)
        lying = workbench_in(path)
    play_from(screen, position, names, path=path, players=players, save=save, seconds=seconds, lying=lying)


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
        compile_for_play(screen, [position.game.name])

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


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/play"), epilog=epilog(say, "obelisk play kono --players person,mcts:seconds=0.5"))
    def play(
        game: Annotated[str | None, shared.game] = None,
        players: Annotated[
            str | None, typer.Option("--players", help=say("option/players"), show_default=False)
        ] = None,
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        record: Annotated[
            Path | None, typer.Option("--load", metavar="FILE", help=say("option/load"), show_default=False)
        ] = None,
        save: Annotated[
            Path | None, typer.Option("--save", metavar="FILE", help=say("option/save"), show_default=False)
        ] = None,
        seconds: Annotated[float | None, shared.seconds] = None,
        boards: Annotated[str | None, shared.boards] = None,
        seat: Annotated[int | None, typer.Option("--seat", min=0, help=say("option/seat"), show_default=False)] = None,
        name: Annotated[str, typer.Option("--name", help=say("option/join-name"), show_default=False)] = "",
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        if game is not None and is_link(game):
            join(screen, game, seat, name)
            return
        if record is not None:
            _refuse_both(**{"GAME": game, "--seed": seed, "--setup": setup, "--option": option, "--boards": boards})
            go_on(screen, record, players=players, save=save, seconds=seconds)
            return
        if game is None:
            raise BadRequest("terminal/which-game", known=", ".join(obelisk.games()))
        plan = Plan(
            game=game,
            players=players,
            seed=seed,
            setup=read_setup(setup),
            options=read_options(option),
            seconds=seconds,
            save=save,
            boards=boards,
        )
        play_plan(screen, plan)


def _refuse_both(**given: Any) -> None:
    """A saved game has its set-up already."""
    extra = [name for name, value in given.items() if value]
    if extra:
        raise BadRequest("terminal/load-and", given=", ".join(extra))
