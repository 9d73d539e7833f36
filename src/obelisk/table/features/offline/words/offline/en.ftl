count = Games that wait for you:
app_name = Obelisk: a table for abstract games
sign = You are offline. What you see was kept on this device.
title = You are offline
about = The table cannot be reached. Nothing is lost: your games go on as soon as you are online again.
again = Try again
games = Games to play on or to look at
lessons = Lessons to play
nothing = Lessons and games that you open are kept on this device, so you can look at them here. There are none yet.
move = Move { $n }: { $name } { $move }
beginning = Move { $n }
not-kept = This position was not kept on this device.
play = Play on
kept = { $n ->
    [one] one move is kept
   *[other] { $n } moves are kept
 }

no-lookahead = Only games of several people on one screen can be played ahead offline, without clocks, secrets or a workbench.
kept_moves = { $n ->
    [one] One move is kept on this device and will be sent.
   *[other] { $n } moves are kept on this device and will be sent.
 }
kept_edge = You need to be online to go on from here: this device does not have the positions further ahead.
kept_unknown = You are offline, so this move cannot be judged. It is not one of the moves that this device knows.
kept_network = While you are offline, you can take back only moves that are kept on this device. Everything else has to wait.
kept_sent = { $n ->
    [one] Your move was sent.
   *[other] Your { $n } moves were sent.
 }
kept_title = Some moves could not be played
kept_overtaken = Another move was played at this table in the meantime, on another device. { $n ->
    [one] The move that you made here offline does not count: { $moves }.
   *[other] The { $n } moves that you made here offline do not count: { $moves }.
 }
kept_refused = The table did not accept the moves that you made offline ({ $moves }): { $why }
kept_understood = Show the game as it is
kept_elsewhere = Some moves that you made offline could not be played. Look at the game
