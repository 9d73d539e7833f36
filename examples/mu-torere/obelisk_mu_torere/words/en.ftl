title = Mū Tōrere
about = Slide your pieces round a star until your opponent cannot move.
how = A move is the point that a piece leaves and the point it goes to: cm.
rules = Eight points lie round a middle, each connected to the next and to the middle. Both players have four pieces on points side by side. On your turn, move one piece along a line to the empty point. A piece may enter the middle only if an enemy piece stands beside it. Whoever cannot move loses. The same position for the third time is a draw.
rules_notation = The outer points are a to h, clockwise from the top, and m is the middle. A move names the point that is left and the point that is entered: cm, bc.
rules_rulings = The same position with the same player to move for the third time is a draw.

## Refusals

not-joined = no line joins { $cell } and { $to }.
no-enemy-beside = only a piece beside an enemy piece may enter { $to }, and there is none beside { $cell }.

## Reasons

reason_leaves = { $n ->
    [one] leaves the opponent a single move
   *[other] leaves the opponent { $n } moves
}

## Lesson

lesson_by = A traditional game of the Māori of Aotearoa New Zealand.
lesson_more = A game without mistakes never ends: it is a draw by repetition. Watch the middle, and wait for a slip.
lesson_middle_title = Into the middle
lesson_middle_rule = Only one point is ever empty, and all moves go there. A piece may enter the middle only from a point with an enemy piece beside it.
lesson_middle_try = You are the discs at the bottom. Move a piece into the middle.
lesson_middle_done = Right. Only the two pieces at the ends of your row have an enemy piece beside them.
lesson_middle_other = that is a move too.
lesson_middle_tempting-1 = from d, between two of your own?
lesson_middle_tempting-2 = c to d?
lesson_rim_title = Round the rim
lesson_rim_rule = On the rim a piece slides to a neighbouring empty point, whoever stands beside it. A piece in the middle reaches every point.
lesson_rim_try = b is empty. Take your piece out of the middle to b.
lesson_rim_done = The middle is empty again, and now it is the other's turn to enter it.
lesson_rim_other = that is legal, but leave the middle this time.
lesson_rim_tempting-1 = f all the way to b?
lesson_block_title = No way out
lesson_block_rule = Whoever cannot move loses.
lesson_block_try = Leave your opponent without a move.
lesson_block_done = Won: no piece of the other can reach the empty point.
lesson_block_other = the other can still move.
