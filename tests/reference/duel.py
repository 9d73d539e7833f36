"""A match between players who never err in a microgame, in the plainest way: who wins, by looking at everything."""

from functools import cache

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def is_joined(own, size, *, rows):
    """Tell whether a set of cells joins bottom and top (*rows*), or left and right."""

    def along(cell):
        return cell // size if rows else cell % size

    waiting = [cell for cell in own if along(cell) == 0]
    seen = set(waiting)
    while waiting:
        cell = waiting.pop()
        if along(cell) == size - 1:
            return True
        for right, up in STEPS:
            column, row = cell % size + right, cell // size + up
            near = row * size + column
            if 0 <= column < size and 0 <= row < size and near in own and near not in seen:
                seen.add(near)
                waiting.append(near)
    return False


def _played_out(cells, for_holder, holder, joined):
    """Return who wins a match on so many cells, where *joined* tells who has won with these owners, or None."""

    @cache
    def winner(owners, holder):
        won = joined(owners)
        if won is not None:
            return won
        after = []
        for cell, owner in enumerate(owners):
            if owner is None:
                gets = holder if cell in for_holder else 1 - holder
                after.append(winner((*owners[:cell], gets, *owners[cell + 1 :]), 1 - gets))
        return holder if holder in after else 1 - holder

    return winner((None,) * cells, holder)


def winner_of(size, for_holder, *, holder=0, sides=0):
    """Return who wins, if `for_holder` has the tiles that the holder of the obelisk wins."""

    def joined(owners):
        for seat in (0, 1):
            own = {cell for cell, owner in enumerate(owners) if owner == seat}
            if is_joined(own, size, rows=seat == sides):
                return seat
        return None

    return _played_out(size**2, for_holder, holder, joined)


def winner_on(reference, size, for_holder, *, holder=0):
    """Return who wins a match on the board of a macrogame, given its *reference*."""
    names = reference.cells(size)

    def joined(owners):
        pieces = tuple((name, owner) for name, owner in zip(names, owners, strict=True) if owner is not None)
        return reference.winner((size, pieces, 0))

    return _played_out(len(names), for_holder, holder, joined)
