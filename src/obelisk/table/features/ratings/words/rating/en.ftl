rises = Fast rises of ratings within a day
rise = { $game }: { $before } → { $after } in { $n ->
    [one] one game
   *[other] { $n } games
 } against { $people ->
    [one] one person
   *[other] { $people } people
 }
rises-none = No rating has risen fast.
