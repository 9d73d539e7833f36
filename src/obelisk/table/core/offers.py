"""What players agree on: taking moves back, ending the game, playing again."""

from typing import Any

from obelisk.kernel.chance import generator
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.table.core import events
from obelisk.table.core.commands import Do
from obelisk.table.core.decision import Decision, people
from obelisk.table.core.refusals import Refused, Unreadable
from obelisk.table.core.state import Offer, Table

TAKEBACK, END, REMATCH, UNDO = "takeback", "end", "rematch", "undo"
MOST_TAKEBACKS = 200
"""So often moves are taken back at one table: each is kept for ever, and is replayed whenever the table is opened."""
SAMPLES = 12
"""How many determinizations are tried to find out whether somebody has learnt something."""


def others(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats of people other than the one who plays *seat*."""
    own = table.seats[seat]
    return tuple(
        number
        for number in people(table)
        if number != seat and (own.owner is None or table.seats[number].owner != own.owner)
    )


def way_back(table: Table, seat: int) -> tuple[str, Refused | None]:
    """Return how *seat* takes its last move back, at once or by agreement, and why it cannot now, if so."""
    kind = TAKEBACK if others(table, seat) else UNDO
    try:
        if kind == TAKEBACK:
            _check_open_for_offers(table, seat)
        _target(table, (seat,) if kind == TAKEBACK else people(table), None)
    except Refused as reason:
        return kind, reason
    return kind, None


def undo(decision: Decision, command: Do, seat: int) -> None:
    """Take back at once, where nobody else plays."""
    table = decision.table
    if others(table, seat):
        raise Refused("table/undo-with-others")
    own = people(table)
    decision.add(events.TAKEN_BACK, seat=seat, to_ply=_target(table, own, command.ply))


def offer(decision: Decision, command: Do, seat: int) -> None:
    """Propose to take back or to end."""
    table = decision.table
    if command.what not in (TAKEBACK, END):
        raise Unreadable("table/unknown-offer", given=repr(command.what), known=(TAKEBACK, END))
    _check_open_for_offers(table, seat)
    if command.what == END and not table.position.game.has_draws:
        raise Refused("table/no-draws", game=table.position.game.title)
    if not others(table, seat):
        raise Refused("table/offer-to-computer" if command.what == END else "table/undo-instead")
    to_ply = _target(table, (seat,), command.ply) if command.what == TAKEBACK else None
    decision.add(events.OFFERED, seat=seat, what=command.what, to_ply=to_ply)


def _check_open_for_offers(table: Table, seat: int) -> None:
    if table.is_over:
        raise Refused("table/over")
    if not table.has_begun:
        raise Refused("table/not-begun")
    if table.offer is not None and table.offer.seat != seat:
        raise Refused("table/offer-open", seat=table.offer.seat)


def accept(decision: Decision, command: Do, seat: int) -> None:
    """Agree to what another proposes; it happens once everybody has."""
    proposal = _standing(decision.table, command)
    table = decision.table
    asked = others(table, proposal.seat)
    if seat not in asked:
        raise Refused("table/own-offer")
    own = tuple(number for number in asked if number not in others(table, seat))
    decision.add(events.ANSWERED, seat=seat, seats=list(own), what=proposal.what, yes=True)
    if decision.table.offer is not None and set(asked) <= set(decision.table.offer.agreed):
        _carry_out(decision, proposal, command)


def decline(decision: Decision, command: Do, seat: int) -> None:
    """Refuse what another proposes, or withdraw what one has proposed oneself."""
    proposal = _standing(decision.table, command)
    decision.add(events.ANSWERED, seat=seat, seats=[seat], what=proposal.what, yes=False)


def rematch(decision: Decision, command: Do, seat: int) -> None:
    """Propose another game, or agree to one that is proposed."""
    table = decision.table
    if not table.is_over:
        raise Refused("table/not-over")
    if table.puzzle is not None:
        raise Refused("table/puzzle-rematch")
    if table.tournament is not None:
        raise Refused("table/tournament-rematch")
    if table.rematch is not None:
        raise Refused("table/rematch-made", id=table.rematch)
    if table.offer is not None and table.offer.what == REMATCH and seat in others(table, table.offer.seat):
        accept(decision, command, seat)
        return
    decision.add(events.OFFERED, seat=seat, what=REMATCH, to_ply=None)
    if not others(table, seat):
        decision.add(events.REMATCH, id=command.id)


def _standing(table: Table, command: Do) -> Offer:
    """Return the offer that a player answers, which must be the one that they saw."""
    if table.offer is None:
        raise Refused("table/no-offer")
    if command.what not in (None, table.offer.what) or command.ply not in (None, table.offer.to_ply):
        raise Refused("table/other-offer")
    return table.offer


def _carry_out(decision: Decision, proposal: Offer, command: Do) -> None:
    if proposal.what == TAKEBACK:
        decision.add(events.TAKEN_BACK, seat=proposal.seat, to_ply=proposal.to_ply)
    elif proposal.what == END:
        decision.end("agreed", tuple(range(len(decision.table.seats))))
    else:
        decision.add(events.REMATCH, id=command.id)


def _target(table: Table, seats: tuple[int, ...], ply: int | None) -> int:
    """Return the ply to go back to: before the last move of one of the *seats*, or the one named."""
    if table.is_over and not table.reopens:
        raise Refused("table/over")
    if table.is_serious:
        raise Refused("table/rated-takeback" if table.is_rated else "table/tournament-takeback")
    if table.is_counted:
        raise Refused("table/puzzle-takeback")
    if table.takebacks >= MOST_TAKEBACKS and not table.reopens:
        raise Refused("table/many-takebacks", most=MOST_TAKEBACKS)
    moves = enumerate(table.position.history)
    own = [number for number, (mover, _) in moves if mover in seats and number >= table.first_ply]
    if not own:
        raise Refused("table/nothing-to-take-back")
    to_ply = own[-1] if ply is None else ply
    if to_ply not in own:
        raise Unreadable("table/takeback-ply", ply=to_ply)
    if has_rolled(table, to_ply):
        raise Refused("table/rolled")
    if has_learnt(table, to_ply):
        raise Refused("table/revealed")
    return to_ply


def has_rolled(table: Table, to_ply: int) -> bool:
    """Return whether somebody has seen since *to_ply* what chance brings there: the same would come again.

    At one screen nobody minds, and on a board to try moves on something else comes.
    """
    return not table.reopens and any(mover == CHANCE for mover, _ in table.position.history[to_ply:])


def has_learnt(table: Table, to_ply: int) -> bool:
    """Return whether somebody at the table has learnt since *to_ply* what was hidden.

    A person has, if the same moves would have looked otherwise from a position that they could not tell from theirs.
    """
    since = table.position.history[to_ply:]
    if table.is_analysis or not since:
        return False
    if not table.position.game.hides:
        return False
    before = table.position_at(to_ply)
    if not before.hides:
        return False
    rng = generator(to_ply)
    seen = {seat: table.position.view(seat) for seat in people(table)}
    return any(
        not _looks_alike(before.determinize(seat, rng), since, now, seat)
        for seat, now in seen.items()
        for _ in range(SAMPLES)
    )


def _looks_alike(position: Position, moves: tuple[tuple[int, str], ...], now: dict[str, Any], seat: int) -> bool:
    try:
        for mover, move in moves:
            position = position.play(move, mover)
    except ValueError:
        return False
    return position.view(seat) == now
