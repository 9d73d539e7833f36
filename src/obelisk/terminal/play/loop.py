"""The game at the prompt: show the board, let people type and players think, until somebody leaves."""

import signal
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from obelisk.arena.scores import Scores
from obelisk.drawing import Lines, theme
from obelisk.errors import ObeliskError
from obelisk.position import Position
from obelisk.rulebook.modules import Workbench, benches_of
from obelisk.terminal.files import free_path, new_unfinished
from obelisk.terminal.play import news
from obelisk.terminal.play.session import Session
from obelisk.terminal.play.typed import Leave, commands_for
from obelisk.terminal.screen import Screen

INTERRUPTED = 130
"""What a shell expects of a program that was stopped with Ctrl-C."""


LEAVING = ("quit", "q")
"""What is typed to leave, anywhere."""


class Loop:
    """A session and the screen that it is played on."""

    def __init__(
        self,
        screen: Screen,
        session: Session,
        *,
        again: Callable[[], Session],
        save: Path | None = None,
        seconds: float | None = None,
    ):
        """Play *session* on *screen*, then games from *again*; hints take *seconds*.

        The first game is written to *save* when it ends or is left, wherever else people save it.
        """
        self.screen = screen
        self.session = session
        self.again = again
        self.path = save
        self._named = save
        """The file that is written in any case."""
        self.seconds = seconds
        self.news = self._opening_news()
        self._told_from = session.given
        """The position from which on the news tell everything."""
        self._is_new = True
        self._rank: int | None = None
        self._at_keyboard: int | None = None

    def _opening_news(self) -> list[news.Line]:
        """Tell what chance has brought before anybody could do something."""
        return news.since(self.screen.say, self.session, self.session.given)

    def run(self) -> None:
        """Play until somebody leaves or the input ends; what is not saved by then is put aside."""
        try:
            with _hangup_interrupts():
                self.show()
                while True:
                    self._turn()
        except Leave:
            return
        except EOFError:
            self.keep()
        except KeyboardInterrupt:
            self.keep()
            raise SystemExit(INTERRUPTED) from None
        except BaseException:
            self.keep()
            raise

    def _turn(self) -> None:
        if self.session.is_over and not self.screen.is_live:
            self.leave()
        with theme.worn(self.session.table.colours):
            if self.session.is_over or self.session.mover.is_person:
                self._listen()
            else:
                self._think()

    def _listen(self) -> None:
        """Take one line: a command or a move. A mistake is explained, and nothing else changes."""
        commands = commands_for(self.session)
        moves = [] if self.session.is_over else self.session.position.moves(self.session.seat)
        self.screen.complete([*moves, *commands])
        typed = self.screen.ask().strip()
        word, _, rest = unicodedata.normalize("NFKC", typed).partition(" ")
        command = commands.get("quit" if word.lower() in LEAVING else word.lower())
        try:
            if command is not None and typed not in moves:
                command(self, rest.strip())
            else:
                self.play(typed)
        except ObeliskError as error:
            self.screen.line(error.explain(self.screen.language), "error")

    def play(self, typed: str) -> None:
        """Make a move that a person typed."""
        if self.session.is_over:
            self.screen.line(self.screen.say("over-now"), "error")
            return
        if not self._is_meant(typed):
            return
        before = self.session.position
        self.session.play(typed)
        self.news.clear()
        self._told_from = before
        self._tell(before)

    def took_back(self, n: int) -> None:
        """Tell how many moves were taken back, and show the position."""
        self.news, self._told_from = [(None, self.screen.say("taken-back", n=n))], self.session.position
        self.show()

    def _is_meant(self, typed: str) -> bool:
        """Ask before a move that the workbench doubts."""
        bench, position = self.session.bench, self.session.position
        if bench is None:
            return True
        move = self.session.read(typed)
        position.read(move, self.session.seat)
        question = bench.doubt(move, self.screen.language)
        return question is None or self.confirm(question)

    def _think(self) -> None:
        before = self.session.position
        with self.screen.busy(self.screen.say("thinking", name=self.session.mover.name)):
            self.session.think()
        self._tell(before)

    def _tell(self, before: Position) -> None:
        if before.secret_plies - self.session.position.secret_plies:
            # What was told as a secret move is known now.
            self.news, before = [], self._told_from
        self.news += news.since(self.screen.say, self.session, before)
        self._rank = None
        if self.session.is_over:
            self._rank = self._enter_score()
            self._tell_verdict()
        self.show()
        if self.session.is_over and self.screen.is_live:
            self._write_files()

    def _enter_score(self) -> int | None:
        """Enter a game that ended alone among the best scores of its set-up, and return its rank there."""
        if self.session.position.seats > 1:
            return None
        if self.session.table.is_helped:
            self.news.append((None, self.screen.say("scores-helped")))
            return None
        try:
            return Scores().add(self.session.position, self.session.seats[0].name)
        except ObeliskError as error:
            self.news.append((None, error.explain(self.screen.language)))
            return None

    def _tell_verdict(self) -> None:
        """Tell what was possible, where a game knows it."""
        benches = benches_of(self.session.position)
        if benches is not None:
            with self.screen.busy(self.screen.say("looking")):
                self.news += benches.verdict(self.session.position, self.screen.language)

    def show(self, *, is_table: bool = False) -> None:
        """Draw the board, what happened last, and whose turn it is; the workbench instead, when it is in use."""
        bench = self.session.bench
        self.draw(bench if bench is not None and bench.is_due and not is_table else None)

    def draw(self, bench: Workbench | None, told: Lines | None = None) -> None:
        """Draw a fresh page in the players' colours: the table, or a workbench with what is told of it."""
        with theme.worn(self.session.table.colours):
            self._draw(bench, told)

    def _draw(self, bench: Workbench | None, told: Lines | None) -> None:
        screen, session = self.screen, self.session
        self._hand_over()
        screen.clear()
        if screen.is_live or self._is_new:
            title, about = session.position.game.title, screen.say.of("about", session.position.game.name)
            screen.spans([(title.explain(screen.language), "key"), ("  ", ""), (about, "quiet")])
            screen.line()
            self._is_new = False
        if bench is None:
            screen.board(session.position, session.onlooker, tells_turn=False)
        else:
            screen.lines(bench.lines(screen.language))
        screen.line()
        screen.lines(told or [])
        for seat, line in self.news:
            self._show_line(seat, line)
        if session.is_over:
            self._show_line(news.winner(session), news.result(screen.say, session), "key")
            if self._rank is not None:
                news.show_best(screen, session.position, self._rank)
            self._say_what_now()
        elif session.mover.is_person:
            self._show_line(session.seat, news.told(screen.say, session, "your-move", session.seat), "key")
            self._say_what_now()

    def _hand_over(self) -> None:
        """Where people hide something from each other, show nothing until the one to move sits at the keyboard."""
        session = self.session
        if not (self.screen.is_live and session.has_secrets_here) or session.is_over or not session.mover.is_person:
            return
        if self._at_keyboard != session.seat:
            self._at_keyboard = session.seat
            self.screen.clear()
            self._show_line(session.seat, news.told(self.screen.say, session, "hand-over", session.seat), "key")
            if self.screen.ask(self.screen.say("press-enter") + " ").strip().lower() in LEAVING:
                self.leave()

    def _show_line(self, seat: int | None, line: str, style: str = "") -> None:
        """Print a line about a seat, after the sign of its pieces."""
        if seat is None:
            self.screen.line(line, style)
        else:
            mark, colour = self.screen.piece(seat)
            self.screen.spans([(f"{mark} ", colour), (line, style)])

    def _say_what_now(self) -> None:
        """Name everything that can be typed."""
        if not self.screen.is_live:
            return
        commands = [name for name in commands_for(self.session) if name != "?"]
        bench = self.session.bench
        if bench is not None and bench.is_due:
            self.screen.line(bench.how(self.screen.language), "quiet")
        elif self.session.is_over:
            self.screen.line(self.screen.say("type-command", commands=commands), "quiet")
        else:
            example = self.session.position.moves(self.session.seat)[0]
            self.screen.line(self.screen.say("type-move", example=example, commands=commands), "quiet")

    def confirm(self, question: str) -> bool:
        """Ask a person yes or no; without a terminal the answer is yes."""
        if not self.screen.is_live:
            return True
        return self.screen.ask(question + " ").strip().lower() in self.screen.say("yes").split()

    def save(self, path: Path | None = None) -> None:
        """Write the record to *path*, to where it was written before, or to a new file here."""
        path = path or self.path or free_path(Path(f"{self.session.position.game.name}.json"))
        if path not in (self.path, self._named) and not self._may_write(path):
            return
        self._save_to(path)
        self.path = path

    def _save_to(self, path: Path) -> None:
        """Write the record to *path*; a file in which the game was put aside is needed no longer."""
        self.session.save(path)
        if self.session.kept is not None and self.session.kept.resolve() == path.expanduser().resolve():
            self.session.kept = None
        self.session.forget()
        self.screen.line(self.screen.say("saved", path=path))

    def write(self, path: Path, write_to: Callable[[Path], None]) -> None:
        """Write a file that belongs to the game."""
        if self._may_write(path):
            write_to(path)
            self.screen.line(self.screen.say("saved", path=path))

    def _may_write(self, path: Path) -> bool:
        return not path.expanduser().exists() or self.confirm(self.screen.say("overwrite", path=path))

    def leave(self) -> None:
        """Leave; a person is asked about moves that are not saved."""
        if self.screen.is_live and self._named is not None:
            self.keep()
        elif self.screen.is_live and self.session.is_unsaved and not self._ask_to_save():
            self.session.forget()
        elif not self.screen.is_live and (not self.session.is_over or self.path is not None):
            self.keep()
        elif self.session.is_over:
            self.session.forget()
        raise Leave

    def _ask_to_save(self) -> bool:
        answer = self.screen.ask(self.screen.say("save-first") + " ").strip()
        if answer.lower() in self.screen.say("no").split():
            return False
        is_yes = not answer or answer.lower() in self.screen.say("yes").split()
        self.save(None if is_yes else Path(answer))
        return True

    def keep(self) -> None:
        """Lose nothing: write to the file that was named, or put the game aside where the menu finds it."""
        self._write_files()
        if self.session.is_unsaved:
            path = self.session.kept or new_unfinished(self.session.position.game.name)
            self.session.save(path)
            self.session.kept = path
            self.screen.line()
            self.screen.line(self.screen.say("kept", path=path))

    def _write_files(self) -> None:
        """Write the game to the file that was typed last, and to the one that is written in any case."""
        for path in dict.fromkeys(path for path in (self.path, self._named) if path is not None):
            try:
                self._save_to(path)
            except ObeliskError as error:
                self.screen.line(error.explain(self.screen.language), "error")

    def restart(self) -> None:
        """Play another game."""
        if self.session.is_unsaved:
            self._ask_to_save()
        self.session.forget()
        before, self.session = self.session, self.again()
        is_same = self.session.position.setup == before.position.setup
        if before.table.is_helped and is_same:
            self.session.note_help()
        self.path = self._named = None
        self._at_keyboard = None
        self.news, self._told_from = self._opening_news(), self.session.given
        self.show()


@contextmanager
def _hangup_interrupts() -> Iterator[None]:
    """Treat a closed terminal window, or a polite request to end, like Ctrl-C."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
