wins = wins at once
draws = ends the game in a draw
loses = ends the game, and you lose it
only = the only move
allows = lets your opponent win with { $move }
blocks = stops your opponent from winning with { $move }
threatens = threatens to win with { $move }
allows-tile = lets your opponent win the tile with { $move }
blocks-tile = stops your opponent from winning the tile with { $move }
threatens-tile = threatens to win the tile with { $move }
wins-in = wins by force, in { $plies } plies
loses-in = loses in { $plies } plies against best play
and-wins-in = { $reason }; wins by force, in { $plies } plies
and-loses-in = { $reason }; but loses in { $plies } plies against best play
best-ahead = keeps your advantage
best-level = keeps the balance
best-behind = puts up the best resistance
best-alone = the best continuation that was found
alike = about as good as { $best }
weaker = a little weaker than { $best }
worse = gives chances away; { $best } keeps them
untried = was not looked at this time

## Board

board_captures = captures on { $cell }
board_trades = captures on { $cell }, where it can be taken in turn
board_offers = leaves the piece on { $cell } to be taken
