"""The players of a table as a sheet names them."""

from obelisk.drawing.naming import colour_name
from obelisk.table.core.state import Table


def names_on_sheet(table: Table) -> list[str]:
    """Return the players' names, empty where a player has none.

    A computer leaves the name on the sheet that the game came from; without one it has the name of its level.
    """
    written = table.made.get("sheet", {}).get("names") or [""] * len(table.seats)
    return [seat.name or text or seat.level or "" for text, seat in zip(written, table.seats, strict=True)]


def colours_on_sheet(table: Table, language: str) -> list[str]:
    """Return the names of the players' colours, by seat; empty while nobody has chosen one.

    A colour on the sheet that the game came from stays as it was written there if the table does not have it.
    """
    written = table.made.get("sheet", {}).get("colours") or [""] * len(table.seats)
    if all(seat.colour is None for seat in table.seats):
        return list(written)
    return [
        text if text and seat.colour is None else colour_name(colour, language)
        for text, seat, colour in zip(written, table.seats, table.colours, strict=True)
    ]
