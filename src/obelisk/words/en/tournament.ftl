## Refusals

unknown = There is no tournament { $id }. It may have been removed; check the link.
switched-off = This server has no tournaments.
kind = { $given } is no kind of tournament. Choose one of: { $known }.
long-title = A title has at most { $most } letters.
number = { $name } must be from { $low } to { $high }, not { $given }.
alone = { $game } is played alone, so there is nobody to meet.
chosen-deal = What is dealt cannot be chosen for a tournament.
starts-at = The start must lie ahead, and within { $days } days.
not-organiser = Only the organiser can do that.
not-in = You are not in this tournament.
no-entrant = There is no player { $n } in this tournament.
no-game = There is no such game in this tournament.
begun = The tournament has already begun.
not-begun = The tournament has not begun yet.
over = The tournament has ended.
full = The tournament is full.
too-late = The tournament has begun, and can no longer be joined.
too-few = It takes at least { $n } players to start.
nobody = Nobody has joined yet.
round-runs =
    { $n ->
        [one] One game of this round is still being played.
       *[other] { $n } games of this round are still being played.
    }
rule-championship = In a championship only the rules of the game decide.
no-takeback = In a tournament nothing is taken back.
no-rematch = The tournament opens the next game by itself.
no-advice = There are no hints during a game of a tournament.
ending_absent = { $names } did not come.
ending_adjudicated = The organiser of the tournament decided the game.
field_seats = Players at a table
field_most = The largest number of players
field_fewest = The smallest number of players
field_rounds = The number of rounds
field_cycles = The number of games against each player
field_target = The target
field_patience = The minutes to wait for somebody
field_pause = The pause

## What things are called

computer = Computer{ $n } ({ $level })
guest = Guest { $n }
untitled = { $game }: { $kind }
kind_round-robin = Round robin
kind_swiss = Swiss
kind_championship = Championship
