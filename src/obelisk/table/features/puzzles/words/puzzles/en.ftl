title = Puzzles
home = Today’s puzzles
home_about = The same for everyone, one counted try a day. Can you solve them all?
home_go =
    { $n ->
        [one] To the puzzle
       *[other] All { $n } puzzles
    }
profile = Daily puzzles
profile_total = Solved { $solved } of { $tried }.
profile_streak = Days in a row: { $n }, longest: { $longest }.
profile_solved = Solved
profile_tried = Tried
profile_days = In a row
profile_longest = Longest
profile_game = Game
