title = Abstrakto
unreadable = write the place where the tile's middle goes, such as b2; drop SLC to discard a solid, a line and a cross; or pass.
off-board = that lies off the board: its half-lines end at { $last }.
cross-on-edge = a cross cannot stand on the edge or at a corner: its lines would stick out of the board.
drop-order = write the letters in the order S, L, C: { $better }.
discard-first = discard three of your tiles first: drop SLC discards a solid, a line and a cross.
has-discarded = you have discarded your three tiles already.
wait = you have discarded already; wait until your opponent has, too.
dealt = in this game chance has discarded for both of you; lay a tile.
can-place = you can still place a tile, for example at { $place }, so you may not pass.
overlaps = a { $kind } there would overlap the { $other } at { $place }.
none-left = that is a place for a { $kind }, and you have no { $kinds } left.
size = The board of Abstrakto has { $size } by { $size } cells, so size must be { $size }, not { $given }.
kept = kept must be two lists, one for each seat: how many solids, lines and crosses it keeps, each from { $least } to { $most } and { $n } together.
kept-only-random = kept goes with the discard random only; with { $discard } both players choose what they keep by their first move.
about = Lay solids, lines and crosses on the lines of the board; own more of the areas that stay open between them.
rules = Lay one of your tiles in turn: a solid in a cell, a line with its middle on a side of a cell (also on the board's edge, sticking out), a cross with its middle where lines cross inside the board. Tiles never overlap. Whoever can place must; whoever cannot passes. When no tile is left or nobody can place, the open part of the board falls into areas, which hang together through sides. An area belongs to the player with more tiles along its border, each counted once; with equal numbers to nobody. More areas win; if they are equal, the main area decides: the one with most tiles around it that somebody owns. You play with 15 of your 18 tiles; three are discarded by chance, in secret or openly.
how = A move is the place of the tile's middle on the half-lines a to o and 1 to 15; the place decides the kind. b2 is the middle of the first cell (a solid), a2 that cell's left side (a line), c3 its upper right corner (a cross). drop SSL discards two solids and a line. pass is possible only if you can place nothing. Advice: begin at corners and edges, far from your other tiles; tiles side by side waste borders; use all kinds by turns. A line finds a place nearly everywhere (112 on the empty board), a solid less often (49), a cross hardly late in the game (36).
points = areas owned

## Drawing

drawing_blue = blue
drawing_orange = orange
drawing_who = { $Seat }, { $colour }
drawing_you-there = { " " }(you)
drawing_caption_you = you
drawing_lay = { $place }: lay a { $kind }
drawing_laid = { $place }: { $kind } of { $seat }
drawing_last-there = ; laid last
drawing_area = area at { $place }: tiles beside it, blue { $blue }, orange { $orange }
drawing_leads = ; { $seat } has more
drawing_neutral = ; neutral
drawing_settled = ; settled
drawing_main-there = ; the main area
drawing_card = { $who }: areas { $owned }; tiles left { $left } ({ $hand }); discarded: { $discarded }
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
drawing_sign_cross = a cross lies on an inner crossing
drawing_sign_tally = tiles beside it: the majority owns it
drawing_sign_counter = settled: it stays as it is
drawing_sign_main = main area: it breaks a tie
drawing_sign_by-main = A tie: the main area has decided.
drawing_counts = { $who }: areas { $owned }; tiles left { $left }: { $hand }; discarded { $discarded }
drawing_signs = In an area: { $settled } it is settled, { $leading } who leads
drawing_main = Main area at { $place }: { $seat }, tiles beside it { $n }

## Ending

ending_all-laid = Both have laid all their tiles.
ending_none-fits = No tile that is left fits anywhere.
ending_by-main = Both own equally many areas, so the main area decides: it is { $seat }'s.
ending_tie = Both own equally many areas, and no main area decides.
ending_areas = areas won: { $n } (tiles around them { $listed })
ending_no-area = no area has more of these tiles beside it
ending_nobodys = Areas that are nobody's, with equally many tiles of both beside them: { $n }.

## Lesson

lesson_solid_title = Solids fill a cell
lesson_solid_rule = You have three kinds of tiles, all as large as a cell. The lines on a tile must lie on lines of the board. A solid has none, so it lies in a cell.
lesson_solid_try = You are blue. Lay a solid in the middle of a cell.
lesson_solid_done = A solid. The place tells the kind, so you never have to choose a tile.
lesson_solid_other = that was another kind. A solid goes in the middle of a cell.
lesson_solid_tempting-1 = passing?
lesson_line_title = Lines lie on a side
lesson_line_rule = A line has one line through its middle. That one lies on the side between two cells, so the tile covers half of each.
lesson_line_try = Lay a line on the side of a cell.
lesson_line_done = Half here, half there.
lesson_line_other = that was another kind. A line goes where two cells meet along a side.
lesson_line_tempting-1 = on i8, at the side of your own solid?
lesson_edge_title = Half off the board
lesson_edge_rule = The edge of the board is a line as well. A line laid there sticks out, and only half of it covers anything.
lesson_edge_try = Lay a line on the edge of the board.
lesson_edge_done = It takes little room, and still counts as a tile beside whatever lies there.
lesson_edge_other = that was not on the edge. The edges are a, o, 1 and 15.
lesson_edge_tempting-1 = a cross on the edge, at a9?
lesson_edge_tempting-2 = farther out, at p8?
lesson_cross_title = Crosses lie where lines cross
lesson_cross_rule = A cross has two lines, so it lies on a crossing inside the board and covers a quarter of four cells. Tiles never overlap.
lesson_cross_try = Lay a cross.
lesson_cross_done = A quarter of four cells. Crosses need room: lay them while there is some.
lesson_cross_other = that was another kind. A cross goes where four cells meet.
lesson_cross_tempting-1 = at the corner of a tile that lies there, g7?
lesson_cross_tempting-2 = on the edge, o3?
lesson_area_title = Shut off an area
lesson_area_rule = What no tile covers falls into areas: open parts that hang together through sides. An area belongs to who has more tiles beside it.
lesson_area_try = Your solid on d2 is one wall. Add another, so that the corner becomes an area of its own.
lesson_area_done = A small area with two blue tiles beside it and no orange one. It is yours.
lesson_area_other = the corner is still open. Which side of the cell b2 has no wall?
lesson_majority_title = More tiles, more areas
lesson_majority_rule = Each tile beside an area counts once, however much of it touches. With equal numbers the area is nobody's. Who owns more areas in the end wins.
lesson_majority_try = Near the corner are one blue and one orange tile. Shut the corner so that blue has more beside it.
lesson_majority_done = Two blue tiles against one orange one, or better: the area is yours.
lesson_majority_other = no small area is yours yet. Look at the gap at d4, between the blue and the orange tile.
lesson_none-left_title = When a kind runs out
lesson_none-left_rule = You play with 15 tiles. When you have used up a kind, its places are closed to you. If you can lay anything you must; if not, you pass.
lesson_none-left_try = You have laid all your solids. Lay something else.
lesson_none-left_done = Use your kinds by turns, and you will find a place to the end.
lesson_none-left_other = lay a line or a cross.
lesson_none-left_tempting-1 = a fourth solid, at b14?
lesson_none-left_tempting-2 = passing?
lesson_end_title = The end
lesson_end_rule = The game ends when no tile is left, or none finds a place. The numbers in the areas show the tiles beside them.
lesson_end_try = You are orange, and it is your last tile. Four places are left, e5, g5, i5 and k3; two of them win.
lesson_end_done = Four areas to three. You win.
lesson_end_other = three areas each, and blue wins by the main area. Look for a place that gives you an area more.
lesson_main_title = The main area decides a tie
lesson_main_rule = With equally many areas the main area decides: of those that somebody owns, the one with most tiles around it, both colours counted. It has a dashed border.
lesson_main_try = You are orange. Of e13, g13, i11 and k11 one makes it three areas each, with the main area yours.
lesson_main_done = Three each, and the main area is orange. You win.
lesson_main_other = three areas to two: blue wins. Another place gives you a third.
lesson_discard_title = Before the game
lesson_discard_rule = Of 18 tiles you keep 15. Which three go is decided by chance, in secret by both at once, or openly, one after the other.
lesson_discard_try = Here it is done openly. Discard three tiles.
lesson_discard_done = They are out of the game. Now the other player discards.
lesson_discard_other = choose three tiles.
lesson_discard_tempting-1 = laying a tile first?
lesson_by = By Néstor Romeral Andrés and José Manuel Astilleros García-Monge.
lesson_more = Begin at corners and edges, and leave room between your tiles: two of yours side by side waste the border between them. Lines find a place almost to the end.

## Reason

reason_settles = settles the { $where } area { $own }:{ $other } for you
reason_settles-other = settles the { $where } area { $own }:{ $other } for your opponent
reason_settles-nobody = settles the { $where } area { $own }:{ $other }, for nobody
reason_turns = turns an area of { $n } tiles to you, { $own }:{ $other }
reason_cuts-off = cuts off { $where } space that you lead { $own }:{ $other }
reason_leads = takes the lead in the { $where } area, { $own }:{ $other }
reason_levels = levels the { $where } area, { $own }:{ $other }
reason_takes-last = takes the last { $kind } place
reason_ends = leaves no place for a { $kind }
reason_last-tile = lays your last { $kind } at { $place }
reason_keeps = keeps solids, lines and crosses { $solids }, { $lines } and { $crosses }

## Menu

menu_discard = How are three tiles of each player discarded? ({ $known }) [{ $default }]
