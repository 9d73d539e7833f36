no-correspondence = This server has no correspondence games.
on-holiday = You are already on holiday. To change it, end this holiday first.
no-holiday = You are not on holiday.
holiday-days = The longest holiday has { $most ->
    [one] one day
   *[other] { $most } days
 }.
holiday-used = You have { $most ->
    [one] one day
   *[other] { $most } days
 } of holiday within a year. { $left ->
    [0] You have none left.
    [one] You have one day left.
   *[other] You have { $left } days left.
 }

holiday_title = Holiday
holiday_about = While you are on holiday, your clocks stop in all your correspondence games, and your opponents see until when. Within a year you have { $most ->
    [one] one day
   *[other] { $most } days
 }; a day counts as soon as it begins. You can still move.
holiday_days = Days
holiday_begin = Go on holiday now
holiday_end = End my holiday
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
offline_about = The table cannot be reached. Nothing is lost: your games go on as soon as you are online again.
offline_again = Try again
offline_games = Games to play on or to look at
offline_lessons = Lessons to play
offline_nothing = Lessons and games that you open are kept on this device, so you can look at them here. There are none yet.
offline_move = Move { $n }: { $name } { $move }
offline_beginning = Move { $n }
offline_not-kept = This position was not kept on this device.
offline_not-judged = You are offline, and this device knows only the usual moves of this step. Try the example, or come back when you are online.
offline_play = Play on
offline_kept = { $n ->
    [one] one move is kept
   *[other] { $n } moves are kept
 }

no-lookahead = Only games of several people on one screen can be played ahead offline, without clocks, secrets or a workbench.
kept_moves = { $n ->
    [one] One move is kept on this device and will be sent.
   *[other] { $n } moves are kept on this device and will be sent.
 }
kept_one = (kept on this device, will be sent)
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

no-push = This server sends no notifications to devices.
many-devices = You can get notifications on at most { $most ->
    [one] one device
   *[other] { $most } devices
 }. Stop them on another device first.
endpoint = This is not the address of a public push service.
push_title = Notifications on this device
push_about = Your browser notifies you when it is your turn, when a game ends and when a player joins your table, even while this page is closed. It does not while you have the table open.
push_begin = Notify me on this device
push_end = Stop notifications on this device
push_on = This device gets notifications.
push_off = This device gets no notifications.
push_denied = Your browser does not allow notifications. You can change that in its settings for this page.
push_cannot = This browser cannot show notifications. On an iPhone or iPad, add this page to the home screen first.
push_here = Notify me when it is my turn
notice_turn = { $game }: your turn
notice_over = { $game }: the game is over
notice_joined = { $game }: a player has joined
notice_at = With { $names }.
notice_won = You have won against { $names }.
notice_lost = You have lost against { $names }.
notice_shared = You share the win with { $names }.
notice_ended = The game with { $names } has ended.
notice_guest = a guest

no-mail = This server sends no mail.
mail-no-origin = Mail is off on this server: its host has not set { $variable }, the address that links in mails lead to.
origin-setting = { $variable } must be the address of this server, such as https://games.example, not { $given }.
mails-to-address = This address has got { $most ->
        [one] 1 confirmation mail
       *[other] { $most } confirmation mails
    } within a day, and gets no more today. Look for them, also in the spam folder, or try again tomorrow.
mails-by-person = You have asked for { $most ->
        [one] 1 confirmation mail
       *[other] { $most } confirmation mails
    } within a day. Please try again tomorrow.
mail_last = This was mail { $most } within a day, the most that this server sends to one address. More mail comes tomorrow.
no-feeds = This server has no feeds.
no-feed = This feed no longer exists. Make a new address on your account's page.
mail-address = This does not look like an e-mail address.
mail-setting = MAIL must be smtp:// or smtps://, with a host and ?from= an address.
mail_title = Notifications by mail
mail_about = If you have not been here for a quarter of an hour after your turn began, you get a mail: at most one for each turn.
mail_begin = Send me mail
mail_end = Stop the mails
mail_on = Mail goes to { $address }.
mail_asked = A link was sent to { $address }. Follow it, and mail goes there.
mail_confirm-title = Obelisk: is this your address?
mail_confirm-text = Someone, most likely you, asked for mail to this address when it is their turn at the table. If that was you, follow this link. If not, do nothing: no other mail will come.
mail_may-confirm = Do you want mail at this address when it is your turn?
mail_confirm = Yes, send me mail
mail_confirmed = Thank you. From now on, mail comes to this address.
mail_may-stop = Do you want to stop all mail to this address?
mail_stopped = The mails have stopped, and the address has been deleted.
mail_bad-link = This link is no longer valid.
mail_stop = To stop these mails:
feed_name = Obelisk: your games
feed_title = Notifications as a feed
feed_about = A program that reads Atom feeds shows the games that wait for you, and results. Anyone who knows the address can read it.
feed_address = The address of your feed
feed_begin = Make an address
feed_end = Revoke the address
feed_once = This is the address. It is shown only now; if you make another one, this one stops working.
feed_since = An address was made on { $when }.

plan-days = You can plan answers in correspondence games only.
plan-not-now = You cannot plan an answer: the game has not begun, or is over.
plan-two = You can plan answers in games for two only.
plan-hidden = This game has hidden information, so the position after your opponent's move is not known. You cannot plan answers.
plan-chance = This game has chance in it, so the position after your opponent's move is not known. You cannot plan answers.
plan-your-turn = It is your turn: make your move.
plan-long = This plan is too long. Lines, at most: { $lines }. Moves in each, at most: { $moves }.
plan-ends = The game is over before { $move }.
plan-illegal = { $move } cannot be planned: { $reason }
plan-two-answers = After the same moves there are two answers, { $one } and { $other }. Keep one of them.
plan-no-answer = This line has no move of yours.
plan_title = If your opponent plays …
plan_begin = Plan an answer
plan_help = Make your opponent's move on the board, then your answer, and so on.
plan_keep = Keep this plan
plan_kept = Your answer is played for you when the time comes. No one else sees it.
plan_remove = Remove the plan { $moves }
