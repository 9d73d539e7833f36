"""The set-up: how tiles are discarded, which ones are kept where chance decides, who starts."""

from __future__ import annotations

from typing import Any

from obelisk.errors import BadSetup
from obelisk.games.abstrakto.grid import KINDS
from obelisk.games.abstrakto.state import DISCARDED, DISCARDS, KEPT, OF_A_KIND, RANDOM, SEATS, SIZE
from obelisk.games.setups import know_only, whole_number
from obelisk.kernel.state import State


class AbstraktoSetup:
    """`{"size": 7, "discard": "random", "kept": [[5, 5, 5], [5, 5, 5]], "starts": 0}`."""

    keys: tuple[str, ...] = ("size", "discard", "kept", "starts")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take how tiles are discarded (by chance) and who starts (seat 0)."""
        know_only(options, ("size", "discard", "starts"), game)
        self._read(s, game, {"size": SIZE, "discard": DISCARDS[RANDOM], "starts": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        know_only(setup, self.keys, game)
        self._read(s, game, setup)
        if s.discard != RANDOM:
            if "kept" in setup:
                raise BadSetup("abstrakto/kept-only-random", discard=setup["discard"])
            return
        if "kept" not in setup:
            raise BadSetup("setup/missing-key", key="kept", game=game)
        kept = setup["kept"]
        if not (isinstance(kept, list | tuple) and len(kept) == SEATS and all(map(_is_hand, kept))):
            raise BadSetup("abstrakto/kept", n=KEPT, least=OF_A_KIND - DISCARDED, most=OF_A_KIND)
        for seat in range(SEATS):
            for kind in range(KINDS):
                s.discarded[seat, kind] = OF_A_KIND - kept[seat][kind]

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up."""
        setup: dict[str, Any] = {"size": SIZE, "discard": DISCARDS[int(s.discard)], "starts": int(s.starts)}
        if s.discard == RANDOM:
            setup["kept"] = [[OF_A_KIND - int(n) for n in s.discarded[seat]] for seat in range(SEATS)]
        return setup

    def _read(self, s: State, game: str, given: dict[str, Any]) -> None:
        whole_number(given, "size", game, SIZE, SIZE)
        s.starts = whole_number(given, "starts", game, 0, SEATS - 1)
        if "discard" not in given:
            raise BadSetup("setup/missing-key", key="discard", game=game)
        if given["discard"] not in DISCARDS:
            raise BadSetup("abstrakto/discard", given=repr(given["discard"]), known=", ".join(DISCARDS))
        s.discard = DISCARDS.index(given["discard"])


def _is_hand(kept: Any) -> bool:
    """Tell whether something is the solids, lines and crosses that a seat can have kept."""
    return (
        isinstance(kept, list | tuple)
        and len(kept) == KINDS
        and all(type(n) is int and OF_A_KIND - DISCARDED <= n <= OF_A_KIND for n in kept)
        and sum(kept) == KEPT
    )
