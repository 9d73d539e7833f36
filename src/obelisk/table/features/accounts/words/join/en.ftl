title = Add this device
as = Play as { $name } on this device?
as-nobody = Play the same games on this device?
from = The link was made with { $device }, { $minutes ->
        [0] less than a minute ago
        [one] one minute ago
       *[other] { $minutes } minutes ago
    }.
from-unknown = The link was made with an unknown browser, { $minutes ->
        [0] less than a minute ago
        [one] one minute ago
       *[other] { $minutes } minutes ago
    }.
stranger = Confirm only if you made the link yourself. If somebody sent it to you, do not confirm: they would get your seats.
about = From now on, both devices share everything that you play, here and there.
gives = The { $n ->
        [one] game
       *[other] { $n } games
    } in this browser will belong to the person who made the link, too: they can move, resign and chat in your seats. You cannot undo this.
signed-in = You are signed in as { $name } here, and will be signed out. The games of that account stay with it.
code = Code
same = The device that made the link shows the same code, { $shown }.
yes = Yes, this is my device
no = No, back to the games
