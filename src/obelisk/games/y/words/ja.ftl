title = ワイ
about = 三角形の3辺すべてを、途切れない1本の鎖でつなぎます。
rules_setup = 盤は一辺3〜9マスの、六角形のマスでできた三角形です。何も置かずに始めます。3つの辺はどちらのものでもありません。それぞれ1色の駒を使います。先手はランダムに決めます。
rules_turn = 手番では、空いているマスに駒（マクロコマ）を1つ置きます。置いた駒は動きません。
rules_end = 3辺すべてを、途切れない1本の鎖で先につないだ方の勝ちです。角のマスは2つの辺に接しています。引き分けはありません。
rules_notation = 列は左から a、b、c…、段は下から 1、2、3…です。段が1つ上がるごとに、盤は半マス右にずれ、マスが1つ減ります。駒を置くマスを書きます（例：c2）。
rules_rulings =
    初手のあとで先後を入れ替えるルール（スワップ）はありません。そのため先手が有利です。
    盤の大きさは、一辺3マスから9マスまでです。
how = 駒を置くマスを書きます：c2

## Ending

ending_joined = { $Seat }が3辺すべてを途切れない鎖でつなぎました。
ending_cells = 取ったマス：{ $n }

## Reason

reason_both = 自分はあと{ $own }個で3辺がつながり、相手はまだ{ $other }個必要になる
reason_blocks = 相手の道をふさぐ。相手はまだ{ $n }個必要になる
reason_closes = 相手が3辺をつなぐ最後の道を閉ざす
reason_joins = 自分の鎖を{ $n }本つなぐ
reason_nearer = 自分はあと{ $n }個で3辺がつながる
reason_bridge = { $cell } との間に橋をかける。1手では切られない

## Lesson

lesson_place_title = 空いたマスならどこでも
lesson_place_rule = 盤は三角形です。交互に、空いているマスに駒を1つ置きます。置いた駒は動かず、取られることもありません。
lesson_place_try = 空いているマスに駒を置いてください。
lesson_place_done = この駒は最後までここにあります。
lesson_place_other = 別のマスにも置いてみましょう。
lesson_place_tempting-1 = もう駒のある c2 には？
lesson_place_tempting-2 = 三角形の外の c4 には？
lesson_neighbours_title = 隣は6つ
lesson_neighbours_rule = 1つのマスは、最大6つのマスと隣り合います。隣り合った同じ色の駒は、鎖になります。
lesson_neighbours_try = b2 の隣に置いて、鎖を作ってください。
lesson_neighbours_done = 2つがつながりました。
lesson_neighbours_other = そこは b2 の隣ではありません。
lesson_corner_title = 3つの辺は2人のもの
lesson_corner_rule = 辺はどちらのものでもなく、2人とも3辺すべてを目指します。辺は、a の列、1の段、そして1の段の右端から頂点まで上がる斜面です。角のマスは、2つの辺に一度に接します。
lesson_corner_try = 2つの辺に接するマスに置いてください。
lesson_corner_done = 1つの駒で2辺です。ただし角は残りの辺から遠いので、たいていは真ん中の方が価値があります。
lesson_corner_other = そのマスは2つの辺に接していません。3つの角を見てください。
lesson_bridge_title = 道が2つあれば橋
lesson_bridge_rule = b2 と c3 は隣り合っていませんが、間に空いたマスが2つあります。相手が片方に置いたら、もう片方に置けばつながります。
lesson_bridge_try = 相手が c2 に置きました。もう片方に置いて、つないでください。
lesson_bridge_done = つながりました。橋は鎖と同じくらい強く、2倍遠くへ届きます。
lesson_bridge_other = これでは b2 と c3 を切られます。両方に隣り合うマスはどこでしょう。
lesson_block_title = つなげるのは1人だけ
lesson_block_rule = 盤が埋まったとき、3辺に接する鎖を持つのは必ずどちらか一方だけです。だから引き分けはなく、相手を止めることが勝ちへの半分です。
lesson_block_try = 相手の鎖は左の辺と右の辺に届いていて、あと1つで1の段にも届きます。止めてください。
lesson_block_done = ひとまず止めました。
lesson_block_other = これで相手は1の段に届きます。止めるマスはどこだったでしょう。
lesson_join_title = 3辺すべてをつなぐ
lesson_join_rule = 3辺すべてを、途切れない1本の鎖で先につないだ方の勝ちです。
lesson_join_try = あなたの鎖は左の辺と1の段に、d2 の駒は右の辺に届いています。つないでください。
lesson_join_done = 1本の鎖が3辺に届きました。あなたの勝ちです。
lesson_join_other = まだつながっていません。鎖と d2 の両方に隣り合うマスが必要です。
lesson_by = クロード・シャノン、およびクレイグ・シェンステッドとチャールズ・タイタス作。
lesson_more = 盤の大きさは一辺3マスから9マスまで選べます。先手が有利で、特に真ん中の近くが強い場所です。
option_size = 一辺のマス数

## Menu

menu_size = 盤の大きさを選んでください。[{ $default }]
