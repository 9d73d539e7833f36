"""How long a proven win or loss takes, read from the tree of a search."""

from collections.abc import Iterator

from obelisk.kernel.bits import count
from obelisk.kernel.search.nodes import NONE, ROOT, UNPROVEN
from obelisk.kernel.state import CHANCE, Array


def proven_distance(tree: Array, move: int) -> int | None:
    """Return in how many plies a move of the root wins or loses, itself included; None if the tree holds no proof.

    This is the length of the proof that was found: perfect play may be shorter.
    """
    node = next((child for child in _children(tree, ROOT) if tree["move"][child] == move), NONE)
    if node == NONE or count(int(tree["outcome"][node])) != 1:
        return None
    beyond = _plies_from(tree, node)
    return None if beyond is None else beyond + 1


def _plies_from(tree: Array, root: int) -> int | None:
    """Return the plies from a node to the end of its proof, without recursion: proofs can be hundreds of plies deep."""
    known: dict[int, int | None] = {}
    waiting = [root]
    while waiting:
        node = waiting[-1]
        replies = _replies_of_proof(tree, node) if node not in known else []
        unknown = [reply for reply in replies if reply not in known]
        if node not in known and not unknown:
            known[node] = _longest_or_shortest(tree, node, replies, known)
        if node in known:
            waiting.pop()
        else:
            # A node that waits for itself is no part of a proof.
            known.update((reply, None) for reply in unknown if reply in waiting)
            waiting += [reply for reply in unknown if reply not in known]
    return known[root]


def _replies_of_proof(tree: Array, node: int) -> list[int]:
    """Return the children that prove a node's outcome; none where it is unproven, or the end of a game."""
    outcome = tree["outcome"][node]
    if outcome == UNPROVEN:
        return []
    return [child for child in _children(tree, node) if tree["outcome"][child] == outcome]


def _longest_or_shortest(tree: Array, node: int, replies: list[int], known: dict[int, int | None]) -> int | None:
    outcome, first = tree["outcome"][node], tree["first_child"][node]
    if outcome == UNPROVEN:
        return None
    if first == NONE:
        return 0
    found = [plies for reply in replies if (plies := known[reply]) is not None]
    mover = tree["mover"][first]
    if mover != CHANCE and outcome == 1 << mover:
        return 1 + min(found) if found else None
    is_whole = len(found) == sum(1 for _ in _children(tree, node))
    return 1 + max(found) if found and is_whole else None


def _children(tree: Array, node: int) -> Iterator[int]:
    child = int(tree["first_child"][node])
    while child != NONE:
        yield child
        child = int(tree["next_sibling"][child])
