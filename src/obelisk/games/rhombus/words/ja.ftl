title = 菱形
known-as = ヘックス
about = ヘックス。向かい合う自分の2辺を、駒の鎖でつなぎます。
rules_setup = 盤は一辺2〜11マスの、六角形のマスでできた菱形です。何も置かずに始めます。一方は盤の下と上、もう一方は左と右の辺を持ちます。それぞれ1色の駒を使います。先手はランダムに決めます。
rules_turn = 手番では、空いているマスに駒（マクロコマ）を1つ置きます。置いた駒は動きません。
rules_end = 向かい合う自分の2辺を、途切れない鎖で先につないだ方の勝ちです。引き分けはありません。
rules_notation = 列は左から a、b、c…、段は下から 1、2、3…です。段が1つ上がるごとに、盤は半マスずつ右にずれます。駒を置くマスを書きます（例：c2）。
rules_rulings =
    初手のあとで先後を入れ替えるルール（スワップ）はありません。そのため先手が有利です。
    盤の大きさは、2×2から11×11までです。
how = 駒を置くマスを書きます：c2
points = 盤上の駒

## Ending

ending_joined = { $Seat }が自分の2辺を途切れない鎖でつなぎました。
ending_cells = 取ったマス：{ $n }

## Reason

reason_both = 自分はあと{ $own }個で2辺がつながり、相手はまだ{ $other }個必要になる
reason_blocks = 相手の道をふさぐ。相手はまだ{ $n }個必要になる
reason_joins = 自分の鎖や辺を{ $n }つつなぐ
reason_nearer = 自分はあと{ $n }個で2辺がつながる
reason_bridge = { $cell } との間に橋をかける。1手では切られない

## Lesson

lesson_place_title = 空いたマスならどこでも
lesson_place_rule = 菱形はヘックスです。交互に、空いているマスに駒を1つ置きます。置いた駒は動かず、取られることもありません。
lesson_place_try = 空いているマスに駒を置いてください。
lesson_place_done = この駒は最後までここにあります。
lesson_place_other = 別のマスにも置いてみましょう。
lesson_place_tempting-1 = もう駒のある c2 には？
lesson_place_tempting-2 = 盤の外の e1 には？
lesson_swap_title = 最初の駒はもらえない
lesson_swap_rule = 先手は有利で、真ん中の近くに置けばなおさらです。ヘックスには、後手が最初の駒を自分のものにできる遊び方もありますが、ここではできません。最初の駒は、場所も持ち主も変わりません。
lesson_swap_try = あなたはひし形の駒で、後手です。相手が b2 に置きました。自分の駒を置いてください。
lesson_swap_done = 駒は1つずつで、持ち主はもう変わりません。先手と後手を毎回入れ替えれば公平です。
lesson_swap_other = 別のマスにも置いてみましょう。
lesson_swap_tempting-1 = b2 の駒を自分のものにする？
lesson_neighbours_title = 隣は6つ
lesson_neighbours_rule = 1つのマスは、最大6つのマスと隣り合います。隣り合った同じ色の駒は、鎖になります。
lesson_neighbours_try = b2 の隣に置いて、鎖を作ってください。
lesson_neighbours_done = 2つがつながりました。
lesson_neighbours_other = そこは b2 の隣ではありません。
lesson_bridge_title = 道が2つあれば橋
lesson_bridge_rule = b2 と c3 は隣り合っていませんが、間に空いたマスが2つあります。相手が片方に置いたら、もう片方に置けばつながります。
lesson_bridge_try = 相手が c2 に置きました。もう片方に置いて、つないでください。
lesson_bridge_done = つながりました。橋は鎖と同じくらい強く、2倍遠くへ届きます。
lesson_bridge_other = これでは b2 と c3 を切られます。両方に隣り合うマスはどこでしょう。
lesson_block_title = 止める手はつなぐ手
lesson_block_rule = 相手がつなぐのは左右です。つなげるのは必ずどちらか一方だけで、引き分けはありません。
lesson_block_try = 相手は、あと1つで左右がつながります。止めてください。
lesson_block_done = 止めると同時に、自分の鎖も伸びました。止める手は、たいていつなぐ手にもなります。
lesson_block_other = これで相手は左右をつなげます。止めるマスはどこだったでしょう。
lesson_join_title = 自分の2辺をつなぐ
lesson_join_rule = 向かい合う自分の2辺を、途切れない鎖で先につないだ方の勝ちです。どちらの辺かは、盤の外周の色と印で分かります。
lesson_join_try = あなたは上下をつなぎます。つないでください。
lesson_join_done = 鎖が下から上まで届きました。あなたの勝ちです。
lesson_join_other = まだつながっていません。c2 と b4 の両方に隣り合うマスが必要です。
lesson_by = ピート・ハイン作のヘックス。
lesson_more = 盤の大きさは2×2から11×11まで選べます。先手が有利で、盤が小さいほどその差は大きくなります。
option_size = 一辺のタイル数

## Menu

menu_size = 盤の大きさを選んでください。[{ $default }]
