title = トリップ
lines = トリップ { $n }
too-close = { $cell } は、相手が今置いた { $last } に隣り合っています。ほかに空きがある間は置けません。
about = 16マスを埋め、3つ並び（トリップ）の少ない方の勝ちです。
rules_setup = 盤は4×4マスで、何も置かずに始めます。それぞれ1色の駒（マイクロコマ）を8つずつ持ちます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、空いているマスに自分の駒を1つ置きます。相手が最後に置いた駒に（斜めも含めて）隣り合うマスには、ほかに空きがある間は置けません。
rules_end = 16マスが埋まったら終わりです。縦・横・斜めに自分の駒が3つ続いた「トリップ」を数えます（4つ続けばトリップ2本）。トリップの少ない方の勝ち、同数なら引き分けです。
rules_notation = 列は左から a〜d、段は下から 1〜4 です。駒を置くマスを書きます（例：b3）。
how = 駒を置くマスを書きます：b3
points = トリップ、少ない方が勝ち

## Ending

ending_full = すべてのマスが埋まりました。トリップの少ない方の勝ち、同数なら引き分けです。
ending_points = トリップ：{ $n }本

## Reason

reason_makes = 自分のトリップができてしまう（{ $n }本）
reason_forces = 相手はどこに置いてもトリップができる
reason_leaves-few = 相手が置けるのは { $cells } だけになる
reason_spares = 相手が置けばトリップになる { $cell } を、先に埋めてしまう

## Lesson

lesson_place_title = 1手に駒1つ
lesson_place_rule = 盤は16マスです。交互に、空いているマスに駒を1つずつ置きます。置いた駒は動きません。
lesson_place_try = 好きなマスに駒を置いてみましょう。
lesson_place_done = これで1手です。次は相手の手番です。
lesson_place_other = 別のマスにも置いてみましょう。
lesson_place_tempting-1 = 盤の外の e5 には？
lesson_away_title = 離れて置く
lesson_away_rule = 相手が直前に置いた駒と（斜めも含めて）隣り合うマスには置けません。置けないマスには×がついています。
lesson_away_try = 相手が b2 に置いたところです。次の駒を置いてください。
lesson_away_done = 十分に離れています。今度は相手が、あなたの駒から離れなければなりません。
lesson_away_other = 別のマスにも置いてみましょう。
lesson_away_tempting-1 = b2 の斜め隣、c3 には？
lesson_away_tempting-2 = b2 そのものには？
lesson_close_title = ほかに空きがなければ
lesson_close_rule = 空いているマスがどれも直前の駒に隣り合っているときは、そのどこにでも置けます。
lesson_close_try = 残りは a3 と c4 だけで、どちらも b3 の隣です。どちらかに置いてください。
lesson_close_done = 離れた空きマスがないので、ここに置けます。
lesson_close_other = a3 か c4 に置きます。
lesson_close_tempting-1 = b3 には？
lesson_count_title = トリップの少ない方が勝ち
lesson_count_rule = 盤が埋まったら、縦・横・斜めに自分の駒が3つ続いた「トリップ」を数えます。4つ続けばトリップ2本です。トリップの少ない方の勝ち、同数なら引き分けです。
lesson_count_try = 残りは2マスです。自分のトリップが少なくなる方に置いてください。
lesson_count_done = あなたは1本、残った a2 に置くしかない相手は3本です。あなたの勝ちです。
lesson_count_other = 並びを見てください。a2 に置くと、b2・c2 とも a3・a4 とも並びます。b2・c2・d2 と合わせて3本になり、相手は2本です。
lesson_by = シルヴァーノ・ソレンティノ作。
lesson_more = どこに置くかと同じくらい、相手をどこに置けなくするかが大切です。真ん中に置けば、まわりの8マスを封じられます。互いに最善を尽くせば引き分けになります。
