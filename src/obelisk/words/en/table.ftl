unknown = There is no table { $id }. Perhaps part of the link is missing.
computer = Computer
computer_within = the computer
computer_beginning = The computer
no-such-seat = There is no seat { $seat } at this table; seats are numbered from 0 to { $last }.
no-seat = You have no seat at this table. You can watch, or take a free seat.
chance-rolls = No player moves for chance: the table rolls, and every result was fixed before the game.
not-your-seat = That seat is not yours.
not-your-eyes = Another player's hidden information stays private until the game is over.
seat-taken = That seat is already taken.
seats = Seats here are numbered from 0 to { $last }. Some of these are not: { $given }.
seat-twice = A seat is named twice; each seat belongs to one player or one computer.
level = There is no level { $given }. The levels are: { $known }.
nobody = No one plays at this table yet: take a seat yourself.
chosen-deal = A player who chooses the deal knows what is hidden, so you can only do that when no one else is playing.
leave-begun = The game has started. You can resign, or come back later: your seat stays yours.
long-name = A name may have at most { $most } characters.
too-many-tables =
    You have opened many tables in a short time. Please try again in { $after ->
        [one] one second
       *[other] { $after } seconds
    }.
over = The game is over.
not-over = The game is not over yet.
still-listed = This game is not over yet, and other people are playing: the table stays on your list while you have a seat there.
not-begun = The game starts when every seat is taken.
stale = The game has moved on since you chose your move. Look at the board and choose again.
not-your-turn = { $reason }
key-used = This key was already used for another request. Every request needs its own key.
no-such-ply =
    { $last ->
        [0] There is no position after move { $ply }; no move has been made yet.
        [one] There is no position after move { $ply }; only one move has been made so far.
       *[other] There is no position after move { $ply }; only { $last } moves have been made so far.
    }
record-hidden = This game has hidden information, so its record is available only when it is over.
no-advice = Hints and analysis are available solo, against computers, and after the game, but not while you play against people.
no-lines = This game still hides something, so you can try other moves only when it is over.
analysis-alone = On an analysis board you play all seats yourself, without a clock and outside championships.
no-bench = This game has no workbench.
no-championship = This table is not part of a championship.
no-championships = { $game } is played one game at a time; it has no championships.
unknown-action = There is no action { $given }. The actions are: { $known }.
unknown-offer = You cannot offer { $given }. You can offer: { $known }.
undo-with-others = You are playing with others, so a move is only taken back if they agree. Ask for a takeback.
undo-instead = You are the only person playing here, so you can undo your move without asking.
offer-to-computer = A computer cannot accept a draw. You can resign.
no-draws = { $game } has no draws. Play on, or resign.
offer-open = There is already an open offer. Answer that one first.
own-offer = This is your own offer; the others must accept it.
no-offer = There is no offer to answer.
other-offer = The offer has changed. Please look again before you answer.
nothing-to-take-back = There is no move of yours to take back.
takeback-ply =
    { $ply ->
        [0] You have not moved yet, so there is nothing to take back.
       *[other] You have not moved since move { $ply }, so there is nothing to take back.
    }
rolled = You cannot take this move back: chance has decided since, and the result would be the same again.
revealed = You cannot take this move back: you have seen hidden information since.
rematch-made = The rematch is at table { $id }.
no-chat = There is no chat at this table.
nothing-said = Write something before you send it.
said-too-much = A message may have at most { $most } characters.
clock-kind = There is no clock of kind { $given }. The kinds are: { $known }.
clock-unknown = A clock of kind { $kind } has no { $key }. It has: { $known }.
clock-notation = { $given } is no clock. Write it like one of these: { $known }.
clock-number = { $key } of a clock must be a whole number from { $low } to { $high }, not { $given }.
database-held = Another server is already using { $file }. Play there, or choose another file with --data.
damaged-key = The key of the sessions in the database is damaged. Run “obelisk admin check --repair”: it makes a new key, and all players sign in again.
database-version = The database has version { $found } of the schema, which this program does not know: a newer version, or one that was never released, has written it. Start that version, or restore an older backup.
database-incomplete = The database has no place yet for { $names }. Start the table once, which makes it.
database = The database cannot be used: { $reason }
ending = The server is restarting. Please try again in a moment.
no-door = Only a person at the machine that runs this table can do this.
no-home = This machine has no address in a home network right now.
not-kept = This could not be saved, so nothing was done. Please try again.
talks-too-much = You are writing too fast. Please wait a moment.
too-fast = Too much is happening at this table at once. Please wait a moment.
many-takebacks = The limit for takebacks at one table is { $most }. Please play on.
many-events = So much has happened at this table that it only accepts moves now.
not-known = The database does not answer, so it is not known whether this was saved. Please try again: nothing is done twice.
damaged-file = The database of this server is damaged. You can look at what is still readable; nothing can be changed until the host restores a backup.
damaged-start = { $file } is too damaged to be used. Put the newest backup in its place: obelisk admin restore
not-read = The database cannot be read right now. Please try again.
put-aside = This table cannot be opened: its saved log cannot be read, or it does not fit the games and rules that are installed here. Nothing was deleted; please tell the host of this server. (Table { $id })
log-hole = In the log of this table, event { $v } follows event { $after }.
log-rules = Event { $v } of this table now leads to a different position.
metrics-setting = OBELISK_TABLE_METRICS takes addresses, networks like 10.0.0.0/8 and token=…, separated by spaces. This is none of them: { $given }
metrics-token = A token in OBELISK_TABLE_METRICS must have at least { $least } characters.
no-such-colour = There is no colour { $given } to choose here.
no-sheet = A game of { $game } cannot be resumed from text here. Give the text alone, for a game that has a map.
no-ratings = Games are not rated on this server.
rated-account = Rated games are for players with an account. Sign in or create an account first, or play a game that is not rated.
rated-seats = A rated game needs an opponent. You can play one seat of it only.
rated-plain = A rated game is one whole game from a fresh start: no analysis, no championship, no chosen deal, no resumed map.
rated-takeback = There are no takebacks in a rated game.
rated-twice = This is a rated game, and you already have a seat in it.
rated-advice = There are no hints in a rated game until it is over.
no-quick = { $game } is not a game for two.
puzzle-advice = This try counts, so there are no hints. When it is over, you can practise with hints.
puzzle-takeback = This try counts, so there are no takebacks. When it is over, you can practise.
puzzle-rematch = A puzzle has no rematch. You can practise on its page.
new-rules = The rules of this game have changed since this table was opened. The game goes on under the new rules.
new-rules_frozen = The rules of this game have changed, and they do not allow move { $n } of this game. No more moves can be made here. You can resign, or agree to end the game.
new-rules_over = The rules of this game have changed since it was played. The moves from move { $n } on cannot be shown. The result stands.
rules-changed = The rules of this game have changed and do not allow what was played here. No more moves can be made; you can resign, or agree to end the game.
apart = You cannot sit down here: you or another person at this table has asked not to play together.

no-correspondence = This server has no correspondence games.
plan_days = You can plan answers in correspondence games only.
plan_not-now = You cannot plan an answer: the game has not begun, or is over.
plan_two = You can plan answers in games for two only.
plan_hidden = This game has hidden information, so the position after your opponent's move is not known. You cannot plan answers.
plan_chance = This game has chance in it, so the position after your opponent's move is not known. You cannot plan answers.
plan_your-turn = It is your turn: make your move.
tournament-rematch = There are no rematches in a tournament: it opens the next game by itself.
tournament-takeback = There are no takebacks in a tournament.
tournament-advice = There are no hints during a tournament game.
unreadable-data = The saved data cannot be read: { $reason }
unknown-game = The game { $name } is not installed. Install its package, or name its folder in OBELISK_GAMES, and check again.
