title = My Game
about = Four tiles that hang together win.
how = A move is the tile that you take: b2.
rules = Nine tiles lie in a rhombus. The first player whose tiles include a group of four that hang together wins. If nobody has one when all tiles are taken, the player with more tiles wins. Alone, the game is played in turn: take any free tile.
rules_notation = Columns are a to c from the left, rows 1 to 3 from the bottom. A move is the tile that you take: b2.

## Reasons

reason_joins = makes a group of { $n }

## Endings

ending_group = { $Seat } has { $n } tiles that hang together.
ending_most = { $Seat } has more tiles: { $n }.

## Lesson

lesson_by = As written by obelisk new-game.
lesson_more = A tile in the middle touches six others, one in a corner two or three.
lesson_take_title = Take a tile
lesson_take_rule = Alone, the game is played in turn: you take any free tile. In a match you get a tile by winning its microgame.
lesson_take_try = Take a tile.
lesson_take_done = Right. Now it is your opponent's turn.
lesson_take_other = that is a move too.
lesson_take_tempting-1 = c1, which your opponent has?
lesson_join_title = Four that hang together
lesson_join_rule = Four tiles that hang together win at once. If nobody has them at the end, the most tiles do.
lesson_join_try = You have three that hang together. Take a fourth.
lesson_join_done = Won: four tiles hang together.
lesson_join_other = that tile does not touch the others.
