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
