"""The set-up: how tiles are discarded, which ones are kept where chance decides, who starts."""

from typing import Any

from obelisk.errors import BadSetup
from obelisk.games.abstrakto.rules.grid import KINDS
from obelisk.games.abstrakto.rules.state import DISCARDED, DISCARDS, KEPT, OF_A_KIND, RANDOM, SEATS, SIZE
from obelisk.kernel.state import State
from obelisk.rulebook.setups import reject_unknown_keys, whole_number


class AbstraktoSetup:
    """`{"size": 7, "discard": "random", "kept": [[5, 5, 5], [5, 5, 5]], "starts": 0}`."""

    keys: tuple[str, ...] = ("size", "discard", "kept", "starts")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take how tiles are discarded (by chance) and who starts (seat 0)."""
        reject_unknown_keys(options, ("size", "discard", "starts"), game)
        self._read(s, game, {"size": SIZE, "discard": DISCARDS[RANDOM], "starts": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        reject_unknown_keys(setup, self.keys, game)
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
        for key in ("size", "discard"):
            if key not in given:
                raise BadSetup("setup/missing-key", key=key, game=game)
        size, discard = given["size"], given["discard"]
        if type(size) is not int or size != SIZE:
            raise BadSetup("abstrakto/size", size=SIZE, given=repr(size))
        if not isinstance(discard, str) or discard not in DISCARDS:
            raise BadSetup("setup/not-a-choice", key="discard", given=repr(discard), known=DISCARDS)
        s.discard = DISCARDS.index(discard)
        s.starts = whole_number(given, "starts", game, 0, SEATS - 1)


def _is_hand(kept: Any) -> bool:
    """Tell whether something is the solids, lines and crosses that a seat can have kept."""
    return (
        isinstance(kept, list | tuple)
        and len(kept) == KINDS
        and all(type(n) is int and OF_A_KIND - DISCARDED <= n <= OF_A_KIND for n in kept)
        and sum(kept) == KEPT
    )
