title = Plug-In
choose-first = choose a free tile first, like { $example }.
still-playing = the { $micro } on { $tile } is not decided yet; the next tile is chosen when it is.
not-your-choice = seat { $holder } holds the obelisk and chooses the tile.
tile-taken = tile { $tile } is won already; choose a free one.
no-such-tile = there is no tile { $tile }; the tiles go from { $first } to { $last }.
about = A match of many microgames: win a tile's game to put a piece there, and join your sides.
rules = Who holds the obelisk chooses a free tile and moves first in its microgame. The winner puts a piece on the tile, the loser takes the obelisk; a draw is won by the player without it. Who joins their own two sides with tiles wins the match.
how = The holder of the obelisk chooses a free tile with @ and its name: @c2. Then the moves of its microgame follow.
points = tiles won

## Ending

ending_tiles = tiles won: { $n }

## Lesson

lesson_choose_title = The obelisk chooses
lesson_choose_rule = Each tile carries a microgame. One of you holds the golden obelisk, and its holder chooses a free tile to play for.
lesson_choose_try = You hold the obelisk. Choose a tile.
lesson_choose_done = Its game is on the table now, and you move first in it.
lesson_choose_other = choose another tile.
lesson_choose_tempting-1 = c2, which your opponent has won?
lesson_choose_tempting-2 = a move before a tile is chosen?
lesson_win_title = Win the microgame, win the tile
lesson_win_rule = Whoever wins the microgame puts a piece on its tile. By how much does not matter.
lesson_win_try = You play Decapawn for b2, and a piece of yours is nearly there. Win.
lesson_win_done = The tile is yours. Look who has the obelisk now.
lesson_win_other = that does not win yet. In Decapawn the far row wins, and your piece on e4 is close.
lesson_win_tempting-1 = another tile first, a1?
lesson_win_tempting-2 = straight ahead, onto e5?
lesson_obelisk_title = The loser takes the obelisk
lesson_obelisk_rule = Who loses a tile gets the obelisk, or keeps it, and so chooses the next one. Losing is not all bad.
lesson_obelisk_try = Now you are the other player. You have lost b2; choose where it goes on.
lesson_obelisk_done = You choose, and you move first.
lesson_obelisk_other = choose another tile.
lesson_obelisk_tempting-1 = b2 again?
lesson_draw_title = A draw is won without the obelisk
lesson_draw_rule = A drawn game still wins the tile: for the player who does not hold the obelisk. The obelisk stays where it is.
lesson_draw_try = You are the diamonds, and your opponent holds the obelisk. One cell of this Trip is left. Fill it.
lesson_draw_done = One trip each, so a draw, and the tile is yours.
lesson_draw_other = fill the last cell.
lesson_which_title = Which game suits you?
lesson_which_rule = The holder moves first. That helps in Decapawn; in Bulo it is better to be second. So look at the place of a tile and at its game.
lesson_which_try = a2 or b2 would join your b1 and a3. On a2 is Bulo, on b2 Decapawn. Choose.
lesson_which_done = A good place, and a game in which moving first wins if nobody errs.
lesson_which_other = think of the place and of the game: b2 joins, and is Decapawn.
lesson_join_title = Join your sides
lesson_join_rule = The map is a Rhombus: who first joins their own two sides with a chain of tiles wins the match.
lesson_join_try = This Decapawn decides it all. Win it.
lesson_join_done = b1, b2 and a3 join bottom and top. The match is yours.
lesson_join_other = not yet. Your piece on e4 is one step from the far row.
lesson_by = By Silvano Sorrentino.
lesson_more = The map may have any size and any mix of games, and other games can be plugged in. A match can be put aside as a map on paper and resumed another day.

## Map

map_not-a-map = This is not a map of a Plug-In match: there is no line such as “Player X: Ana” and no row of tiles such as “1 [kono .] [trip X]”.
map_unreadable = Line { $line } of the map means nothing: “{ $text }”. A line begins with one of { $keys } or with the number of a row of tiles; notes begin with #.
map_lacks = The map does not say “{ $key }”. Write a line such as “{ $example }”.
map_twice = Line { $line } of the map says “{ $key }” again, as line { $first } does already. Keep one of them.
map_macro = The map has the macrogame “{ $given }”. The macrogames that fit on a map are: { $known }.
map_size = The map has the size { $given }; it must be a whole number from { $low } to { $high }.
map_players = The map must have two lines such as “Player X: Ana”, one for each player; it has { $given }.
map_player = Line { $line } of the map gives a player the mark “{ $given }”. Write a letter or sign before the colon, like “Player X: Ana”.
map_same-marks = Line { $line } of the map gives the second player the mark { $mark } too. Give the players different marks, such as X and O.
map_who = Line { $line } of the map, “{ $key }”, says { $given }, which is no player's mark. The marks are: { $marks }.
map_sides = The map gives one player both “{ $rows }” and “{ $columns }”. Each player ({ $marks }) has one pair of sides.
map_rows = The map has { $given } rows of tiles; a board of size { $size } has { $size }.
map_row = Row { $row } of the map (line { $line }) has { $given } tiles; it must have { $size }.
map_row-text = Line { $line } of the map is not a row of tiles: “{ $text }”. Write the row's number and then each tile in brackets: 1 [kono .] [trip X]
map_row-order = Line { $line } of the map has row { $given } where row { $row } belongs. The rows are numbered { $size } to 1 from top to bottom.
map_tile = Tile { $tile } of the map says “{ $given }”, which is no microgame. The microgames are: { $known }.
map_no-microgame = Tile { $tile } of the map lacks its microgame. Write one into it, like [{ $example }]. The microgames are: { $known }.
map_mark = Tile { $tile } of the map carries the mark { $given }, which no player has. The marks are: { $marks }.
map_decided = On this map { $mark } has joined two sides already: the match is over, and there is nothing to resume.
map_playing = Line { $line } of the map has a microgame in play on “{ $given }”, which is no free tile. The free tiles are: { $free }.
map_two-tiles = Line { $line } of the map has a microgame in play on { $tile }, but another is in play on { $first }. Only one is played at a time.
map_moves = Line { $line } of the map: these moves of the microgame on { $tile } are not possible. { $reason }
map_finished = Line { $line } of the map: the microgame on { $tile } ends with the move { $move }. Put the winner's mark { $mark } on the tile and take the line out.
map_other-game = Only a match of plug-in has a map; this is a position of { $game }.
map_two-texts = Names and colours are two texts, one for each player, not { $given }.
map_heading =
    Plug-In map: a match put aside, to be resumed another day.
    Read it, fill it in, change it: write after the colons and between the brackets.
    Spaces do not matter. Lines that begin with # are notes.
map_legend =
    { "[" }{ $micro } { $free }] is a free tile with the microgame { $micro }; [{ $micro } { $mark }] is a tile that player { $mark } has won.
    Each player joins their own two sides. Who holds the obelisk chooses the next tile.
    A microgame in play has a line with its tile and the moves so far: { $playing } b2: a1a3 c3a3
    Microgames: { $known }
map_is-over = The match is over: { $mark } has won.
map_page-title = Plug-In map
map_page-board = { $macro }, size { $size }
map_page-date = Date
map_page-name = Name
map_page-colour = Colour
map_page-obelisk = holds the obelisk
map_page-rows = joins top and bottom
map_page-columns = joins left and right
map_page-notes = Notes
map_page-help = Write each tile's microgame into its hexagon, and put a macro piece there (or draw its mark) when it is won.
map_page-save = To put the match aside, tick the box of the player who holds the obelisk and keep this page.
map_page-playing = In play on { $tile }: { $micro }
map_ending = { $path } does not say what kind of map to write; its name must end in one of: { $known }.

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

reason_wins-tile = wins the { $micro } and the tile { $tile }; the obelisk goes to your opponent
reason_loses-tile = gives the tile { $tile } to your opponent and brings you the obelisk
reason_for-match = on { $tile } ({ $micro }) you play to win the match
reason_against-match = on { $tile } ({ $micro }) your opponent would win the match
reason_tile = winning { $tile } ({ $micro }) { $reason }

## Help

help_map = The map of a Plug-In match: print it, fill it in, save a match on it, go on with it.
help_map-new = Write an empty map to fill in.
help_map-save = Write the map of a saved match.
help_map-show = Read a map and show its board.
help_map-resume = Go on with the match that a map saves.
help_duel = Tell who wins a match of Plug-In if nobody errs in a microgame: exact counts for every way to lay the tiles out.

## Argument

argument_size = How many tiles a side of the board has.
argument_map-out = The map to write: its ending, .txt, .svg or .pdf, says how.
argument_map-file = A map as text.

## Duel

duel_title = Rhombus, { $size }×{ $size } tiles, if nobody errs in a microgame
duel_for-holder = Tiles that the holder of the obelisk wins: { $micros }
duel_for-other = Tiles that the other player wins: { $micros }
duel_comma = ,{ " " }
duel_column-tiles = The holder's tiles
duel_column-arrangements = Arrangements
duel_column-won = The first holder wins
duel_column-mix = Tiles drawn from
duel_column-chance = The first holder wins
duel_same = It is the same whoever holds the obelisk first, and whichever sides they join.

## News

news_tile-chosen = Tile { $tile } carries { $micro }. { $about }
news_tile-won = Tile { $tile } goes to { $who }.
news_obelisk-with = The obelisk is with { $who }, who chooses the next tile.

## Command

command_map = print the map of the match, to go on from another day; map FILE writes it

## Menu

menu_micros = Which microgames on the tiles? ({ $known }) [all]
menu_size = How large is the board? [{ $default }]

## Example: command lines, the same in every language

example_duel = obelisk duel --size 4
example_map-new = obelisk map new --size 5 map.pdf
example_map-save = obelisk map save match.json match.txt
example_map-show = obelisk map show match.txt
example_map-resume = obelisk map resume match.txt --players person,mcts
