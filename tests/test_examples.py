"""Every example of moves that a text shows can be played."""

import re
import shlex
from pathlib import Path

import pytest

import obelisk
from obelisk import catalogue
from obelisk.errors import IllegalMove
from obelisk.words import LANGUAGES, sentence
from obelisk.words.places import messages, places
from obelisk.words.translating import text_of

ROOT = Path(__file__).parent.parent
GAMES = obelisk.games()
TITLES = [obelisk.game(name).title for name in GAMES]
"""Asked for here, so that the messages of all games are known."""
COMMAND = re.compile(r"obelisk (?:play|solve|perft|playouts|svg|arena|ladder|scores) [^`\n、。]*")
OF_INVENTORS = ("drizzle", "my-game")
"""The game of the tutorial, where a test runs all commands, and any new game."""
STEPS = re.compile(r"(?<![\w@])(?:[a-z]\d{1,2}){1,2}(?: (?:[a-z]\d{1,2}){1,2})+(?!\w)")
"""Several moves of a board game in a row."""


def can_be_played(game: str, moves: list[str]) -> bool:
    position = obelisk.game(game).start()
    try:
        for move in moves:
            position = position.play(move)
    except IllegalMove:
        return False
    return True


@pytest.fixture(scope="module")
def commands() -> list[tuple[str, str]]:
    """Every command in a message or on a page, and where it stands."""
    texts = {
        f"{code} ({language})": text_of(message)
        for language in LANGUAGES
        for place in places()
        for code, message in messages(place, language).items()
    }
    for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        texts[str(path.relative_to(ROOT))] = path.read_text(encoding="utf-8")
    return [(where, line.group()) for where, text in texts.items() for line in COMMAND.finditer(text)]


def test_there_are_examples(commands: list[tuple[str, str]]) -> None:
    assert len(commands) > 10
    assert sum("--moves" in line for _, line in commands) >= 1


def test_a_command_names_a_game_and_moves_that_it_knows(commands: list[tuple[str, str]]) -> None:
    for where, line in commands:
        check_command(where, line)


def check_command(where: str, line: str) -> None:
    name, *rest = shlex.split(line.partition(" (")[0].rstrip(".,:;"), comments=True)[2:]
    assert name in (*GAMES, *OF_INVENTORS) or not re.fullmatch("[a-z][a-z-]*", name), f"{where}: {line}"
    if "--moves" in rest and name not in OF_INVENTORS:
        assert can_be_played(name, rest[rest.index("--moves") + 1].replace(",", " ").split()), f"{where}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_moves_and_the_legend_of_a_map_show_moves_of_one_microgame(language: str) -> None:
    facts = {"micro": "?", "free": ".", "mark": "X", "known": "?", "playing": "?", "goal": "?"}
    for text in (sentence("terminal/option/moves", language), sentence("plug-in/map/legend", language, **facts)):
        (found,) = STEPS.findall(text)
        assert any(can_be_played(name, found.split()) for name in catalogue.names(catalogue.MICROGAMES)), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names(catalogue.MICROGAMES))
def test_what_tells_how_moves_are_written_shows_moves_of_the_game(name: str, language: str) -> None:
    """The first example is a move of the start or can at least be read; the others can be read."""
    position = obelisk.game(name).start()
    for topic in ("how", "rules/notation"):
        shown = re.findall(r"(?<!\w)(?:[a-z]\d){1,2}(?!\w)", sentence(f"{name}/{topic}", language))
        assert shown, topic
        for move in shown:
            if move not in position.moves():
                with pytest.raises(IllegalMove) as refused:
                    position.play(move)
                assert not refused.value.code.endswith("unreadable"), move
