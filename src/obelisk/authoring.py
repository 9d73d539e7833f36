"""The door for authors of games and players: everything that a package of their own needs.

`obelisk.testing` has the check of a finished game, `docs/tutorial.md` writes one from an empty folder.
"""

from obelisk.drawing.boards.places import places
from obelisk.drawing.boards.styles import Box, CellStyle, Frame, GraphStyle, Style, draw_board
from obelisk.drawing.boards.textboard import Lines
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.covers import cover_pictures
from obelisk.drawing.naming import Names
from obelisk.drawing.scene import Scene, scene_of
from obelisk.errors import BadSetup, IllegalMove
from obelisk.game import Game
from obelisk.kernel import bits
from obelisk.kernel.chance import pick, shuffle
from obelisk.kernel.learning.encoding import UNFINISHED, fill
from obelisk.kernel.repetition import forget, is_memory_full, remember, times_seen
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import IDLE, LOSES, RESTS, UNDECIDED, Rules, end
from obelisk.kernel.state import BOTH, CHANCE, CHANCE_ACTS, OVER, Chance, Numbers, State, StateType, memory, number
from obelisk.lessons.goals import anything, captures, last_move, mover, one_of, pieces, wins
from obelisk.lessons.reading import read_lesson
from obelisk.lessons.step import Lesson, Step, Tempting
from obelisk.players.base import Candidate, Player
from obelisk.position import Position, Result
from obelisk.rulebook.after import after
from obelisk.rulebook.boards import BoardEncoding, Plane, alike, half_turn, mirrored
from obelisk.rulebook.encodings import Encoding, Part, Symmetry
from obelisk.rulebook.geometry import LETTERS, Board, GraphBoard, HexBoard, SquareBoard, as_set, image_table
from obelisk.rulebook.modules import Done, Workbench
from obelisk.rulebook.notation import CellNotation, Notation, StepNotation, no_such_cell, read_cells
from obelisk.rulebook.pages import Card, Pages
from obelisk.rulebook.setups import NO_SETUP, Setup, reject_unknown_keys, whole_number
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
from obelisk.words import Message

# Rules.
__all__ = ["BOTH", "CHANCE", "CHANCE_ACTS", "OVER", "Chance", "Numbers", "Rules", "State", "StateType", "bits"]
__all__ += ["end", "forget", "is_memory_full", "memory", "number", "pick", "remember", "rule", "shuffle", "times_seen"]
__all__ += ["IDLE", "LOSES", "RESTS", "UNDECIDED"]
# The game, its set-up, and what it says.
__all__ += ["NO_SETUP", "Bench", "Game", "Look", "Message", "Option", "Search", "Secrets", "Setup", "Text", "Training"]
__all__ += ["Puzzles", "Welcome"]
__all__ += ["BadSetup", "IllegalMove", "Position", "Result", "after", "reject_unknown_keys", "whole_number"]
# Boards, and moves as text.
__all__ += ["EMPTY", "LETTERS", "NOBODYS", "Board", "GraphBoard", "HexBoard", "SquareBoard", "as_set", "image_table"]
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
    "half_turn",
    "mirrored",
]
# Pictures.
__all__ += ["Box", "Canvas", "CellStyle", "Frame", "GraphStyle", "Lines", "Names", "Scene", "Style"]
__all__ += ["cover_pictures", "draw_board", "places", "scene_of"]
# Lessons.
__all__ += ["Lesson", "Step", "Tempting", "anything", "captures", "last_move", "mover", "one_of", "pieces"]
__all__ += ["read_lesson", "wins"]
# Players, workbenches, pages.
__all__ += ["Candidate", "Card", "Done", "Pages", "Player", "Workbench"]
