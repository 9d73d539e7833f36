title = Microchip
move-unreadable = take a tile from the draw column, for example take RT; or hand in a layout, for example build a1NE a2S b1W.
no-such-kind = there is no tile { $tile }. A tile is a colour ({ $colours }) and a shape ({ $shapes }), like RT.
draft-first = there are still tiles to take. Hand in your layout when all are taken.
not-in-column = there is no { $tile } in the draw column. Take one of these: { $column }.
pool-empty = all tiles are taken. Hand in your layout: build a1NE a2S b1W.
handed-in = you have handed in your layout. Wait for the other players.
boards =
    boards must be a list of { $n ->
        [one] one board
       *[other] { $n } boards
    }, one for each player.
box = box must be a list of boards to draw from, at most { $most }.
box-twice = The box has the board { $board } twice. List each board once.
box-too-few =
    Your box has { $given ->
        [0] no board
        [one] only 1 board
       *[other] only { $given } boards
    } to draw; { $n ->
        [one] 1 player needs one.
       *[other] { $n } players need { $n }.
    }
tiles = tiles must be a list of tile names such as RT, { $n } of each colour.
pool = With { $players } players, the pool is a list of { $columns } columns, the draw column first, each a list of { $rows } tiles, the top one first.
too-many =
    { $tile } is listed { $given ->
        [one] once
       *[other] { $given } times
    }, but the box has only { $n ->
        [one] one
       *[other] { $n }
    }.
no-such-tile = There is no tile { $given }. A tile is a colour ({ $colours }) and a shape ({ $shapes }), like RT.
shapes-file = The file { $path } with the number of tiles of each shape cannot be read: { $reason }
shapes-names = The file { $path } must give a number for each of the shapes { $shapes }, and nothing else.
shapes-number = The file { $path } gives { $given } as the number of tiles of shape { $shape }; it must be a whole number, 0 or more.
shapes-sum =
    The file { $path } gives each colour { $given ->
        [one] one tile
       *[other] { $given } tiles
    }; it must be { $n }.
board-letters =
    A board is { $n } letters, row 1 first, each row from column a; this one has { $given ->
        [one] one letter
       *[other] { $given } letters
    }.
board-colour = The board has { $given } at { $cell }, which is not a colour. The colours are: { $colours }.
board-corners = The four corners must have four different colours; these are { $given }.
board-inner = The special colour, which no corner has, is { $special }. Of the inner 3×3 cells, { $colour } must have { $expected }, but has { $given }.
board-edges = The special colour, which no corner has, is { $special }. Of the twelve edge cells between the corners, { $colour } must have { $expected }, but has { $given }.
board-special-corner = { $special } has more than two of the edge cells between the corners, so it is the special colour, which may have no corner.
board-inner-most = Of the inner 3×3 cells, no colour may have more than { $most }; { $colour } has { $given }.
board-edges-several = Only the special colour may have more than { $most } of the twelve edge cells between the corners, but several colours have: { $colours }.
board-no-special = One colour must be special: it has no corner and only one of the inner 3×3 cells. No colour is left for that.
seconds = seconds must be a number above zero, or left out for no limit; not { $given }.
unreadable = “{ $part }” cannot be read. Write build and then the cells, each with the sides its paths reach in the order N E S W: build a1NE a2S b1W. build alone lays nothing.
cell-twice = { $cell } is named twice; a cell holds one tile.
no-sides = { $cell } has no sides. Every tile has a path; leave out cells without a tile.
side-order = write { $better } instead of { $given }: each side once, in the order N E S W.
wrong-colour = { $cell } is { $needed }, and { $tile } is { $own }. A tile may only lie on a cell of its own colour.
not-held =
    there is no { $tile } left for { $cell }; you have { $held ->
        [0] none
        [one] only one
       *[other] only { $held }
    }.
not-meeting = the paths of { $cell } and { $other } do not meet: both tiles need a path at the side between them, or neither.
off-board = a path of { $cell } runs off the board on side { $side }.
open = the path from { $cell } to { $other } is still open.
about = Take tiles of five colours from the pool, and connect them on your board into the most valuable microchip.
rules_setup =
    You need the 60 tiles, 12 of each colour, and one board for each player.
    Mix all 60 tiles and lay them face up as a rectangle, the pool: 12 columns of 5 tiles for three or four players, 10 columns of 6 for five. For two, put ten random tiles back into the box and lay out 10 columns of 5.
    Put a pencil at one of the short sides, where the pool ends. The column at the other end is the draw column.
    Each player takes one board at random.
    Choose the starting player as you like; going first is no advantage.
rules_turn =
    On your turn, in clockwise order, take one tile of your choice from the draw column. When it is empty, the next column becomes the draw column.
    You may try out your tiles on your board at any time.
    A tile lies on a cell of its own colour, turned any way you like. Two neighbouring tiles must both have a path at the side between them, or neither; no path may leave the board.
rules_end =
    Once all tiles are taken, everyone takes a few minutes to build one layout on their own board.
    A microchip is a set of tiles connected along paths, with no open end. Only your biggest microchip counts (the highest value, then the most tiles): its value is the number of its tiles' connections, and every other tile you hold costs 2.
    The highest score wins; a tie goes to the microchip with more tiles, and if that is equal too, the win is shared.
rules_championship = Agree on a target, for example 100 points, and play several games. After each game, everyone adds their score to their total. As soon as a total reaches the target, the player with the highest total is the world champion. A tie goes to the player who has won more games; if that is equal too, the title is shared.
rules_variants =
    Solo puzzle: take five random tiles of each colour and one random board, and build the best microchip you can.
    Your own board: choose a special colour. Paint one of the inner 3×3 cells in it, and the other eight in the other four colours, twice each. Paint each corner in a different colour, none in the special one. Of the 12 cells left on the edge, paint four in the special colour and two in each other colour.
rules_notation =
    A tile is its colour (B blue, Y yellow, R red, G green, P purple) and its shape (1 one side, I two opposite sides, L two neighbouring sides, T three, X four): RT.
    take RT takes a tile of that kind from the draw column.
    build a1NE a2S b1W hands in a layout: each cell (columns a to e, rows 1 to 5) with the sides its paths reach, in the order N E S W; N is towards row 5. Colour and shape follow from the cell and its sides. The cells may come in any order. build alone lays nothing.
rules_rulings =
    Each colour has 12 tiles: three with one side, two with two opposite sides, three with two neighbouring sides, three with three sides and one with four. These counts are ours: the rulebooks show them only in a picture.
    The biggest microchip is the one with the highest value and, among equals, the most tiles. Every tile you hold that is not part of it is unused, whether it lies on the board or not.
    A value is always even, since every connection meets another.
    A layout may have open ends, but what is connected to one is not a microchip.
    Without a microchip your value is 0, and every tile is unused.
    Players hand in one layout each, in any order. Everyone sees a layout as soon as it is handed in.
    If scores and tiles are equal, the win is shared.
how = take RT takes a red tile with three paths: a colour (B blue, Y yellow, R red, G green, P purple) and a shape (1 one side, I two opposite sides, L two neighbouring sides, T three, X four). Once all tiles are taken, build a1NE a2S b1W hands in a layout: each cell with the sides its paths reach, in the order N E S W (N is towards row 5). Colour and shape follow from the cell and its sides. build alone lays nothing.
points = final scores
drawing_task_build = Build your microchip, then hand it in.
drawing_task_draft = Take a tile from the draw column.

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
drawing_laid_surplus = ; you don't hold enough tiles of this kind
drawing_end_open = { $cell }: open end to the { $side }
drawing_end_clash = { $cell }–{ $beyond }: the paths don't meet
drawing_end_off = { $cell }: path runs off the board, { $side }
drawing_not-held = { $cell }: no { $tile } left (you have { $n })
drawing_draw-column = Draw column
drawing_coming = Next columns: { $n }
drawing_column = Column { $n }: { $tiles }
drawing_take = take { $tile }
drawing_on-offer = in the draw column: { $tile }
drawing_in-tray =
    { $n ->
        [one] { $tile }, one in the tray
       *[other] { $tile }, { $n } in the tray
    }
drawing_you = { $Seat } (you)
drawing_tiles = Tiles: { $n }
drawing_building = building with { $n } tiles
drawing_card_drafting =
    { $Seat } holds { $n ->
        [one] one tile
       *[other] { $n } tiles
    }: { $tiles }
drawing_card_building = { $Seat } is building with { $n } tiles: { $tiles }
drawing_card_scored =
    { $Seat }: value { $value }, { $unused ->
        [0] no unused tiles
        [one] one unused tile
       *[other] { $unused } unused tiles
    }, score { $score }
drawing_holds =
    { $Seat }, { $n ->
        [one] one tile
       *[other] { $n } tiles
    }:
drawing_left = In the tray:
drawing_score =
    Value { $value }, { $unused ->
        [0] no unused tiles
        [one] one unused tile
       *[other] { $unused } unused tiles
    }: score { $score }
drawing_tally_score = score
drawing_tally_value = value
drawing_tally_outside = tiles outside the microchip
drawing_tally_unused = unused tiles
drawing_tally_drafting = of { $n } tiles
drawing_tally_building =
    { $n ->
        [one] tile to lay
       *[other] tiles to lay
    }
drawing_no-chip = No closed microchip
drawing_open-ends = Open ends: { $n }
drawing_more = … and { $n } more
drawing_workbench = Your board
drawing_note_draft = Take a tile from the draw column.
drawing_note_build =
    Lay your tiles on the board.
    Leave no open ends.
drawing_why_draft = You hand in once all tiles are taken.
drawing_take-this = Take this tile
drawing_told_score = Score: { $score }
drawing_told_nothing = No closed microchip. Score: { $score }
drawing_told_open =
    { $n ->
        [one] There is one open end; tiles connected to it don't count. Score: { $score }
       *[other] There are { $n } open ends; tiles connected to them don't count. Score: { $score }
    }
drawing_button_nothing = Hand in an empty board
drawing_button_hand-in = Hand in
drawing_no-such-tile = a laid tile is a cell from a1 to e5 and the sides its paths reach (N E S W), such as c2NE.

## Ending

ending_handed-in = Everyone has handed in a layout.
ending_handed-in-alone = The layout has been handed in.
ending_points =
    { $unused ->
        [0] microchip { $value }, no unused tiles
        [one] microchip { $value }, less { $lost } for one unused tile
       *[other] microchip { $value }, less { $lost } for { $unused } unused tiles
    }

## Lesson

lesson_take_title = Take a tile
lesson_take_rule = All tiles lie face up in columns. Players take turns to take one tile of their choice from the draw column, the lit one at the end.
lesson_take_try = Take a tile.
lesson_take_done = It's yours. Nothing is hidden: everyone sees what everyone has.
lesson_take_other = take another tile.
lesson_take_tempting-1 = the blue B1 in the next column?
lesson_take_tempting-2 = handing in a layout already?
lesson_column_title = Then the next column
lesson_column_rule = If only one tile is left, you must take it. When the column is empty, the next one becomes the draw column.
lesson_column_try = Take the last tile of the column.
lesson_column_done = Now the next column is lit, and your opponent chooses from it first.
lesson_column_other = take the tile.
lesson_column_tempting-1 = a tile from the next column?
lesson_pool_title = Ten tiles stay in the box
lesson_pool_rule = For two players, the pool has 10 columns of 5. Ten of the 60 tiles, drawn at random, stay in the box. Three or four players use all 60, in 12 columns of 5; five players in 10 columns of 6.
lesson_pool_try = Each colour has only one tile with four paths. The blue and the purple one are in the box. Take one of the two on offer.
lesson_pool_done = There is no second one in its colour. You will both end up with 25 tiles; three players get 20 each, four get 15, five get 12.
lesson_pool_other = that tile has fewer paths. Look for one that reaches all four sides.
lesson_pool_tempting-1 = the blue tile with four paths?
lesson_trial_title = Try tiles at any time
lesson_trial_rule = You may try your tiles on your own board at any time, even while others choose. Trying a tile does not use up your turn, and you can pick everything up again.
lesson_trial_try = It is your turn to take a tile. But try something first: your red tile lies on b3. Lay another tile so that their paths meet.
lesson_trial_done = They meet, and it's still your turn to take a tile. Now you can see which one you need.
lesson_trial_other = no two paths meet on your board yet. One path of b3 leads to the green cell c3.
lesson_trial_tempting-1 = handing it in already?
lesson_colour_title = A tile lies on its colour
lesson_colour_rule = Once all tiles are taken, everyone builds on their own board. A tile lies on a cell of its own colour, turned any way you like.
lesson_colour_try = Choose a tile from the tray, then a cell of its colour.
lesson_colour_done = Your tile is on the board. The small lights mark open ends: paths that lead nowhere yet.
lesson_colour_other = lay a tile on the board.
lesson_colour_tempting-1 = a red tile on the yellow cell d2?
lesson_colour_tempting-2 = four paths at the edge, on d5?
lesson_meet_title = Paths meet
lesson_meet_rule = Two neighbouring tiles must both have a path at the side between them, or neither. Tiles connected along paths, with no open end, are a microchip.
lesson_meet_try = The path of c2 leads to d2. Lay a tile with one path there to meet it, and the smallest microchip is complete.
lesson_meet_done = It lights up: two connections, so its value is 2.
lesson_meet_other = that's not a complete microchip yet. A yellow tile with one path on d2 would close it.
lesson_meet_tempting-1 = a tile on d2 whose path faces away?
lesson_meet_tempting-2 = a second purple tile with one path?
lesson_edge_title = Nothing leaves the board
lesson_edge_rule = No path may point off the board.
lesson_edge_try = The tile on a1 is wrong: one of its paths runs off the board. Touch it to turn it.
lesson_edge_done = Now it meets b1 and carries on upwards.
lesson_edge_other = leave both tiles where they are, and turn a1 until its paths go up and to the right.
lesson_edge_tempting-1 = handing in a1 as it is?
lesson_closed_title = No open ends
lesson_closed_rule = A single open end makes everything connected to it worthless. So tiles with one path are precious.
lesson_closed_try = Close the open end at b2.
lesson_closed_done = Closed: 2 + 2 + 1 + 1 connections make 6.
lesson_closed_other = there is still an open end. b2 is purple, and a purple tile with one path closes it.
lesson_closed_tempting-1 = a tile on b2 whose path points right?
lesson_none_title = No microchip, no value
lesson_none_rule = If nothing on your board is closed, its value is 0 and every tile you hold is unused: with 25 tiles, that's −50. Two tiles are enough for a microchip.
lesson_none_try = Time is almost up, and this layout has nothing but open ends. Lay another tile over the yellow one, so that something counts.
lesson_none_done = A value of 2, less 2 for each of 23 unused tiles: −44. Not much, but better than nothing at all.
lesson_none_other = still no microchip, so the score is −50. A yellow tile with one path on d2 would do.
lesson_none_tempting-1 = a tile on d2 whose path faces away?
lesson_areas_title = Count areas instead
lesson_areas_rule = A value is the number of connections, but areas are easier to count: paths cut each tile into as many areas as it has connections, from one to four.
lesson_areas_try = The tile in the middle is missing: the one with four areas. Lay it on d2, then count the areas of all seven tiles.
lesson_areas_done = 1 + 3 + 1 in the bottom row, 1 + 4 + 1 above it, and 1 on top: 12 areas, so the value is 12.
lesson_areas_other = that doesn't meet all the paths around d2. There are four of them.
lesson_areas_tempting-1 = a tile with three areas on d2?
lesson_biggest_title = Only the biggest counts
lesson_biggest_rule = If you have several microchips, only the one with the highest value counts. The tiles of the others count as unused.
lesson_biggest_try = The small one at c4 is lit already. Close the long path on the left: it ends below b3.
lesson_biggest_done = Now the long one counts: 10 tiles, value 18. The other two tiles are wasted.
lesson_biggest_other = the long path is still open at b3, which is a red cell.
lesson_score_title = Unused tiles cost 2
lesson_score_rule = Your score is the value of your microchip, less 2 for each tile that is not part of it. So first find a place for every tile.
lesson_score_try = One of your 25 tiles is left, and there is one open end. Finish it.
lesson_score_done = All 25 tiles: 52 points. No layout of these tiles scores more.
lesson_score_other = not finished. Look for the light at the right edge.
lesson_board_title = Boards of your own
lesson_board_rule = You can paint boards of your own. Each colour gets five cells. One colour is special: it has one of the nine inner cells, no corner, and four other cells on the edge. Every other colour has two inner cells, a corner, and two more on the edge.
lesson_board_try = On this homemade board purple is special. Lay a purple tile on its only inner cell.
lesson_board_done = Right in the middle here. Boards that break this pattern can be hard to build on, so they are not allowed in a game.
lesson_board_other = that's not the inner purple cell. Look at c3.
lesson_board_tempting-1 = a red tile on c3?
lesson_by = By Néstor Romeral Andrés.
lesson_more = The highest score wins; if scores are equal, the microchip with more tiles wins. In a championship, the scores of several games add up. Solo, you get five tiles of each colour and build the best you can: there's a new puzzle every day.

## Reason

reason_adds = takes a tile your best build needs: +{ $n }
reason_denies = takes a tile another player needs: +{ $n } for them
reason_fits = takes a tile your build has room for
reason_spare = takes a tile your build has no use for yet: −{ $n }
reason_best-layout = hands in the best layout: { $n }
reason_layout = hands in a layout worth { $n }; { $best } is possible

## Workbench

workbench_how = Lay tiles: place RT c3, or place c3 NE. Change them: turn c3, move c3 d4, remove c3, back. Ask: check, hint, solution. When you are done: hand in. For more: help.
workbench_help_place = lay a tile: place RT c3 (turned to fit), place RT c3 2 (two quarter turns), place c3 NE, or several: place a1NE a2S
workbench_help_turn = turn a laid tile by a quarter: turn c3; or by more: turn c3 2
workbench_help_move = move a laid tile to another cell of its colour: move c3 d4
workbench_help_remove = pick up a tile: remove c3
workbench_help_clear = pick up all tiles
workbench_help_check = show what is wrong and what is still open, cell by cell, and what the layout is worth
workbench_help_show = show your workbench; trying tiles there is not a move
workbench_help_hint = name one tile of a best layout
workbench_help_solution = lay a best layout of your tiles on your workbench
workbench_help_hand = hand in: hand in what is on your workbench
workbench_place = Write a tile and a cell, like place RT c3 (with quarter turns: place RT c3 2), or a cell and the sides its paths reach, like place c3 NE.
workbench_turn = Write a cell, like turn c3, and the number of quarter turns if there is more than one, like turn c3 2.
workbench_move = Write the tile's cell and the cell to move it to, like move c3 d4.
workbench_remove = Write one or more cells, like remove c3.
workbench_no-tile = There is no tile on { $cell }.
workbench_doubt_nothing = This layout has no closed microchip and scores { $score }. Hand it in? (y/n)
workbench_doubt_open =
    { $n ->
        [one] One path is still open, and tiles connected to it don't count. Hand in the layout? (y/n)
       *[other] { $n } paths are still open, and tiles connected to them don't count. Hand in the layout? (y/n)
    }
workbench_check_chip = The microchip that counts: { $cells }. Value { $value }, with { $tiles } of your { $held } tiles: score { $score }.
workbench_check_no-chip = No microchip is closed yet; score { $score }.
workbench_check_wrong = It cannot be handed in like this.
workbench_check_fine = It can be handed in: hand in.
workbench_check_early = This layout breaks no rule. You can hand in a layout once all tiles are taken.
workbench_hint_done = Nothing scores more than what is on your workbench: hand in.
workbench_hint_tile = In a best layout, { $cell } holds { $tile } with paths to { $sides }: place { $cell } { $sides }
workbench_solution = This is a best layout. Its score: { $score }
workbench_verdict_best = Score { $score }: the best possible with these tiles (proven).
workbench_verdict_short = Score { $score }. The best possible with these tiles is { $best } (proven), { $missing } more. That is { $cent }%.

## Puzzle

puzzle_other-game = The best build is known only for Microchip; this is a position of { $game }.

## Championship

championship_players = A championship is for { $fewest } to { $most } players, given as a list of names; not { $given }.
championship_name = Every player in a championship needs a name, not { $given }.
championship_in-progress = Game { $number } of the championship is not over yet. Finish it first.
championship_over = The championship is over: the target of { $target } has been reached.
championship_other-game = This championship is made up of games of { $game } with { $n } players.
championship_of = This is the record of a championship of { $given }; this program only knows championships of { $game }.
championship_games = The record of a championship must list its games.
championship_damaged = The record of the championship is damaged. { $reason }
championship_no-record = { $given } is not the record of a game.
championship_unfinished = The game before it is unfinished; only the last game may be.
championship_bad-game = Game { $number } of the championship cannot be read. { $reason }
championship_order = Its order is { $given }; it must be { $expected }. The starting player moves on by one seat from game to game.
championship_seated = According to the order, the players are { $expected }, but the record names { $given }.
championship_changed = Another program has changed { $path } in the meantime. Nothing there was overwritten; this championship was saved as { $saved }.
championship_title =
    { $n ->
        [0] Championship to { $target }: no games played yet
        [one] Championship to { $target }: one game played
       *[other] Championship to { $target }: { $n } games played
    }
championship_game = Game { $number }; { $name } starts.
championship_next = Press Enter to play the next game, or q to leave:
championship_kept = The championship is saved. To continue it: obelisk championship resume { $path }
championship_won =
    { $n ->
        [one] World champion: { $names }.
       *[other] World champions: { $names }.
    }
championship_exists = { $path } already exists. Continue it with obelisk championship resume { $path }, or choose another name for a new one.

## Boards

boards_line = Line { $line } of the board box { $path } is not a board. { $reason }
boards_known = The board { $board } is already in the box, as number { $number }.
boards_name-known = Board { $number } of the box is already called { $name }.
boards_name = { $name } cannot be the name of a board: a name may not be a number, contain a comma, or be the word box.
boards_unknown = There is no board { $which } in the box. Its boards are: { $known }.
boards_too-few =
    The box has { $given ->
        [0] no boards
        [one] one board
       *[other] { $given } boards
    }, but you need { $n }. To add some: obelisk boards draw { $n } --add
boards_how-many = The number of boards named is { $given }, but the number of players is { $n }. Name one for each player, or box.
boards_none = Your box is empty. To add five boards: obelisk boards draw 5 --add
boards_fine = This is a valid board.
boards_removed = Removed from the box: { $board }

## Paper

paper_no-boards = There are no boards to print. Name some, or add some to your box: obelisk boards draw 5 --add
paper_all-boards = Boards for Microchip
paper_colours = B blue, Y yellow, R red, G green, P purple. A tile may only lie on a cell of its own colour.
colour_blue = blue
colour_yellow = yellow
colour_red = red
colour_green = green
colour_purple = purple

## Help

help_championship = A Microchip championship: game after game until a total reaches the target.
help_championship-new = Start a championship and play; it is saved in FILE after every game.
help_championship-resume = Resume a championship, even in the middle of a game.
help_championship-show = Show the standings of a championship.
help_boards = Your own Microchip boards: draw them, check them, keep them in a box, print them.
help_boards-list = Show the boards in your box.
help_boards-add = Add a board to your box.
help_boards-remove = Remove a board from your box.
help_boards-check = Check a board against the rules, and say what is wrong if it breaks one.
help_boards-draw = Draw random boards, each possible board equally likely.
help_boards-print = Write pages of boards to print: all those in your box, or the ones you name.

## Argument

argument_championship = The file of the championship.
argument_target = The total that ends the championship.
argument_letters = 25 letters, row 1 first, each row from column a: B Y R G P.
argument_board-name = A name for the board.
argument_board = The board's name or number in the box.
argument_board-count = How many.
argument_board-keep = Add them to your box.
argument_boards-out = The page to write; its ending, .svg or .pdf, decides the format.
argument_boards = Boards by name, number or letters; by default, all those in your box.
argument_play-boards = Microchip boards: box draws them from your box; or one for each player by name, number or letters, like Ana,3.

## Column

column_total = Total
column_wins = Wins
column_number = Number
column_letters = Letters
column_board = Board

## Example: command lines, the same in every language

example_championship-new = obelisk championship new cup.json --players person,builder,greedy --target 100
example_championship-resume = obelisk championship resume cup.json
example_championship-show = obelisk championship show cup.json
example_boards-list = obelisk boards list
example_boards-add = obelisk boards add PPYBYRPPYRGRGBPGGYBBGYRRB --name Ana
example_boards-remove = obelisk boards remove Ana
example_boards-check = obelisk boards check PPYBYRPPYRGRGBPGGYBBGYRRB
example_boards-draw = obelisk boards draw 3 --add
example_boards-print = obelisk boards print boards.pdf

## Paper

paper_boards = Boards
paper_scores = Championship
paper_cup_game = Game
paper_cup_target = For each player: the score of the game on the left, the total on the right. Target:
paper_cup_total = Total
paper_option_boards = Number of boards
paper_option_seed = Seed
paper_option_own = Your own boards (letters and a name each, with commas between)

## Boards of one's own in the browser

painter_title = Your boards for Microchip
painter_about = Paint boards, keep them in a box, and play on them. Your box stays in this browser.
painter_new = New game
painter_board = Board
painter_colour = Colour
painter_erase = erase
painter_cell = { $cell }: { $colour }
painter_cell_empty = { $cell }: no colour
painter_cell_wrong = { $told }; breaks a rule
painter_undo = Undo
painter_clear = Empty board
painter_finish = Fill in the rest
painter_random = Random board
painter_keys = Drag to paint several cells; begin on a cell of the chosen colour to erase. Keys: arrows move, B Y R G P paint, Delete erases, Ctrl+Z undoes.
painter_verdict = What the rules say
painter_told_legal = This is a valid board.
painter_told_open =
    { $n ->
        [one] No rule is broken so far. One cell is left.
       *[other] No rule is broken so far. { $n } cells are left.
    }
painter_told_broken =
    { $n ->
        [one] A rule is broken:
       *[other] { $n } rules are broken:
    }
painter_counts = Cells of each colour
painter_zone_inner = Inner 3×3
painter_zone_corners = Corners
painter_zone_edges = Other edge
painter_special = (special)
painter_name = Name
painter_name-blank = optional
painter_number = Board { $n }
painter_keep = Keep in the box
painter_kept = In your box
painter_replace = Replace { $name }
painter_rename = Rename
painter_play = Play on this board
painter_play_short = Play
painter_print = Print
painter_share = Copy link
painter_shared = Link copied
painter_remove = Remove
painter_box = Your box
painter_box_empty = Your box is empty. Paint a board and keep it here.
painter_box_kept = In your box: { $name }
painter_box_removed = Removed: { $name }
painter_box_brought =
    { $n ->
        [0] These boards were in your box already.
        [one] One board added.
       *[other] { $n } boards added.
    }
painter_box_open = Open { $name }
painter_box_play-one = Play on { $name }
painter_box_remove = Remove { $name }
painter_box_play = Draw boards from the box for a game
painter_box_print = Print all
painter_box_save = Save as a file
painter_box_bring = Add boards from a file or a text
painter_box_bring-about = One board on each line: 25 letters, row 1 first, then a name. This is what “Save as a file” writes, and the file microchip-boards.txt of the terminal.
painter_box_bring-go = Add to the box
painter_box_file = or choose a file
boards_text = Line { $line }: { $reason }
boards_full = The box is full: its limit is { $most }. Remove a board first.
boards_name-long = The name is too long. Maximum length: { $most }
boards_no-rest = This board breaks a rule, so the rest cannot be filled in. Repair it first.
painter_link = Your own boards
new_boards = Boards
new_boards_rules = by lot, all possible boards
new_boards_box =
    { $n ->
        [0] by lot from your box
       *[other] by lot from your box ({ $n })
    }
new_boards_chosen = chosen for each player
new_board-mine = Your board
new_board-of = Board of player { $n }
new_by-lot = by lot
new_by-lot-from-box = by lot from your box
new_linked = the board of the link
new_paint = Paint your own boards
