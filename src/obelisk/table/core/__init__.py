"""A table as a value, and who may do what there: neither web nor database nor a clock of its own.

`opening` makes a table from what somebody wants to play, `referee.decide` answers a command with the events that follow
from it and the table after them, and `state` replays them. A server and a terminal are two clients of the same core.
"""
