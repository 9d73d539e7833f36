title = マイクロチップ
move-unreadable = タイルを取る（例：take RT）か、配置を提出（例：build a1NE a2S b1W）してください。
no-such-kind = { $tile } というタイルはありません。タイルは色（{ $colours }）と形（{ $shapes }）の2文字で、RT のように書きます。
draft-first = まだ取るタイルが残っています。配置を提出するのは、全部取り終わってからです。
not-in-column = ドロー列に { $tile } はありません。次の中から取ってください：{ $column }
pool-empty = タイルは全部取り終わりました。build a1NE a2S b1W のように、配置を提出してください。
handed-in = 配置はもう提出しました。ほかの人の提出を待ってください。
boards = boards は、1人に1枚ずつ、{ $n }枚のボードのリストです。
box = box は、ボードを引く元になるボードのリストで、最大{ $most }枚です。
box-twice = 箱の中に、ボード { $board } が2枚あります。同じボードは1枚だけにしてください。
box-too-few =
    箱から引けるボードは{ $given ->
        [0] ありません
       *[other] { $given }枚だけです
    }。{ $n }人には{ $n }枚必要です。
tiles = tiles は RT のようなタイル名のリストで、各色{ $n }枚です。
pool = { $players }人では、pool は{ $columns }列のリスト（ドロー列が先頭）で、各列は{ $rows }枚のタイルのリスト（上から順）です。
too-many = { $tile } が{ $given }枚ありますが、箱には{ $n }枚しかありません。
no-such-tile = { $given } というタイルはありません。タイルは色（{ $colours }）と形（{ $shapes }）で、RT のように書きます。
shapes-file = 形ごとのタイル数のファイル { $path } を読めません：{ $reason }
shapes-names = ファイル { $path } には、形 { $shapes } それぞれの枚数だけを書いてください。
shapes-number = ファイル { $path } では形 { $shape } のタイルが { $given } 枚です。0 以上の整数にしてください。
shapes-sum = ファイル { $path } では各色のタイルが{ $given }枚です。{ $n }枚にしてください。
board-letters = ボードは{ $n }文字で書きます（1段目から、各段は a 列から）。これは{ $given }文字です。
board-colour = ボードの { $cell } が { $given } になっていますが、そのような色はありません。色は { $colours } です。
board-corners = 四隅は4つの異なる色でなければなりません。今は { $given } です。
board-inner = 特別色は、四隅にない { $special } です。内側の3×3マスのうち { $colour } は{ $given }マスですが、{ $expected }マスでなければなりません。
board-edges = 特別色は、四隅にない { $special } です。四隅を除く外周の12マスのうち { $colour } は{ $given }マスですが、{ $expected }マスでなければなりません。
board-special-corner = { $special } は四隅を除く外周に3マス以上あるので特別色ですが、特別色は四隅に置けません。
board-inner-most = 内側の3×3マスでは、どの色も{ $most }マスまでです。{ $colour } は{ $given }マスあります。
board-edges-several = 四隅を除く外周の12マスで{ $most }マスより多くてよいのは特別色だけですが、{ $colours } が多すぎます。
board-no-special = 1色は特別色でなければなりません（四隅になく、内側の3×3マスに1マスだけ）。特別色になれる色が残っていません。
seconds = seconds は 0 より大きい数です（制限しないなら省略します）。{ $given } は使えません。
unreadable = 「{ $part }」は読めません。build に続けて、マスと経路の届く辺を N E S W の順に、build a1NE a2S b1W のように書きます。build だけなら何も置きません。
cell-twice = { $cell } が2回書かれています。1つのマスに置けるタイルは1枚です。
no-sides = { $cell } に辺が書かれていません。どのタイルにも経路があります。タイルを置かないマスは書きません。
side-order = { $given } ではなく { $better } と書いてください。辺は1回ずつ、N E S W の順です。
wrong-colour = { $cell } は{ $needed }、{ $tile } は{ $own }です。タイルは同じ色のマスにだけ置けます。
not-held = { $cell } に置く { $tile } が足りません。この種類の手持ちは{ $held }枚です。
not-meeting = { $cell } と { $other } の間の辺で経路がつながりません。両方のタイルに経路があるか、両方にないかのどちらかです。
off-board = { $cell } の { $side } 側の経路がボードの外に出ています。
open = { $cell } から { $other } への経路が、まだ開放端になっています。
about = 5色のタイルをプールから取り、自分のボードで経路をつないで、最も価値の高いマイクロチップを作ります。
rules_setup =
    タイル60枚（各色12枚）と、1人1枚のボードを使います。
    60枚のタイルを混ぜ、表向きに長方形に並べます（プール）。3〜4人なら5枚×12列、5人なら6枚×10列です。2人なら、ランダムに10枚を箱に戻し、5枚×10列に並べます。
    一方の短辺のそばにペンなどを置きます。そこがプールの終わりです。反対の端の列がドロー列です。
    それぞれ、ボードを1枚ずつランダムに受け取ります。
    スタートプレイヤーは好きなように決めます。手番の順による有利不利はありません。
rules_turn =
    時計回りの順に、手番の人がドロー列から好きなタイルを1枚取ります。ドロー列がなくなったら、隣の列が次のドロー列になります。
    自分のボードでは、いつでもタイルを試しに置けます。
    タイルは同じ色のマスに、好きな向きで置きます。隣り合うタイルは、間の辺に両方とも経路があるか、両方ともないかのどちらかです。経路がボードの外へ出てはいけません。
rules_end =
    タイルを全部取り終わったら、全員が数分間、自分のボードでマイクロチップを完成させます。
    マイクロチップとは、経路でつながり、開放端のないタイルの集まりです。数えるのは最大のもの（価値が最も高く、同じならタイルの多いもの）1つだけです。価値はタイルの接点の合計です。マイクロチップに入らなかった未使用のタイルは、1枚につき2点の失点です。
    得点の高い人の勝ちです。同点ならマイクロチップのタイルが多い人の勝ち、それも同じなら引き分けです。
rules_championship = 勝利点数（例えば100点）を決めて、何ゲームか遊びます。1ゲームごとに、全員が得点を累積点に加えます。誰かの累積点が勝利点数に届いたら、累積点の最も高い人がワールドチャンピオンです。同点なら、勝ったゲームの多い人です。それも同じなら引き分けです。
rules_variants =
    ソロパズル：各色5枚のタイルと1枚のボードをランダムに取り、最も価値の高いマイクロチップを作ります。
    ボードの自作：特別色を1色決めます。内側の3×3マスのうち1マスを特別色で、残りの8マスをほかの4色で2マスずつ塗ります。四隅は、特別色以外の4色で1マスずつ塗ります。残りの外周12マスは、特別色で4マス、ほかの4色で2マスずつ塗ります。
rules_notation =
    RT：タイル。色（B 青、Y 黄、R 赤、G 緑、P 紫）と形（1 は1辺、I は向かい合う2辺、L は隣り合う2辺、T は3辺、X は4辺）を続けて書きます。
    take RT：ドロー列から、その種類のタイルを1枚取ります。
    build a1NE a2S b1W：配置を提出します。列は a〜e、段は 1〜5 です。使うマスごとに、経路の届く辺を N E S W の順に書きます（N は5段目の方）。色と形は、マスと辺から決まります。マスの順番は自由です。build だけなら何も置きません。
rules_rulings =
    タイルは各色12枚で、形は 1 が3枚、I が2枚、L が3枚、T が3枚、X が1枚です（ルールブックには図しかないので、この枚数はこちらで決めました）。
    「最大」とは価値が最も高いこと、同じならタイルの多いことです。それに入らない手持ちのタイルは、ボードに置いてあっても未使用です。
    接点は必ず別の接点と組になるので、価値はいつも偶数です。
    開放端のある配置も提出できます。ただし、開放端につながる部分はマイクロチップになりません。
    マイクロチップがなければ価値は0で、タイルはすべて未使用です。
    配置の提出はどの順でもかまいませんが、1人1回です。提出した配置は、すぐに全員に見えます。
    得点もタイルの枚数も同じなら、引き分けです。
how = take RT は、経路が3本の赤いタイルを取ります。色（B 青、Y 黄、R 赤、G 緑、P 紫）と形（1 は1辺、I は向かい合う2辺、L は隣り合う2辺、T は3辺、X は4辺）を続けて書きます。全部取り終わったら、build a1NE a2S b1W のように、使うマスと経路の届く辺を N E S W の順に書いて、配置を提出します（N は5段目の方）。色と形は、マスと辺から決まります。build だけなら何も置きません。
points = 最終得点
drawing_task_build = マイクロチップを作り、提出します。
drawing_task_draft = ドロー列からタイルを1枚取ります。

## Drawing

drawing_tile = { $tile }（{ $colour }、{ $shape }）
drawing_shape_1 = 1辺
drawing_shape_i = 向かい合う2辺
drawing_shape_l = 隣り合う2辺
drawing_shape_t = 3辺
drawing_shape_x = 4辺
drawing_side_n = 北
drawing_side_e = 東
drawing_side_s = 南
drawing_side_w = 西
drawing_empty = { $cell }：{ $colour }、空き
drawing_laid = { $cell }：{ $tile }、経路は{ $sides }
drawing_laid_counted = （得点になるマイクロチップの一部）
drawing_laid_closed = （閉じたマイクロチップの一部）
drawing_laid_end = 、{ $trouble }
drawing_laid_surplus = 、この種類のタイルはもう持っていません
drawing_end_open = { $cell }：{ $side }側に開放端
drawing_end_clash = { $cell }と{ $beyond }の間で経路がつながりません
drawing_end_off = { $cell }：{ $side }側の経路がボードの外に出ています
drawing_not-held = { $cell }：{ $tile }が足りません（手持ち{ $n }枚）
drawing_draw-column = ドロー列
drawing_coming = 次の列：あと{ $n }列
drawing_column = { $n }列目：{ $tiles }
drawing_take = { $tile }を取る
drawing_on-offer = ドロー列にある{ $tile }
drawing_in-tray = { $tile }、置いていない枚数：{ $n }
drawing_you = { $Seat }（あなた）
drawing_tiles = タイル：{ $n }枚
drawing_building = { $n }枚で組み立て中
drawing_card_drafting = { $Seat }はタイルを{ $n }枚持っています：{ $tiles }
drawing_card_building = { $Seat }は{ $n }枚のタイルで組み立て中です：{ $tiles }
drawing_card_scored = { $Seat }：価値{ $value }、未使用のタイル{ $unused }枚、得点{ $score }
drawing_holds = { $Seat }、タイル{ $n }枚：
drawing_left = 置いていないタイル：
drawing_score = 価値{ $value }、未使用のタイル{ $unused }枚：得点{ $score }
drawing_tally_score = 得点
drawing_tally_value = 価値
drawing_tally_outside = マイクロチップ外のタイル
drawing_tally_unused = 未使用タイル
drawing_tally_drafting = 枚（全{ $n }枚）
drawing_tally_building = 枚のタイル
drawing_no-chip = 閉じたマイクロチップなし
drawing_open-ends = 開放端：{ $n }
drawing_more = …ほか{ $n }件
drawing_workbench = あなたのボード
drawing_note_draft = ドロー列からタイルを1枚取ります。
drawing_note_build =
    ボードにタイルを置きます。
    開放端を残さないでください。
drawing_why_draft = タイルを全部取ったら提出できます。
drawing_take-this = このタイルを取る
drawing_told_score = 得点：{ $score }
drawing_told_nothing = 閉じたマイクロチップがありません。得点：{ $score }
drawing_told_open = 開放端が{ $n }か所あり、それにつながるタイルは数えません。得点：{ $score }
drawing_button_nothing = 何も置かずに提出する
drawing_button_hand-in = 提出する
drawing_no-such-tile = 置くタイルは、a1 から e5 までのマスに、経路が届く側 N E S W を続けて書きます（例：c2NE）。

## Ending

ending_handed-in = 全員が配置を提出しました。
ending_handed-in-alone = 配置を提出しました。
ending_points =
    { $unused ->
        [0] マイクロチップ{ $value }点、未使用のタイルなし
       *[other] マイクロチップ{ $value }点、未使用のタイル{ $unused }枚で{ $lost }点の失点
    }

## Lesson

lesson_take_title = タイルを取る
lesson_take_rule = タイルは全部、表向きに列になって並びます。手番が来たら、端で光っているドロー列から好きなタイルを1枚取ります。
lesson_take_try = タイルを1枚取ってください。
lesson_take_done = あなたのタイルになりました。隠されたものはありません。誰が何を持っているか、全員に見えます。
lesson_take_other = 別のタイルも取ってみましょう。
lesson_take_tempting-1 = 次の列の青い B1 を？
lesson_take_tempting-2 = もう配置を提出する？
lesson_column_title = なくなったら次の列へ
lesson_column_rule = 1枚しか残っていなければ、それを取ります。列がなくなったら、隣の列が次のドロー列になります。
lesson_column_try = 列の最後のタイルを取ってください。
lesson_column_done = 次の列が光りました。最初に選ぶのは相手です。
lesson_column_other = そのタイルを取ってください。
lesson_column_tempting-1 = 次の列のタイルを？
lesson_pool_title = 10枚は箱に残る
lesson_pool_rule = 2人なら、プールは5枚ずつの10列です。60枚のうち、ランダムに選んだ10枚は箱に残して使いません。3人か4人なら60枚全部を5枚ずつの12列に、5人なら6枚ずつの10列に並べます。
lesson_pool_try = 経路が4本のタイルは、各色に1枚しかありません。青と紫のものは箱の中です。ここにある2枚のうち、どちらかを取ってください。
lesson_pool_done = この色に同じタイルはもうありません。最後は1人25枚になります。3人なら20枚、4人なら15枚、5人なら12枚です。
lesson_pool_other = もっと経路の少ないタイルでした。4辺すべてに届くタイルを探しましょう。
lesson_pool_tempting-1 = 経路が4本の青いタイルを？
lesson_trial_title = いつでも試せる
lesson_trial_rule = 手持ちのタイルは、ほかの人が選んでいる間も、いつでも自分のボードで試せます。試しに置いても手番は使わないので、何度でもやり直せます。
lesson_trial_try = あなたの手番です。タイルを取る前に、試しに置いてみましょう。b3 に赤いタイルがあります。経路がつながるように、もう1枚置いてください。
lesson_trial_done = つながりました。あなたの手番はまだ終わっていません。次に欲しいタイルが見えてきました。
lesson_trial_other = まだ経路がつながっていません。b3 の経路の1本は、緑のマス c3 に向かっています。
lesson_trial_tempting-1 = もう提出する？
lesson_colour_title = タイルは同じ色のマスへ
lesson_colour_rule = タイルを全部取り終わったら、全員が自分のボードで組み立てます。タイルは同じ色のマスに、好きな向きで置きます。
lesson_colour_try = 手元のタイルを選び、同じ色のマスを選んでください。
lesson_colour_done = 置けました。小さな光は開放端、つまりまだどこにもつながっていない経路の印です。
lesson_colour_other = ボードにタイルを置いてください。
lesson_colour_tempting-1 = 黄色のマス d2 に赤いタイルを？
lesson_colour_tempting-2 = 外周の d5 に、経路が4本のタイルを？
lesson_meet_title = 経路同士をつなぐ
lesson_meet_rule = 隣り合うタイルは、間の辺に両方とも経路があるか、両方ともないかのどちらかです。経路でつながり、開放端のないタイルの集まりがマイクロチップです。
lesson_meet_try = c2 の経路は d2 に向かっています。経路が1本のタイルで受ければ、最小のマイクロチップの完成です。
lesson_meet_done = 光りました。接点が2つで、価値は2です。
lesson_meet_other = まだマイクロチップになっていません。d2 に経路が1本の黄色いタイルを置けば閉じます。
lesson_meet_tempting-1 = d2 に、経路がよそを向いたタイルを？
lesson_meet_tempting-2 = 経路が1本の紫のタイルをもう1枚？
lesson_edge_title = ボードの外に出さない
lesson_edge_rule = 経路がボードの外に向いてはいけません。
lesson_edge_try = a1 のタイルは間違っています。経路の1本がボードの外に出ています。触れて回してください。
lesson_edge_done = b1 とつながり、上へ続いています。
lesson_edge_other = 2枚とも置いたまま、a1 の経路が上と右に向くまで回してください。
lesson_edge_tempting-1 = a1 をこのままにして提出する？
lesson_closed_title = 開放端を残さない
lesson_closed_rule = 開放端が1つでもあると、それにつながるタイルは数えません。だから、経路が1本のタイルが貴重なのです。
lesson_closed_try = b2 の開放端を閉じてください。
lesson_closed_done = 閉じました。接点は 2 + 2 + 1 + 1 で6です。
lesson_closed_other = まだ開放端があります。b2 は紫のマスです。経路が1本の紫のタイルで閉じられます。
lesson_closed_tempting-1 = b2 に、右を向いたタイルを？
lesson_none_title = マイクロチップがなければ価値は0
lesson_none_rule = 閉じたものが1つもなければ価値は0で、手持ちのタイルはすべて未使用です。25枚なら −50 点になります。マイクロチップは、2枚あれば作れます。
lesson_none_try = もう時間がありません。この配置は開放端ばかりです。黄色いタイルの上に別のタイルを置いて、得点になるようにしてください。
lesson_none_done = 価値2、未使用23枚で −44 点です。わずかでも、何もないよりは上です。
lesson_none_other = まだマイクロチップがないので、−50 点です。d2 に経路が1本の黄色いタイルを置けば閉じます。
lesson_none_tempting-1 = d2 に、経路がよそを向いたタイルを？
lesson_areas_title = 接点のかわりに領域を数える
lesson_areas_rule = 価値は接点の数ですが、領域の方が数えやすいかもしれません。経路はタイルを1つから4つの領域に分け、その数は接点の数といつも同じです。
lesson_areas_try = 真ん中のタイルがありません。領域が4つのタイルを d2 に置き、7枚の領域を数えてください。
lesson_areas_done = 一番下の段が 1 + 3 + 1、その上が 1 + 4 + 1、さらに上が 1。領域は全部で12なので、価値も12です。
lesson_areas_other = d2 のまわりの経路が、まだ全部つながっていません。経路は4本来ています。
lesson_areas_tempting-1 = d2 に、領域が3つのタイルを？
lesson_biggest_title = 数えるのは最大の1つ
lesson_biggest_rule = マイクロチップがいくつあっても、数えるのは価値が最も高い1つだけです。ほかのタイルは未使用と同じです。
lesson_biggest_try = c4 の小さなものはもう光っています。左の長い経路を閉じてください。b3 の下で止まっています。
lesson_biggest_done = 今度は長い方が得点になります。10枚で価値18です。もう1つの2枚は未使用と同じです。
lesson_biggest_other = 長い経路には、まだ b3 に開放端があります。b3 は赤いマスです。
lesson_score_title = 未使用のタイルは失点
lesson_score_rule = 得点は、マイクロチップの価値から、未使用のタイル1枚につき2点を引いたものです。まず、どのタイルにも置き場所を探しましょう。
lesson_score_try = 25枚のうち残りは1枚、開放端も1つです。仕上げてください。
lesson_score_done = 25枚全部で52点。このタイルでできる最高点です。
lesson_score_other = まだ完成していません。外周の右側にある光を探しましょう。
lesson_board_title = 自作のボード
lesson_board_rule = ボードは自分でも作れます。どの色も5マスずつです。特別色を1色決め、内側の9マスのうち1マスと、角でない外周の4マスを塗ります。ほかの4色は、内側に2マス、角に1マス、そのほかの外周に2マスずつです。
lesson_board_try = この自作のボードの特別色は紫です。内側に1つだけある紫のマスに、紫のタイルを置いてください。
lesson_board_done = このボードでは真ん中でした。この決まりに合わないボードは組み立てにくいことがあるので、対局では使えません。
lesson_board_other = 内側の紫のマスではありません。c3 を見てください。
lesson_board_tempting-1 = c3 に赤いタイルを？
lesson_by = ネストール・ロメラル・アンドレス作。
lesson_more = 得点の高い人の勝ちで、同点ならマイクロチップのタイルが多い人の勝ちです。チャンピオンシップでは、何ゲームかの得点を合計します。1人で遊ぶときは、各色5枚のタイルで最も価値の高いマイクロチップを作ります。毎日新しいパズルがあります。

## Reason

reason_adds = 自分の最善の配置に必要なタイルを取る（＋{ $n }点）
reason_denies = ほかの人に必要なタイルを取る（その人にとって＋{ $n }点）
reason_fits = 自分の配置に入るタイルを取る
reason_spare = 今の配置では使えないタイルを取る（−{ $n }点）
reason_best-layout = 最善の配置を提出する（{ $n }点）
reason_layout = { $best }点にできるところで、{ $n }点の配置を提出する

## Workbench

workbench_how = 置く：place RT c3 または place c3 NE。直す：turn c3、move c3 d4、remove c3、back。調べる：check、hint、solution。できあがったら hand in。ほかは help で分かります。
workbench_help_place = タイルを置きます：place RT c3（合う向きで）、place RT c3 2（90度を2回）、place c3 NE、まとめて place a1NE a2S
workbench_help_turn = 置いたタイルを90度回します：turn c3。何回か回すなら turn c3 2
workbench_help_move = 置いたタイルを同じ色の別のマスへ移します：move c3 d4
workbench_help_remove = 置いたタイルを取り除きます：remove c3
workbench_help_clear = すべてのタイルを取り除きます
workbench_help_check = 間違いと開放端をマスごとに示し、得点を計算します
workbench_help_show = 自分の作業台を表示します。ここで試しに置いても手番は使いません
workbench_help_hint = 最善の配置から、タイルを1枚だけ教えます
workbench_help_solution = 手元のタイルでできる最善の配置を作業台に置きます
workbench_help_hand = hand in で、作業台の配置を提出します
workbench_place = タイルとマスを place RT c3 のように書くか（place RT c3 2 なら90度を2回）、マスと経路の向きを place c3 NE のように書いてください。
workbench_turn = turn c3 のようにマスを書いてください。2回以上回すなら turn c3 2 のように書きます。
workbench_move = move c3 d4 のように、タイルのあるマスと行き先のマスを書いてください。
workbench_remove = remove c3 のように、マスを書いてください。
workbench_no-tile = { $cell } にタイルはありません。
workbench_doubt_nothing = この配置には閉じたマイクロチップがなく、得点は{ $score }点です。提出しますか（y/n）
workbench_doubt_open = 開放端が{ $n }か所あり、それにつながるタイルは数えません。提出しますか（y/n）
workbench_check_chip = 得点になるマイクロチップ：{ $cells }。価値{ $value }、タイル{ $held }枚のうち{ $tiles }枚で、得点は{ $score }点です。
workbench_check_no-chip = 閉じたマイクロチップはまだありません。得点は{ $score }点です。
workbench_check_wrong = このままでは提出できません。
workbench_check_fine = 提出できます。hand in と入力してください。
workbench_check_early = この配置はルールに合っています。提出できるのは、タイルを全部取り終わってからです。
workbench_hint_done = 今の配置が最高点です。hand in と入力してください。
workbench_hint_tile = 最善の配置では、{ $cell } に { $tile } を { $sides } の向きで置きます（place { $cell } { $sides }）。
workbench_solution = 最善の配置です。得点は{ $score }点です。
workbench_verdict_best = 得点は{ $score }点。このタイルで取れる最高点です（証明済み）。
workbench_verdict_short = 得点は{ $score }点です。このタイルで取れる最高点は{ $best }点で（証明済み）、あと{ $missing }点でした。達成率は{ $cent }%です。

## Puzzle

puzzle_other-game = 最善の配置を求められるのは microchip だけです。これは { $game } の局面です。

## Championship

championship_players = チャンピオンシップは{ $fewest }人から{ $most }人までです。名前をリストで書いてください。{ $given } は使えません。
championship_name = チャンピオンシップのプレイヤーには名前が必要です。{ $given } は名前ではありません。
championship_in-progress = チャンピオンシップの第{ $number }局がまだ終わっていません。先に終えてください。
championship_over = 累積点が勝利点数の{ $target }点に届いたので、チャンピオンシップは終わっています。
championship_other-game = このチャンピオンシップは、{ $n }人で遊ぶ { $game } の対局だけで行います。
championship_of = これは { $given } のチャンピオンシップの記録です。このプログラムが扱うのは { $game } のチャンピオンシップです。
championship_games = チャンピオンシップの記録では、対局がリストになっていなければなりません。
championship_damaged = チャンピオンシップの記録が壊れています。{ $reason }
championship_no-record = { $given } は棋譜ではありません。
championship_unfinished = その前の対局が終わっていません。途中でもよいのは最後の対局だけです。
championship_bad-game = チャンピオンシップの第{ $number }局を読めません。{ $reason }
championship_order = 順番（order）が { $given } になっています。正しくは { $expected } です。席は先手から順に数え、先手は1局ごとに次の人に移ります。
championship_seated = 順番どおりなら { $expected } が座るはずですが、棋譜には { $given } とあります。
championship_changed = この間に、{ $path } がほかのプログラムで変更されました。上書きはせず、このチャンピオンシップは { $saved } に保存しました。
championship_title =
    { $n ->
        [0] チャンピオンシップ（勝利点数{ $target }点）：まだ対局がありません
       *[other] チャンピオンシップ（勝利点数{ $target }点）：{ $n }局
    }
championship_game = 第{ $number }局。{ $name } から始めます。
championship_next = Enter で次の対局、q で終わります：
championship_kept = チャンピオンシップを保存しました。続けるには：obelisk championship resume { $path }
championship_won = ワールドチャンピオン：{ $names }
championship_exists = { $path } はもうあります。続けるなら obelisk championship resume { $path }、新しく始めるなら別の名前にしてください。

## Boards

boards_line = ボードの箱 { $path } の{ $line }行目はボードではありません。{ $reason }
boards_known = ボード { $board } は、もう{ $number }番として箱に入っています。
boards_name-known = { $name } という名前は、箱の{ $number }番のボードがもう使っています。
boards_name = { $name } はボードの名前にできません。数字だけの名前、コンマ入りの名前、box は使えません。
boards_unknown = 箱に { $which } というボードはありません。箱のボード：{ $known }。
boards_too-few = 箱のボードは{ $given }枚で、{ $n }枚必要です。obelisk boards draw { $n } --add で増やせます。
boards_how-many = 指定されたボードは{ $given }枚、遊ぶのは{ $n }人です。1人に1枚ずつ指定するか、box と書いてください。
boards_none = 箱は空です。obelisk boards draw 5 --add で5枚入ります。
boards_fine = ルールにすべて合うボードです。
boards_removed = 箱から出しました：{ $board }

## Paper

paper_no-boards = 印刷するボードがありません。ボードを指定するか、箱に入れてください：obelisk boards draw 5 --add
paper_all-boards = マイクロチップのボード
paper_colours = B 青、Y 黄、R 赤、G 緑、P 紫。タイルは同じ色のマスにだけ置けます。
colour_blue = 青
colour_yellow = 黄
colour_red = 赤
colour_green = 緑
colour_purple = 紫

## Help

help_championship = マイクロチップのチャンピオンシップ。誰かの累積点が勝利点数に届くまで、ゲームを重ねます。
help_championship-new = チャンピオンシップを始めます。1局ごとに FILE に保存します。
help_championship-resume = チャンピオンシップを続けます。対局の途中からでも続けられます。
help_championship-show = チャンピオンシップの順位表を表示します。
help_boards = 自分用のマイクロチップのボード。ランダムに作り、検査し、箱に集め、印刷します。
help_boards-list = 箱のボードを表示します。
help_boards-add = ボードを箱に入れます。
help_boards-remove = ボードを箱から出します。
help_boards-check = ボードがルールに合うかを検査し、合わなければ理由を示します。
help_boards-draw = ボードをランダムに作ります。どのボードも同じ確率で出ます。
help_boards-print = 印刷用のページを書き出します。箱のボード全部、または指定したボードです。

## Argument

argument_championship = チャンピオンシップのファイル。
argument_target = 勝利点数。累積点がこれに届くと終わります。
argument_letters = 25文字。1段目から、各段は a 列から：B Y R G P。
argument_board-name = ボードの名前。
argument_board = 箱の中での、ボードの名前か番号。
argument_board-count = 枚数。
argument_board-keep = 箱に入れます。
argument_boards-out = 書き出すページ。末尾の .svg か .pdf が形式を決めます。
argument_boards = ボードの名前、番号、または25文字。指定しなければ箱のボード全部です。
argument_play-boards = マイクロチップのボード。box なら箱からランダムに選びます。または Ana,3 のように、席ごとに名前、番号、文字で書きます。

## Column

column_total = 累積点
column_wins = 勝ち
column_number = 番号
column_letters = 文字
column_board = ボード

## Paper

paper_boards = ボード
paper_scores = チャンピオンシップ
paper_cup_game = ゲーム
paper_cup_target = 各プレイヤーの左の欄にそのゲームの得点、右の欄に累積点を書きます。勝利点数：
paper_cup_total = 累積点
paper_option_boards = ボードの枚数
paper_option_seed = シード
paper_option_own = 自作ボード（文字と名前、コンマ区切り）

## ブラウザーの自作ボード

painter_title = マイクロチップの自作ボード
painter_about = ボードを塗り、箱にしまい、そのボードで遊べます。箱はこのブラウザーに保存されます。
painter_new = 新しい対局
painter_board = ボード
painter_colour = 色
painter_erase = 消す
painter_cell = { $cell }：{ $colour }
painter_cell_empty = { $cell }：色なし
painter_cell_wrong = { $told }、ルール違反
painter_undo = 元に戻す
painter_clear = 全部消す
painter_finish = 残りを埋める
painter_random = ランダムに作る
painter_keys = ドラッグすると続けて塗れます。選んだ色のマスから始めると消せます。キー：矢印で移動、B Y R G P で塗る、Delete で消す、Ctrl+Z で元に戻す。
painter_verdict = ルールの判定
painter_told_legal = 正しいボードです。
painter_told_open = ここまでルール違反はありません。残りは{ $n }マスです。
painter_told_broken = { $n }つのルールに反しています：
painter_counts = 色ごとのマスの数
painter_zone_inner = 内側3×3
painter_zone_corners = 四隅
painter_zone_edges = ほかの外周
painter_special = （特別色）
painter_name = 名前
painter_name-blank = なくてもよい
painter_number = ボード{ $n }
painter_keep = 箱に入れる
painter_kept = 箱にあります
painter_replace = { $name }と取り替える
painter_rename = 名前を変える
painter_play = このボードで遊ぶ
painter_play_short = 遊ぶ
painter_print = 印刷
painter_share = リンクをコピー
painter_shared = コピーしました
painter_remove = 取り出す
painter_box = あなたの箱
painter_box_empty = 箱は空です。ボードを塗って、ここに入れてください。
painter_box_kept = 箱に入っています：{ $name }
painter_box_removed = 取り出しました：{ $name }
painter_box_brought =
    { $n ->
        [0] どのボードも、もう箱に入っています。
       *[other] { $n }枚のボードを加えました。
    }
painter_box_open = { $name }を開く
painter_box_play-one = { $name }で遊ぶ
painter_box_remove = { $name }を取り出す
painter_box_play = 箱からボードを引いて対局する
painter_box_print = 全部印刷する
painter_box_save = ファイルに保存
painter_box_bring = ファイルやテキストからボードを加える
painter_box_bring-about = 1行に1枚ずつ、25文字（1段目から）と名前を書きます。「ファイルに保存」のファイルも、ターミナルの microchip-boards.txt も同じ形です。
painter_box_bring-go = 箱に加える
painter_box_file = またはファイルを選ぶ
boards_text = { $line }行目：{ $reason }
boards_full = 箱に入るのは最大{ $most }枚です。先に1枚取り出してください。
boards_name-long = 名前は{ $most }文字までです。
boards_no-rest = このボードはルールに反しているので、残りを埋められません。先に直してください。
painter_link = 自作ボード
new_boards = ボード
new_boards_rules = ランダム（すべてのボードから）
new_boards_box =
    { $n ->
        [0] 自分の箱からランダムに
       *[other] 自分の箱（{ $n }枚）からランダムに
    }
new_boards_chosen = 1人ずつ選ぶ
new_board-mine = あなたのボード
new_board-of = プレイヤー{ $n }のボード
new_by-lot = ランダム
new_by-lot-from-box = 箱からランダムに
new_linked = リンクのボード
new_paint = ボードを自作する
