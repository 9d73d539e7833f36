no-correspondence = This server has no games by days.
on-holiday = You are on holiday already. To change it, come back first.
no-holiday = You are not on holiday.
holiday-days = The longest holiday has { $most ->
    [one] one day
   *[other] { $most } days
 }.
holiday-used = Everybody has { $most ->
    [one] one day
   *[other] { $most } days
 } of holiday within a year. { $left ->
    [0] You have none left.
    [one] You have one day left.
   *[other] You have { $left } days left.
 }

holiday_title = Holiday
holiday_about = While you are on holiday, your clocks stand still in all games that are played by days, and the others see until when. Within a year you have { $most ->
    [one] one day
   *[other] { $most } days
 }; every day that has begun counts. You may move meanwhile.
holiday_days = Days
holiday_begin = Go on holiday now
holiday_end = I am back
holiday_until = You are on holiday until { $when }.
holiday_left = { $n ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $n } days left this year.
 }
holiday_seat = on holiday until { $when }

no-install = This server cannot be installed as an app.
count = Games that wait for you:
app_name = Obelisk: a table for abstract games
offline_sign = You are offline. What you see was kept on this device.
offline_title = You are offline
offline_about = The table cannot be reached. Nothing is lost: games go on where they are as soon as the network is back.
offline_again = Try again
offline_games = Games to play on or to look at
offline_lessons = Lessons to play
offline_nothing = Lessons and games that you open are kept on this device, so that you can look at them here. So far there are none.
offline_move = Move { $n }: { $name } { $move }
offline_beginning = Move { $n }
offline_not-kept = This position was not kept on this device.
offline_not-judged = You are offline, and only the usual moves of this step are known here. Try the example, or come back when the network does.
offline_play = Play on
offline_kept = { $n ->
    [one] one move is kept
   *[other] { $n } moves are kept
 }

no-lookahead = Only games of several people at one screen are looked ahead, without clocks, secrets or a workbench.
kept_moves = { $n ->
    [one] One move is kept on this device and will be sent.
   *[other] { $n } moves are kept on this device and will be sent.
 }
kept_one = (kept on this device, will be sent)
kept_edge = To go on from here the network is needed: further ahead nobody has looked.
kept_unknown = Without the network this move cannot be judged. It is none of those that are known here.
kept_network = Without the network only moves that are kept on this device can be taken back; everything else has to wait.
kept_sent = { $n ->
    [one] Your move was sent.
   *[other] Your { $n } moves were sent.
 }
kept_title = Not everything could be played
kept_overtaken = Something else was played at this table meanwhile, on another device. { $n ->
    [one] The move that was made here offline does not count: { $moves }.
   *[other] The { $n } moves that were made here offline do not count: { $moves }.
 }
kept_refused = The table did not accept what was made here offline ({ $moves }): { $why }
kept_understood = Show the game as it is
kept_elsewhere = Moves that were made offline could not be played. Look at the game

no-push = This server tells nobody on their devices.
many-devices = You can be told on at most { $most ->
    [one] one device
   *[other] { $most } devices
 }. Please take one of the others off first.
endpoint = This is not the address of a public push service.
push_title = Your turn, on this device
push_about = Your browser tells you when it is your turn, when a game is over and when somebody comes to your table, also while this page is closed. Not while you have the table open.
push_begin = Tell me on this device
push_end = Do not tell me on this device any more
push_on = You are told on this device.
push_off = This device gets no messages.
push_denied = Your browser does not allow it. You can change that in its settings for this page.
push_cannot = This browser cannot tell you. On an iPhone or iPad, add this page to the home screen first.
push_here = Tell me when it is my turn
notice_turn = { $game }: your turn
notice_over = { $game }: the game is over
notice_joined = { $game }: somebody has come
notice_at = With { $names }.
notice_won = You have won against { $names }.
notice_lost = You have lost against { $names }.
notice_shared = You share the win with { $names }.
notice_ended = The game with { $names } has ended.
notice_guest = a guest

no-mail = This server sends no mail.
mail-no-origin = Mail is off on this server: its host has not set { $variable }, the address that links in mails lead to.
origin-setting = { $variable } must be the address of this server, such as https://games.example, not { $given }.
mails-to-address = This address has got the most confirmation mails that this server sends within a day ({ $most }). Look for them, also in the spam folder, or try again tomorrow.
mails-by-person = You have asked for the most confirmation mails that this server sends within a day ({ $most }). Please try again tomorrow.
mail_last = This was mail { $most } within a day, the most that this server sends to one address. More mail comes tomorrow.
no-feeds = This server has no feeds.
no-feed = This feed is not there any more. Please make a new address on your account's page.
mail-address = This does not look like an address for mail.
mail-setting = MAIL must be smtp:// or smtps://, with a host and ?from= an address.
mail_title = Your turn, by mail
mail_about = You get a mail a quarter of an hour after it became your turn, unless you have been here meanwhile: one for each turn at most.
mail_begin = Send me mail
mail_end = No mail any more
mail_on = Mail goes to { $address }.
mail_asked = A link was sent to { $address }. Follow it, and mail goes there.
mail_confirm-title = Obelisk: is this your address?
mail_confirm-text = Somebody, most likely you, wants to be told here when it is their turn at the table. If that is so, follow this link. If not, do nothing: no other mail will come.
mail_may-confirm = Shall mail come to this address when it is your turn?
mail_confirm = Yes, send me mail
mail_confirmed = Thank you. Mail comes to this address from now on.
mail_may-stop = Shall no mail come to this address any more?
mail_stopped = No mail comes to this address any more. The address was deleted.
mail_bad-link = This link is not good any more.
mail_stop = No more of these mails:
feed_name = Obelisk: your games
feed_title = Your turn, as a feed
feed_about = A program that reads Atom feeds shows the games that wait for you, and results. Whoever knows the address can read it.
feed_address = The address of your feed
feed_begin = Make an address
feed_end = Revoke the address
feed_once = This is the address. It is shown only now; making another revokes it.
feed_since = An address was made on { $when }.

plan-days = Answers can be planned in games by days.
plan-not-now = There is nothing to plan: the game has not begun, or is over.
plan-two = Answers can be planned where two play.
plan-hidden = Something is hidden in this game, so nobody knows the position after the other's move. Answers cannot be planned.
plan-chance = Chance has its turn in this game, so nobody knows the position after the other's move. Answers cannot be planned.
plan-your-turn = It is your turn: make your move.
plan-long = This plan is too long. Lines, at most: { $lines }. Moves in each, at most: { $moves }.
plan-ends = The game is over before { $move }.
plan-illegal = { $move } cannot be planned: { $reason }
plan-two-answers = To the same moves there are two answers, { $one } and { $other }. Please decide for one.
plan-no-answer = This line has no move of yours.
plan_title = If they play …
plan_begin = Plan an answer
plan_help = Make the other's move on the board, then your answer, and so on.
plan_keep = Keep this plan
plan_kept = It is played for you when the time comes. Nobody else sees it.
plan_remove = Remove the plan { $moves }
