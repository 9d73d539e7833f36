unknown = There is no game called { $name }. The games are: { $known }.
unknown_meant = There is no game called { $name }. Did you mean { $meant }? The games are: { $known }.
not-listed = The game { $name } cannot be pickled: it is not in the catalogue, and a game is looked up there by its name when it is unpickled. Install its package, or name the package’s folder in OBELISK_GAMES.
broken = The game { $name } is installed but cannot be loaded: { $reason }
record-type = The package of { $name } offers { $what }, not a Game.
untitled = { $name }
tile =
    { $board ->
        [Chess] Chess
        [Mancala] Mancala
       *[other] { $board }
    } { $size }
never-ends = A game of { $game } has not ended after { $limit } plies. Does every game come to an end, and does the turn pass? If games may be that long, give its Rules a larger max_plies.
max-moves =
    { $game } has a position with more than { $limit ->
        [one] one legal move
       *[other] { $limit } legal moves
    }. Give its Rules a larger max_moves.
max-moves_here = { $game } has { $count } legal moves in { $position }, but the limit is { $limit }. Give its Rules a larger max_moves.
no-moves = { $game } has a position in which a seat is to act and has no legal move. Let the seat pass, or end the game.
does-not-compile = { $game }: the rule { $rule } cannot be compiled ({ $file }, line { $line }): { $reason }.
does-not-compile_somewhere = { $game }: its rules cannot be compiled: { $reason }. With OBELISK_DEBUG=1, the compiler says more.
rule-fails = { $game }: the rule { $rule } fails ({ $file }, line { $line }): { $reason }.
other-name = The package of { $name } offers a game called { $found }; the two names must be the same.
has-chance = { $game }: it is chance's turn, but its rules do not say has_chance=True.
