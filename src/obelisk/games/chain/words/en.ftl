title = Chain
about = Fill a hexagon, and have the largest group at the end.
rules_setup = The board is a large hexagon, 2 to 4 cells on a side, and starts empty. Each player takes the pieces of one colour. Draw lots for who starts.
rules_turn = On your turn, place one piece on any free cell; pieces never move. Pieces of one player that touch belong to one group.
rules_end = When the board is full, the player with the largest group wins. If the largest groups are equal, compare the second largest, then the third largest, and so on; having one more group to compare is better than having none. The number of cells is odd, so there are no draws.
rules_notation = Columns are lettered from a at the left, rows numbered from 1 at the bottom; they are those of the smallest Rhombus around the hexagon, so some rows do not begin with a. A move is the cell where your piece goes: c2.
rules_rulings =
    Boards have 2 to 4 cells on a side: 7, 19 or 37 cells.
    The board is always filled, even when it is clear who will win.
how = A move is the cell where your piece goes: c2.
points = largest group

## Ending

ending_longer =
    { $place ->
        [1] { $Seat } has the largest group: { $own } against { $other }.
        [2] The largest groups are equal, and { $seat } has the larger second one: { $own } against { $other }.
        [3] The two largest groups are equal, and { $seat } has the larger third one: { $own } against { $other }.
       *[other] The largest groups are equal; group number { $place } decides for { $seat }: { $own } against { $other }.
    }
ending_groups = groups: { $sizes }

## Reason

reason_joins =
    connects { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } of your groups into one of { $size }
reason_parts =
    keeps { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } of your opponent's groups apart, which would make one of { $size }
reason_largest = makes a group of { $size }, your largest

## Lesson

lesson_place_title = A piece on any free cell
lesson_place_rule = The board is a hexagon. On your turn you place one piece on a free cell. Pieces never move and are never captured.
lesson_place_try = Place a piece on a free cell.
lesson_place_done = It stays there until the board is full.
lesson_place_other = try another cell.
lesson_place_tempting-1 = on d3, which is taken?
lesson_place_tempting-2 = on a1, outside the hexagon?
lesson_group_title = Touching pieces form a group
lesson_group_rule = A cell touches up to six others. Your pieces that touch belong to one group.
lesson_group_try = Make a group of two: place a piece next to yours on c3.
lesson_group_done = A group of two.
lesson_group_other = that one doesn't touch c3.
lesson_join_title = Connect your groups
lesson_join_rule = A piece that touches two of your groups connects them into one.
lesson_join_try = b3 and d3 are groups of one. Connect them.
lesson_join_done = One group of three.
lesson_join_other = that cell doesn't touch both b3 and d3.
lesson_part_title = Keep the others apart
lesson_part_rule = Where your opponent would connect two groups, a piece of yours keeps them apart.
lesson_part_try = Your opponent wants to connect b3 and d3. Don't let them.
lesson_part_done = They are still two groups of one.
lesson_part_other = now your opponent connects b3 and d3. Which cell do they need?
lesson_largest_title = The largest group wins
lesson_largest_rule = When the board is full, the player with the largest group wins.
lesson_largest_try = One cell is left. Fill it.
lesson_largest_done = Your largest group has four pieces, your opponent's three. You win.
lesson_largest_other = fill the cell that is left.
lesson_equal_title = Equal? Then the next one
lesson_equal_rule = If the largest groups are equal, the second largest are compared, and so on. Whoever has a group where the other has none is ahead.
lesson_equal_try = Your opponent has one group of three. Fill the last cell, and count your groups.
lesson_equal_done = Three against three, and then your single piece on c1 against nothing. You win.
lesson_equal_other = fill the cell that is left.
lesson_by = Traditional: the longest chain.
lesson_more = Boards have 2 to 4 cells on a side. The middle touches the most, so it is worth the most.
option_size = Cells per side

## Menu

menu_size = How big is the board? [{ $default }]
