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

rises = Fast rises of ratings within a day
rise = { $game }: { $before } → { $after } in { $n ->
    [one] one game
   *[other] { $n } games
 } against { $people ->
    [one] one person
   *[other] { $people } people
 }
rises-none = No rating has risen fast.
end_rating = Your rating is { $rating } now ({ $change }).
end_unrated_guest = This game does not count for ratings: not every player has an account.
end_unrated_short = This game does not count for ratings: a rated game needs two moves from every player.
end_beaten = You beat { $level } in { $game }.
end_try = Try { $level }
