## What links show of themselves on other sites

table = { $game }: { $players }
table_nobody = { $game }: an open table
versus = { $one } vs. { $other }
players = { $names }
waiting = Waiting for players.
moves =
    { $n ->
        [one] One move so far.
       *[other] { $n } moves so far.
    }
moves_all =
    { $n ->
        [one] One move was made.
       *[other] { $n } moves were made.
    }
stop = .
person = Plays on Obelisk
person_about = Finished games and results of { $name }.
alt_table = The board. { $title }. { $state }
alt_game = The board of { $game }
alt_home = The games of Obelisk
