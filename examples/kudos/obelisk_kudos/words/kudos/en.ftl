give = Thank { $name }
given = You thanked { $name }
received = { $n ->
    [one] Thanked once by another player
   *[other] Thanked { $n } times by other players
}
not-here = You can thank the other players of your game once it is over.
