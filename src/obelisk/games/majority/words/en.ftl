title = Majority
about = Take more than half of a hexagon.
rules_setup = The board is a large hexagon, 2 to 4 cells on a side, and starts empty. Each player takes the pieces of one colour. Draw lots for who starts.
rules_turn = On your turn, place one piece on any free cell; pieces never move.
rules_end = As soon as a player has more than half of the cells, that player wins. The number of cells is odd, so there are no draws.
rules_notation = Columns are lettered from a at the left, rows numbered from 1 at the bottom; they are those of the smallest Rhombus around the hexagon, so some rows do not begin with a. A move is the cell where your piece goes: c2.
rules_rulings =
    Boards have 2 to 4 cells on a side: 7, 19 or 37 cells.
    Played on its own, Majority is always won by the first player, wherever the pieces go. Majority is meant for the map of a match, where every tile has to be won.
how = A move is the cell where your piece goes: c2.
points = cells taken

## Ending

ending_more = { $Seat } has more than half of the board: { $n } of { $all }.
ending_cells =
    { $n ->
        [one] one cell taken
       *[other] { $n } cells taken
    }

## Reason

reason_nearer =
    leaves you { $own ->
        [0] with more than half of the board
        [one] one piece short of more than half
       *[other] { $own } pieces short of more than half
    } (your opponent is short of { $other })

## Lesson

lesson_place_title = A piece on any free cell
lesson_place_rule = The board is a hexagon. On your turn you place one piece on a free cell. Pieces never move and are never captured.
lesson_place_try = Place a piece on a free cell.
lesson_place_done = One cell is yours.
lesson_place_other = try another cell.
lesson_place_tempting-1 = on d3, which is taken?
lesson_place_tempting-2 = on a1, outside the hexagon?
lesson_where_title = Every cell counts the same
lesson_where_rule = It doesn't matter where a cell lies, or what lies beside it: one cell is one cell.
lesson_where_try = You have two of these seven cells, and so has your opponent. Take a third.
lesson_where_done = Three of seven. You need four.
lesson_where_other = try another cell.
lesson_odd_title = Somebody always wins
lesson_odd_rule = The number of cells is odd: 7, 19 or 37. So the two of you can never have equally many, and there are no draws.
lesson_odd_try = Now you are the second player, with two cells against three. Take a third.
lesson_odd_done = Three each, and one cell is left: your opponent's. Whoever starts gets the odd one.
lesson_odd_other = try another cell.
lesson_more_title = More than half
lesson_more_rule = Whoever has more than half of the cells wins at once.
lesson_more_try = You have three of the seven cells. Take the last one.
lesson_more_done = Four of seven are more than half. You win.
lesson_more_other = take the cell that is left.
lesson_by = Traditional: the oldest way to win there is.
lesson_more = Played on its own, Majority is always won by the first player. In a match every tile has to be won in its microgame, and only that makes it a contest.
option_size = Cells per side

## Menu

menu_size = How big is the board? [{ $default }]
