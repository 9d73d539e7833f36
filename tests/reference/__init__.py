"""Every game once more, written from the rules page as simply as possible: the oracle of the tests.

Nothing here imports obelisk. Boards are dicts and tuples of names like "a1"; a position is a value that can be
hashed. Each module has the same functions:

    start(...)             the first position
    turn(position)         the seat to move, or None
    moves(position)        the moves in notation, in any order
    play(position, move)   the next position
    result(position)       None, or (winners, points)
"""
