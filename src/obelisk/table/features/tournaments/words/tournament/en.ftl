join_twice = Both devices take part in “{ $title }”. Only the first entry stays; the later one is withdrawn and loses its current game.
lobby = Or play in a tournament
profile_place = Place { $n }
profile_open = open
profile_running = running
profile_over = ended
profile_cancelled = cancelled
profile_players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }

## Refusals

damaged = This tournament cannot be shown: its row in the database is damaged. Its games go on. Please tell the host of this server. (Tournament { $id })
unknown = There is no tournament { $id }. It may have been removed; check the link.
kind = { $given } is no kind of tournament. Choose one of: { $known }.
long-title = A title has at most { $most } letters.
number = { $name } must be from { $low } to { $high }, not { $given }.
alone = { $game } is set up for one player here, so it has no tournaments.
chosen-deal = You cannot choose the deal of a tournament.
starts-at = The start must be in the future, within { $days } days.
not-organiser = Only the organiser can do this.
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
rule-championship = In a championship the organiser cannot decide games: only the rules of the game count.
field_seats = Players at a table
field_most = The largest number of players
field_fewest = The smallest number of players
field_rounds = The number of rounds
field_cycles = The number of games against each player
field_target = The target
field_patience = The minutes to wait for a player
field_pause = The pause

## What things are called

computer = Computer{ $n } ({ $level })
guest = Guest { $n }
untitled = { $game }: { $kind }
kind_round-robin = Round robin
kind_swiss = Swiss
kind_championship = Championship
called = { $title }, round { $n }: your game against { $others } is ready.

## Lists

about = Play a round robin or a Swiss with your friends, at any game: share the link, and the table does the rest.
new = New tournament
line = { $game }, { $kind }
list_mine = Your tournaments
list_open = Open for players
list_running = Being played
list_over = Ended
list_none-open = No tournament is looking for players right now.
list_none-running = No tournament is being played right now.
list_none-over = No tournament has ended yet.
place = Place { $n }
players-of =
    { $n ->
        [0] No players yet, up to { $most }
        [one] One player, up to { $most }
       *[other] { $n } players, up to { $most }
    }
round = Round { $n }
round-of = Round { $n } of { $last }
status_over = The tournament has ended.
status_cancelled = Cancelled.
status_broken-off = Broken off: there is no champion.

## A new tournament

kind_round-robin_about = Every player meets every other player.
kind_swiss_about = A few rounds; players with similar scores meet.
kind_championship_about = One table, game after game, until a total reaches the target.
form_title = Title
form_title-blank = the game and the kind
form_game = Game
form_kind = How is it played?
form_seats = Players at a table
form_cycles = Games
form_cycles_1 = one against each
form_cycles_2 = two against each
form_rounds = Rounds
form_target = Target, in points
form_filler = Computers for missing players
form_filler_none = no
form_plays = I play too
form_more = Start, size and pauses
form_start = Start
form_start_me = when I say so
form_start_at = at a set time
form_starts-at = Time
form_fewest = Players, at least
form_most = Players, at most
form_pause = Next round
form_pause_soon = soon after the last game
form_pause_minutes = two minutes after the last game
form_pause_organiser = when I say so
form_patience = Minutes to wait for a player
form_public = List it publicly
form_announce = Open the tournament

## A tournament

at-a-table = { $n } at a table
organiser = by { $name }
starts = It starts
organiser-starts = It starts when the organiser says so.
next-round = The next round begins in
waits-organiser = The organiser begins the next round.
games-running =
    { $n ->
        [one] One game is being played.
       *[other] { $n } games are being played.
    }
winner = { $names } wins the tournament.
winners = { $names } share the first place.
state_open = { $players }.
state_running = { $round }.
remove-somebody = Remove a player
your-game = Your game
you-play = You play against { $others }.
come-in-time = Come to the table in time, or you lose this game:
go = To your game
your-bye = You have a bye in this round. Wait here for the next one.
your-rest = You have a bye in this round. Wait here for the next one.
wait-here = Wait here: when your next game is ready, it appears on this page.
join = Join
join-late = Join from the next round
leave = Leave
leave_sure-open = Leave the tournament?
withdraw = Withdraw
leave_sure = Withdraw and lose your remaining games?
withdrawn = withdrawn
organising = You are the organiser
start = Start now
begin-next = Begin the next round
cancel = Cancel the tournament
cancel_sure = Cancel it for all players?
filler = At the start, computers ({ $level }) join until there are at least { $n } players and no table has a free seat.
filler_championship = If fewer than { $n } players have joined at the start, computers ({ $level }) join until there are { $n }.
invite = Invite players
invite_about = Anyone who has the link can join.
copy = Copy the link
copied = Copied
qr = The link as a QR code
players = Players
no-players = Nobody has joined yet.
remove = Remove
remove_sure = Remove this player?
standings = Standings
column_place = Place
column_name = Name
column_score = Points
column_played = Games
cross = Cross table
rounds = Rounds
ahead = Rounds to come
bye = bye
rest = bye
not-here = not here yet
watch = Watch
look = Look at it
game-of = The game of { $names }
rule = Decide this game
rule_wins = { $name } wins
rule_draw = Draw
rule_nobody = Nobody wins
rule_sure = Decide it like this?
reason_resigned = resigned
reason_time = on time
reason_agreed = agreed
reason_abandoned = abandoned
reason_absent = did not come
reason_adjudicated = decided by the organiser
reason_walkover = walkover
keep = Keep:
keep_standings = Standings (CSV)
keep_games = Games (CSV)
keep_json = Everything (JSON)

## How it is counted

how-counted = How it is counted
counted_round-robin = A win is worth 1 point, a draw ½. At larger tables a game is also worth at most 1 point: an equal share for each player you beat, and half a share for each player level with you. Ties are broken in this order:
counted_swiss = A win is worth 1 point, a draw ½, a bye 1. At larger tables a game is also worth at most 1 point: an equal share for each player you beat, and half a share for each player level with you. Ties are broken in this order:
counted_championship = The points of all games are added up. As soon as a total reaches the target, the highest total wins; equal totals are decided by wins. A game that was broken off is played again; when every player has left, the championship is broken off without a champion.
tie-break_direct = Direct encounter
tie-break_direct_short = DE
tie-break_direct_about = The scores of the tied players against each other, if all of them have met.
tie-break_median = Median Buchholz
tie-break_median_short = MB
tie-break_median_about = The points of all your opponents, without the best and the worst.
tie-break_buchholz = Buchholz
tie-break_buchholz_short = BH
tie-break_buchholz_about = The points of all your opponents. A round that you did not play counts as an opponent with as many points as you.
tie-break_sonneborn-berger = Sonneborn-Berger
tie-break_sonneborn-berger_short = SB
tie-break_sonneborn-berger_about = The points of those you beat, and half the points of those you drew with.
tie-break_progressive = Progressive score
tie-break_progressive_short = PS
tie-break_progressive_about = Your points after each round, added up: early wins count more.
tie-break_wins = Wins
tie-break_wins_short = W
tie-break_wins_about = The number of games that you won outright.
apart = You cannot join this tournament: you or its organiser has asked not to play together.

card = { $game }, { $kind }. { $state }

removed-by-host = A host has removed your tournament { $title }. Reason: { $reason }
remove-by-host = Remove tournament
at-table = { $title }, round { $n }
at-table_back = To the tournament
