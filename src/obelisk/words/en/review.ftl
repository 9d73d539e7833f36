best = best move
good = good move
mistake = mistake
blunder = blunder
missed-win = missed win
turning-point = turning point
by-search = Evaluated by { $name }.
exact = Exact values: this game is solved.
