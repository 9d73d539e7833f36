"""The menu that `obelisk` alone shows: which game, who plays, how large."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import obelisk
from obelisk import catalogue
from obelisk.errors import BadSetup, ObeliskError
from obelisk.players import about
from obelisk.terminal import files
from obelisk.terminal.games import KINDS, row
from obelisk.terminal.loop import LEAVING
from obelisk.terminal.play import Plan, go_on, play_plan
from obelisk.terminal.screen import Screen
from obelisk.terminal.seats import PERSON, known_players
from obelisk.words import Message

DEFAULT_GAME = "kono"
OPPONENTS = ("mcts", "builder")
"""Who sits opposite unless told otherwise: the first that plays the game."""


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
    name = _ask_game(screen, names, kept)
    if name is None and kept is not None:
        go_on(screen, kept)
        return
    game = name or DEFAULT_GAME
    options = _ask_options(screen, game)
    players = _ask_players(screen, game, obelisk.game(game).start(**options).seats)
    play_plan(screen, Plan(game=game, players=",".join(players), options=options))


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
    for group in KINDS:
        for name in catalogue.names(group):
            _, title, _, kind, about = row(screen.say, name, group)
            names.append(name)
            screen.spans([(f"  {len(names)}  ", "key"), (f"{title or name} ", "key"), (f"({kind})", "quiet")])
            if about:
                screen.line(f"     {about}", "quiet")
    screen.line()
    return names


def _ask_game(screen: Screen, names: Sequence[str], kept: Path | None) -> str | None:
    """Return the game that is chosen, by number or name; None for the unfinished one."""
    default = names.index(DEFAULT_GAME) + 1
    while True:
        typed = screen.ask(screen.say("menu-game", default=default) + " ").strip().lower() or str(default)
        if typed in LEAVING:
            raise EOFError
        if typed == "0" and kept is not None:
            return None
        if typed in names:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        screen.line(screen.say("menu-not-there", typed=typed, n=len(names)), "error")


def _ask_players(screen: Screen, game: str, seats: int) -> list[str]:
    """Return who sits where; the first is a person and the others are computers, unless told otherwise."""
    known = known_players(game, seats)
    screen.line()
    screen.line(screen.say("menu-who"))
    for number, name in enumerate(known, start=1):
        screen.spans([(f"  {number}  {name:<8} ", "key"), (_about(screen, name), "quiet")])
    return [_ask_player(screen, known, seat) for seat in range(seats)]


def _about(screen: Screen, name: str) -> str:
    told = Message("player/about/person") if name == PERSON else about(name)
    return "" if told is None else told.explain(screen.language)


def _ask_player(screen: Screen, known: Sequence[str], seat: int) -> str:
    default = known[0] if seat == 0 else next((name for name in OPPONENTS if name in known), known[0])
    mark, _ = screen.piece(seat)
    question = screen.say("menu-seat", seat=seat, mark=mark, default=default)
    while True:
        typed = screen.ask(question + " ").strip() or default
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        if typed.split(":")[0] in known:
            return typed
        screen.line(screen.say("menu-not-there", typed=typed, n=len(known)), "error")


def _ask_options(screen: Screen, game: str) -> dict[str, Any]:
    """Return the size and the microgames, where a game has them, in a form that the game accepts."""
    with screen.busy(screen.say("compiling")):
        usual = obelisk.game(game).start().setup
    while True:
        options: dict[str, Any] = _ask_how_many(screen, game, usual)
        if "size" in usual:
            typed = screen.ask(screen.say("menu-size", default=usual["size"]) + " ").strip()
            options |= {"size": int(typed) if typed.isdecimal() else typed} if typed else {}
        if obelisk.game(game).parts is not None:
            known = ", ".join(catalogue.names(catalogue.MICROGAMES))
            typed = screen.ask(screen.say("menu-micros", known=known) + " ")
            options |= {"micros": typed.replace(",", " ").lower().split()} if typed.strip() else {}
        try:
            obelisk.game(game).start(**options)
        except BadSetup as error:
            screen.line(error.explain(screen.language), "error")
        else:
            return options


def _ask_how_many(screen: Screen, game: str, usual: dict[str, Any]) -> dict[str, Any]:
    """Return how many play, where a game leaves it open."""
    fewest, most = obelisk.game(game).seats
    if fewest == most:
        return {}
    typed = screen.ask(screen.say("menu-players", fewest=fewest, most=most, default=usual["players"]) + " ").strip()
    return {"players": int(typed) if typed.isdecimal() else typed} if typed else {}
