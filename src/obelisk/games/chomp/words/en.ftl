title = Chomp
gone = the piece on { $cell } has already been eaten. Choose one that is left.
about = Bite pieces off a bar of chocolate. Whoever takes the poisoned one on a1 loses.
rules_setup = The bar of chocolate has five columns and four rows: lay a piece on every cell. Its lower left piece, a1, is poisoned. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, choose a piece that is left: you take it and every piece that is not to the left of it and not below it.
rules_end = The player who takes a1 loses.
rules_notation = Columns are a to e from the left, rows 1 to 4 from the bottom. A move is the cell of the piece you choose: b2.
rules_rulings =
    You must take at least one piece on your turn.
    Taking a1 is allowed while other pieces are left, too. It takes everything, and you lose.
how = A move is the piece you bite at: b2. Everything above it and to the right goes with it.
cell = { $cell }: chocolate { $mark }
task = Choose the piece you bite at.

## Ending

ending_poisoned = { $Seat } had to take the poisoned piece and loses.

## Reason

reason_poison = leaves only the poisoned piece, which your opponent must take
reason_even = leaves two arms of { $up }: whatever your opponent takes from one, you take from the other
reason_uneven = leaves arms of { $right } and { $up }, which your opponent can make equal

## Lesson

lesson_bite_title = Take a bite
lesson_bite_rule = On your turn, choose a piece of chocolate. You take it and everything that is not to the left of it and not below it: a whole block up to the upper right corner.
lesson_bite_try = Take a bite of more than one piece.
lesson_bite_done = The block is gone, and it's your opponent's turn.
lesson_bite_other = that was just one piece. Bite further down or further left.
lesson_bite_tempting-1 = f1, to the right of the bar?
lesson_gone_title = What is gone is gone
lesson_gone_rule = Only pieces that are left can be chosen. The smallest bite is a single piece: one with nothing above it and nothing to its right.
lesson_gone_try = Take exactly one piece.
lesson_gone_done = One piece. The edge of the bar is always a flight of stairs.
lesson_gone_other = that took more than one. Which pieces have nothing above them and nothing to their right?
lesson_gone_tempting-1 = e4, which went with the first bite?
lesson_gone_tempting-2 = d3 again?
lesson_poison_title = The poisoned corner
lesson_poison_rule = Whoever takes a1 loses. So try to leave your opponent nothing else.
lesson_poison_try = Only the bottom row is left. Make the winning bite.
lesson_poison_done = Only the poison is left, and your opponent has to take it.
lesson_poison_other = now your opponent can leave you the poison. What must be left after your bite?
lesson_poison_tempting-1 = a2, which is gone?
lesson_arms_title = Two equal arms
lesson_arms_rule = If only the bottom row and the left column are left, make them equally long. From then on you take from one arm whatever your opponent takes from the other.
lesson_arms_try = Four pieces lie to the right of the poison, and three above it. Make both arms equally long.
lesson_arms_done = Three and three. You can copy every bite, so the poison goes to your opponent.
lesson_arms_other = the arms are not equally long now, and your opponent can make them so.
lesson_arms_tempting-1 = b2, which is gone?
lesson_by = By David Gale, 1974; Fred Schuh described the same game with the divisors of a number in 1952.
lesson_more = The first player always wins on a bar of more than one piece: if biting off the upper right corner doesn't win, the answer to it does, and the first player could have begun with that. On this bar the winning bite is c3.
