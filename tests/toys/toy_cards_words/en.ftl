title = Cards
about = The highest card of a round counts.
how = Play a card that you hold: 5.
rules = Each player holds two cards and lays one face up in turn, twice. The highest card of a round counts one point.
not-held = you do not hold the card { $card }.
