title = Y
about = Connect all three sides of a triangle with one unbroken chain.
rules_setup = The board is a triangle of hexagons, 3 to 9 cells on a side, and starts empty. Its three sides belong to both players. Each player takes the pieces of one colour. Draw lots for who starts.
rules_turn = On your turn, place one piece on any free cell; pieces never move.
rules_end = The first player to connect all three sides with one unbroken chain wins. A corner cell touches two sides. There are no draws.
rules_notation = Columns are lettered from a at the left, rows numbered from 1 at the bottom; each row is shifted half a cell to the right and is one cell shorter than the row below. A move is the cell where your piece goes: c2.
rules_rulings =
    There is no swap after the first move, so the first player has an advantage.
    Boards have 3 to 9 cells on a side.
how = A move is the cell where your piece goes: c2.

## Ending

ending_joined = { $Seat } has connected all three sides with an unbroken chain.
ending_cells =
    { $n ->
        [one] one cell taken
       *[other] { $n } cells taken
    }

## Reason

reason_both =
    brings you closer to connecting the three sides ({ $own ->
        [one] one piece to go
       *[other] { $own } pieces to go
    }) and holds up your opponent ({ $other ->
        [one] one piece to go
       *[other] { $other } pieces to go
    })
reason_blocks =
    blocks your opponent's way ({ $n ->
        [one] they need one more piece
       *[other] they need { $n } more pieces
    })
reason_closes = closes your opponent's last way to all three sides
reason_joins =
    connects { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } of your chains
reason_nearer =
    brings you closer to connecting the three sides ({ $n ->
        [one] one piece to go
       *[other] { $n } pieces to go
    })
reason_bridge = makes a bridge with { $cell } that one piece cannot cut

## Lesson

lesson_place_title = A piece on any free cell
lesson_place_rule = The board is a triangle. On your turn you place one piece on a free cell. Pieces never move and are never captured.
lesson_place_try = Place a piece on a free cell.
lesson_place_done = It stays there until the end of the game.
lesson_place_other = try another cell.
lesson_place_tempting-1 = on c2, which is taken?
lesson_place_tempting-2 = on c4, outside the triangle?
lesson_neighbours_title = Six neighbours
lesson_neighbours_rule = A cell touches up to six others. Pieces of one colour that touch form a chain.
lesson_neighbours_try = Make a chain: place a piece next to yours on b2.
lesson_neighbours_done = Those two are connected.
lesson_neighbours_other = that one doesn't touch b2.
lesson_corner_title = Three sides, for both of you
lesson_corner_rule = The sides belong to nobody: both players want all three. They are column a, row 1, and the slope from the last cell of row 1 up to the top. A cell in a corner touches two sides at once.
lesson_corner_try = Place a piece that touches two sides.
lesson_corner_done = Two sides with one piece. But a corner is far from the third, so the middle is usually worth more.
lesson_corner_other = that cell doesn't touch two sides. Look at the three corners.
lesson_bridge_title = Two ways make a bridge
lesson_bridge_rule = b2 and c3 don't touch, but there are two free cells between them. If your opponent takes one, you take the other.
lesson_bridge_try = Your opponent has just taken c2. Close the gap.
lesson_bridge_done = Connected. A bridge is as good as a chain, and reaches twice as far.
lesson_bridge_other = now your opponent can cut b2 off from c3. Which cell touches both?
lesson_block_title = Only one of you can do it
lesson_block_rule = When the board is full, exactly one player has a chain that touches all three sides. So there are no draws, and stopping your opponent is half of winning.
lesson_block_try = Your opponent's chain touches the left side and the right one. One more piece, and it reaches row 1. Stop it.
lesson_block_done = Blocked, for now.
lesson_block_other = now your opponent reaches row 1. Which cell does the chain need?
lesson_join_title = Connect all three sides
lesson_join_rule = The first player to connect all three sides with one unbroken chain wins.
lesson_join_try = Your chain touches the left side and row 1, and your piece on d2 touches the right side. Finish it.
lesson_join_done = One chain, three sides. You win.
lesson_join_other = not connected yet: your chain and d2 need one cell that touches both.
lesson_by = By Claude Shannon, and by Craige Schensted and Charles Titus.
lesson_more = Boards have 3 to 9 cells on a side. Moving first is an advantage, above all near the middle.
option_size = Cells per side

## Menu

menu_size = How big is the board? [{ $default }]
