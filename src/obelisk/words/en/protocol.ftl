unknown = there is no command { $word }. The commands are: { $known }.
version = version { $given } of the protocol is not supported; version { $version } is.
newgame = “{ $given }” does not name the game, the number of seats and my seat. Write it like newgame kono seats 2 seat 0.
json = { $word } must be followed by JSON of the form { $kind }, not “{ $given }”.
no-game = send newgame before { $word }.
no-setup = send newgame and then setup before { $word }.
seats =
    the set-up is for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, but newgame gave { $given ->
        [one] one seat
       *[other] { $given } seats
    } and seat { $seat } as mine.
only-view = this engine cannot play from a view alone: before { $word } it needs setup and position, which only a referee that trusts it will send.
go = “{ $given }” is not a budget. Write it like go seconds 1 or go simulations 1000.
