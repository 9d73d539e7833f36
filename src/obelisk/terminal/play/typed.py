"""What can be typed at the prompt besides moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import obelisk
from obelisk.drawing import Look, looks
from obelisk.paper.pdf import PAGES, save_page
from obelisk.players import adviser
from obelisk.rulebook.modules import Sheet, sheet_of
from obelisk.rulebook.summary import more_rules, rules_in_short
from obelisk.table.views.sheets import colours_on_sheet
from obelisk.terminal.files import PERSON, write_text
from obelisk.terminal.play.session import Session

if TYPE_CHECKING:
    from obelisk.terminal.play.loop import Loop

BEST = 5
"""How many moves a hint names."""

LONGEST_LINE = 6
"""How many moves of a line a hint names."""

MANY = 24
"""A longer list of moves is grouped."""

HINT_SECONDS = 1.0

CHANCES = ("mcts", "perfect")
"""Who says of a move what the chances to win are."""


class Leave(Exception):
    """Somebody leaves the game."""


Command = Callable[["Loop", str], None]


def moves(loop: Loop, rest: str) -> None:
    """List the legal moves with their numbers, or those of them that begin with a text, or else contain it."""
    say, listed = loop.screen.say, loop.session.position.moves(loop.session.seat)
    chosen = _with(listed, rest.lower()) if rest else listed
    if not chosen:
        loop.screen.line(say("no-moves-with", text=rest), "error")
        return
    numbers = [loop.session.number_of(n) for n in range(1, len(listed) + 1)]
    _list(loop, {move: f"{number:>3} {move}" for number, move in zip(numbers, listed, strict=True) if move in chosen})
    is_marked = loop.session.has_number_moves
    loop.screen.line(say("type-marked-number" if is_marked else "type-number"), "quiet")
    if len(chosen) > MANY:
        loop.screen.line(say("moves-with", example=_beginning(chosen[0])), "quiet")


def _with(listed: list[str], text: str) -> list[str]:
    """Return the moves whose first number or word is *text*, or else that begin with it, or else contain it."""
    whole = [move for move in listed if _beginning(move).lower() == text]
    begin = [move for move in listed if move.lower().startswith(text)]
    return whole or begin or [move for move in listed if text in move.lower()]


def _list(loop: Loop, entries: dict[str, str]) -> None:
    """Print entries in columns; where there are many, moves that begin differently stand on lines of their own."""
    width = max(map(len, entries.values())) + 2
    per_line = max(1, min(loop.screen.console.width, 80) // width)
    groups: dict[str, list[str]] = {}
    for move, entry in entries.items():
        groups.setdefault(_beginning(move) if len(entries) > MANY else "", []).append(entry)
    for group in groups.values():
        for start in range(0, len(group), per_line):
            loop.screen.line("".join(entry.ljust(width) for entry in group[start : start + per_line]).rstrip())


def _beginning(move: str) -> str:
    """Return the number or the letters that a move begins with."""
    found = re.match(r"\W*(\d+|[^\W\d]+)", move)
    return found[1] if found else move


def hint(loop: Loop, rest: str) -> None:
    """Ask a player which moves are good, what speaks for them, and how the game is expected to go on."""
    session, screen = loop.session, loop.screen
    with screen.busy(screen.say("looking")):
        asked = adviser(session.position, seconds=loop.seconds or HINT_SECONDS)
        candidates = asked.analyse(session.position, session.seat)
    if session.table.is_solo:
        session.note_help()
    # Others say what a move is worth beside the best.
    value = "value" if asked.name in CHANCES else "worth"
    best = candidates[:BEST]
    n = 4 if any(len(candidate.line) > 1 for candidate in best) else 3
    rows = []
    for found in best:
        reason = "" if found.reason is None else found.reason.explain(screen.language)
        rows.append((found.move, _percent(found.value), reason, " ".join(found.line[:LONGEST_LINE]))[:n])
    screen.table("<><<"[:n], screen.say.columns("move", value, "reason", "line")[:n], rows)


def _percent(value: float) -> str:
    """Write a value so that only a sure win is 100 %, and only a sure loss 0 %."""
    return f"{value if value in (0.0, 1.0) else min(max(value, 0.01), 0.99):.0%}"


def undo(loop: Loop, rest: str) -> None:
    """Go back to a person's last turn."""
    taken_back = loop.session.undo()
    if not taken_back:
        loop.screen.line(loop.screen.say("nobody-moved"), "error")
        return
    loop.took_back(taken_back)


def put_on_sheet(loop: Loop, rest: str, *, sheet: Sheet) -> None:
    """Print the sheet on which the game can be put aside, or write it to a file: as text, or as a page."""
    position, language = loop.session.position, loop.screen.language
    names = ["" if seat.name == PERSON else seat.name for seat in loop.session.seats]
    colours = colours_on_sheet(loop.session.table, language)
    if Path(rest).suffix.lower() in PAGES:
        page = sheet.draw(position, names=names, colours=colours, language=language)
        loop.write(Path(rest), lambda path: save_page(page, path))
        return
    text = sheet.write(position, names=names, colours=colours, language=language)
    if rest:
        loop.write(Path(rest), lambda path: write_text(path, text))
        return
    for line in text.splitlines():
        loop.screen.line(line)


def look(loop: Loop, rest: str, *, at: Look) -> None:
    """Show something of the game more closely, as the person to move may see it."""
    session = loop.session
    seat = None if session.is_over else session.seat
    loop.screen.lines(at(session.position, seat, rest, language=loop.screen.language))


def try_out(loop: Loop, rest: str, *, word: str) -> None:
    """Do something on the workbench."""
    with loop.screen.busy(loop.screen.say("looking")):
        done = loop.session.try_out(word, rest, loop.screen.language)
    if done.move is not None:
        loop.play(done.move)
    elif done.is_drawn:
        loop.draw(done.bench, done.told)
    else:
        loop.screen.lines(done.told)


def back(loop: Loop, rest: str) -> None:
    """Take back what was last changed on the workbench."""
    if loop.session.try_back():
        loop.draw(loop.session.bench)
    else:
        loop.screen.line(loop.screen.say("bench-unchanged"), "error")


def rules(loop: Loop, rest: str) -> None:
    """Print the rules of the games in play, by topic."""
    for name in _games_in_play(loop.session):
        book = obelisk.game(name)
        title = book.title.explain(loop.screen.language)
        short = rules_in_short(name, loop.screen.language)
        loop.screen.spans([(f"{title}: ", "key"), ("" if short else loop.screen.say("rules-elsewhere"), "")])
        for section in (*short, *more_rules(name, loop.screen.language)):
            loop.screen.line(section.heading, "key")
            for line in section.lines:
                loop.screen.line(f"  · {line}")


def help_(loop: Loop, rest: str) -> None:
    """Tell how moves are written, and what else can be typed."""
    screen, say = loop.screen, loop.screen.say
    name, *micro = _games_in_play(loop.session)
    if not loop.session.is_over:
        example = loop.session.position.moves(loop.session.seat)[0]
        screen.line(say.of("how", [name, *micro][-1]) or say("how-plain", example=example))
        screen.line(say("how-loose-marked" if loop.session.has_number_moves else "how-loose"), "quiet")
    bench = loop.session.bench
    of_bench = {} if bench is None else bench.words(screen.language)
    known = [command for command in commands_for(loop.session) if command != "?"]
    width = max(map(len, known))
    for command in known:
        told = of_bench.get(command) or say.of(f"command/{command}", name) or say(f"command/{command}")
        screen.spans([(f"  {command:<{width}} ", "key"), (told, "")])


def _games_in_play(session: Session) -> list[str]:
    """Return the game, and in a match the microgame on the tile."""
    game = session.position.game
    micro = None if game.parts is None else game.parts.micro(session.position.record)
    return [game.name] if micro is None else [game.name, micro[0].name]


def commands_for(session: Session) -> dict[str, Command]:
    """Return the commands that make sense now, by their words."""
    known: dict[str, Command] = {}
    if session.is_over:
        known["again"] = lambda loop, rest: loop.restart()
    else:
        known |= {"moves": moves, "hint": hint}
    known |= {"undo": undo, "save": lambda loop, rest: loop.save(Path(rest) if rest else None)}
    sheet = sheet_of(session.position)
    if sheet is not None:
        known[sheet.WORD] = partial(put_on_sheet, sheet=sheet)
    known |= {word: partial(look, at=shown) for word, shown in looks(session.position).items()}
    bench = session.bench
    if bench is not None:
        known |= {word: partial(try_out, word=word) for word in bench.words("en")}
        known |= {} if session.is_over else {"back": back}
    known["board"] = lambda loop, rest: loop.show(is_table=True)
    return {**known, "rules": rules, "help": help_, "?": help_, "quit": lambda loop, rest: loop.leave()}
