title = My Game
about = Connect four tiles to win.
how = A move is the tile that you take: b2.
rules = Nine tiles lie in a rhombus. The first player with four connected tiles wins. If no player has them when all tiles are taken, the player with more tiles wins. Played on its own, the players take turns: take any free tile.
rules_notation = Columns are a to c from the left, rows 1 to 3 from the bottom. A move is the tile that you take: b2.

## Reasons

reason_joins = makes a group of { $n }

## Endings

ending_group = { $Seat } has { $n } connected tiles.
ending_most = { $Seat } has more tiles: { $n }.

## Lesson

lesson_by = As written by obelisk new-game.
lesson_more = A tile in the middle touches six others, one in a corner two or three.
lesson_take_title = Take a tile
lesson_take_rule = Played on its own, the players take turns: take any free tile. In a match you get a tile by winning its microgame.
lesson_take_try = Take a tile.
lesson_take_done = Right. Now it is your opponent's turn.
lesson_take_other = that is a move too.
lesson_take_tempting-1 = c1, which your opponent has?
lesson_join_title = Connect four
lesson_join_rule = Four connected tiles win at once. If no player has them at the end, the player with more tiles wins.
lesson_join_try = You have three connected tiles. Take a fourth.
lesson_join_done = You win: four tiles are connected.
lesson_join_other = that tile does not touch the others.
