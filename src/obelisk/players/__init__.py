"""Players: whoever chooses the moves when it is not a person."""

from obelisk.players.base import Candidate, Player, play_out
from obelisk.players.levels import adviser
from obelisk.players.registry import about, is_able, is_named, names, options_of
from obelisk.players.written import Written, player, read_player, seat_player

__all__ = ["Candidate", "Player", "Written", "about", "adviser", "is_able", "is_named", "names", "options_of"]
__all__ += ["play_out", "player", "read_player", "seat_player"]
