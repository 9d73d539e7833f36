"""The one exit: everything that leaves a table about a game is made here, for one viewer.

A viewer is a seat, or None for a spectator. What a seat may see is asked of the game (`Position.view` and its drawing);
what is told of an event is written in `events`, kind by kind, and a kind that is not there is not told.
"""
