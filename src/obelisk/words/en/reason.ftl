wins = wins at once
draws = ends the game in a draw
loses = ends the game, and you lose
only = the only move
allows = lets your opponent win with { $move }
blocks = stops your opponent from winning with { $move }
threatens = threatens to win with { $move }
allows-tile = lets your opponent win the tile with { $move }
blocks-tile = stops your opponent from winning the tile with { $move }
threatens-tile = threatens to win the tile with { $move }
wins-in =
    { $plies ->
        [one] wins by force in one move
       *[other] wins by force in { $plies } moves
    }
loses-in =
    { $plies ->
        [one] loses in one move against best play
       *[other] loses in { $plies } moves against best play
    }
and-wins-in =
    { $plies ->
        [one] { $reason }; wins by force in one move
       *[other] { $reason }; wins by force in { $plies } moves
    }
and-loses-in =
    { $plies ->
        [one] { $reason }; loses in one move against best play
       *[other] { $reason }; loses in { $plies } moves against best play
    }
and-compared = { $reason }; { $compared }
best-ahead = keeps your advantage
best-level = keeps the balance
best-between = keeps your chances
best-behind = puts up the best resistance
best-alone = the best move found
later = should also win, but later
alike = about as good as { $best }
weaker = slightly weaker than { $best }
worse = clearly weaker than { $best }
untried = was not looked at this time

## Board

board_captures = captures on { $cell }
board_trades = captures on { $cell }, where it can be recaptured
board_offers = leaves the piece on { $cell } open to capture
