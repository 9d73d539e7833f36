"""What the terminal shows and asks: in colour for a person at a terminal, as plain text for everything else."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from itertools import chain, repeat

from rich.console import Console, JustifyMethod
from rich.status import Status
from rich.table import Table
from rich.text import Text

from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.terminal.language import Say, spoken

PLAIN_WIDTH = 120
"""How wide a table may be where no terminal says it."""

# Every colour has a contrast of at least 3:1 on black and on white; seats also differ in their marks.
PALETTE = {
    "seat-0": "bold #0087d7",
    "seat-1": "bold #d75f00",
    "seat-2": "bold #af5faf",
    "seat-3": "bold #00875f",
    "seat-4": "bold #d75f87",
    "chip-b": "#0087d7",
    "chip-y": "#af8700",
    "chip-r": "#d75f5f",
    "chip-g": "#00875f",
    "chip-p": "#af5faf",
    "live": "bold #af8700",
    "nobody": "bold #878787",
    "last": "bold #af8700",
    "coordinate": "#878787",
    "frame": "#878787",
    "quiet": "#878787",
    "obelisk": "bold #af8700",
    "forbidden": "#d70000",
    "ghost": "#878787",
    "title": "bold",
    "roll": "bold",
    "error": "#d70000",
    "key": "bold",
}

_ASCII = str.maketrans(
    {
        **dict(zip("●○◆◇▲△■□◉◈•★⚄", "XoDO^^##@@*+?", strict=True)),
        **dict(zip("─━═│┃║┌┐└┘├┤┬┴┼╭╮╰╯╱╲", "--=||!+++++++++++++/\\", strict=True)),
        **dict.fromkeys("╔╗╚╝┏┓┗┛┣┫┳┻", "#"),
        **dict(zip("█▒▄╋◦", "#:_+o", strict=True)),
        **dict(zip("“”‘’·–—−×→←↑↓", "\"\"''.---x><^v", strict=True)),
        "…": "...",
        "⬡": "O",
        "▸": ">",
        "›": ">",
        "▲": "^",
    }
)


class Screen:
    """One terminal, or what stands in for one."""

    def __init__(self, language: str | None = None):
        self.say = Say(language or spoken())
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.has_signs = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
        self.console = self._console()
        self._status: Status | None = None

    def _console(self) -> Console:
        if self.is_live:
            return Console(highlight=False, markup=False, emoji=False)
        width = int(os.environ.get("COLUMNS", "0") or 0) or PLAIN_WIDTH
        return Console(highlight=False, markup=False, emoji=False, force_terminal=False, color_system=None, width=width)

    @property
    def language(self) -> str:
        """The language spoken here."""
        return self.say.language

    def line(self, text: str = "", style: str = "") -> None:
        """Print a line of text; *style* is a name of the palette."""
        self.spans([(text, style)])

    def spans(self, spans: Sequence[tuple[str, str]]) -> None:
        """Print one line whose parts have styles of their own."""
        text = Text()
        for part, style in spans:
            text.append(self.signs(part), PALETTE.get(style, ""))
        text.rstrip()
        self.console.print(text, soft_wrap=not self.is_live)

    def hanging(self, head: str, text: str) -> None:
        """Print a quiet text beside its *head*; where it is too long for the line, the next ones begin below it."""
        shown = Table.grid()
        shown.add_column(width=len(head), no_wrap=True)
        shown.add_column()
        shown.add_row(Text(self.signs(head), PALETTE["key"]), Text(self.signs(text), PALETTE["quiet"]))
        self.console.print(shown)

    def lines(self, lines: Iterable[Sequence[tuple[str, str]]]) -> None:
        """Print lines whose parts have styles of their own."""
        for spans in lines:
            self.spans(spans)

    def table(
        self,
        sides: str,
        headings: Sequence[str],
        rows: Iterable[Sequence[object]],
        *,
        bold: Sequence[bool] = (),
        title: str = "",
    ) -> None:
        """Print a table whose columns stand left (`<`) or right (`>`), as *sides* says; some rows may be *bold*."""
        shown = Table(box=None, pad_edge=False, title=Text(title, "bold") if title else None, title_justify="left")
        for side, heading in zip(sides, headings, strict=True):
            is_right = side == ">"
            justify: JustifyMethod = "right" if is_right else "left"
            shown.add_column(self.signs(heading), justify=justify, no_wrap=is_right, overflow="fold")
        for row, is_bold in zip(rows, chain(bold, repeat(False)), strict=False):
            cells = (cell if isinstance(cell, Text) else Text(self.signs(str(cell))) for cell in row)
            shown.add_row(*cells, style="bold" if is_bold else "")
        self.console.print(shown)

    def board(self, position: Position, seat: int | None = None, *, tells_turn: bool = True) -> None:
        """Print the board as *seat* may see it, and what came and whose turn it is unless somebody else tells that."""
        from obelisk import drawing
        from obelisk.drawing.boards.textboard import status_lines
        from obelisk.drawing.naming import players

        names = players(position.seats, self.language)
        lines = drawing.styled(position, seat=seat, language=self.language, names=names)
        turn = status_lines(position, self.language, names)
        if not tells_turn and lines[-len(turn) :] == turn:
            lines = lines[: -len(turn)]
        if not tells_turn:
            lines = [line for line in lines if [style for _, style in line] != ["roll"]]
            lines = [[span for span in line if span[1] != "roll"] for line in lines]
        self.lines(lines)

    def signs(self, text: str) -> str:
        """Return *text* in signs that this terminal has."""
        return text if self.has_signs else text.translate(_ASCII)

    def piece(self, seat: int) -> tuple[str, str]:
        """Return the sign and the style of a seat's pieces, or those of chance."""
        from obelisk.drawing import theme
        from obelisk.drawing.pieces import CHANCES_GLYPH, glyph

        return (CHANCES_GLYPH, "nobody") if seat == CHANCE else (glyph(seat), theme.seat(seat))

    def clear(self) -> None:
        """Begin a fresh page on a terminal; leave a blank line elsewhere."""
        if self.is_live:
            self.console.clear()
        else:
            self.line()

    def ask(self, prompt: str = "> ") -> str:
        """Return the next line that is typed, or raise EOFError when there is none."""
        if self.is_live:
            return input(self.signs(prompt))
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def complete(self, words: Sequence[str]) -> None:
        """Let the Tab key finish *words* at the next prompt, where the terminal can."""
        if not self.is_live:
            return
        with suppress(ImportError):
            import readline

            readline.set_completer_delims("")
            readline.set_completer(
                lambda typed, n: dict(enumerate(word for word in words if word.startswith(typed))).get(n)
            )
            readline.parse_and_bind("tab: complete")

    @contextmanager
    def busy(self, what: str) -> Iterator[None]:
        """Show that something takes a while, and what."""
        if not self.is_live:
            yield
            return
        spinner = "dots" if self.has_signs else "line"
        with self.console.status(self.signs(what), spinner=spinner) as self._status:
            yield
        self._status = None

    def report(self, done: int, total: int | None, what: str) -> None:
        """Show how far solving a game is, where `busy` shows that something goes on."""
        if self._status is not None:
            self._status.update(self.signs(f"{self.say('solving-once', what=what)} {done:,}"))


def complain(text: str) -> None:
    """Print one sentence on standard error."""
    if isinstance(sys.stderr, TextIOWrapper):
        sys.stderr.reconfigure(errors="replace")
    print(text, file=sys.stderr)
