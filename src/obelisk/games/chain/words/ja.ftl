title = チェーン
about = 六角形の盤を埋め、最後に一番大きなグループを持った方の勝ちです。
rules_setup = 盤は一辺2〜4マスの大きな六角形です。何も置かずに始めます。それぞれ1色の駒を使います。先手はランダムに決めます。
rules_turn = 手番では、空いているマスに駒（マクロコマ）を1つ置きます。置いた駒は動きません。隣り合う自分の駒は、1つのグループになります。
rules_end = 盤が埋まったら、一番大きなグループどうしを比べ、大きい方の勝ちです。同じなら2番目に大きなグループ、次は3番目と順に比べます。比べるグループが残っている方が上です。マスの数は奇数なので、引き分けはありません。
rules_notation = 列は左から a、b、c…、段は下から 1、2、3…です。六角形を囲む菱形の名前を使うので、a から始まらない段もあります。駒を置くマスを書きます（例：c2）。
rules_rulings =
    盤の大きさは一辺2マスから4マスまで、つまり7、19、37マスです。
    勝負が見えていても、盤が埋まるまで続けます。
how = 駒を置くマスを書きます：c2
points = 一番大きなグループ

## Ending

ending_longer =
    { $place ->
        [1] { $Seat }のグループが最大です（{ $own }対{ $other }）。
       *[other] 大きい方から{ $place }番目のグループの差で、{ $Seat }の勝ちです（{ $own }対{ $other }）。
    }
ending_groups = グループ：{ $sizes }

## Reason

reason_joins = 自分のグループを{ $n }つつなぎ、{ $size }個のグループにする
reason_parts = 相手のグループ{ $n }つがつながって{ $size }個になるのを防ぐ
reason_largest = 自分の一番大きなグループが{ $size }個になる

## Lesson

lesson_place_title = 空いたマスならどこでも
lesson_place_rule = 盤は六角形です。交互に、空いているマスに駒を1つ置きます。置いた駒は動かず、取られることもありません。
lesson_place_try = 空いているマスに駒を置いてください。
lesson_place_done = この駒は、盤が埋まるまでここにあります。
lesson_place_other = 別のマスにも置いてみましょう。
lesson_place_tempting-1 = もう駒のある d3 には？
lesson_place_tempting-2 = 六角形の外の a1 には？
lesson_group_title = 隣り合えばグループ
lesson_group_rule = 1つのマスは、最大6つのマスと隣り合います。隣り合う自分の駒は、1つのグループになります。
lesson_group_try = c3 の隣に置いて、2個のグループを作ってください。
lesson_group_done = 2個のグループができました。
lesson_group_other = そこは c3 の隣ではありません。
lesson_join_title = グループをつなぐ
lesson_join_rule = 自分のグループ2つに隣り合うマスに置くと、1つのグループになります。
lesson_join_try = b3 と d3 は1個ずつのグループです。つないでください。
lesson_join_done = 3個のグループになりました。
lesson_join_other = そのマスは b3 と d3 の両方には隣り合っていません。
lesson_part_title = 相手のグループを分ける
lesson_part_rule = 相手がグループをつなごうとするマスに置けば、つながるのを防げます。
lesson_part_try = 相手は b3 と d3 をつなごうとしています。防いでください。
lesson_part_done = まだ1個ずつのグループのままです。
lesson_part_other = これで相手は b3 と d3 をつなげます。必要なマスはどこでしょう。
lesson_largest_title = 一番大きなグループの勝ち
lesson_largest_rule = 盤が埋まったら、一番大きなグループどうしを比べ、大きい方の勝ちです。
lesson_largest_try = 残りは1マスです。埋めてください。
lesson_largest_done = あなたの最大のグループは4個、相手は3個です。あなたの勝ちです。
lesson_largest_other = 残っているマスに置いてください。
lesson_equal_title = 同じなら次のグループ
lesson_equal_rule = 一番大きなグループが同じなら、2番目のグループを比べ、さらに順に比べます。相手にないグループを持っている方が上です。
lesson_equal_try = 相手は3個のグループを1つ持っています。最後のマスを埋めて、自分のグループを数えてください。
lesson_equal_done = 3個と3個で同じですが、あなたには c1 の1個があり、相手にはもうありません。あなたの勝ちです。
lesson_equal_other = 残っているマスに置いてください。
lesson_by = 伝統的な、一番長いつながり。
lesson_more = 盤の大きさは一辺2マスから4マスまで選べます。真ん中のマスは多くのマスと隣り合うので、一番価値があります。
option_size = 一辺のマス数

## Menu

menu_size = 盤の大きさを選んでください。[{ $default }]
