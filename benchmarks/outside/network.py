"""Networks that judge the cells of a Hex board at a glance, such as HexHex's, as players of Rhombus.

    benchmarks.outside.network:HexNetwork:model=11_2w4_2000.onnx

A model takes two planes, the pieces of the player to move and the other's, with a frame of one cell around the board
in which the sides are pieces; the player to move joins the first row to the last. It returns a number for each cell.
"""

import numpy as np

from obelisk.players import Player


class HexNetwork(Player):
    """Plays the cell that a network likes best, the board seen from both ends; a win at once before that."""

    name = "network"

    def __init__(self, *, model, session=None):
        """Read the file *model* (ONNX), for one thread; or ask a *session* that is there."""
        self._session = _open(model) if session is None else session

    @staticmethod
    def plays(game):
        """Play Hex."""
        return game.name == "rhombus"

    def choose(self, position, seat=None):
        """Return the cell with the highest number of those that are free."""
        seat = position.active[0] if seat is None else seat
        for move in position.moves():
            if position.play(move).is_over:
                return move
        liked = self._judge(framed(position.observe(seat)))
        return position.move(max(position.actions(seat), key=lambda action: liked[action]), seat)

    def _judge(self, planes):
        """Return the mean of what the network says of the board and of the board turned by half, cell by cell."""
        both = np.stack([planes, planes[:, ::-1, ::-1]]).astype(np.float32)
        name = self._session.get_inputs()[0].name
        seen, turned = (self._session.run(None, {name: one[None]})[0].reshape(-1) for one in both)
        return (seen + turned[::-1]) / 2


def framed(planes):
    """Return the two planes of a board with its sides around them, which the corners belong to neither of."""
    size = planes.shape[1] + 2
    found = np.zeros((2, size, size), np.float32)
    found[0, (0, -1), 1:-1] = 1
    found[1, 1:-1, 0] = found[1, 1:-1, -1] = 1
    found[:, 1:-1, 1:-1] = planes[:2]
    return found


def _open(model):
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
