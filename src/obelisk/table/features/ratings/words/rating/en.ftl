title = Ratings
about = The true strength is most likely within ± { $n }
provisional = Provisional: a few more rated games will tell
graph = How the rating in { $game } went
games =
    { $n ->
        [one] one rated game
       *[other] { $n } rated games
    }
next-level = next: { $level }, { $rating }
change = Change of the rating
