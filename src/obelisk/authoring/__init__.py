"""The door for authors of games and players: everything that a package of their own needs.

Our own games come in by it too, and by the kernel; import-linter holds them to it. Smaller doors have what most games
do without: `obelisk.authoring.drawing` everything that pictures are made of, `paper` what is printed, `players` those
who know a game and what proves it, `terminal` and `pages` what its own commands and pages are made of.

`obelisk.testing` has the check of a finished game, `docs/tutorial.md` writes one from an empty folder.
"""

import importlib
import typing

from obelisk import catalogue, records
from obelisk.errors import (
    BadMap,
    BadRecord,
    BadRequest,
    BadSetup,
    CannotSolve,
    IllegalMove,
    ObeliskError,
    UnknownGame,
    UnknownPlayer,
)
from obelisk.game import Game
from obelisk.kernel import bits
from obelisk.kernel.chance import pick, shuffle
from obelisk.kernel.learning.encoding import UNFINISHED, fill
from obelisk.kernel.placing import count_pieces
from obelisk.kernel.repetition import forget, is_memory_full, remember, times_seen
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import IDLE, LOSES, RESTS, UNDECIDED, Rules, end
from obelisk.kernel.state import BOTH, CHANCE, CHANCE_ACTS, OVER, Chance, Numbers, State, StateType, memory, number
from obelisk.players.base import Candidate, Player
from obelisk.position import Position, Result
from obelisk.rulebook.after import after
from obelisk.rulebook.boards import BoardEncoding, Plane, alike, filling, half_turn, mirrored, transposed
from obelisk.rulebook.encodings import Encoding, Part, Symmetry
from obelisk.rulebook.geometry import (
    HEX_STEPS,
    LETTERS,
    Board,
    GraphBoard,
    HexBoard,
    SquareBoard,
    as_set,
    image_table,
    moved_sets,
)
from obelisk.rulebook.modules import Done, PutAside, Workbench
from obelisk.rulebook.notation import (
    CELL,
    CellNotation,
    Notation,
    StepNotation,
    cells_named,
    no_such_cell,
    read_cells,
    row_beside,
    write_all,
)
from obelisk.rulebook.pages import Card, Pages
from obelisk.rulebook.setups import NO_SETUP, Setup, SizeSetup, reject_unknown_keys, whole_number
from obelisk.rulebook.tokens import TokenActions, TokenKind, Tokens
from obelisk.rulebook.values import (
    EMPTY,
    NOBODYS,
    Bench,
    Look,
    Option,
    Puzzles,
    Search,
    Secrets,
    Text,
    Training,
    Welcome,
)
from obelisk.storage.folders import data_folder, read_text, write_whole
from obelisk.words import LANGUAGES, Message, begun, figure, is_known, listed, sentence

if typing.TYPE_CHECKING:
    from obelisk.authoring.drawing import (
        Box,
        Canvas,
        CellStyle,
        Frame,
        GraphStyle,
        Lines,
        Names,
        Scene,
        Style,
        cover_pictures,
        draw_board,
        places,
        scene_of,
    )
    from obelisk.authoring.lessons import (
        Goal,
        Lesson,
        Step,
        Tempting,
        anything,
        captures,
        last_move,
        mover,
        one_of,
        pieces,
        read_lesson,
        wins,
    )

# Rules.
__all__ = [
    "BOTH",
    "CHANCE",
    "CHANCE_ACTS",
    "OVER",
    "Chance",
    "Numbers",
    "Rules",
    "State",
    "StateType",
    "bits",
    "count_pieces",
]
__all__ += ["end", "forget", "is_memory_full", "memory", "number", "pick", "remember", "rule", "shuffle", "times_seen"]
__all__ += ["IDLE", "LOSES", "RESTS", "UNDECIDED"]
# The game, its set-up, and what it says.
__all__ += ["NO_SETUP", "Bench", "Game", "Look", "Message", "Option", "Search", "Secrets", "Setup", "Text", "Training"]
__all__ += ["Puzzles", "SizeSetup", "Welcome"]
__all__ += ["Position", "Result", "after", "catalogue", "records", "reject_unknown_keys", "whole_number"]
__all__ += ["LANGUAGES", "begun", "figure", "is_known", "listed", "sentence"]
__all__ += ["data_folder", "read_text", "write_whole"]
# What is refused.
__all__ += ["BadMap", "BadRecord", "BadRequest", "BadSetup", "CannotSolve", "IllegalMove", "ObeliskError"]
__all__ += ["UnknownGame", "UnknownPlayer"]
# Boards, and moves as text.
__all__ += ["EMPTY", "LETTERS", "NOBODYS", "Board", "GraphBoard", "HexBoard", "SquareBoard", "as_set", "image_table"]
__all__ += ["CELL", "HEX_STEPS", "cells_named", "moved_sets", "row_beside", "write_all"]
__all__ += ["CellNotation", "Notation", "StepNotation", "no_such_cell", "read_cells"]
# Actions and observations.
__all__ += [
    "UNFINISHED",
    "BoardEncoding",
    "Encoding",
    "Part",
    "Plane",
    "Symmetry",
    "TokenActions",
    "TokenKind",
    "Tokens",
    "alike",
    "fill",
    "filling",
    "half_turn",
    "mirrored",
    "transposed",
]
# Players, workbenches, pages.
__all__ += ["Candidate", "Card", "Done", "Pages", "Player", "PutAside", "Workbench"]
# Pictures and lessons: loaded on first use, since who only plays a game never draws.
__all__ += ["Box", "Canvas", "CellStyle", "Frame", "GraphStyle", "Lines", "Names", "Scene", "Style"]
__all__ += ["cover_pictures", "draw_board", "places", "scene_of"]
__all__ += ["Goal", "Lesson", "Step", "Tempting", "anything", "captures", "last_move", "mover", "one_of", "pieces"]
__all__ += ["read_lesson", "wins"]


def __getattr__(name: str) -> typing.Any:
    """Load what a smaller door has too."""
    if name in __all__:
        for door in ("lessons", "drawing"):
            module = importlib.import_module(f"{__name__}.{door}")
            if name in module.__all__:
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
