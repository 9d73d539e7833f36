title = Kalah
known-as = mancala, kalaha
other-side = { $cell } is on your opponent's side. Sow from one of your own pits.
no-seeds = there are no seeds in { $cell }. Choose a pit that has some.
about = Sow your seeds around the board. Whoever stores more of them wins.
rules_setup = Each player has the row of six pits nearest to them and the store at its right end. Put four seeds into each pit, 48 in all; the stores start empty. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, take all the seeds from one of your pits and sow them one by one into the places that follow: along your own row, into your store, along your opponent's row, and round again. Your opponent's store is left out. If the last seed falls into your store, you move again. If it falls into an empty pit of your own, and the pit opposite has seeds, you store both.
rules_end = The game is over when one side has no seeds; the seeds on the other side go to their owner. More seeds win, and equal is a draw.
rules_notation = Columns are a to f from the left. Row 1 belongs to the first player, row 2 to the second. A move is the pit that is sown: c1.
rules_rulings =
    The first player sows from a to f and then into the store at the right; the second player from f to a and then into the store at the left.
    With 13 seeds or more you go all the way round. The pit that you emptied is not left out: it gets a seed like the others.
    If the pit opposite is empty, there is no capture: your last seed stays where it fell.
    A capture is not a reason to move again.
    If your last seed falls into your store but your side is empty, the game is over.
how = A move is the pit that is sown: c1.
points = seeds
task = Choose one of your pits to sow.
store =
    { $n ->
        [one] { $Seat }'s store: 1 seed
       *[other] { $Seat }'s store: { $n } seeds
    }
cell =
    { $mark ->
        [1] { $cell }: 1 seed, { $seat }'s pit
       *[other] { $cell }: { $mark } seeds, { $seat }'s pit
    }
cell-empty = { $cell }: no seeds

## Ending

ending_empty = One side was empty, so the seeds on the other side went to their owner.
ending_seeds =
    { $n ->
        [0] no seeds
        [one] one seed
       *[other] { $n } seeds
    }

## Reason

reason_again = ends in your store, so you move again
reason_captures =
    { $n ->
        [one] stores one seed with a capture
       *[other] stores { $n } seeds with a capture
    }
reason_averts =
    { $n ->
        [one] saves one seed from a capture
       *[other] saves { $n } seeds from a capture
    }
reason_threatens =
    { $n ->
        [one] threatens to store one seed with a capture
       *[other] threatens to store { $n } seeds with a capture
    }
reason_stores = brings one seed into your store
reason_keeps = keeps its seeds on your side

## Lesson

lesson_sow_title = Sow your seeds
lesson_sow_rule = On your turn, take all the seeds from one of your pits and put them one by one into the places that follow: along your row, then into your store.
lesson_sow_try = The lower row and the store at the right are yours. Sow from any of your pits.
lesson_sow_done = One seed in each place. Seeds in a store stay there until the end.
lesson_sow_other = choose one of your pits.
lesson_sow_tempting-1 = sow from your opponent's pit b2?
lesson_again_title = End in your store, move again
lesson_again_rule = If your last seed falls into your own store, you move again.
lesson_again_try = Find the pit whose last seed falls into your store.
lesson_again_done = Four seeds, four places: d1, e1, f1 and your store. It is your turn again.
lesson_again_other = that did not end in your store. Count the places up to it: which pit is four away?
lesson_twice_title = Every move needs seeds
lesson_twice_rule = You may sow from any of your pits that has seeds, again and again, as long as your last seed falls into your store.
lesson_twice_try = You ended in your store and move again. Sow from any of your pits.
lesson_twice_done = Two moves in one turn. That is how games of Kalah are won.
lesson_twice_other = choose one of your pits with seeds.
lesson_twice_tempting-1 = c1 once more?
lesson_twice_tempting-2 = your opponent's pit a2?
lesson_across_title = On to the other side
lesson_across_rule = Seeds that are left when you have passed your store go on into your opponent's pits, from f2 towards a2.
lesson_across_try = Sow so that some seeds come to your opponent's side.
lesson_across_done = Those seeds belong to your opponent's side now.
lesson_across_other = no seeds came across. Start nearer to your store.
lesson_capture_title = Capture
lesson_capture_rule = If your last seed falls into an empty pit of your own, and there are seeds in the pit opposite, you store both.
lesson_capture_try = Your pit f1 is empty. Let your last seed fall there.
lesson_capture_done = Your seed and the five opposite: six seeds for your store.
lesson_capture_other = no capture. How many seeds do you need to reach f1?
lesson_capture_tempting-1 = sow from f1 itself?
lesson_nothing_title = Nothing opposite, nothing captured
lesson_nothing_rule = If the pit opposite is empty, there is no capture, and your last seed stays in its pit.
lesson_nothing_try = f1 and f2 are both empty. Let your last seed fall into f1.
lesson_nothing_done = f2 is empty, so your seed stays on f1.
lesson_nothing_other = that did not end on f1. Which pit has just enough seeds?
lesson_skip_title = Leave out the other store
lesson_skip_rule = Your seeds never fall into your opponent's store. After a2 they go straight on to a1.
lesson_skip_try = f1 has many seeds. Sow them past your opponent's store.
lesson_skip_done = Your store, f2 to a2, and on to your own side again; the store at the left got nothing.
lesson_skip_other = sow from f1 and watch the store at the left.
lesson_round_title = All the way round
lesson_round_rule = With 13 seeds, the last one falls into the pit that you have just emptied. It is empty by then, so it captures what is opposite.
lesson_round_try = f1 has 13 seeds. Sow them.
lesson_round_done = Every pit got one, and the last one fell back on f1 and captured f2.
lesson_round_other = sow the 13 seeds from f1.
lesson_end_title = The end
lesson_end_rule = When one side has no seeds, the game is over. The seeds on the other side go to their owner, and whoever has more wins.
lesson_end_try = You are ahead. Make the move that ends the game.
lesson_end_done = A side is empty. You have more seeds, so you win.
lesson_end_other = the game goes on. Which move leaves one side without seeds?
lesson_by = By William Julius Champion, 1940, on a traditional board.
lesson_more = The game is too large for exhaustive tables here, so the computer plays it by search.
