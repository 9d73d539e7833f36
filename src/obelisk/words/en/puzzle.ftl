## Refusals

date = Write a date like 2026-11-15, not { $given }.
none = { $game } has no daily puzzles.
book = The puzzles of { $game } cannot be read: { $reason }
too-early = There is no puzzle for { $day }; the first is from { $first }.
not-yet = The puzzle of { $day } is not out yet. A new one comes every day at midnight UTC.
other-box = The puzzles of { $game } are made for a different box of tiles than the one on this server.
volume = The book already has puzzles for { $day } or later. A new volume must begin after all the others.
nothing-found = No puzzle was found.

## Option

option_game = The game; if left out, the puzzles of the day are listed.
option_date = The day of the puzzle, like 2026-11-15; by default, today.
option_name = Your name in the list of best scores.
option_number = How many puzzles to find.
option_first = The day of the first new puzzle; by default, the first day of all puzzles.
option_save = The file to write; by default, the game's own book.
option_processes = How many processes search; by default, as many as there are cores.
off = This server has no daily puzzles.
try-first = Practice begins after your one counted try.
not-tried = You have not finished your counted try at this puzzle yet.

both = Give a date or a seed, not both.
no-seed = The puzzles of { $game } do not follow from a seed; give a date.

## Ending

ending_solved = Solved: only these moves win.
ending_missed = This move does not win; another one would have.

## Grade

grade_easy = Easy
grade_medium = Medium
grade_hard = Hard

## Task

task_win =
    { $n ->
        [one] Find the only winning move.
       *[other] Win: find { $n } moves in a row. Each time, only one move wins.
    }
task_optimum = Reach { $best } points. It is proven that more is impossible.
task_par = Reach { $goal } points. The solver, which knows what lies face down, makes { $best }.

solution = Solution: { $moves }
