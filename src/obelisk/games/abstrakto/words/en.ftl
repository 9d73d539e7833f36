title = Abstrakto
unreadable = write the place for the middle of your tile, such as b2; or drop and three letters in the order S, L, C, such as drop SSL; or pass.
off-board = that is off the board, which ends at { $last }.
cross-on-edge = a cross may not lie on the edge or at a corner of the board: its lines must lie on lines inside the board.
drop-order = write the letters in the order S, L, C: { $better }.
drop-three = discard exactly three tiles. Write a letter for each: S for a solid, L for a line, C for a cross.
discard-first = discard three tiles first: drop SLC discards a solid, a line and a cross.
has-discarded = you have already discarded your three tiles. Now lay a tile.
wait = you have discarded your tiles. Wait until your opponent has done so too.
dealt = in this game the discards are drawn at random. Lay a tile.
can-place = you may pass only if none of your tiles fits. You can still lay one, for example at { $place }.
overlaps = a { $kind } there would overlap the { $other } at { $place }. Tiles never overlap.
none-left = only a { $kind } fits there, and you have no { $kinds } left.
size = The board of Abstrakto has { $size } by { $size } cells, so size must be { $size }, not { $given }.
kept = kept must be two lists, one for each seat, of how many solids, lines and crosses it keeps: each from { $least } to { $most }, { $n } in all.
kept-only-random = kept goes only with discard random; with { $discard }, both players choose what to keep with their first move.
about = Lay solids, lines and crosses on the lines of the board, and own more areas than your opponent.
rules_setup =
    You need the board, 18 blue tiles, 18 orange tiles and 30 markers: ten blue, ten orange and ten grey.
    The board has 7×7 cells and starts empty. One player takes the 18 blue tiles, the other the 18 orange ones: six solids, six lines and six crosses each.
    Each player discards three tiles, which are out of the game, and plays with 15. Agree how: at random, in secret, or openly.
    Choose the starting player at random, whatever the colour.
rules_turn =
    On your turn, lay one tile so that the lines on it lie on lines of the board.
    A solid lies in a cell; a line with its middle on the side of a cell, or on the edge of the board, where half of it sticks out; a cross with its middle where lines cross inside the board. Tiles never overlap.
    If you can lay a tile, you must; if you cannot, you pass.
rules_end =
    The game ends when no tiles are left or none of them fits. The uncovered part of the board then falls into areas, connected through sides.
    An area belongs to the player with more tiles along its border, each tile counted once: put a marker of that colour into it. With equal numbers it is neutral and gets a grey marker. You may put the marker down during the game, as soon as no tile can change the area any more.
    The player with more areas wins. If both have the same number, the main area decides: of the areas that are not neutral, the one with the most tiles around it.
rules_tips =
    Spread your first tiles over corners and edges, far from each other.
    Two of your tiles side by side waste the border between them: keep them apart.
    Use all three kinds in turn, not the same kind several times in a row.
    Mind how flexible your tiles are. On the empty board a line fits in 112 places (the sides of the cells), a solid in 49 (the cells), and a cross in only 36 (the inner crossings).
rules_notation =
    A move is the place for the middle of the tile, and the place decides the kind. Columns a to o and rows 1 to 15 are the lines of the board and the middles between them; a, o, 1 and 15 are its edges.
    b2 is the middle of the first cell (a solid), a2 the left side of that cell (a line, half off the board), c3 its upper right corner (a cross).
    drop SSL discards two solids and a line; write the letters in the order S, L, C.
    pass is possible only if you can lay nothing.
rules_rulings =
    The board always has 7×7 cells. Unless you choose otherwise, discards are random, and so is the starting player.
    When discards are random, each of a player's 18 tiles is equally likely to go.
    When discards are open, Player 1 (blue, unless the players chose colours) discards first, whichever player starts.
    A cross never lies on the edge or at a corner of the board, since its lines would stick out. A line may, because its line runs along the edge.
    The game ends as soon as neither player can lay a tile, without any passes. A tile that fits nowhere never fits again, so a player who passes once passes until the end.
    The part of a line that sticks out of the board borders no area.
    If several areas tie for the most tiles, they decide only if one player owns them all. Otherwise, and if every area is neutral, the win is shared.
    An area is settled once no tile that either player may still hold fits into it. After secret discards, this is judged by what both players can see: the tiles laid, and passes.
rules_sees = Everyone sees everything, except for secret discards: until the game ends, you see only your own, and so only your own remaining tiles.
how = A move is the place for the middle of the tile, on columns a to o and rows 1 to 15; the place decides the kind. b2 is the middle of the first cell (a solid), a2 that cell's left side (a line), c3 its upper right corner (a cross). drop SSL discards two solids and a line. You may pass only if you can lay nothing. Advice: start at corners and edges, far from your other tiles; tiles side by side waste borders; use all three kinds in turn. A line fits almost anywhere (112 places on the empty board), a solid less often (49), and a cross hardly ever late in the game (36).
points = areas owned

## Drawing

drawing_blue = blue
drawing_orange = orange
drawing_who = { $Seat }, { $colour }
drawing_you-there = { " " }(you)
drawing_caption_you = you
drawing_lay = { $place }: lay a { $kind }
drawing_laid = { $place }: { $seat }'s { $kind }
drawing_last-there = ; laid last
drawing_area = area at { $place }: tiles beside it, blue { $blue }, orange { $orange }
drawing_leads = ; { $seat } has more
drawing_neutral = ; neutral
drawing_settled = ; settled
drawing_main-there = ; the main area
drawing_card =
    { $who }: { $owned ->
        [one] one area
       *[other] { $owned } areas
    }; { $left ->
        [one] one tile left
       *[other] { $left } tiles left
    } ({ $hand }); discarded: { $discarded }
drawing_caption_areas = areas
drawing_caption_left = left: { $n }
drawing_caption_discarded = discarded
drawing_discard = Choose three tiles to discard
drawing_drop = discard { $kinds }
drawing_nothing-fits = None of your tiles fits
drawing_task_lay = Lay a tile on a dotted place.
drawing_task_pass = None of your tiles fits: pass.
drawing_task_drop = Choose three tiles to discard.
drawing_pass = Pass
drawing_sign_solid = a solid fills a cell
drawing_sign_line = a line lies on a side of a cell
drawing_sign_cross = a cross lies where lines cross
drawing_sign_tally = tiles beside it: the majority owns it
drawing_sign_counter = settled: it won't change
drawing_sign_main = main area: it breaks a tie
drawing_sign_by-main = A tie: the main area has decided it.
drawing_counts =
    { $who }: { $owned ->
        [one] one area
       *[other] { $owned } areas
    }; { $left ->
        [one] one tile left
       *[other] { $left } tiles left
    }: { $hand }; discarded { $discarded }
drawing_signs = In an area: { $settled } settled, { $leading } leading
drawing_main =
    Main area at { $place }: { $seat }, { $n ->
        [one] one tile beside it
       *[other] { $n } tiles beside it
    }

## Ending

ending_all-laid = Both players have laid all their tiles.
ending_none-fits = None of the remaining tiles fits anywhere.
ending_by-main = Both own the same number of areas, so the main area decides: it belongs to { $seat }.
ending_tie = Both own the same number of areas, and no main area decides.
ending_areas =
    { $n ->
        [one] one area (tiles beside it { $listed })
       *[other] { $n } areas (tiles beside them { $listed })
    }
ending_no-area = no areas
ending_nobodys =
    { $n ->
        [one] One area is neutral, with equal numbers of tiles beside it.
       *[other] { $n } areas are neutral, with equal numbers of tiles beside them.
    }

## Lesson

lesson_solid_title = Solids fill a cell
lesson_solid_rule = You have three kinds of tiles, all the size of a cell. The lines on a tile must lie on lines of the board. A solid has no lines, so it lies in a cell.
lesson_solid_try = You are blue. Lay a solid in the middle of a cell.
lesson_solid_done = A solid. The place decides the kind, so you never have to choose a tile first.
lesson_solid_other = that was another kind. A solid goes in the middle of a cell.
lesson_solid_tempting-1 = passing?
lesson_line_title = Lines lie on a side
lesson_line_rule = A line has one line through its middle, which lies on the side between two cells. So the tile covers half of each.
lesson_line_try = Lay a line on the side of a cell.
lesson_line_done = Half here, half there.
lesson_line_other = that was another kind. A line goes where two cells share a side.
lesson_line_tempting-1 = on i8, at the side of your own solid?
lesson_edge_title = Half off the board
lesson_edge_rule = The edge of the board is a line as well. A line laid there sticks out, and covers only half a cell.
lesson_edge_try = Lay a line on the edge of the board.
lesson_edge_done = It takes up little room, but still counts as a tile beside whatever is there.
lesson_edge_other = that was not on the edge. The edges are a, o, 1 and 15.
lesson_edge_tempting-1 = a cross on the edge, at a9?
lesson_edge_tempting-2 = further out, at p8?
lesson_cross_title = Crosses lie where lines cross
lesson_cross_rule = A cross has two lines, so it lies where lines cross inside the board and covers a quarter of four cells. Tiles never overlap.
lesson_cross_try = Lay a cross.
lesson_cross_done = A quarter of each of four cells. Crosses need room: lay them while there is some.
lesson_cross_other = that was another kind. A cross goes where four cells meet.
lesson_cross_tempting-1 = at the corner of another tile, g7?
lesson_cross_tempting-2 = on the edge, o3?
lesson_area_title = Close off an area
lesson_area_rule = The uncovered part of the board falls into areas: open parts connected through sides. An area belongs to the player with more tiles beside it.
lesson_area_try = Your solid on d2 is one wall. Add another, so that the corner becomes an area of its own.
lesson_area_done = A small area with two blue tiles beside it and no orange ones. It's yours.
lesson_area_other = the corner is still open. Which side of the cell b2 has no wall?
lesson_majority_title = More tiles, more areas
lesson_majority_rule = Each tile beside an area counts once, however much of it touches. With equal numbers, the area is neutral. The player who owns more areas at the end wins.
lesson_majority_try = There is one blue and one orange tile near the corner. Close it off with more blue tiles beside it.
lesson_majority_done = More blue tiles than orange ones: the area is yours.
lesson_majority_other = no small area is yours yet. Look at the gap at d4, between the blue and the orange tile.
lesson_corner_title = A corner is not enough
lesson_corner_rule = A tile that touches an area only with its corner doesn't count there. And open parts that meet only at a corner are different areas.
lesson_corner_try = The corner of the board has one blue and one orange tile beside it; the orange one on d4 touches it only with its corner. Lay a line on the edge, at a2 or b1, to get the majority.
lesson_corner_done = Two blue tiles to one: d4 doesn't count. If it did, the area would be neutral.
lesson_corner_other = the corner isn't yours yet. Lay a line at a2 or b1.
lesson_corner_tempting-1 = a cross where the corners meet, at c3?
lesson_settled_title = Settled areas
lesson_settled_rule = Numbers in an area count the tiles beside it, as long as they can change. Once no tile that anybody may still hold fits there, the area is settled: a marker in its owner's colour takes their place, or a grey one if it's neutral.
lesson_settled_try = The corner on the right is yours so far, but a tile still fits there. Lay a line at o2 or n1, so that nothing fits any more.
lesson_settled_done = Settled: the blue marker will be there at the end, and counts for you.
lesson_settled_other = orange could still lay a tile in that corner. Cover half of it with a line at o2 or n1.
lesson_settled_tempting-1 = a cross at m3?
lesson_none-left_title = When a kind runs out
lesson_none-left_rule = You play with 15 tiles. When you have used up one kind, its places are closed to you. If you can lay a tile, you must; if not, you pass.
lesson_none-left_try = You have used all your solids. Lay something else.
lesson_none-left_done = Mix your kinds, and you'll find a place until the end.
lesson_none-left_other = lay a line or a cross.
lesson_none-left_tempting-1 = a fourth solid, at b14?
lesson_none-left_tempting-2 = passing?
lesson_end_title = The end
lesson_end_rule = The game ends when no tiles are left, or none of them fits. The numbers in the areas count the tiles beside them.
lesson_end_try = You are orange, and this is your last tile. Four places are left: e5, g5, i5 and k3. Two of them win.
lesson_end_done = Four areas to three. You win.
lesson_end_other = three areas each, and blue wins by the main area. Look for a place that gives you one more area.
lesson_main_title = The main area breaks a tie
lesson_main_rule = If both own the same number of areas, the main area decides: of the areas somebody owns, the one with the most tiles around it, both colours counted. It has a dashed border.
lesson_main_try = You are orange. One of e13, g13, i11 and k11 makes it three areas each and gives you the main area.
lesson_main_done = Three each, and the main area is orange. You win.
lesson_main_other = three areas to two: blue wins. Another place gives you a third area.
lesson_shared_title = When even that is a tie
lesson_shared_rule = Sometimes several areas tie for the most tiles around them. They decide only if one player owns them all. If both own some, or if nobody owns any area, the win is shared.
lesson_shared_try = You are orange, with one tile left, and you can't win any more. Of d2, f4, f12 and n10, one still gives you a share of the win.
lesson_shared_done = One area each, both with four tiles around them. You share the win.
lesson_shared_other = two areas each, but the main area is blue's. Look for a place where the largest areas belong to both of you.
lesson_discard_title = Before the game
lesson_discard_rule = Of your 18 tiles you keep 15. The three to discard are drawn at random, chosen in secret by both players at once, or chosen openly, one player after the other.
lesson_discard_try = Here they are chosen openly. Discard three tiles.
lesson_discard_done = They are out of the game. Now your opponent discards.
lesson_discard_other = choose three tiles.
lesson_discard_tempting-1 = laying a tile first?
lesson_first_title = Who starts
lesson_first_rule = Chance decides who starts, not the colour. When discards are chosen openly, blue always chooses first, but orange may still start the game.
lesson_first_try = You are orange, and you start. Both of you have discarded. Lay the first tile.
lesson_first_done = Now blue lays a tile, then you again.
lesson_first_other = lay a tile wherever you like.
lesson_first_tempting-1 = discarding three more?
lesson_secret_title = Secret to the end
lesson_secret_rule = If discards are secret, nobody sees your three until the game is over. Until then your opponent can only guess from what you have laid, and from your passing, which of your tiles are left.
lesson_secret_try = You are blue. This is the last tile of a game with secret discards. Win, and look at what orange had discarded.
lesson_secret_done = You win. Now everything is shown: orange had discarded a solid and two lines, and you three crosses.
lesson_secret_other = that loses. Try another place.
lesson_by = By Néstor Romeral Andrés and José Manuel Astilleros García-Monge.
lesson_more = Start at corners and edges, and leave room between your tiles: two of yours side by side waste the border between them. Lines fit almost to the end.

## Reason

reason_settles = settles the { $where } area { $own }:{ $other } for you
reason_settles-other = settles the { $where } area { $own }:{ $other } for your opponent
reason_settles-nobody = settles the { $where } area { $own }:{ $other }, neutral
reason_turns = wins over an area with { $n } tiles around it, { $own }:{ $other }
reason_cuts-off =
    { $where ->
        [edge] cuts off an edge area that you lead { $own }:{ $other }
        [inner] cuts off an inner area that you lead { $own }:{ $other }
       *[other] cuts off a { $where } area that you lead { $own }:{ $other }
    }
reason_leads = takes the lead in the { $where } area, { $own }:{ $other }
reason_levels = evens up the { $where } area, { $own }:{ $other }
reason_takes-last = takes the last place for a { $kind }
reason_ends = leaves no place for a { $kind }
reason_last-tile = lays your last { $kind } at { $place }
reason_keeps =
    keeps { $solids ->
        [one] one solid
       *[other] { $solids } solids
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    } and { $crosses ->
        [one] one cross
       *[other] { $crosses } crosses
    }
kind_solid = solid
kind_line = line
kind_cross = cross
kinds_solid = solids
kinds_line = lines
kinds_cross = crosses
where_big = big
where_corner = corner
where_edge = edge
where_inner = inner
option_discard = Each player discards three tiles
option_discard_random = at random
option_discard_secret = chosen in secret
option_discard_open = chosen openly

## Menu

menu_discard = How are three tiles of each player discarded? ({ $known }) [{ $default }]

## Paper

paper_tiles = Tiles and markers
