title = Rhombus
about = Hex: join your two sides with an unbroken chain.
rules = Put one piece on any free cell in turn; pieces never move. Who joins their own two opposite sides with an unbroken chain wins. There is no draw.
how = A move is the cell where your piece goes: c2.
points = pieces on the board

## Ending

ending_joined = { $Seat } has joined both sides with an unbroken chain.
ending_cells = cells taken: { $n }

## Reason

reason_both = brings you nearer to joining your sides (pieces to go: { $own }) and holds your opponent off (pieces to go: { $other })
reason_blocks = blocks your opponent's way (pieces to go: { $n })
reason_joins = joins chains or sides of yours, { $n } in number
reason_nearer = brings you nearer to joining your sides (pieces to go: { $n })
reason_bridge = makes a bridge with { $cell }, which cannot be cut by one piece

## Lesson

lesson_place_title = A piece on any free cell
lesson_place_rule = Rhombus is Hex. In turn you put one piece on a free cell; pieces never move and are never taken.
lesson_place_try = Put a piece on a free cell.
lesson_place_done = It stays there to the end.
lesson_place_other = try another cell.
lesson_place_tempting-1 = on c2, which is taken?
lesson_place_tempting-2 = off the board, on e1?
lesson_neighbours_title = Six neighbours
lesson_neighbours_rule = A cell touches up to six others. Pieces of one colour that touch form a chain.
lesson_neighbours_try = Make a chain: put a piece next to yours on b2.
lesson_neighbours_done = Those two hang together.
lesson_neighbours_other = that one does not touch b2.
lesson_bridge_title = Two ways are a bridge
lesson_bridge_rule = b2 and c3 do not touch, but two free cells lie between them. If the other player takes one, you take the other.
lesson_bridge_try = Your opponent has just taken c2. Close the gap.
lesson_bridge_done = Joined. A bridge is as good as a chain, and goes twice as far.
lesson_bridge_other = now the other player can cut b2 from c3. Which cell touches both?
lesson_block_title = Stopping is joining
lesson_block_rule = The other player joins left and right. Only one of you can succeed, and one of you always does: there is no draw.
lesson_block_try = One more piece, and the other player's chain reaches from left to right. Stop it.
lesson_block_done = Blocked, and your own chain has grown by it. It mostly goes like that.
lesson_block_other = the other player now joins left and right. Which cell was it?
lesson_join_title = Join your two sides
lesson_join_rule = Who first joins their own two opposite sides with one unbroken chain wins. The edges of the board show whose they are.
lesson_join_try = You join bottom and top. Do it.
lesson_join_done = An unbroken chain from your one side to the other. You win.
lesson_join_other = not joined yet: your pieces on c2 and b4 need one cell that touches both.
lesson_by = Hex, by Piet Hein.
lesson_more = Boards may have any size. Who begins has an advantage; on a small board a big one.

## Menu

menu_size = How large is the board? [{ $default }]
