title = Rhombus
known-as = hex
about = This is Hex: connect your two sides with an unbroken chain.
rules_setup = The board is a rhombus of hexagons, 2 to 11 cells on a side, and starts empty. One player owns its bottom and top sides, the other its left and right sides. Each player takes the pieces of one colour. Draw lots for who starts.
rules_turn = On your turn, place one piece on any free cell; pieces never move.
rules_end = The first player to connect their own two sides with an unbroken chain wins. There are no draws.
rules_notation = Columns are lettered from a at the left, rows numbered from 1 at the bottom; each row is shifted half a cell to the right. A move is the cell where your piece goes: c2.
rules_rulings =
    There is no swap after the first move, so the first player has an advantage.
    Boards have 2 to 11 cells on a side.
how = A move is the cell where your piece goes: c2.
points = pieces on the board

## Ending

ending_joined = { $Seat } has connected both sides with an unbroken chain.
ending_cells =
    { $n ->
        [one] one cell taken
       *[other] { $n } cells taken
    }

## Reason

reason_both =
    brings you closer to connecting your sides ({ $own ->
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
reason_joins =
    connects { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } of your chains or sides
reason_nearer =
    brings you closer to connecting your sides ({ $n ->
        [one] one piece to go
       *[other] { $n } pieces to go
    })
reason_bridge = makes a bridge with { $cell } that one piece cannot cut

## Lesson

lesson_place_title = A piece on any free cell
lesson_place_rule = Rhombus is Hex. On your turn you place one piece on a free cell. Pieces never move and are never captured.
lesson_place_try = Place a piece on a free cell.
lesson_place_done = It stays there until the end of the game.
lesson_place_other = try another cell.
lesson_place_tempting-1 = on c2, which is taken?
lesson_place_tempting-2 = off the board, on e1?
lesson_swap_title = No swap
lesson_swap_rule = Moving first is an advantage, above all with a piece near the middle. In some games of Hex, the second player may take over the first piece. Not here: it keeps its place and its owner.
lesson_swap_try = You play the diamonds, and your opponent has started on b2. Place a piece of your own.
lesson_swap_done = One piece each, and neither will change hands. To be fair, take turns at starting.
lesson_swap_other = try another cell.
lesson_swap_tempting-1 = taking over the piece on b2?
lesson_neighbours_title = Six neighbours
lesson_neighbours_rule = A cell touches up to six others. Pieces of one colour that touch form a chain.
lesson_neighbours_try = Make a chain: place a piece next to yours on b2.
lesson_neighbours_done = Those two are connected.
lesson_neighbours_other = that one doesn't touch b2.
lesson_bridge_title = Two ways make a bridge
lesson_bridge_rule = b2 and c3 don't touch, but there are two free cells between them. If your opponent takes one, you take the other.
lesson_bridge_try = Your opponent has just taken c2. Close the gap.
lesson_bridge_done = Connected. A bridge is as good as a chain, and reaches twice as far.
lesson_bridge_other = now your opponent can cut b2 off from c3. Which cell touches both?
lesson_block_title = Blocking is connecting
lesson_block_rule = Your opponent connects left and right. Only one of you can succeed, and one of you always does: there are no draws.
lesson_block_try = One more piece, and your opponent's chain reaches from left to right. Stop it.
lesson_block_done = Blocked, and your own chain has grown. It often works that way.
lesson_block_other = now your opponent can connect left and right. Which cell do they need?
lesson_join_title = Connect your two sides
lesson_join_rule = The first player to connect their own two sides with one unbroken chain wins. The edges of the board show which sides are yours.
lesson_join_try = You connect bottom and top. Finish it.
lesson_join_done = An unbroken chain from one of your sides to the other. You win.
lesson_join_other = not connected yet: your pieces on c2 and b4 need one cell that touches both.
lesson_by = Hex, by Piet Hein.
lesson_more = Boards have 2 to 11 cells on a side. Moving first is an advantage; on a small board, a big one.
option_size = Tiles per side

## Menu

menu_size = How big is the board? [{ $default }]
