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

state_new = Not tried yet
state_going = In progress
state_solved = Solved
state_missed = Not solved
result_solved = Solved
result_missed = Not solved
result_moves = { $n } of { $of }
result_points = { $points } of { $best }
result_whole = { $verdict }, { $counted }
share_head = Obelisk · { $game } · { $day } · { $grade }
share_streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
page_title = Today’s puzzles
page_of = { $game }: the puzzle of { $day }
page_about = The same for everyone, new every day at midnight UTC. One try counts, without hints or takebacks; after that you can practise as long as you like.
page_none = There are no puzzles on this server.
page_streak = Streak: { $n }, longest: { $longest }
page_days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days in a row
    }
page_try = Start the counted try
page_go-on = Continue your try
page_practice = Practise
page_look = See your try
page_you = You
page_other = The book
page_side = Your pieces:
page_yours = Your try
page_rules = You have one counted try. The clock starts when you open it. No hints, no undo.
page_archive = Puzzles of past days do not count for streaks.
page_best = Best tries
page_tried =
    { $tried ->
        [0] Nobody has finished a try yet.
       *[other] Solved by { $solved } of { $tried }.
    }
page_earlier = Earlier month
page_later = Later month
script_title = Puzzle of { $day }
script_counted = This try counts: no hints, no undo.
script_practice = Practice: hints and undo are allowed, and nothing counts.
script_found = { $n } of { $of } found
script_solved = Solved!
script_missed = Not solved
script_points = { $points } of { $best } points
script_more = Back to the puzzle
script_share = Share
script_copied = Copied
script_picture = Picture
