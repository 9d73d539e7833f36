## Learn

learn_title = Learn a game
learn_about = Every rule with a small board to try it on. Do what it asks, or do something else and see what happens: no harm is done here.
learn_games = The games
learn_small = The games of Plug-In
learn_others = Other games on this machine
learn_steps = { $n } steps
learn_page-title = How to play { $game }
learn_number = Step { $n } of { $last }
learn_contents = Steps
learn_your-turn = Your turn
learn_right = Right
learn_legal = Legal, but
learn_why-not = Why not?
learn_on = Next step
learn_again = Once more
learn_tempting = And what if …
learn_show = Show what is possible
learn_type = Type a move
learn_type-label = A move in notation, for example { $example }
learn_go = Try
learn_more = Good to know
learn_in-short = All rules in short
learn_rules_rulings = Rulings
learn_rules_notation = Notation
learn_rules_sees = Who sees what
learn_play = Play { $game }
learn_all = All games
learn_next = Next: { $game }
learn_bench = Choose a tile in the tray, then a cell. A tile that lies there is turned when you touch it.
learn_without-script = Without scripts this page only shows the rules. The answers to moves need them.
learn_start = The board at the start
learn_nothing = Nobody has written a lesson for this game yet. This is how it starts.
learn_no-step = { $game } has no such step.
skip = Skip to the content

## Nav

nav_label = Main
nav_learn = Learn
nav_account = Account
nav_verify = Check a deal

## Foot

foot_what = Obelisk: four abstract games, played fairly. Nothing is tracked; one cookie knows your seats.

## Mode

mode_auto = Light or dark: as your device says. Change to dark
mode_dark = Dark. Change to light
mode_light = Light. Change to what your device says

## Problem

problem_title = There is nothing here
problem_home = To the shelf

## Home

home_title = Four games, one table.
home_about = Take a game from the shelf, send the link, play. No account, nothing to install.
home_shelf = The four games
home_play = Play
home_play-game = Play { $game }
home_rules = The rules
home_rules-of = The rules of { $game }
home_players_one = 1 player
home_players_exact = { $fewest } players
home_players_range = { $fewest }–{ $most } players
home_mine_title = Your games
home_mine_none = Nothing yet: take a game from the shelf, and it waits here until you come back. Games that others have made public show up here too.
home_mine_all = Show all
home_mine_kept = Kept in this browser. To find them on another device:
home_open_title = Open tables
home_running_title = Watch
home_small_title = Microgames and more
home_list_your-turn = your turn
home_list_computer = computer
home_waiting = Games in which it is your turn: { $n }
home_list_guest = a guest
home_list_nobody = a free seat
home_list_with = with { $names }
home_list_alone = alone
home_list_here = at one screen
home_list_waiting = waiting for players
home_list_turn-of = { $name } to move
home_list_move = move { $n }
home_list_free = a free seat
home_list_over = over
home_list_won = you won
home_list_lost = you lost
home_list_shared = a draw
home_list_winner = { $name } won
home_list_points = { $n } points
home_list_remove = Take { $game } off this list
home_list_removed = Off your list. Its link still opens the game.

## New

new_friend = With a friend
new_friend-about = You get a link to send.
new_computer = Against the computer
new_computer-about = Five levels, from beginner to its best.
new_here = At one screen
new_here-about = Everybody here, one after the other.
new_alone = Alone
new_alone-about = For the highest score.
new_who = Who plays?
new_start = Start
new_choices = Clock and more
new_name = Your name
new_name-blank = optional
new_players = Players
new_level = The computer’s level
new_seat = You sit
new_seat_first = first
new_seat_second = second
new_seat_any = either
new_clock = Clock
new_clock_none = none
new_clock_game = for the whole game
new_clock_move = for each move
new_clock_days = days for each move
new_clock_minutes = Minutes each
new_clock_increment = Seconds added per move
new_clock_seconds = Seconds per move
new_clock_days-each = Days per move
new_championship = Championship
new_championship_none = just one game
new_championship_target = to { $n } points
new_public = List this table on the home page, for anybody to watch
new_chat = Chat at the table
new_failed = The table could not be opened: { $why }

## Level

level_novice = beginner
level_casual = casual
level_club = club player
level_expert = expert
level_best = best

## Table

table_seats = Players
table_board = The board
table_beside = Beside the board
table_chosen = The move you have chosen
table_sound = Sounds
table_rules = The rules, on a page of their own
table_zoom = Zoom
table_zoom_in = Zoom in
table_zoom_out = Zoom out
table_zoom_fit = The whole board
table_moves = Moves
table_hidden-move = a secret move
table_replay_first = To the beginning
table_replay_back = One move back
table_replay_next = One move on
table_replay_last = To the present
table_replay_slider = Move
table_typed = Type a move
table_typed_example = or type a move
table_typed_play = Play
table_chat = Chat
table_chat_say = Say something
table_chat_send = Send
table_chat_new = New messages: { $n }. To the chat
table_fair = Dealt fairly
table_fair_about = What was dealt is fixed by this number before the first move; after the game everybody can check it.
table_nobody = free seat
table_computer = { $name } ({ $level })
table_player = Player { $n }
table_to-move = is to move
table_away = not here just now
table_away-short = away
table_tray_turn = Turn
table_tray_lay = Lay tile { $tile } here
table_tray_tiles = Tiles of your hand that fit here
table_tray_play = Play
table_tray_cancel = Cancel
table_hand-over = { $name }, it is your turn.
table_hand-over_about = Everybody else looks away. The board appears when you are ready.
table_hand-over_ready = I am ready
table_why_past = This is an earlier position. Go to the present to play on.
table_why_over = The game is over.
table_why_watching = You are watching this game.
table_why_waiting = The game begins when every seat is taken.
table_why_not-yours = It is not your turn. To move: { $names }.
table_why_no-fit = Tile { $tile } does not fit here, whichever way it is turned.
table_why_one-way = Tile { $tile } fits here only this way round.
table_why_micro-first = The microgame on { $tile } is decided first.
table_why_tile-first = Choose a tile of the map first.
table_why_stuck = The piece on { $cell } cannot move now.
table_between = ,{ " " }
table_turn_past = After move { $ply } of { $last }
table_turn_waiting = Waiting for players
table_turn_yours = Your turn.
table_turn_of = To move: { $name }
table_spoken_move = { $name }: { $move }.
table_link_lost = Connection lost. Trying again …
table_link_polling = Slow connection: the game goes on.
table_offer_takeback = { $name } asks to take move { $n } back.
table_offer_takeback_mine = You ask to take move { $n } back.
table_offer_end = { $name } offers a draw.
table_offer_end_mine = You offer a draw.
table_offer_rematch = { $name } would like to play again.
table_offer_rematch_mine = You ask for another game.
table_offer_yes = Agree
table_offer_no = Decline
table_offer_withdraw = Withdraw
table_offer_declined = { $name } declined.
table_offer_withdrawn = { $name } withdrew the offer.
table_invite = Send this link
table_invite_about = Whoever opens it may take the free seat, or watch.
table_invite_here-only = This address works on this machine only. To let others in, start the table with: obelisk serve --host 0.0.0.0
table_invite_link = The link of this table
table_invite_copy = Copy
table_invite_copied = Copied
table_invite_qr = QR code of the link
table_invite_computer = Play the computer
table_sit = There is a free seat
table_sit_about = Sit down to play, or just watch.
table_sit_here = Take seat { $n }
table_act_show = Show moves
table_act_undo = Undo
table_act_takeback = Ask to take back
table_act_hint = Hint
table_act_offer-end = Offer a draw
table_act_resign = Resign
table_act_leave = Leave the seat
table_act_rematch = Play again
table_act_to-rematch = To the next game
table_rename = Your name at this table
table_rename_yes = Keep
table_act_analyse = Analyse
table_act_share = Copy the link
table_share = Copy the result
table_share_copied = Copied
table_act_map = Map to print
table_after_map = map to print
table_games = { $n } games together
table_games_name = Player
table_games_wins = Wins
table_games_points = Points
table_cup = Championship to { $target } points
table_cup_number = Game { $n }
table_cup_champion = { $name } is the champion.
table_cup_champions = { $name } share the championship.
table_cup_name = Player
table_cup_total = Total
table_cup_wins = Wins
table_cup_record = record of the championship
table_act_next-game = Next game
table_act_new-cup = New championship
table_resign_about-cup = A computer plays this game to its end in your place. You are back in the next one.
table_settings = Settings
table_settings_ask = Ask before every move
table_watching = Watching: { $n }
table_act_graph = How it went
table_act_look_map = Map
table_act_look_micro = Microgame
table_act_look_near = Turn
table_act_look_groups = Groups
table_hint_thinking = Thinking …
table_hint_none = There is nothing to advise here.
table_resign = Resign this game?
table_resign_about = The others win. This cannot be undone.
table_resign_about-one = { $name } wins. This cannot be undone.
table_resign_about-alone = The game ends here. This cannot be undone.
table_resign_yes = Resign
table_resign_no = Play on
table_over_won = { $name } wins.
table_over_shared = A draw.
table_over_resigned = { $name } wins: the other side resigned.
table_over_time = { $name } wins on time.
table_over_agreed = Ended by agreement.
table_over_alone = Finished with { $points } points.
table_after_keep = Download:
table_after_record = record
table_after_svg = SVG
table_after_png = PNG
table_after_gif = GIF
table_after_no-graph = This game cannot be judged.
table_bench_turn = Turn tile
table_bench_remove = Take up tile
table_bench_clear = Clear the board
table_bench_why_empty = Nothing lies on your board yet.
table_bench_why_choose = Choose a tile on your board first.
table_bench_how_choose = Choose one of your tiles, then a cell of its colour. Or drag it there.
table_bench_how_lay = Now choose a cell of the tile's colour.
table_bench_how_turn = The tile with the ring is chosen: tap it again to turn it (R).
table_bench_how_pick = A tap chooses a tile on your board; the next one turns it.
table_help = Keys
table_help_keys =
    Tab: to the board. Arrows: from place to place, or through the moves when nothing on the board is chosen.
    Enter: choose, and play what is chosen. R: turn. Esc: cancel.
    + − 0: zoom in, zoom out, the whole board. F: the board from the other side.
    On the workbench: Delete takes a tile up.
table_help_close = Close

## Ending

ending_rules = The game is over by its rules.
ending_resigned = { $names } resigned.
ending_time = { $names } ran out of time.
ending_agreed = All agreed to a draw.
ending_abandoned = Everybody has left the game, so nobody wins.

## Verify

verify_about = Before a game the table shows a hash of what was dealt, mixed with a random salt; after the game it shows both. If they belong together, nobody has changed the dealing in between.
verify_table = The link of a finished table
verify_load = Fill in
verify_hash = Hash shown at the start
verify_salt = Salt shown at the end
verify_setup = Set-up shown at the end
verify_check = Check
verify_good = They belong together: this is what was dealt.
verify_bad = They do not belong together.
verify_not-over = This game is not over yet: only the hash is known.
verify_no-table = That is not the link of a table.
verify_unreadable = The set-up is not JSON.
verify_how = By yourself: the hash is SHA-256 of the salt and the set-up, as docs/table.md describes.

## Account

account_about = You need no account to play.
account_browser = Without one, your seats belong to this browser: a cookie knows them, for a year after you last sat down. If you clear your cookies or change to another device, you cannot play those games on.
account_for = An account brings the same games to every device on which you sign in, those of this browser included. A name and a password, nothing else: no address, no mail.
account_name = Name
account_password = Password
account_password-note = Eight characters or more. It cannot be sent to you if you forget it.
account_in = Sign in
account_new = Open an account
account_out = Sign out
account_games = To your games
account_hello = You are signed in as { $name }.
