## Learn

skip = Skip to content

## Nav

nav_label = Main
nav_you = You: { $name }
nav_verify = Check a deal
nav_api = HTTP API

## Foot

foot_what = Obelisk: four abstract games, played fairly. No tracking; cookies remember your seats, your name, language and theme, and nothing else.

## Mode

mode_auto = Theme: same as your device. Switch to dark
mode_dark = Theme: dark. Switch to light
mode_light = Theme: light. Switch to your device's setting

## Problem

problem_title = This page cannot be shown
problem_home = Back to the games

## Home

home_title = Four games, one table.
home_about = Pick a game, send the link, play. No account, nothing to install.
home_shelf = The four games
home_play = Play
home_play-game = Play { $game }
home_rules = Rules
home_rules-of = Rules of { $game }
home_players_one = 1 player
home_players_exact = { $fewest } players
home_players_range = { $fewest }–{ $most } players
home_mine_title = Your games
home_mine_none = Nothing here yet. Start a game, and it will wait here until you come back. Public games by other people show up on this page, too.
home_mine_all = Show all
home_open_title = Open tables
home_running_title = Watch
home_small_title = Microgames and more
home_list_your-turn = your turn
home_list_time-left = { $time } left
home_list_computer = computer
home_waiting =
    { $n ->
        [one] It's your turn in one game
       *[other] It's your turn in { $n } games
    }
home_list_guest = a guest
home_list_nobody = free seat
home_list_with = with { $names }
home_list_alone = solo
home_list_here = on one screen
home_list_waiting = waiting for players
home_list_turn-of = { $name } to move
home_list_move = move { $n }
home_list_free = free seat
home_list_rated = rated
home_list_join = Join
home_list_over = over
home_list_won = you won
home_list_lost = you lost
home_list_shared = draw
home_list_winner = { $name } won
home_list_points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }
home_list_remove = Remove { $game } from this list
home_list_removed = Removed from your list. Its link still works.

## New

new_friend = With a friend
new_friend-about = You get a link to send.
new_computer = Against the computer
new_computer-about = Seven levels, from novice to best.
new_here = On one screen
new_here-about = Everyone plays here, taking turns.
new_alone = Solo
new_alone-about = Play for the highest score.
new_analysis = Analysis board
new_analysis-about = Play all sides and see what the computer thinks.
new_who = Who is playing?
new_start = Start
new_takes =
    { $n ->
        [one] About a minute
       *[other] About { $n } minutes
    }
new_takes_hours =
    { $n ->
        [one] About an hour
       *[other] About { $n } hours
    }
new_takes_short = { $n } min
new_takes_short-hours = { $n } h
new_with-length = { $value } · { $length }
new_choices = Clock and more
new_name = Your name
new_name-blank = optional
new_players = Players
new_level = Computer level
new_seat = Who starts
new_seat_any = by lot
new_seat_me = you
new_seat_other = the other player
new_colour-about = If two players want the same colour, the player who moves second chooses.
new_clock = Clock
new_clock_none = none
new_championship = Championship
new_championship_none = just one game
new_championship_target = to { $n } points
new_championship_other = to another number of points
new_championship_points = Points
new_public = Show this table on the home page for anyone to watch
new_chat = Chat at the table
new_rated = Rated game
new_rated-account = Rated games need an account: please sign in first.
new_rated-about = It counts for your rating. No hints, no takebacks.
new_failed = The table could not be opened: { $why }

## Clock

clock_none = no clock

## Level

level_gentle = gentle
level_novice = novice
level_learner = learner
level_casual = casual
level_club = club
level_strong = strong
level_expert = expert
level_best = best

## Table

table_seats = Players
table_board = The board
table_beside = Next to the board
table_chosen = Your chosen move
table_sound = Sound
table_rules = Rules (on a separate page)
table_zoom = Zoom
table_zoom_in = Zoom in
table_zoom_out = Zoom out
table_zoom_fit = Fit the whole board
table_moves = Moves
table_hidden-move = a secret move
table_replay_first = To the start
table_replay_back = One move back
table_replay_next = One move forward
table_replay_last = To the current position
table_replay_slider = Move
table_typed = Type a move
table_typed_example = or type a move
table_typed_play = Play
table_chat = Chat
table_chat_say = Say something
table_chat_send = Send
table_chat_new =
    { $n ->
        [one] One new message. Go to the chat
       *[other] { $n } new messages. Go to the chat
    }
table_fair = Fair deal
table_fair_about = This number fixed the deal before the first move. After the game, anyone can check it.
table_chance = Chance
table_nobody = free seat
table_computer = { $name } ({ $level })
table_player = Player { $n }
table_to-move = to move
table_clocks = Clocks
table_thinking = is thinking
table_thinking_so-long = { $n } s
table_away = away right now
table_away-short = away
table_tray_turn = Turn
table_tray_lay = Lay tile { $tile } here
table_tray_tiles = Tiles in your hand that fit here
table_tray_play = Play
table_tray_cancel = Cancel
table_hand-over = { $name }, it is your turn.
table_hand-over_about = Everyone else, please look away. The board appears when you are ready.
table_hand-over_ready = I'm ready
table_why_past = This is an earlier position. Go to the current one to play on.
table_why_over = The game is over.
table_why_watching = You are watching this game.
table_why_waiting = The game starts when every seat is taken.
table_why_not-yours = It's not your turn: { $names } to move.
table_why_no-fit = Tile { $tile } doesn't fit here, whichever way you turn it.
table_why_one-way = Tile { $tile } fits here in this direction only.
table_why_micro-first = Finish the microgame on { $tile } first.
table_why_tile-first = Choose a tile on the map first.
table_why_stuck = The piece on { $cell } can't move now.
table_why_not-own = That piece is not yours.
table_why_piece-first = Choose one of your pieces first, then where it goes.
table_why_not-there = It can't go here. Put it on one of the places that light up.
table_why_nowhere = Tile { $tile } fits nowhere now.
table_turn_past = After move { $ply } of { $last }
table_turn_tried =
    { $n ->
        [0] Analysis, after move { $ply }
        [one] Analysis, one move after move { $ply }
       *[other] Analysis, { $n } moves after move { $ply }
    }
table_turn_waiting = Waiting for players
table_turn_free = A seat is free for you
table_turn_chance = Chance decides …
table_on-holiday = on holiday until { $when }
table_unsent = (kept on this device, will be sent)
table_turn_yours = Your turn.
table_turn_gone = This table no longer exists.
table_turn_unsent = Your move is waiting to be sent.
table_turn_of = { $name } to move
table_spoken_move = { $name }: { $move }.
table_spoken_chosen =
    { $n ->
        [one] { $what }. Chosen, one move.
       *[other] { $what }. Chosen, { $n } moves.
    }
table_spoken_taken-back = Move { $n } has been taken back.
net_unreachable = The table can't be reached right now. Nothing is lost: try again in a moment.
table_link_connecting = Connecting …
table_link_lost = Connection lost. Reconnecting …
table_link_slow = The server is slow to answer. Please wait …
table_link_gone = This table no longer exists: a host or one of its players has deleted it.
table_link_offline = You are offline.
table_link_waiting = Your move is kept and will be sent.
table_link_polling = The connection is slow, but the game goes on.
table_offer_takeback = { $name } asks to take back move { $n }.
table_offer_takeback_mine = You have asked to take back move { $n }.
table_offer_end = { $name } offers a draw.
table_offer_end_mine = You have offered a draw.
table_offer_rematch = { $name } would like to play again.
table_offer_rematch_mine = You have asked for another game.
table_offer_yes = Accept
table_offer_no = Decline
table_offer_withdraw = Withdraw
table_offer_declined = { $name } declined.
table_offer_withdrawn = { $name } withdrew the offer.
table_invite = Invite someone
table_invite_about = Send this link. Anyone who opens it can take the free seat, or watch.
table_invite_here-only = This address only works on this machine. To let others in, start the table with: obelisk serve --host 0.0.0.0
table_invite_home = So far this address only works on this machine.
table_invite_home_open = Open to the home network
table_invite_home_about = Every device in your home network can use this address now, until you close it again or stop the server. If it doesn't open on another device, check this machine's firewall.
table_invite_home_close = Close it again
table_invite_link = Link to this table
table_invite_copy = Copy
table_invite_copied = Copied
table_invite_qr = QR code for the link
table_invite_computer = Play the computer
table_sit = There is a free seat
table_sit_about = Sit down to play, or just watch.
table_sit_here = Sit down as Player { $n }
table_bar = Quick actions
table_bar_undo = Undo
table_bar_takeback = Take back
table_bar_hint = Hint
table_bar_bench-turn = Turn
table_bar_bench-remove = Pick up
table_bar_show = Show moves
table_bar_rematch = Play again
table_bar_graph = How it went
table_bar_analyse = Analyse
table_bar_offers = Offers
table_bar_menu = Menu
table_bar_board = Board
table_act_show = Show moves
table_act_undo = Undo
table_act_takeback = Ask for a takeback
table_act_hint = Hint
table_act_offer-end = Offer a draw
table_act_resign = Resign
table_act_leave = Leave your seat
table_act_rematch = Play again
table_act_to-rematch = Go to the next game
table_rename = Your name at this table
table_rename_yes = Save
table_act_analyse = Analyse
table_act_share = Copy the link
table_share = Copy the result
table_share_copied = Copied
table_act_map = Save the map
table_after_map = printable map
table_map_about = Put the match aside on its map: print it, or keep its text. Anyone who has the text can resume the match.
table_map_copy = Copy as text
table_map_copied = Copied.
table_map_txt = Text file
table_map_pdf = PDF to print
table_map_svg = SVG
table_map_resume = Resume from a map
table_map_close = Close
table_sit_colour = Your colour
table_sit_colour_any = no preference
table_sit_colour_one = colour { $n }
table_games =
    { $n ->
        [one] One game together
       *[other] { $n } games together
    }
table_games_name = Player
table_games_wins = Wins
table_games_points = Points
table_cup =
    { $target ->
        [one] Championship to 1 point
       *[other] Championship to { $target } points
    }
table_cup_number = Game { $n }
table_cup_champion = { $name } is the world champion.
table_cup_champions = { $name } share the world championship.
table_cup_name = Player
table_cup_total = Total
table_cup_wins = Wins
table_cup_record = championship record
table_act_next-game = Next game
table_act_new-cup = New championship
table_resign_about-cup = The computer plays this game to the end in your place. You are back in the next one.
table_resign_about-cup_last = No other player is left: the championship ends here without a world champion. This cannot be undone.
table_settings = Settings
table_settings_ask = Ask before every move
table_watching =
    { $n ->
        [one] One person watching
       *[other] { $n } people watching
    }
table_watching_you =
    { $n ->
        [0] You are watching.
        [one] You are watching, and so is one other.
       *[other] You are watching, and so are { $n } others.
    }
table_act_graph = How it went
table_review = Review
table_review_progress = { $n } of { $of } moves
table_review_start = Go through the moves, or click the graph.
table_review_whose = The graph shows { $name }'s chances.
table_review_value = { $name }'s chances: { $before } % → { $after } %.
table_review_value_about = { $name }'s chances: about { $before } % → { $after } %.
table_review_exact = The values are exact: this game is solved.
table_review_about = The values are the estimate of a search.
table_review_better = Better:
table_line = Moves tried
table_line_none = Play any move, for either side. The game itself stays as it is.
table_line_leave = Leave analysis
table_act_look_map = Map
table_act_look_micro = Microgame
table_act_look_near = Flip board
table_act_look_groups = Groups
table_coach_lesson = Try it in the lesson
table_coach_away = Don't show this again
table_candidates = { $name }'s chances with:
table_hint_thinking = Thinking …
table_hint_none = No hint for this position.
table_hint_unscored = You used a hint, so this game does not count for the best scores.
table_resign = Resign this game?
table_resign_about = The other players win. This cannot be undone.
table_resign_about-one = { $name } wins. This cannot be undone.
table_resign_about-alone = The game ends here. This cannot be undone.
table_resign_yes = Resign
table_resign_no = Play on
table_rated = Rated game: no hints, no takebacks.
table_over_won = { $name } wins.
table_over_won_you = You win!
table_over_won_not-you = You lose: { $name } wins.
table_over_shared = A draw.
table_over_resigned = { $name } wins: the other side resigned.
table_over_resigned_you = You win: your opponent resigned.
table_over_resigned_not-you = You resigned: { $name } wins.
table_over_time = { $name } wins on time.
table_over_time_you = You win on time.
table_over_time_not-you = Your time is up: { $name } wins.
table_over_agreed = Ended by agreement.
table_over_nobody = No one wins.
table_over_alone =
    { $points ->
        [1] Finished with 1 point.
       *[other] Finished with { $points } points.
    }
table_after_keep = Download:
table_after_record = record
table_after_svg = SVG
table_after_png = PNG
table_after_gif = GIF
table_after_pdf = pages (PDF)
table_after_making = { $file } is being made …
table_after_making_far = { $done } of { $of } positions drawn
table_after_no-graph = This game cannot be analysed.
table_bench_turn = Turn tile
table_bench_remove = Pick up tile
table_bench_clear = Clear the board
table_bench_why_empty = There is nothing on your board yet.
table_bench_why_choose = Choose a tile on your board first.
table_bench_how_choose = Choose a tile, then a cell where it fits. Or drag it there.
table_bench_how_lay = Now choose a cell where it fits.
table_bench_how_turn = The ringed tile is selected: tap it again to turn it (R).
table_bench_how_pick = Tap a tile on your board to select it; tap it again to turn it.
table_help = Keys
table_help_keys =
    Tab: to the board. Arrows: move around the board, or through the moves when nothing is selected.
    Enter: choose, then play what is chosen. R: turn. Esc: cancel.
    + − 0: zoom in, zoom out, fit the whole board. F: flip the board.
    On the workbench: Delete picks up a tile.
table_help_close = Close

## Ending

ending_rules = The game has ended by its rules.
ending_resigned = { $names } resigned.
ending_time = { $names } ran out of time.
ending_agreed = The players agreed to a draw.
ending_abandoned = Everyone has left the game.

## Puzzle

verify_about = Before a game, the table shows a hash of the deal mixed with a random salt; after the game, it shows the salt and the deal. If they match the hash, nobody has changed the deal in between.
verify_table = Link to a finished table
verify_load = Fill in
verify_hash = Hash shown at the start
verify_salt = Salt shown at the end
verify_setup = Set-up shown at the end
verify_check = Check
verify_good = They match: this is what was dealt.
verify_bad = They do not match.
verify_not-over = This game is not over yet, so only the hash is known.
verify_no-table = This is not the link to a table.
verify_rolls = Results of chance
verify_rolls_ply = Move
verify_rolls_came = Result
verify_rolls_place = Place
verify_rolls_good = Every result follows from the salt: no one could choose it or know it in advance.
verify_rolls_bad = Some results do not follow from the salt.
verify_rolls_how = To check a result yourself: read the SHA-256 of the salt, a line feed and “roll N” (N is the number of moves before it) as a number, and divide it by the number of places. The remainder is the place. docs/table.md lists the places of each result.
verify_unreadable = The set-up is not valid JSON.
verify_how = To check it yourself: the hash is the SHA-256 of the salt and the set-up, as described in docs/table.md.

## Tournaments

nav_tournaments = Tournaments
nav_tournament = Tournament
nav_to-game = To your game

## While rules are being compiled

compiling =
    The rules of all games are being compiled: computers play at full strength { $minutes ->
        [unknown] when that is done.
        [1] in about a minute.
       *[other] in about { $minutes } minutes.
    }
compiling_game =
    The rules of { $game } are being compiled: computers play it at full strength { $minutes ->
        [unknown] when that is done.
        [1] in about a minute.
       *[other] in about { $minutes } minutes.
    }
compiled = The rules are compiled: computers play at full strength.
