title = Choice
has-chosen = you have chosen already; wait for the others.
