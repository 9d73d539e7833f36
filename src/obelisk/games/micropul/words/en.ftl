title = Micropul
unreadable = lay a tile with 17@3,-2r1 (tile, column, row, quarter turns) or place a stone with stone 3,-2nw; otherwise draw, draw 17 or pass.
no-such-tile = there is no tile { $tile }; tiles are numbered from 0 to { $last }.
same-look = turned r{ $turn }, the tile looks the same as with a smaller turn: write { $better }.
not-in-hand = tile { $tile } is not in your hand.
square-taken = there is already a tile on { $square }.
not-beside = { $square } does not share a side with any laid tile.
joins-nothing = on { $square } the tile would match nothing. At least one of its micropuls must face a micropul of the same colour on a neighbouring tile.
colours = on { $square } a { $own } micropul would face a { $other } one on the { $side } side. Micropuls that face each other must have the same colour.
no-tile = there is no tile on { $square }.
no-micropul = there is no micropul at that corner of { $square }.
no-stones = you have no stones left.
claimed-by-you = you have already claimed this group.
claimed-by-other = your opponent has already claimed this group.
hand-full = your hand is full: you may hold { $n } tiles at most.
no-supply = your supply is empty, so there is nothing to draw.
not-shown = you may only pick a tile that lies face up in your supply, and tile { $tile } does not. draw alone takes the oldest face-down tile.
drawn-unseen = you may draw a tile by its number only in the solo game. With two players your supply lies face down: draw takes a tile from it.
all-shown = all the tiles in your supply lie face up. Say which one to take: draw 17.
can-act = you may pass only when you can neither lay a tile, draw one nor place a stone.
core = core must list all { $n } tiles from 0 to { $last } except the start tile { $start }, each once.
about = Match micropuls by colour, fire catalysts for more tiles, and claim groups with your three stones.
rules_setup =
    You need the 48 tiles, and three stones of one colour for each player.
    Lay the start tile face up in the middle of the table: two white micropuls side by side, two black ones below them. Two tiles look like this; use either.
    Shuffle the other 47 tiles face down and leave them in a few piles: the core.
    Each player draws six tiles from the core into a hand that only they see, and takes three stones of one colour.
    Choose the starting player at random.
rules_turn =
    On your turn, do exactly one thing: lay a tile, draw a tile or place a stone. You pass only if you can do none of these.
    Lay a tile: turn a tile from your hand as you like and lay it next to a tile on the table, side to side. Where two micropuls face each other across tiles, they must have the same colour, and the tile you lay must make at least one such pair.
    Then catalysts fire: the dots and pluses of your tile that face a micropul of another tile, and those of other tiles that face a micropul of yours. A catalyst fires once per tile laid, however many micropuls it faces. For each dot, take one tile from the core and put it unseen on your supply, a face-down pile in front of you; if the core holds fewer, you get what is left. A plus gives you another turn, just one however many fire.
    Draw a tile: take one from your supply into your hand, if you have fewer than six there.
    Place a stone: put one of your three on a micropul and claim its group, that is, all micropuls of its colour that touch side by side, within tiles and across them. You may claim open and closed groups alike, but not a group with a stone. A group is closed when none of its micropuls faces an empty square.
    A big tile is one big micropul. It counts as four of its colour when you lay tiles beside it, and its catalyst works on every side, once per tile laid.
rules_end =
    The game ends the moment the last tile leaves the core. Take away the stones on open groups, and all stones on groups with two or more.
    Each micropul of a closed group with your single stone scores 1 (a big one counts once), each tile in your supply 2, each tile in your hand 1. The most points win; equal points share the win.
    If it is your turn and you have no tiles in hand or supply, you lose at once.
rules_variants = Solo: set the game up for one and play for the highest score. A plus gives no extra turn; it turns a tile of your supply face up, and you may draw that tile later. When you have no tiles left, count your points.
rules_notation =
    17@3,-2r1 lays tile 17 three columns to the right of the start tile and two rows below it, turned one quarter clockwise. If several turns look alike, write the smallest; big tiles always have r0.
    draw takes a tile from your supply; solo, draw 17 takes tile 17, which lies face up.
    stone 3,-2nw places a stone on the micropul at that corner (nw, ne, sw or se) of the tile as it lies. Any micropul of the group will do, and any corner of a big tile.
    pass is possible only if you can do nothing else.
rules_rulings =
    An extra turn is a turn of its own: a catalyst that has just fired may fire again.
    You may not pass by choice. If you have tiles but can do nothing (six tiles that fit nowhere, and no group to claim), you are skipped. When all players have been skipped in a row (solo: once), the game ends and is scored as it stands.
    If you fire a plus with your last tile and your supply is empty, you lose: you have no tile for the extra turn.
    Your supply is hidden from you, too. draw takes its oldest face-down tile.
    A single micropul is a group.
    Solo, the dots of a laid tile bring their tiles before its plus turns one face up. However many pluses fire, one tile is turned: the oldest that lies face down, if there is one.
rules_sees = Everyone sees the laid tiles, the stones, and the number of tiles in the core, the supplies and the hands. Only you see your hand. Nobody sees the order of the core or the tiles that lie face down in the supplies.
how = 17@3,-2r1 lays tile 17 in column 3, row -2, counted from the start tile at 0,0 (rows go up), turned one quarter clockwise; r0 is the way your hand shows it, and tile 17 shows all its turns. draw takes a tile from your supply (solo, draw 17 takes one that lies face up). stone 3,-2nw places a stone on the micropul at that corner: nw, ne, sw or se. On the board, ○ ● are micropuls and · : + are catalysts; a catalyst in the middle belongs to a big micropul. A digit is the stone of that seat, and ! marks a catalyst that has just fired. A free square lists the tiles of your hand that fit: 8 +3 means tile 8 and three more.
points = micropuls of closed groups, supply and hand

## Drawing

drawing_kind_empty = empty
drawing_kind_white = white
drawing_kind_black = black
drawing_kind_dot = one dot
drawing_kind_two-dots = two dots
drawing_kind_plus = plus
drawing_corners = { $nw }, { $ne } above { $sw }, { $se }
drawing_big = one big { $colour } micropul with { $catalyst }
drawing_laid = { $square }: tile { $tile }, { $face }
drawing_stone-there = ; { $seat }'s stone at { $corner }
drawing_fired-there = ; a catalyst has just fired
drawing_last-there = ; laid last
drawing_open = { $square }: free; these tiles of your hand fit: { $tiles }
drawing_lay =
    { $turn ->
        [0] tile { $tile } on { $square }, not turned
        [one] tile { $tile } on { $square }, turned one quarter
       *[other] tile { $tile } on { $square }, turned { $turn } quarters
    }
drawing_claim =
    { $n ->
        [one] { $spot }: place a stone on this group of one micropul
       *[other] { $spot }: place a stone on this group of { $n } micropuls
    }
drawing_in-hand = in your hand, tile { $tile }: { $face }
drawing_face-up = face up in your supply, tile { $tile }: { $face }
drawing_core = Core: { $n }
drawing_you = { $Seat } (you)
drawing_card =
    { $Seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } left, { $supply ->
        [one] 1 tile
       *[other] { $supply } tiles
    } in the supply, { $hand ->
        [one] 1 tile
       *[other] { $hand } tiles
    } in hand
drawing_made-of = groups { $groups } + supply 2×{ $supply } + hand { $hand }
drawing_made-of-short = groups { $groups } + 2×{ $supply } + { $hand }
drawing_stone = your stone: place it on a group
drawing_caption_stones = stones left
drawing_caption_supply = supply
drawing_caption_hand = hand
drawing_counts =
    { $Seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    } (groups { $groups }), hand { $hand }, supply { $supply }, stones { $stones }
drawing_again = A plus has fired: take another turn.
drawing_again-draw = A plus has fired: take another turn. Your hand is empty, so you can only draw.
drawing_task_lay = Lay a tile.
drawing_task_lay-claim = Lay a tile, or place a stone.
drawing_task_lay-draw = Lay a tile, or draw one.
drawing_task_lay-claim-draw = Lay a tile, place a stone, or draw.
drawing_task_claim = Place a stone on a group.
drawing_task_claim-draw = Place a stone, or draw.
drawing_task_draw = Draw a tile.
drawing_task_pass = There is nothing you can do: pass.
drawing_hand = Your hand
drawing_shown = Face up in your supply
drawing_button_draw = Draw from your supply
drawing_confirm_draw = Draw
drawing_button_pass = Pass
drawing_confirm_pass = Pass
drawing_which-tile = Give the tile's number, from 0 to { $last }: tile 17

## Ending

ending_core = The last tile has left the core, so the game ends at once.
ending_passed = Nobody can lay, draw or claim any more: everyone has passed.
ending_passed-alone = There is nothing left to lay, draw or claim.
ending_no-tile = { $Seat } must move but has no tiles left in hand or supply, and loses whatever the points.
ending_no-tile-alone = There are no tiles left in your hand or supply.
ending_points = closed groups { $groups } + supply 2 × { $supply } + hand { $hand }

## Lesson

lesson_setup_title = Set up the game
lesson_setup_rule = Lay the start tile face up and shuffle the other 47 tiles face down: they are the core. Each player draws six of them into a hidden hand and takes three stones. Chance decides who starts.
lesson_setup_try = You start. Lay a tile from your hand, or place a stone.
lesson_setup_done = The game has begun. From now on, you and your opponent take turns.
lesson_setup_other = lay a tile or place a stone.
lesson_join_title = Match colours
lesson_join_rule = Rings are white micropuls, discs are black ones. You lay a tile next to another. Where two micropuls face each other, they must have the same colour, and there must be at least one such pair.
lesson_join_try = Choose a tile from your hand, then one of the marked squares.
lesson_join_done = It fits. Dots, pluses and empty corners may face anything.
lesson_join_other = that was a stone. Try laying a tile.
lesson_join_tempting-1 = the black tile 47 on top of the white pair?
lesson_join_tempting-2 = tile 0 with its ring facing nothing?
lesson_join_tempting-3 = tile 46 corner to corner?
lesson_turn_title = Turn it as you like
lesson_turn_rule = You may turn a tile before you lay it. A tile that doesn't fit one way may fit another.
lesson_turn_try = Lay a tile to the right of the start tile, at column 1, row 0.
lesson_turn_done = It fits: micropuls that face each other have the same colour.
lesson_turn_other = try the square to the right of the start tile.
lesson_turn_tempting-1 = tile 41 there as it is?
lesson_turn_tempting-2 = doing nothing?
lesson_dot_title = Dots bring tiles
lesson_dot_rule = Dots and pluses are catalysts. A catalyst fires when it comes to face a micropul of another tile. Each dot brings one tile from the core to your supply, face down.
lesson_dot_try = Lay a tile so that a dot faces a micropul.
lesson_dot_done = It fires: look at your supply. Two dots would bring two tiles.
lesson_dot_other = no dot on that tile faces a micropul of another tile, so nothing fires. Turn a tile so that a dot touches the start tile.
lesson_dot_tempting-1 = drawing a tile with six in hand?
lesson_once_title = Once per tile laid
lesson_once_rule = However many micropuls a catalyst comes to face, it fires just once for each tile that is laid.
lesson_once_try = Lay a tile on the square 1,1, between two others, with its dot at the lower left: there it faces a micropul of each.
lesson_once_done = Two micropuls, one dot: one tile for your supply.
lesson_once_other = the dot should face two micropuls at once: at the lower left of a tile on 1,1. Turn the tile if you have to.
lesson_once_tempting-1 = the black tile 47 there?
lesson_neighbour_title = Old catalysts fire too
lesson_neighbour_rule = It works both ways: the micropuls of your new tile fire the catalysts of its neighbours, whoever laid them.
lesson_neighbour_try = Your opponent's tile has a dot. Fire it with one of your micropuls.
lesson_neighbour_done = Their dot, your tile. Don't leave catalysts open for your opponent.
lesson_neighbour_other = none of your micropuls faces the dot. It is at the lower left corner of the tile on −1,0.
lesson_again_title = And again on later turns
lesson_again_rule = A catalyst is never used up. Whenever a new tile brings a micropul to face it, it fires again, whoever lays that tile.
lesson_again_try = The dot on −1,0 brought you a tile on your last turn. Its left side is still free: fire it again.
lesson_again_done = The same dot, another tile. It has two sides, so it could fire twice.
lesson_again_other = that doesn't fire the dot a second time. Lay a tile on −2,0 whose lower right corner is a micropul.
lesson_again_tempting-1 = the black tile 47 on −2,0?
lesson_plus_title = A plus is another turn
lesson_plus_rule = When a plus fires, you get one more turn, just one however many fire. Fire another plus on that turn, and you go again.
lesson_plus_try = Lay a tile so that a plus faces a micropul.
lesson_plus_done = It's your turn again.
lesson_plus_other = no plus fired, so it's your opponent's turn.
lesson_big_title = Big micropuls
lesson_big_rule = Four of the tiles are one big micropul each. It fills all four corners, and the catalyst in its middle works on every side, but fires only once per tile laid.
lesson_big_try = Lay a big tile.
lesson_big_done = Its dot faced micropuls of the start tile and brought you a tile.
lesson_big_other = try tile 42 or 43.
lesson_big_tempting-1 = the big black one above the white pair?
lesson_draw_title = Draw from your supply
lesson_draw_rule = You do one thing on your turn: lay a tile, draw one, or place a stone. Drawing moves a tile from your supply to your hand, which holds six at most. You may not pass.
lesson_draw_try = Draw a tile.
lesson_draw_done = Now you can see it. At the end, a tile in your supply is worth 2, but a tile in your hand only 1.
lesson_draw_other = try the button for drawing.
lesson_draw_tempting-1 = passing?
lesson_draw_tempting-2 = choosing which tile you get?
lesson_stone_title = A stone claims a group
lesson_stone_rule = Micropuls of one colour that touch side by side form a group, even across tiles. A stone on one of them claims the whole group. You have three stones, and once placed they stay put.
lesson_stone_try = Claim a group: touch one that nobody has claimed.
lesson_stone_done = Claimed. Nobody else can place a stone there.
lesson_stone_other = that was not a stone. Touch a micropul on the table.
lesson_stone_tempting-1 = the large white group with your opponent's stone?
lesson_stone_tempting-2 = an empty corner?
lesson_single_title = One micropul is a group
lesson_single_rule = A single micropul that touches no other of its colour is a group as well, and can be claimed like any other.
lesson_single_try = On 1,−1 there is a white micropul all by itself, with no free square beside it. Claim it.
lesson_single_done = Yours, and worth 1 point. Stones are scarce, so think twice before you spend one on so little.
lesson_single_other = that's not the single micropul on 1,−1. It is at the upper left of that tile.
lesson_close_title = Only closed groups count
lesson_close_rule = A group is closed when none of its micropuls faces a free square. A closed group with your single stone is worth 1 for each micropul.
lesson_close_try = Your stone is on the black group. One tile closes it.
lesson_close_done = Closed: eight micropuls, eight points.
lesson_close_other = the black group is still open: its lowest disc faces the square 0,−2. The tile you lay there must not add a disc with a free side.
lesson_late_title = Closed groups can be claimed too
lesson_late_rule = You don't have to claim a group while it's open. As long as nobody has a stone on it, you may claim a closed group, and nobody can void it any more.
lesson_late_try = One group here is closed, and nobody has claimed it. Claim it.
lesson_late_done = Five points at once, and safe: a closed group can't grow into another one.
lesson_late_other = you haven't gained any points. The closed group is the black one in the middle.
lesson_counts-once_title = A big micropul scores 1
lesson_counts-once_rule = A big micropul fills four corners, but for the score it is a single micropul: 1 point in a closed group, not 4.
lesson_counts-once_try = Your stone is on the black group with the big micropul. Close it: it is still open towards −1,−2.
lesson_counts-once_done = Closed. The big micropul adds 1 point, not 4.
lesson_counts-once_other = the black group is still open. The tile to lay on −1,−2 must not open it up elsewhere.
lesson_merge_title = Two stones cancel out
lesson_merge_rule = When groups grow together, so do their stones. A group with two or more stones scores for nobody.
lesson_merge_try = Your opponent's white group is larger than yours. Connect the two groups to void both.
lesson_merge_done = Connected. Neither stone counts now, and your opponent has lost more than you.
lesson_merge_other = the two white groups are still apart. Both face the square 0,1.
lesson_merge_tempting-1 = a second stone on that group?
lesson_pass_title = When you have to pass
lesson_pass_rule = You may never pass by choice. But if no tile of yours fits, you can't draw, and there is no group to claim, you must. When both players pass in a row, the game ends and is scored as it stands.
lesson_pass_try = You play the diamonds. Both groups are closed and claimed, so no tile fits anywhere, and your supply is empty. See for yourself, then pass.
lesson_pass_done = You are skipped. Your opponent can't do anything either, so one more pass ends the game, at 8 to 8.
lesson_pass_other = there is only one thing you can do.
lesson_pass_tempting-1 = laying tile 9 above the others?
lesson_pass_tempting-2 = drawing a tile?
lesson_pass_tempting-3 = a stone on the black group?
lesson_end_title = The last tile of the core
lesson_end_rule = The game ends the moment the core is empty. You score 1 for each micropul of your closed groups, 2 for each tile in your supply and 1 for each tile in your hand.
lesson_end_try = You play the diamonds, and you are ahead. Two tiles are left in the core: take both with one tile.
lesson_end_done = The core is empty, and the points are counted: 33 to 23.
lesson_end_other = the core is not empty yet. Look for a square where you can fire two dots.
lesson_short_title = When the core runs short
lesson_short_rule = If you fire more dots than the core has tiles, you get what is left. The game still ends, and an extra turn from a plus is lost.
lesson_short_try = You play the diamonds, and one tile is left in the core. Fire both dots of tile 23.
lesson_short_done = Two dots, but only one tile for you. The core is empty, and you win 30 to 24.
lesson_short_other = the two dots of tile 23 didn't fire. Turn it so that they face a micropul, for example on −2,1.
lesson_by = By Jean-François Lassonde.
lesson_more = If it's your turn and you have no tiles in hand or supply, you lose at once. Solo, you play for the highest score; a plus then turns a tile of your supply face up, and you may choose to draw that one.

## Reason

reason_closes = closes your { $n }-point group
reason_closes-other = closes your opponent's { $n }-point group
reason_closes-free = closes an unclaimed group of { $n }, which can be claimed next
reason_voids-both = merges your group with your opponent's, so neither counts
reason_voids-own = merges two of your groups, so neither counts
reason_voids-other = merges two of your opponent's groups, so neither counts
reason_claims-closed =
    { $n ->
        [one] claims a closed group of one micropul
       *[other] claims a closed group of { $n } micropuls
    }
reason_claims-open =
    claims a group of { $n } while it can still grow ({ $sides ->
        [one] one open side
       *[other] { $sides } open sides
    })
reason_tiles =
    { $n ->
        [one] fires a dot, which brings you a tile
       *[other] fires dots, which bring you { $n } tiles
    }
reason_turn = fires a plus: you get another turn
reason_turn-and-tiles =
    { $n ->
        [one] fires a plus and a dot: another turn and a tile
       *[other] fires a plus and dots: another turn and { $n } tiles
    }
reason_grows =
    grows your group to { $n } ({ $sides ->
        [one] one open side
       *[other] { $sides } open sides
    })
reason_opens-other =
    opens up your opponent's group ({ $sides ->
        [one] one open side
       *[other] { $sides } open sides
    })
reason_draws = draws a tile, for a hand of { $n }
side_north = north
side_east = east
side_south = south
side_west = west
colour_white = white
colour_black = black

## Command

command_tile = show a tile in all its turns: tile 17; tile alone shows your whole hand that way

## Paper

paper_stones = Stones
paper_counted_groups = Micropuls in closed groups
paper_counted_supply = Tiles in the supply × 2
paper_counted_hand = Tiles in the hand
