title = My Game
about = Place pieces, but never beside an enemy piece.
how = A move is the cell where you put a piece: b2.
rules = The board starts empty. On your turn, put a piece on a free cell. It must not be beside an enemy piece: not to the left or right of it, not above or below it. Whoever cannot put a piece down loses.
rules_notation = Columns are a to d from the left, rows 1 to 4 from the bottom. A move is the cell of the new piece: b2.

## Refusals

beside-enemy = { $cell } is beside an enemy piece; choose a cell that is not.

## Reasons

reason_leaves =
    { $n ->
        [one] leaves your opponent a single cell
       *[other] leaves your opponent { $n } cells
    }

## Lesson

lesson_by = As written by obelisk new-game; the rule is that of Snort, by Simon Norton.
lesson_more = Every piece takes cells from your opponent and keeps some for you. Count both.
lesson_put_title = Keep apart
lesson_put_rule = You put pieces on free cells, but never beside an enemy piece. Diagonally is not beside.
lesson_put_try = You are the discs. Put a piece down.
lesson_put_done = Right. Your opponent may not use the cells beside it.
lesson_put_other = that is a move too.
lesson_put_tempting-1 = c2, below the enemy piece?
lesson_put_tempting-2 = b2 once more?
lesson_win_title = No cell left
lesson_win_rule = Whoever cannot put a piece down loses.
lesson_win_try = Leave your opponent without a cell.
lesson_win_done = You win: every free cell is beside one of your pieces.
lesson_win_other = your opponent still has a cell.
