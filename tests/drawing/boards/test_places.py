"""Places as boards count them, with y upwards, and where they lie in pictures, with y downwards."""

import pytest

from obelisk.authoring import Frame, GraphBoard, HexBoard, SquareBoard, places

GRAPH = GraphBoard((("a", -2, 0), ("b", 2, 0), ("top", 0, 6)), (("a", "b"), ("b", "top")))
BOARDS = [SquareBoard(3, 4), SquareBoard(3, 3, on_lines=True), HexBoard(3), HexBoard.hexagon(2), GRAPH]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: type(board).__name__)
@pytest.mark.parametrize("frame", [Frame(50, 100, 200), Frame(50, 100, 200, -1), Frame(50, 100, 200, on_end=True)])
def test_a_place_of_the_board_lies_where_its_cell_is_drawn(board, frame):
    for cell, name in enumerate(board.names):
        assert frame.place(board, board.place(cell)) == frame.at(places(board)[name])


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: type(board).__name__)
def test_what_is_further_up_on_the_board_is_further_up_in_the_picture(board):
    frame = Frame(50, 100, 200)
    assert frame.place(board, (0, 2))[1] < frame.place(board, (0, 0))[1] == 200


def test_the_points_of_a_graph_keep_their_own_coordinates():
    assert Frame(50, 100, 200).place(GRAPH, (0, 4)) == (100, 150)
