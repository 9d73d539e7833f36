"""The menu that `obelisk` alone shows: which game, with which options, and who plays."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import obelisk
from obelisk import catalogue
from obelisk.compiling.games import is_compiled
from obelisk.errors import BadSetup, ObeliskError
from obelisk.game import Game
from obelisk.players import about, adviser
from obelisk.position import Position
from obelisk.rulebook.values import Option
from obelisk.terminal import files
from obelisk.terminal.commands.games import KINDS, row
from obelisk.terminal.files import PERSON
from obelisk.terminal.play.loop import LEAVING
from obelisk.terminal.play.seats import known_players
from obelisk.terminal.play.starting import LOT, Plan, go_on, play_plan
from obelisk.terminal.screen import Screen
from obelisk.words import Message, is_known

OPPONENT = "club"
"""Who sits opposite unless told otherwise, if it plays the game; else who is asked for hints."""


def run(screen: Screen) -> None:
    """Ask what to play, and play it; whoever leaves the menu leaves the program."""
    try:
        _choose_and_play(screen)
    except (EOFError, KeyboardInterrupt):
        screen.line()


def _choose_and_play(screen: Screen) -> None:
    screen.clear()
    screen.spans([("▲ ", "obelisk"), ("Obelisk", "key"), (f"  {screen.say('menu-welcome')}", "quiet")])
    screen.line()
    kept = _latest_unfinished()
    if kept is not None:
        screen.spans([("  0  ", "key"), (screen.say("menu-go-on", file=kept.name), "")])
    names = _list_games(screen)
    fine = {*names, *LEAVING, *(() if kept is None else ("0",))}
    question = screen.say("menu-game", default=1)
    game = _ask_one(screen, question, names, "1", lambda typed: typed.lower() in fine).lower()
    if game in LEAVING:
        raise EOFError
    if game == "0" and kept is not None:
        go_on(screen, kept)
        return
    options = _ask_options(screen, game)
    players, starts = _ask_players(screen, obelisk.game(game).start(**options))
    play_plan(screen, Plan(game=game, players=",".join(players), options=options, starts=starts))


def _latest_unfinished() -> Path | None:
    """Return the game that was put aside last, if it can still be read."""
    for path in files.unfinished():
        try:
            position, _ = files.load(path)
        except ObeliskError:
            continue
        if not position.is_over:
            return path
    return None


def _list_games(screen: Screen) -> list[str]:
    names = []
    for group in sorted(KINDS, key=(catalogue.GAMES, catalogue.MICROGAMES, catalogue.MACROGAMES).index):
        for name in catalogue.names(group):
            _, title, _, kind, about = row(screen.say, name, group)
            names.append(name)
            screen.spans([(f"  {len(names):>2} ", "key"), (f"{title or name} ", "key"), (f"({kind})", "quiet")])
            if about:
                screen.hanging(" " * 5, about)
    screen.line()
    return names


def _ask_one(screen: Screen, question: str, names: Sequence[str], default: str, is_fine: Callable[[str], bool]) -> str:
    """Return one of the names, chosen by its number, or something else that is fine."""
    while True:
        typed = screen.ask(question + " ").strip() or default
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        if is_fine(typed):
            return typed
        screen.line(screen.say("menu-not-there", typed=typed, n=len(names)), "error")


def _ask_players(screen: Screen, position: Position) -> tuple[list[str], str | None]:
    """Return who sits where, and whether a lot decides who starts.

    The first is a person and the others are computers, unless told otherwise.
    """
    known = known_players(position.game.name, position.seats)
    opponent = OPPONENT if OPPONENT in known else adviser(position).name
    screen.line()
    screen.line(screen.say("menu-who"))
    for number, name in enumerate(known, start=1):
        told = Message("player/about/person") if name == PERSON else about(name)
        screen.hanging(f"  {number:>2}  {name:<8} ", "" if told is None else told.explain(screen.language))
    if position.seats > 1:
        screen.line(screen.say("menu-lot", lot=LOT), "quiet")
    chosen: list[str] = []
    starts = None
    fine = (*known, LOT) if position.seats > 1 else known
    while len(chosen) < position.seats:
        seat = len(chosen)
        default = opponent if seat else known[0]
        question = screen.say("menu-seat", n=seat + 1, mark=screen.piece(seat)[0], default=default)
        typed = _ask_one(screen, question, known, default, lambda typed: typed.split(":")[0] in fine)
        if typed == LOT:
            starts = LOT
        else:
            chosen.append(typed)
    return chosen, starts


def _ask_options(screen: Screen, game: str) -> dict[str, Any]:
    """Return how many play and the game's own options, in a form that the game accepts."""
    played = obelisk.game(game)
    with screen.busy(screen.say("loading" if is_compiled(game) else "compiling")):
        usual = played.start().setup
    options: dict[str, Any] = _until_fine(screen, played, {}, lambda: _ask_how_many(screen, played, usual))
    for each in played.options:
        option = each.after(options)
        if option.takes_text or (len(option.values) > 1 and not option.is_starter):
            default = option.default if each.depends else usual.get(option.name, option.default)
            options = _until_fine(screen, played, options, partial(_ask_option, screen, played, option, default))
    return options


def _until_fine(
    screen: Screen, game: Game, options: dict[str, Any], ask: Callable[[], dict[str, Any]]
) -> dict[str, Any]:
    """Return the options with an answer more; one that the game refuses is asked for again."""
    while True:
        found = {**options, **ask()}
        try:
            game.start(**found)
        except BadSetup as error:
            screen.line(error.explain(screen.language), "error")
        else:
            return found


def _ask_option(screen: Screen, game: Game, option: Option, default: Any) -> dict[str, Any]:
    """Return an option of the game, if something else than the usual is wanted."""
    code = f"{game.name}/menu/{option.name}"
    facts = {"known": list(option.values), "default": default}
    asked = Message(code, **facts) if is_known(code) else Message("terminal/menu-option", name=option.name, **facts)
    typed = screen.ask(asked.explain(screen.language) + " ").strip()
    if not typed:
        return {}
    if option.takes_text:
        return {option.name: typed}
    if option.is_many:
        return {option.name: typed.replace(",", " ").lower().split()}
    return {option.name: _number(typed)}


def _ask_how_many(screen: Screen, game: Game, usual: dict[str, Any]) -> dict[str, Any]:
    """Return how many play, where a game leaves it open."""
    fewest, most = game.seats
    if fewest == most:
        return {}
    typed = screen.ask(screen.say("menu-players", fewest=fewest, most=most, default=usual["players"]) + " ").strip()
    return {"players": _number(typed)} if typed else {}


def _number(typed: str) -> int | str:
    """Return the number that is typed, or else the text, which the game refuses or knows."""
    return int(typed) if typed.isdecimal() else typed
