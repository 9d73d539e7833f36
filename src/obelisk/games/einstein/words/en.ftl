title = EinStein
no-roll = chance has already rolled the die, and no player can choose the number. Write a move, such as b2c3.
no-such-face = a die shows 1 to { $last }.
roll-first = the die is rolled before each move, and it has not been rolled yet.
other-number = the die shows { $die }, so your piece { $die } must move. The piece on { $cell } has the number { $n }.
not-nearest = the die shows { $die }, and your piece { $die } is gone. Then the nearest numbers that are left may move: { $able }. The piece on { $cell } has the number { $n }.
backwards = a piece goes from { $cell } only towards the far corner { $corner }: one column, one row, or both at once.
too-far = { $to } is more than one step away from { $cell }. A piece goes one column, one row, or both at once.
about = Roll the die and move the piece with that number. Reach the far corner, or capture all enemy pieces.
rules_setup = The board has 5×5 cells, and a1 is the corner nearest to the first player. Each player has six pieces, numbered 1 to 6. The first player puts 1 on a1, 2 on b1, 3 on a2, 4 on c1, 5 on b2 and 6 on a3; the second player does the same from the opposite corner: 1 on e5, 2 on d5, 3 on e4, 4 on c5, 5 on d4 and 6 on e3. You also need a die. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, roll the die first; the piece with that number moves. If it is gone, the piece with the next lower or the next higher number that is left moves, as you like. A piece takes one step: one column or one row towards the far corner, or both at once. A piece that stands there is removed, even your own.
rules_end = You win by reaching the far corner or by capturing every enemy piece.
rules_notation = Columns are a to e from the left, rows 1 to 5 from the bottom. A move is the cell the piece leaves and the cell it goes to: b2c3. What chance rolls is written as the number: 4.
rules_rulings =
    The numbers always stand in the same places at the start. Player 1 has 1 on a1, 2 on b1, 3 on a2, 4 on c1, 5 on b2 and 6 on a3; Player 2 has the same, turned by half a turn.
    The die is rolled before every move, even if only one piece could move.
    There is always a move, so nobody passes, and there is no draw.
how = A move is the cell the piece leaves and the cell it goes to: b2c3. The die is rolled for you.
rolled = { $Seat } has rolled { $n }
may-move = { $Seat } has rolled { $n } and may move: { $cells }
task = Choose a piece that may move, then where it goes.

## Ending

ending_corner = { $Seat } reached the far corner { $cell }.

## Reason

reason_captures = captures piece { $n } on { $cell }
reason_own = removes your own piece { $n } on { $cell }, so that your other pieces move more often
reason_near = stands on { $cell }, one step away from the corner

## Lesson

lesson_die_title = The die says which piece
lesson_die_rule = Your pieces have the numbers 1 to 6. Before each move a die is rolled, and the piece with that number must move.
lesson_die_try = You play the discs at the bottom left. The die shows 5. Move your piece 5 one step: right, up, or both at once.
lesson_die_done = That was a move. Now the die is rolled for your opponent.
lesson_die_other = move the piece with the number on the die.
lesson_die_tempting-1 = piece 6 from a3?
lesson_die_tempting-2 = your opponent's piece 5 from d4?
lesson_die_tempting-3 = two steps, from b2 to d4?
lesson_ways_title = Only forwards
lesson_ways_rule = A piece takes one step towards the far corner: one column, one row, or both at once. It never goes back.
lesson_ways_try = Your piece 6 is on b3. Move it right and up at once.
lesson_ways_done = The diagonal step is the quickest way to the corner.
lesson_ways_other = that was a straight step. Try right and up at once.
lesson_ways_tempting-1 = back to a3?
lesson_ways_tempting-2 = left and up, to a4?
lesson_capture_title = Capture
lesson_capture_rule = Whatever stands on the cell where your piece goes is removed from the game.
lesson_capture_try = Capture an enemy piece.
lesson_capture_done = It is gone, and your piece stands in its place.
lesson_capture_other = nothing was captured. Look at e2.
lesson_own_title = Capture your own pieces too
lesson_own_rule = A piece of your own that stands there is removed as well. That can help: with fewer numbers, the pieces that are left move more often.
lesson_own_try = The die shows 6. Capture your own piece 5 on b3.
lesson_own_done = Now 5 and 6 both move this piece, since 5 is gone.
lesson_own_other = that captured nothing of yours. Your piece 5 is on b3.
lesson_gone_title = If the number is gone
lesson_gone_rule = If the piece with the number on the die is gone, choose the piece with the next lower or the next higher number that is left.
lesson_gone_try = The die shows 3, and your 3 is gone. So 2 or 4 may move: choose one.
lesson_gone_done = You had the choice between 2 and 4.
lesson_gone_other = move your piece 2 or your piece 4.
lesson_gone_tempting-1 = piece 1 from a2?
lesson_gone_tempting-2 = piece 5 from b2?
lesson_nearest_title = Sometimes there is no choice
lesson_nearest_rule = If nothing is left on one side, only the nearest number on the other side may move.
lesson_nearest_try = The die shows 6, and your 6 is gone. No number is higher. Move the only piece that may.
lesson_nearest_done = 5 is the next lower number, so it had to move.
lesson_nearest_other = move your piece 5.
lesson_nearest_tempting-1 = piece 4 from c1?
lesson_corner_title = Reach the corner
lesson_corner_rule = If one of your pieces reaches the far corner, you win. Any number will do.
lesson_corner_try = The die shows 5. Win at once.
lesson_corner_done = You have reached e5, the corner where your opponent began. You win.
lesson_corner_other = there was a quicker way: your piece 5 stands next to e5.
lesson_all_title = Or capture everything
lesson_all_rule = You also win if your opponent has no pieces left.
lesson_all_try = Your opponent has one piece left. Capture it.
lesson_all_done = That was the last one. You win.
lesson_all_other = your opponent's last piece is still there, on b3.
lesson_by = EinStein würfelt nicht! by Ingo Althöfer, 2004.
lesson_more = Nobody knows the exact value of the game. Going first is a small advantage: in random games the first player wins about 53 of 100.

## Paper

paper_die = A die to fold
