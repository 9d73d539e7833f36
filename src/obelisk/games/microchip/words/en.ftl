title = Microchip
no-move = take a tile, for example take RT, or hand in a layout: build a1NE a2S b1W.
draft-first = there are still tiles to take; layouts are handed in when all are taken.
not-in-column = there is no { $tile } in the draw column; it has { $column }.
pool-empty = all tiles are taken; hand in your layout: build a1NE a2S b1W.
handed-in = you have handed in your layout; wait for the others.
boards = boards must be a list of { $n }, one for each player.
tiles = tiles must be a list of tile names such as RT: { $n } of each colour.
pool = With { $players } players the pool is a list of { $columns } columns, the draw column first, each a list of { $rows } tiles, the top one first.
too-many = { $tile } comes { $given } times, but the box has only { $n }.
no-such-tile = There is no tile { $given }. A tile is a colour ({ $colours }) and a shape ({ $shapes }), like RT.
shapes-file = The file { $path } with the number of tiles of each shape cannot be read: { $reason }
shapes-names = The file { $path } must give a number for each of the shapes { $shapes }, and nothing else.
shapes-number = The file { $path } has { $given } tiles of the shape { $shape }; it must be a whole number, 0 or more.
shapes-sum = The file { $path } gives each colour { $given } tiles; it must be { $n }.
board-letters = A board is { $n } letters, row 1 first, each row from column a; this has { $given }.
board-colour = The board has { $given } at { $cell }, which is no colour. The colours are: { $colours }.
board-corners = The four corners must have four different colours; these are { $given }.
board-inner = The special colour is { $special }, which no corner has. Of the inner 3×3 cells { $colour } has { $given }; it must have { $expected }.
board-edges = The special colour is { $special }, which no corner has. Of the twelve edge cells between the corners { $colour } has { $given }; it must have { $expected }.
seconds = seconds must be a number above zero, or nothing for as long as it takes; not { $given }.
unreadable = “{ $part }” means nothing here. Write build and then the cells, each with the sides its paths reach in the order N E S W: build a1NE a2S b1W. build alone lays nothing.
cell-twice = { $cell } is named twice; a cell holds one tile.
no-sides = { $cell } has no sides. Every tile has a path; leave out cells without a tile.
side-order = write { $better } instead of { $given }: each side once, in the order N E S W.
wrong-colour = { $cell } is { $needed }, and { $tile } is { $own }. A tile lies only on a cell of its colour.
not-held = there is no { $tile } left for { $cell }; tiles of that kind you have: { $held }.
not-meeting = the paths do not meet at the side between { $cell } and { $other }: both tiles need a path there, or neither.
off-board = the path of { $cell } to the side { $side } runs off the board.
open = the path from { $cell } to { $other } is still open.
about = Take tiles of five colours from the pool, and join them on your board to the most valuable microchip.
rules = All tiles lie face up in columns; the outermost is the draw column. In turn, take one tile of your choice from it; when it is empty, the next column is drawn from. When all tiles are taken, everybody builds on their own board and hands in one layout. A tile lies on a cell of its colour and may be turned; two neighbouring tiles both have a path at their common side or neither has; no path leaves the board. A microchip is a set of tiles joined along paths, with no open path. Only your biggest counts (the highest value, then the most tiles): its value is the number of its tiles' connections, and every other tile that you hold costs 2. The highest score wins; a tie goes to the microchip with more tiles, else the win is shared. Alone, you have five tiles of each colour and one board: build the best microchip.
how = take RT takes a red tile with three paths: a colour (B blue, Y yellow, R red, G green, P purple) and a shape (1 one side, I two opposite sides, L two neighbouring ones, T three, X four). When all are taken, build a1NE a2S b1W hands in a layout: each cell with the sides that its paths reach, in the order N E S W (N is towards row 5). Colour and shape follow from the cell and its sides. build alone lays nothing.
points = final scores

## Drawing

drawing_tile = { $tile } ({ $colour }, { $shape })
drawing_shape_1 = one side
drawing_shape_i = two opposite sides
drawing_shape_l = two neighbouring sides
drawing_shape_t = three sides
drawing_shape_x = all four sides
drawing_side_n = north
drawing_side_e = east
drawing_side_s = south
drawing_side_w = west
drawing_empty = { $cell }: { $colour }, empty
drawing_laid = { $cell }: { $tile }, paths to { $sides }
drawing_laid_counted = ; part of the microchip that counts
drawing_laid_closed = ; part of a closed microchip
drawing_laid_end = ; { $trouble }
drawing_laid_surplus = ; you hold no more tiles of this kind
drawing_end_open = { $cell }: open end to the { $side }
drawing_end_clash = { $cell }–{ $beyond }: the paths do not meet
drawing_end_off = { $cell }: path runs off the board, { $side }
drawing_not-held = { $cell }: { $tile } is not held (you have { $n })
drawing_draw-column = Draw column
drawing_coming = Next columns: { $n }
drawing_column = Column { $n }: { $tiles }
drawing_take = take { $tile }
drawing_on-offer = in the draw column: { $tile }
drawing_in-tray = { $tile }, not laid: { $n }
drawing_you = { $Seat } (you)
drawing_tiles = Tiles: { $n }
drawing_building = building with { $n } tiles
drawing_card_drafting = { $Seat } holds { $n } tiles: { $tiles }
drawing_card_building = { $Seat } is building with { $n } tiles: { $tiles }
drawing_card_scored = { $Seat }: value { $value }, unused tiles { $unused }, score { $score }
drawing_holds = { $Seat }, tiles { $n }:
drawing_left = Not laid:
drawing_score = Value { $value }, unused tiles { $unused }: score { $score }
drawing_tally_score = score
drawing_tally_value = value
drawing_tally_outside = tiles not in the chip
drawing_tally_unused = unused tiles
drawing_tally_drafting = of { $n } tiles
drawing_tally_building = tiles to lay
drawing_no-chip = No closed microchip
drawing_open-ends = Open ends: { $n }
drawing_more = … and { $n } more
drawing_workbench = Your board
drawing_note_draft = Take a tile from the draw column.
drawing_note_build =
    Lay your tiles on the board.
    Nothing may stay open.
drawing_why_draft = You hand in when all tiles are taken.
drawing_take-this = Take this tile
drawing_told_score = Score: { $score }
drawing_told_nothing = No closed microchip. Score: { $score }
drawing_told_open = Open ends: { $n }; what hangs on them does not count. Score: { $score }
drawing_button_nothing = Hand in an empty board
drawing_button_hand-in = Hand in
drawing_no-such-tile = a laid tile is a cell from a1 to e5 with the sides N E S W that its paths reach, such as c2NE.

## Ending

ending_handed-in = Everybody has handed in a layout.
ending_handed-in-alone = The layout is handed in.
ending_points = microchip { $value }, less { $lost } for { $unused } unused tiles

## Lesson

lesson_take_title = Take a tile
lesson_take_rule = All tiles lie face up in columns. In turn, everybody takes one tile of their choice from the draw column, the lit one at the end.
lesson_take_try = Take a tile.
lesson_take_done = It is yours. Nothing is hidden: everybody sees what everybody has.
lesson_take_other = take another tile.
lesson_take_tempting-1 = the blue B1 of the next column?
lesson_take_tempting-2 = handing in a layout already?
lesson_column_title = Then the next column
lesson_column_rule = Who finds one tile takes that one, wanted or not. When the column is empty, the next one becomes the draw column.
lesson_column_try = Take the last tile of the column.
lesson_column_done = The next column is lit, and your opponent has the first choice from it.
lesson_column_other = take the tile.
lesson_column_tempting-1 = a tile of the next column?
lesson_colour_title = A tile lies on its colour
lesson_colour_rule = When all tiles are taken, everybody builds on their own board. A tile lies on a cell of its colour, turned as you like.
lesson_colour_try = Choose a tile in the tray, then a cell of its colour.
lesson_colour_done = It lies. The small lights are paths that still lead nowhere.
lesson_colour_other = lay a tile on the board.
lesson_colour_tempting-1 = a red tile on the yellow cell d2?
lesson_colour_tempting-2 = four paths at the edge, on d5?
lesson_meet_title = Paths meet
lesson_meet_rule = Where two tiles are neighbours, both have a path at the side between them, or neither has. Tiles joined along paths, none of which is open, are a microchip.
lesson_meet_try = The path of c2 leads to d2. Answer it with a tile that has one path, and the smallest microchip is complete.
lesson_meet_done = It has light: two connections, so its value is 2.
lesson_meet_other = that is no complete microchip yet. A yellow tile with one path on d2 would close it.
lesson_meet_tempting-1 = a tile on d2 whose path looks away?
lesson_meet_tempting-2 = a second purple tile with one path?
lesson_edge_title = Nothing leaves the board
lesson_edge_rule = No path may point off the board.
lesson_edge_try = The tile on a1 is wrong: one of its paths runs off the board. Touch it to turn it.
lesson_edge_done = Now it meets b1, and goes on upwards.
lesson_edge_other = leave both tiles there, and turn a1 until its paths go up and to the right.
lesson_edge_tempting-1 = handing a1 in as it is?
lesson_closed_title = No loose ends
lesson_closed_rule = One open path is enough, and nothing that hangs on it counts. That makes the tiles with a single path precious.
lesson_closed_try = Close the open end at b2.
lesson_closed_done = Closed: 2 + 2 + 1 + 1 connections make 6.
lesson_closed_other = a path is still open. b2 is purple, and a purple tile with one path ends it.
lesson_closed_tempting-1 = a tile on b2 that looks to the right?
lesson_biggest_title = Only the biggest counts
lesson_biggest_rule = Of several microchips only the one with the highest value counts. The tiles of the others are as good as unused.
lesson_biggest_try = The small one at c4 has light already. Close the long path at the left: it ends below b3.
lesson_biggest_done = Now the long one counts: 10 tiles, value 18. The other two tiles are lost.
lesson_biggest_other = the long path is still open at b3, which is a red cell.
lesson_score_title = Unused tiles cost 2
lesson_score_rule = Your score is the value of your microchip, less 2 for each tile that is not part of it. So first find a place for every tile.
lesson_score_try = One tile is left of 25, and one path is open. Finish it.
lesson_score_done = All 25 tiles: 52 points, and nobody can build more with them.
lesson_score_other = not finished. Look for the light at the right edge.
lesson_by = By Néstor Romeral Andrés.
lesson_more = The highest score wins; if scores are equal, the microchip with more tiles. In a championship the scores of several games add up. Alone you get five tiles of each colour and build the best you can: there is a new puzzle every day.

## Reason

reason_adds = takes a tile that your best build needs: +{ $n }
reason_denies = takes a tile that seat { $seat }'s board needs: +{ $n } for them
reason_fits = takes a tile that your build has room for
reason_spare = takes a tile that your build has no use for yet: -{ $n }
reason_best-layout = hands in the best layout: { $n }
reason_layout = hands in a layout of { $n }, where { $best } is possible

## Workbench

workbench_how = Lay tiles: place RT c3, or place c3 NE. Change them: turn c3, move c3 d4, remove c3, back. Ask: check, hint, solution. When you are done: hand in. help tells the rest.
workbench_help_place = lay a tile: place RT c3 (turned as it fits), place RT c3 2 (two quarter turns), place c3 NE, or many: place a1NE a2S
workbench_help_turn = turn a laid tile by a quarter: turn c3; by more: turn c3 2
workbench_help_move = move a laid tile to another cell of its colour: move c3 d4
workbench_help_remove = take a tile up again: remove c3
workbench_help_clear = take all tiles up again
workbench_help_check = say what is wrong and what is still open, cell by cell, and what it is worth
workbench_help_show = draw your workbench; trying tiles there is no move
workbench_help_hint = name one tile of a best layout
workbench_help_solution = lay a best layout on your workbench, with the tiles you have
workbench_help_hand = hand in: hand in what lies on your workbench
workbench_place = Write a tile and a cell, like place RT c3 (and quarter turns, like place RT c3 2), or a cell and the sides its paths reach, like place c3 NE.
workbench_turn = Write a cell, like turn c3, and quarter turns if it is more than one, like turn c3 2.
workbench_move = Write the cell of a tile and the cell it goes to, like move c3 d4.
workbench_remove = Write which cells, like remove c3.
workbench_no-tile = There is no tile on { $cell }.
workbench_doubt_nothing = This layout has no closed microchip and scores { $score }. Hand it in? (y/n)
workbench_doubt_open = Paths that are still open: { $n }. What they belong to does not count. Hand the layout in? (y/n)
workbench_check_chip = The microchip that counts: { $cells }. Value { $value }; { $tiles } of { $held } tiles are part of it: score { $score }.
workbench_check_no-chip = No microchip is closed yet; score { $score }.
workbench_check_wrong = So it cannot be handed in.
workbench_check_fine = It can be handed in: hand in.
workbench_hint_done = Nothing scores more than what lies on your workbench: hand in.
workbench_hint_tile = In a best layout, { $cell } holds { $tile } with paths to { $sides }: place { $cell } { $sides }
workbench_solution = This is a best layout. Its score: { $score }
workbench_verdict_best = Score { $score }: proven to be the best with these tiles.
workbench_verdict_short = Score { $score }. The best possible with these tiles is { $best } (proven): { $missing } more. That is { $cent }%.

## Puzzle

puzzle_date = A date is written like 2026-11-15, not { $given }.
puzzle_other-game = The best build is known in microchip alone; this is a position of { $game }.
puzzle_both = Give a date or a seed, not both.

## Championship

championship_players = A championship is for { $fewest } to { $most } players, named in a list; not { $given }.
championship_name = Every player of a championship needs a name, not { $given }.
championship_in-progress = Game { $number } of the championship is not over yet. Finish it first.
championship_over = The championship is over: the target of { $target } is reached.
championship_other-game = This championship consists of games of { $game } with { $n } players.
championship_of = The record is of a championship of { $given }; this program knows championships of { $game }.
championship_games = The record of a championship must have its games in a list.
championship_damaged = The record of the championship makes no sense. { $reason }
championship_no-record = { $given } is not the record of a game.
championship_unfinished = The game before it is unfinished; only the last may be.
championship_bad-game = Game { $number } of the championship cannot be read. { $reason }
championship_order = Its order is { $given }; it must be { $expected }: the players around the table, from one who starts a game later than the one before.
championship_seated = By the order { $expected } sit there, but the record names { $given }.
championship_changed = { $path } was changed by another program meanwhile. Nothing there was overwritten; this championship was saved as { $saved }.
championship_title = Championship to { $target }: games played { $n }
championship_game = Game { $number }; { $name } starts.
championship_next = Enter plays the next game, q leaves:
championship_kept = The championship is kept. Go on with it: obelisk championship resume { $path }
championship_won = The champion is { $names }.
championship_exists = { $path } is there already. obelisk championship resume { $path } goes on with it; another name begins a new one.

## Boards

boards_line = Line { $line } of the board box { $path } is no board. { $reason }
boards_known = The board { $board } is in the box already, as number { $number }.
boards_name-known = Board { $number } of the box is called { $name } already.
boards_name = { $name } cannot be the name of a board: names are no numbers, have no commas, and box stands for all.
boards_unknown = There is no board { $which } in the box. Its boards are: { $known }.
boards_too-few = The box has { $given } boards; { $n } are needed. obelisk boards draw { $n } --add puts some in.
boards_how-many = Boards named: { $given }, players: { $n }. Name one for each player, or box.
boards_none = Your box is empty. obelisk boards draw 5 --add puts five boards in.
boards_fine = This is a board: it satisfies all the rules.
boards_removed = Taken out of the box: { $board }

## Paper

paper_no-boards = There are no boards to print. Name some, or put some into the box: obelisk boards draw 5 --add
paper_boards = Boards of Microchip
paper_colours = B blue, Y yellow, R red, G green, P purple. A tile lies only on a cell of its colour.

## Help

help_championship = A championship of Microchip: game after game until somebody's total reaches the target.
help_championship-new = Begin a championship, and play; it is kept in FILE after every game.
help_championship-resume = Go on with a championship, also in the middle of a game.
help_championship-show = Show the table of a championship.
help_puzzle = Microchip alone: today's puzzle, or that of another day or seed, with hints, and at the end how close you came to the best.
help_boards = Your own boards of Microchip: draw them, check them, keep them in a box, print them.
help_boards-list = Show the boards of your box.
help_boards-add = Put a board into your box.
help_boards-remove = Take a board out of your box.
help_boards-check = Check a board by the rules, and say the reason where it is none.
help_boards-draw = Draw random boards, each possible board with the same chance.
help_boards-print = Write pages with boards to print: all of your box, or those that are named.

## Argument

argument_championship = The file of the championship.
argument_target = The total at which it ends.
argument_date = The day whose puzzle it is, like 2026-11-15; otherwise today.
argument_name = The name in the table of best scores.
argument_letters = 25 letters, row 1 first, each row from column a: B Y R G P.
argument_board-name = A name for the board.
argument_board = The board's name or number in the box.
argument_board-count = How many.
argument_board-keep = Put them into the box.
argument_boards-out = The page to write: its ending, .svg or .pdf, says how.
argument_boards = Boards by name, number or letters; otherwise all of the box.
argument_play-boards = Boards of Microchip: box draws them from your box; or one for each player by name, number or letters, like Ana,3.

## Column

column_total = Total
column_wins = Wins
column_number = Number
column_letters = Letters
column_board = Board

## Example: command lines, the same in every language

example_puzzle = obelisk puzzle --date 2026-11-15
example_championship-new = obelisk championship new cup.json --players person,builder,greedy --target 100
example_championship-resume = obelisk championship resume cup.json
example_championship-show = obelisk championship show cup.json
example_boards-list = obelisk boards list
example_boards-add = obelisk boards add PPYBYRPPYRGRGBPGGYBBGYRRB --name Ana
example_boards-remove = obelisk boards remove Ana
example_boards-check = obelisk boards check PPYBYRPPYRGRGBPGGYBBGYRRB
example_boards-draw = obelisk boards draw 3 --add
example_boards-print = obelisk boards print boards.pdf
