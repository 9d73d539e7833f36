title = デカポーン
backwards = 駒は、すぐ前の段へ1つずつしか進めません。{ $to } はすぐ前の段ではありません。
too-far = { $to } は横に離れすぎています。進めるのは、まっすぐ前か斜め前の隣の交点です。
blocked = { $to } には駒があります。まっすぐ前の駒は取れません。取れるのは斜め前の駒です。
own-piece = { $to } には自分の駒があります。
about = 駒を一番奥の段まで進めます。相手の駒を取れるのは斜め前だけです。
rules_setup = 4×4マスの盤の、線の交点5×5か所（外周の交点も含みます）を使います。それぞれ、自分に近い側の段の交点5か所に駒（マイクロコマ）を1つずつ置きます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、駒を1つ、まっすぐ前の空いた交点か、斜め前の交点へ1歩進めます。斜め前の交点は空いていてもよく、相手の駒があれば取ります。
rules_end = 先に一番奥の段に着いた方、または相手の駒を全部取った方の勝ちです。
rules_notation = 列は左から a〜e、段は下から 1〜5 です。動かす駒の交点と行き先の交点を続けて書きます（例：c1d2）。
rules_rulings =
    まっすぐ前の駒は、取ることも飛び越えることもできません。
    駒がなくなった方は、動けないので負けです（駒が1つでもあれば、必ず動けます）。
how = 動かす駒の交点と行き先の交点を続けて書きます：c1d2
points = 残った駒

## Ending

ending_reached = { $Seat }の駒が一番奥の段に着きました。

## Reason

reason_free = { $cell } の駒の行く手をさえぎる駒がなくなる

## Lesson

lesson_ahead_title = まっすぐ前へ
lesson_ahead_rule = 線の交点に、駒を5つずつ並べて始めます。手番が来たら、駒を1つ、空いている1つ前の交点へ進めます。
lesson_ahead_try = あなたは下の駒です。駒をまっすぐ前へ進めてください。
lesson_ahead_done = 1つ前に進みました。後戻りはできません。
lesson_ahead_other = 斜めに進みました。ここではまっすぐ前へ進めてみましょう。
lesson_ahead_tempting-1 = c1 から c3 へ、2つ一度に？
lesson_ahead_tempting-2 = c1 から横の d1 へ？
lesson_diagonal_title = 斜め前へも
lesson_diagonal_rule = 斜め前の交点へも1つ進めます。そこに相手の駒がなくてもかまいません。
lesson_diagonal_try = 駒を斜めに進めてください。
lesson_diagonal_done = こうして列を変え、相手の駒の横をすり抜けます。
lesson_diagonal_other = まっすぐ進みました。ここでは斜めに進めてみましょう。
lesson_diagonal_tempting-1 = もっと横の、c1 から e2 へ？
lesson_capture_title = 斜め前の相手の駒を取る
lesson_capture_rule = 斜め前に相手の駒があれば、そこへ進んで取れます。まっすぐ前の駒は取れず、行く手をふさがれます。
lesson_capture_try = c3 の駒で相手の駒を取ってください。
lesson_capture_done = 相手の駒を取り、奥の段に1歩近づきました。
lesson_capture_other = 駒を取っていません。c3 の駒なら、相手の駒に届きます。
lesson_capture_tempting-1 = まっすぐ前の c4 の相手の駒を？
lesson_capture_tempting-2 = c2 へ戻る？
lesson_far_title = 先に一番奥へ着けば勝ち
lesson_far_rule = 相手が駒を並べていた一番奥の段に、先に1つでも駒を進めた方の勝ちです。駒がなくなった方は負けです。
lesson_far_try = この手で勝ってください。
lesson_far_done = たどり着きました。残った駒の数は関係ありません。
lesson_far_other = あと1歩で一番奥に着く駒があります。
lesson_far_tempting-1 = まっすぐ e5 へ？
lesson_by = シルヴァーノ・ソレンティノ作。マーティン・ガードナーの「ヘキサポーン」がもとになっています。
lesson_more = どの手も前に進むので、引き分けはありません。互いに最善を尽くせば先手の勝ちですが、初手で端の駒を内側へ進めたときに限ります。
