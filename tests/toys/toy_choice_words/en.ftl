title = Choice
about = Choose a number that nobody else chooses.
how = Choose a number: 2.
rules = All choose a number at once. Whoever chose one alone gets that many points. After two rounds the most points win.
has-chosen = you have chosen already; wait for the others.
