"""The door to the terminal: what a game's own commands are made of."""

from obelisk.table.core.opening import make_local
from obelisk.table.views.sheets import colours_on_sheet
from obelisk.terminal.compiling import compile_for_play
from obelisk.terminal.extensions import App, Command, PlayOption, add_command, add_group
from obelisk.terminal.files import PERSON, free_path, load, load_colours, load_date, write_text
from obelisk.terminal.language import Say
from obelisk.terminal.options import Players, Save, Seconds, Seed, argument, option
from obelisk.terminal.play.loop import LEAVING, Loop
from obelisk.terminal.play.seats import saved_seats, seat_players
from obelisk.terminal.play.session import Session
from obelisk.terminal.play.starting import play_from, prepared
from obelisk.terminal.play.typed import Leave
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import PALETTE, Screen

# Commands, and what they are given.
__all__ = ["App", "Command", "PlayOption", "Players", "Save", "Say", "Seconds", "Seed", "add_command", "add_group"]
__all__ += ["PERSON", "argument", "free_path", "load", "load_colours", "load_date", "option"]
__all__ += ["write_text"]
# The screen, and a game on it.
__all__ += ["LEAVING", "PALETTE", "Leave", "Loop", "Screen", "Session", "bar", "compile_for_play", "play_from"]
__all__ += ["prepared", "saved_seats", "seat_players"]
# A game that was put aside goes on, at a table or here.
__all__ += ["colours_on_sheet", "make_local"]
