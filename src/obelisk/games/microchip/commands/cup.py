"""A championship that is being played at the terminal, and its file."""

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from obelisk.authoring import BadRequest, Position, figure, read_text
from obelisk.authoring.terminal import (
    LEAVING,
    Leave,
    Loop,
    Say,
    Screen,
    Session,
    compile_for_play,
    free_path,
    prepared,
    saved_seats,
    write_text,
)
from obelisk.games.microchip import GAME, championship
from obelisk.games.microchip.championship import Championship
from obelisk.games.microchip.commands.boards import OPTION, boards_for


def read_cup(text: str) -> Championship:
    """Return the championship that a file's *text* says; a text that is no object is no path either."""
    return championship.read(text if text.lstrip().startswith("{") else "{" + text)


@dataclass
class Cup:
    """A championship that is being played: the file at *path* holds *stand* as the text *written*, if there is one."""

    screen: Screen
    path: Path
    stand: Championship
    written: str | None
    seed: int | None = None
    seconds: float | None = None
    boards: str | None = None

    @property
    def say(self) -> Say:
        """The words of the game."""
        return self.screen.say.within(GAME.name)

    def run(self) -> None:
        """Play until somebody is champion, or leaves."""
        if self.screen.is_live:
            compile_for_play(self.screen, [GAME.name])
        while self.stand.champions is None:
            if not self._play_one():
                return
            show_table(self.screen, self.stand)
            if self.stand.champions is None and self.screen.is_live and not self._is_wanted():
                return

    def _play_one(self) -> bool:
        position = self.stand.current or self._next_game()
        names = [self.stand.players[player] for player in self.stand.order]
        number = len(self.stand.games) + 1
        seats = saved_seats(names, seconds=self.seconds, progress=self.screen.report)
        session = prepared(self.screen, Session(position, seats))
        if self.written is None:
            self.save()
        if self.stand.current is not None:
            session.lay_out(self.stand.played[-1].more.get("workbench"))
        game = _Game(self, session)
        game.news.append((None, self.say("championship/game", number=number, name=names[0])))
        game.run()
        return session.is_over

    def _next_game(self) -> Position:
        n = len(self.stand.players)
        options = {} if self.boards is None else {OPTION: boards_for(self.boards, n, self.seed)}
        position = self.stand.next_game(seed=self.seed, **options)
        self.seed = None if self.seed is None else self.seed + 1
        return position

    def _is_wanted(self) -> bool:
        try:
            typed = self.screen.ask(self.say("championship/next") + " ")
        except (EOFError, KeyboardInterrupt):
            return False
        return typed.strip().lower() not in LEAVING

    def keep(self, session: Session) -> None:
        """Put the game where it stands into the championship, and write that."""
        today = date.today().isoformat()  # noqa: DTZ011 (the day where the players sit)
        more: dict[str, Any] = {"date": today, **session.on_benches()}
        if session.is_over or session.position.history or session.on_benches():
            self.stand = self.stand.add(session.position, **more)
            self.save()
        if not session.is_over:
            self.screen.line()
            self.screen.line(self.say("championship/kept", path=self.path))

    def save(self) -> None:
        """Write the championship: whole or not at all, and never over what another program wrote."""
        text = json.dumps(self.stand.record(), ensure_ascii=False, indent=1) + "\n"
        known = read_text(self.path) if self.path.expanduser().exists() else None
        if known != self.written:
            beside = free_path(self.path.expanduser())
            write_text(beside, text)
            changed, self.path, self.written = self.path, beside, text
            raise BadRequest("microchip/championship/changed", path=changed, saved=beside)
        write_text(self.path, text)
        self.written = text


class _Game(Loop):
    """One game of a championship: it is kept at every end, and over when it is over."""

    def __init__(self, cup: Cup, session: Session):
        super().__init__(cup.screen, session, again=lambda: session, seconds=cup.seconds)
        self._cup = cup

    def _turn(self) -> None:
        if self.session.is_over:
            self.leave()
        super()._turn()

    def leave(self) -> None:
        """Leave without a question: nothing is lost."""
        self.keep()
        raise Leave

    def keep(self) -> None:
        """Write the championship with this game, as far as it is played."""
        self._cup.keep(self.session)

    def _say_what_now(self) -> None:
        if not self.session.is_over:
            super()._say_what_now()


def show_table(screen: Screen, stand: Championship) -> None:
    """Print who has how many points and wins, and the points of every game."""
    say, own = screen.say, screen.say.within(GAME.name)
    champions = stand.champions or ()
    players = sorted(range(len(stand.players)), key=lambda player: (-stand.totals[player], -stand.wins[player]))
    rows = [
        (stand.players[player], figure(stand.totals[player]), stand.wins[player], _points(stand, player))
        for player in players
    ]
    name, games = say.columns("name", "games")
    headings = [name, own("column/total"), own("column/wins"), games]
    screen.line()
    screen.line(own("championship/title", target=stand.target, n=len(stand.games)), "key")
    screen.table("<>><", headings, rows, bold=[player in champions for player in players])
    if champions:
        names = say("and").join(stand.players[player] for player in champions)
        screen.line(own("championship/won", names=names, n=len(champions)), "key")


def _points(stand: Championship, player: int) -> str:
    return " ".join(figure(of_game[player]) for of_game in stand.points)
