"""Which seats may plan answers to moves that their opponent may make."""

from obelisk.table.core.refusals import Refused
from obelisk.table.core.state import Table

PLAYERS = 2


def why_not_plan(table: Table, seat: int) -> Refused | None:
    """Return why a seat cannot plan answers now, if so."""
    game = table.position.game
    reasons = (
        (table.clocks is None or not table.clocks.control.kind.is_by_days, "table/plan/days"),
        (table.is_over or not table.has_begun, "table/plan/not-now"),
        (len(table.seats) != PLAYERS, "table/plan/two"),
        (game.hides, "table/plan/hidden"),
        (game.rules.has_chance, "table/plan/chance"),
        (seat in table.active, "table/plan/your-turn"),
    )
    return next((Refused(code) for is_so, code in reasons if is_so), None)
