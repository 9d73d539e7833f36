title = Plug-In
choose-first = choose a free tile first, for example { $example }.
still-playing = finish the { $micro } on { $tile } first. Choose the next tile after that.
not-your-choice = your opponent holds the obelisk and chooses the tile.
tile-taken = tile { $tile } has already been won. Choose a free one.
no-such-tile = there is no tile { $tile }. Tiles go from { $first } to { $last }.
tile-beside = tile { $tile } is off the map. Its row goes from { $first } to { $last }.
which-tile = name the tile that you choose, such as { $example }.
micros = micros must be “classic”, “all”, a list such as { $example }, or shares such as { $shares }, not { $given }. The microgames are: { $known }.
about = A match of many microgames: win a tile's microgame to place a macro piece there, and win the macrogame.
rules_setup =
    You need the obelisk, a tile for each microgame, pieces in two colours for the microgames (their rules say how many), and a macro piece for each tile of the map and for each side that a player owns.
    Choose a macrogame: Rhombus, or any other. Its rules say what shape the map has; you agree on the size.
    Form the map: lay the tiles side by side in that shape, each with the microgame it carries, mixed as you like or drawn at random. Different microgames may use the same kind of tile; then put a note with the microgame's name on the tile. If the table is too small, write the names of the microgames on a map sheet and mark the tiles you win there: then one tile of each microgame is enough.
    Draw lots for the obelisk. The player who gets it starts; the other chooses the colours.
    On a Rhombus, one player picks two opposite sides of the map and puts a macro piece at each; the other gets the remaining two.
rules_turn =
    The holder of the obelisk chooses a free tile. Play its microgame on it, with the pieces its rules ask for; the holder moves first.
    The winner puts a macro piece on the tile, with their own colour up. The loser takes (or keeps) the obelisk.
    A drawn microgame is won by the player without the obelisk, and the obelisk stays where it is.
    Macro pieces are placed only in this way, whatever the macrogame says of turns.
rules_end = Go on until the macrogame's own rules name a winner. On a Rhombus, the first player to connect their own two sides with a chain of won tiles wins the match.
rules_notation = To choose a tile, write @ and its name: @c2. The moves of its microgame follow in their own notation until the tile is won. Columns are lettered from a at the left, rows numbered from 1 at the bottom.
rules_rulings =
    The holder of the obelisk takes the first player's part in the microgame: first move, near side.
    A Rhombus has 2 to 11 tiles on a side. Other macrogames have boards and goals of their own: see their rules.
    The points of a match are the tiles won, whatever the macrogame counts.
how = The holder of the obelisk chooses a free tile with @ and its name: @c2. Then come the moves of its microgame.
points = tiles won

## Ending

ending_tiles =
    { $n ->
        [one] one tile won
       *[other] { $n } tiles won
    }

## Lesson

lesson_choose_title = The obelisk chooses
lesson_choose_rule = Each tile carries a microgame. The player who holds the golden obelisk chooses a free tile to play for.
lesson_choose_try = You hold the obelisk. Choose a tile.
lesson_choose_done = Its game is on the table now, and you move first.
lesson_choose_other = choose another tile.
lesson_choose_tempting-1 = c2, which your opponent has won?
lesson_choose_tempting-2 = a move before you choose a tile?
lesson_win_title = Win the microgame, win the tile
lesson_win_rule = The winner of the microgame places a macro piece on its tile. The margin doesn't matter.
lesson_win_try = You are playing Decapawn for b2, and one of your pieces is nearly there. Win.
lesson_win_done = The tile is yours. Look who has the obelisk now.
lesson_win_other = that doesn't win yet. In Decapawn you must reach the far row, and your piece on e4 is close.
lesson_win_tempting-1 = another tile first, a1?
lesson_win_tempting-2 = straight ahead, onto e5?
lesson_obelisk_title = The loser takes the obelisk
lesson_obelisk_rule = The player who loses a tile takes (or keeps) the obelisk and chooses the next tile. Losing isn't all bad.
lesson_obelisk_try = Now you are the other player. You have lost b2. Choose the next tile.
lesson_obelisk_done = You choose, and you move first.
lesson_obelisk_other = choose another tile.
lesson_obelisk_tempting-1 = b2 again?
lesson_draw_title = A draw favours the other player
lesson_draw_rule = A drawn microgame still wins the tile: for the player who doesn't hold the obelisk. The obelisk stays where it is.
lesson_draw_try = You play the diamonds, and your opponent holds the obelisk. One cell of this Trip is left. Fill it.
lesson_draw_done = One trip each: a draw. So the tile is yours.
lesson_draw_other = fill the last cell.
lesson_which_title = Which game suits you?
lesson_which_rule = The holder moves first. In Decapawn that helps; in Bulo it's better to be second. So look at where a tile lies and at its game.
lesson_which_try = a2 or b2 would connect your b1 and a3. a2 is Bulo, b2 is Decapawn. Choose.
lesson_which_done = A good spot, and a game that the first player wins with best play.
lesson_which_other = consider both the spot and the game: b2 connects your chain, and it carries Decapawn.
lesson_join_title = Connect your sides
lesson_join_rule = The map is a Rhombus: the first player to connect their own two sides with a chain of tiles wins the match.
lesson_join_try = This Decapawn decides the match. Win it.
lesson_join_done = b1, b2 and a3 connect bottom and top. You win the match.
lesson_join_other = not yet. Your piece on e4 is one step from the far row.
lesson_sides_title = Which sides are yours
lesson_sides_rule = Before the match, one player picks two opposite sides of the map, and the other gets the remaining two. Each side has its owner's colour.
lesson_sides_try = You play the diamonds, and the left and right sides are yours. Choose the tile that would connect them.
lesson_sides_done = Win it, and a2, b2 and c2 connect your sides. But your opponent needs it too: c1, c2 and b3 would connect bottom and top.
lesson_sides_other = that one wouldn't connect left and right. Which tile continues a2 and b2?
lesson_sides_tempting-1 = c1, which your opponent has won?
lesson_start_title = Before the match
lesson_start_rule = Decide by lot who starts with the obelisk: that player chooses the first tile and moves first in its game. In return, the other player chooses the colours.
lesson_start_try = The obelisk is yours. Your opponent has chosen the discs, so you play the diamonds. Choose the first tile.
lesson_start_done = You chose the tile, and you move first. From now on, the player who loses a tile takes (or keeps) the obelisk.
lesson_start_other = choose another tile.
lesson_map_title = A match on a map
lesson_map_rule = A map shows the whole match on one sheet: the game of each tile, the tiles won, names and colours, the sides, and who holds the obelisk. Use it as the board, or put a match aside on it and resume it another day.
lesson_map_try = Ana and Ben stopped after four tiles, and Ana's name has the mark of the obelisk. You are Ana. Resume the match: choose a tile.
lesson_map_done = You go on exactly where you stopped.
lesson_map_other = choose another tile.
lesson_map_tempting-1 = a1, where the map shows Ben's piece?
lesson_by = By Silvano Sorrentino.
lesson_more = The map may have 2 to 11 tiles on a side and any mix of games, and new games can be plugged in. You can put a match aside as a map on paper and resume it another day.

## Map

map_not-a-map = This is not the map of a Plug-In match: there is no line such as “Player X: Ana” and no row of tiles such as “1 [kono .] [trip X]”.
map_unreadable = Line { $line } of the map cannot be read: “{ $text }”. A line must begin with one of { $keys }, or with the number of a row of tiles; notes begin with #.
map_lacks = “{ $key }” is missing from the map. Add a line such as “{ $example }”.
map_twice = Line { $line } of the map repeats “{ $key }” from line { $first }. Keep only one of them.
map_macro = The map names the macrogame “{ $given }”. The macrogames that fit on a map are: { $known }.
map_size = The size on the map is { $given }; it must be a whole number from { $low } to { $high }.
map_players =
    The map must have two lines such as “Player X: Ana”, one for each player; { $given ->
        [0] it has none
        [one] it has only one
       *[other] it has { $given }
    }.
map_player = Line { $line } of the map gives a player the mark “{ $given }”. Put a letter or sign before the colon: “Player X: Ana”.
map_same-marks = Line { $line } of the map gives the second player the mark { $mark } as well. Give the players different marks, such as X and O.
map_same-colours = Line { $line } of the map gives a player the colour of the other player, { $colour }. Give the players different colours, such as blue and orange.
map_who = Line { $line } of the map, “{ $key }”, says { $given }, which is no player's mark. The marks are: { $marks }.
map_sides = The map gives one player both “{ $rows }” and “{ $columns }”. Each player ({ $marks }) gets one pair of sides.
map_not-here = Line { $line } of the map, “{ $key }”, means nothing in { $macro }. Delete it.
map_rows =
    The map has { $given ->
        [one] one row
       *[other] { $given } rows
    } of tiles; this board needs { $n }.
map_row =
    Row { $row } of the map (line { $line }) has { $given ->
        [one] one tile
       *[other] { $given } tiles
    }; it needs { $n }.
map_row-text = Line { $line } of the map is not a row of tiles: “{ $text }”. Write the row's number, then each tile in brackets: 1 [kono .] [trip X]
map_row-order = Line { $line } of the map has row { $given } where row { $row } belongs. Number the rows from { $n } at the top to 1 at the bottom.
map_tile = Tile { $tile } of the map says “{ $given }”, which is not a microgame. The microgames are: { $known }.
map_no-microgame = Tile { $tile } of the map has no microgame. Write one in, for example [{ $example }]. The microgames are: { $known }.
map_mark = Tile { $tile } of the map has the mark { $given }, which belongs to neither player. The marks are: { $marks }.
map_decided = On this map, { $mark } has already won: the match is over, and there is nothing to resume.
map_playing = Line { $line } of the map has a microgame in play on “{ $given }”, which is not a free tile. The free tiles are: { $free }.
map_two-tiles = Line { $line } of the map has a microgame in play on { $tile }, but there is already one on { $first }. Only one can be in play.
map_moves = Line { $line } of the map: these moves of the microgame on { $tile } are not possible. { $reason }
map_finished = Line { $line } of the map: the microgame on { $tile } ends with the move { $move }. Put the winner's mark { $mark } on the tile and delete the line.
map_other-game = Only a Plug-In match has a map; this is a position of { $game }.
map_two-texts = Names and colours must be two texts, one for each player, not { $given }.
map_heading =
    Plug-In map: a match put aside, to be resumed another day.
    Read it, fill it in, change it: write after the colons and between the brackets.
    Spaces do not matter. Lines that begin with # are notes.
map_legend =
    { "[" }{ $micro } { $free }] is a free tile with the microgame { $micro }; [{ $micro } { $mark }] is a tile won by player { $mark }.
    { $goal } The holder of the obelisk chooses the next tile.
    A microgame in play has a line with its tile and the moves so far: { $playing } b2: a1a3 c3a3
map_micros = Microgames: { $known }
map_on-tiles = Microgames on tiles { $kind }: { $known }
map_goal = Each player connects their own two sides.
map_is-over = The match is over: { $mark } has won.
map_page-title = Plug-In map
map_page-board = { $macro }, size { $size }
map_page-board-alone = { $macro }
map_page-date = Date
map_page-name = Name
map_page-colour = Colour
map_page-obelisk = holds the obelisk
map_page-rows = connects top and bottom
map_page-columns = connects left and right
map_page-notes = Notes
map_page-help = Write each tile's microgame into its hexagon. When the tile is won, place a macro piece there or draw the winner's mark.
map_page-save = To put the match aside, tick the box of the player who holds the obelisk, write down the microgame in play, and keep this page.
map_page-playing = In play on { $tile }: { $micro }
map_page-blank = Microgame in play, its tile and moves:
map_page-to-move = to move
map_page-chance = chance decides next
map_ending = The name { $path } does not say what kind of map to write; it must end in one of: { $known }.

# What the lines of a map begin with. The first of several is how a map is written, the others are read as well.
map_key-macro = Macrogame | macro
map_key-size = Size
map_key-player = Player
map_key-colour = Colour | color
map_key-rows = Top and bottom | bottom and top
map_key-columns = Left and right | right and left
map_key-obelisk = Obelisk
map_key-playing = Playing
map_key-row = row

## Reason

reason_wins-tile =
    { $obelisk ->
        [goes] wins the { $micro } and tile { $tile }; the obelisk goes to your opponent
       *[stays] wins the { $micro } and tile { $tile }; your opponent keeps the obelisk
    }
reason_loses-tile =
    { $obelisk ->
        [goes] gives tile { $tile } to your opponent, but brings you the obelisk
       *[stays] gives tile { $tile } to your opponent, but you keep the obelisk
    }
reason_for-match = on { $tile } ({ $micro }) you play to win the match
reason_against-match = on { $tile } ({ $micro }) your opponent would win the match
reason_tile = winning { $tile } ({ $micro }) { $reason }
drawing_task_micro = Make a move in the microgame.
drawing_task_tile = You hold the obelisk: choose a tile to play for.
drawing_tile-won = Tile { $tile }: won by { $seat } ({ $micro })
drawing_tile-playing = Tile { $tile }: { $micro }, in play
drawing_tile = Tile { $tile }: { $micro }, free
drawing_free = Still free: { $n }
drawing_free-of = Tile “{ $kind }”, still free: { $n }
drawing_far = { $Seat }: wins a draw
drawing_far-side = { $Seat }: moves second
drawing_near = { $Seat }: obelisk, moves first
drawing_micro-drawn = { $micro } is a draw: { $tile } goes to { $seat }.
drawing_micro-won-by = { $Seat } wins { $micro } on { $tile }, { $points }.
drawing_micro-won = { $Seat } wins { $micro } on { $tile }.
drawing_playing = { $micro } on { $tile }
drawing_chooses = { $Seat } chooses a tile.
drawing_choose-tile = Choose this tile
drawing_holds = { $Seat } holds the obelisk.
drawing_chapter = { $tile } { $micro }: won by { $seat }
drawing_chapter-open = { $tile } { $micro }
drawing_tiles-won = Tiles won: { $n }
option_macro = Macrogame
option_size = Tiles per side
option_micros = Microgames
option_sides = Top and bottom belong to
option_sides_0 = the first player
option_sides_1 = the second player

## Help

help_map = The map of a Plug-In match: print it, fill it in, save a match on it, resume from it.
help_map-new = Write an empty map to fill in.
help_map-save = Write the map of a saved match.
help_map-show = Read a map and show its board.
help_map-resume = Resume the match saved on a map.
help_duel = Show who wins a Plug-In match if both players play every microgame perfectly: exact counts for every arrangement of the tiles.

## Argument

argument_size = How many tiles there are on a side of the board.
argument_macro = The macrogame, by its name: rhombus unless you name another.
argument_composition = What a Plug-In match is made of, in one line: “rhombus 4: classic”, “rhombus 5: kono*3 trip”, or tile by tile, row 1 first: “rhombus 2: kono trip / bulo*2”.
argument_map-out = The map to write; its ending, .txt, .svg or .pdf, decides the format.
argument_map-file = A map as text.

## Duel

duel_title =
    { $macro }, size { $size }: { $n ->
        [one] one tile
       *[other] { $n } tiles
    }, if both players play every microgame perfectly
duel_title-alone =
    { $macro }: { $n ->
        [one] one tile
       *[other] { $n } tiles
    }, if both players play every microgame perfectly
duel_for-holder = Tiles won by the holder of the obelisk: { $micros }
duel_for-other = Tiles won by the other player: { $micros }
duel_column-tiles = The holder's tiles
duel_column-arrangements = Arrangements
duel_column-won = The first holder wins
duel_column-mix = Tiles drawn from
duel_column-chance = The first holder wins
duel_unsolved = Tiles whose microgame is not solved: { $micros }
duel_by-luck = { $micro } depends on luck. The holder of the obelisk wins the tile with a chance of { $chance }.
duel_left-out = The counts below leave out those tiles. On a board with such tiles, the player “perfect” searches with the chances of each tile instead of proving which one to choose.
duel_mix = the holder wins { $own } of { $n }
duel_macro = There is no macrogame called { $given }. The macrogames are: { $known }.
duel_size = Size { $given } of { $macro } cannot be counted; it must be one of: { $known }.
duel_same = The result is the same whoever holds the obelisk first.
duel_same-sides = The result is the same whoever holds the obelisk first, and whichever sides they connect.

## News

news_tile-chosen = Tile { $tile } carries { $micro }. { $about }
news_tile-won = Tile { $tile } goes to { $who }.
news_obelisk-with = The obelisk is now with { $who }, who chooses the next tile.

## Command

command_map = print the map of the match, to continue another day; map FILE writes it to a file

## Menu

menu_micros = Which microgames? classic, all, names ({ $known }), shares such as kono*3 trip*1, or every tile, with / between rows [classic]
menu_size = How big is the board? ({ $known }) [{ $default }]
menu_composition = The whole board as text, such as “rhombus 4: classic”? Enter: step by step
menu_macro = Which macrogame? ({ $known }) [{ $default }]
menu_sides = Which seat connects bottom and top? ({ $known }) [{ $default }]

## Example: command lines, the same in every language

example_duel = obelisk duel --macro y --size 4
example_map-new = obelisk map new --macro y --size 5 map.pdf
example_map-save = obelisk map save match.json match.txt
example_map-show = obelisk map show match.txt
example_map-resume = obelisk map resume match.txt --players person,mcts

## Composition: a match in one line of text

composition_text = “{ $given }” is not a composition. Write one like this: rhombus 4: classic
composition_long = This composition is too long ({ $given }); the limit is { $most }.
composition_macro = “{ $given }” is not a macrogame. The macrogames are: { $known }.
composition_micro = “{ $given }” is not a microgame. The microgames are: { $known }.
composition_no-size = { $macro } comes in one size only. Leave out the { $given }.
composition_empty = After “{ $macro }” and the colon, say which microgames to use: classic, all, names, or one for every tile.
composition_times = “{ $micro }*{ $given }”: write a whole number from 1 to { $most } after the star.
composition_twice = { $micro } is named twice. Name each microgame once, with its number.
composition_rows =
    { $given ->
        [one] There is one row
       *[other] There are { $given } rows
    } of tiles; this board has { $n }. Separate the rows with /.
composition_row =
    Row { $row } has { $given ->
        [one] one tile
       *[other] { $given } tiles
    }; it needs { $n }.
composition_and = A composition already says everything about the board. Leave out { $key }.

## New: the page on which a table is opened

starts = Who gets the obelisk first?
new_board =
    { $n ->
        [one] One tile
       *[other] { $n } tiles
    } · { $takes }
new_tap = Choose a tile to change its microgame.
new_again = Shuffle again
new_which = Which microgame?
new_which-on = Which microgame on { $tile }?
new_close = Leave it as it is
new_size = { $size } · { $takes }
new_mix_classic = classic
new_mix_all = all
new_mix_own = my own choice
new_mix_tiles = tile by tile
new_how-often = How often does each microgame appear, compared with the others?
new_never = never
new_none = At least one microgame has to appear, so this stays: { $micros }.
new_tiles = Under each name is its tile, called after a classic board and its number of cells.
new_more = Sides, sharing, resuming
new_sides = You connect
new_sides_any = no preference
new_sides_rows = top and bottom
new_sides_columns = left and right
new_composition = This board as text
new_composition-about = Send it to a friend, or paste one here: rhombus 4: kono*3 trip
new_copy = Copy
new_link = Copy link
new_print = Print this match (PDF)
new_map = Resume a match from its map
new_map-blank = Paste the text of a map here, or drop its file.
new_map-file = Or choose a file:
new_map-paper = Do you have it on paper?
new_map-fill = Write this board as a map to fill in
new_no-map = New match instead
new_resumed = { $first } against { $second }, resumed. { $holder } holds the obelisk.
new_you = You play as

## Paper

paper_tiles = Tiles
paper_pieces = Macro pieces and pieces
paper_obelisk = Obelisk to fold
paper_maps = Map
leaflet_chosen = This print: the macrogame is { $map }, for which you need { $pieces } macro pieces, and the microgames are { $micros }. The page of each follows these basic rules.
leaflet_macro = The macrogame: it says what the map looks like and who wins the match.
leaflet_micro = A microgame, on the tile { $tile }.
paper_option_map = Map
paper_option_composition = Or the match as text (rhombus 4: kono*3 trip)
paper_option_micros = Microgames
paper_option_micros_all = all
paper_option_micros_classic = the classic four
paper_option_tile = Width of a tile (mm)
paper_option_copies = Tiles of each microgame
