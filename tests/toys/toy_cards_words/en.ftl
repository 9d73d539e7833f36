title = Cards
not-held = you do not hold the card { $card }.
