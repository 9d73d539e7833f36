title = ミクロプル
unreadable = タイルは 17@3,-2r1（番号、列、段、90度回転の数）、ストーンは stone 3,-2nw のように書きます。ほかに draw、draw 17、pass があります。
no-such-tile = タイル { $tile } はありません。番号は 0 から { $last } までです。
same-look = r{ $turn } の向きは、もっと小さい回転と同じ見た目です。{ $better } と書いてください。
not-in-hand = タイル { $tile } は手札にありません。
square-taken = { $square } にはもうタイルがあります。
not-beside = { $square } は、どのタイルとも辺で接していません。場にあるタイルの隣に置いてください。
joins-nothing = { $square } では、隣のミクロプルと向かい合うミクロプルがありません。少なくとも1組、同じ色でつながなければなりません。
colours = { $square } の{ $side }側で、{ $own }のミクロプルが{ $other }のミクロプルと向かい合ってしまいます。向かい合うミクロプルは同じ色でなければなりません。
no-tile = { $square } にタイルはありません。
no-micropul = { $square } のその角に、ミクロプルはありません。
no-stones = ストーンがもう残っていません。
claimed-by-you = このグループは、もう自分のストーンで確保しています。
claimed-by-other = このグループは、もう相手のストーンで確保されています。
hand-full = 手札がいっぱいです。持てるのは{ $n }枚までです。
no-supply = 山札にタイルがないので、引けません。
not-shown = 選んで引けるのは、山札で表向きのタイルだけです。タイル { $tile } は表向きではありません。draw だけなら、最も古い裏向きのタイルを引きます。
drawn-unseen = 番号でタイルを引けるのは1人用だけです。2人以上では山札は裏向きなので、draw で引きます。
all-shown = 山札のタイルは全部表向きです。draw 17 のように、どれを引くか書いてください。
can-act = パスできるのは、タイルを置くことも引くことも、ストーンを置くこともできないときだけです。
core = core は、スタートタイル { $start } を除く 0 から { $last } までの{ $n }枚を、1回ずつ並べたリストです。
about = 同じ色のミクロプルをつなぎ、触媒を反応させてタイルを増やし、3個のストーンでグループを確保します。
rules = 自分の番には、次のうち1つだけを行います。手札のタイルを場のタイルの隣に置くか、自分の山札から1枚引くか（手札は6枚まで）、ストーンのないグループにストーンを置いて確保します（閉じたグループも確保できます）。隣のタイルと向かい合うミクロプルは同じ色でなければならず、少なくとも1組はつながなければなりません。触媒が別のタイルのミクロプルと向かい合うと反応します。2個のミクロプルと向かい合っても、反応は1回です。点は、その数だけコアから自分の山札へタイルを移します（足りなければ残り全部）。十字は、いくつ反応しても、もう1回だけ自分の番にします（1人のときは、山札のタイルを1枚表にします）。コアがなくなったら終わりです。自分のストーンが1個だけある閉じたグループは、ミクロプル1個につき1点（大きなミクロプルも1個と数えます）、山札のタイルは1枚2点、手札のタイルは1枚1点です。点の多い方の勝ち、同点なら引き分けです。番が来たときにタイルが1枚もない人は、その場で負けです。
rules_notation =
    17@3,-2r1：タイル17を、スタートタイル（0,0）から数えて列3・段-2に、右へ90度を1回まわして置きます。列は右、段は上へ行くほど大きくなります。見た目が同じになる向きは、最も小さい数で書きます（大きなタイルは r0 だけ）。
    draw：山札から1枚引きます。1人のときは、draw 17 で表向きのタイル17を引けます。
    stone 3,-2nw：列3・段-2にあるタイルの、その角（nw 左上、ne 右上、sw 左下、se 右下）のミクロプルにストーンを置きます。同じグループなら、どのミクロプルでもかまいません。
    pass：できることが何もないときだけ書きます。
rules_rulings =
    追加の番は新しい番です。直前に反応した触媒も、また反応できます。
    自分からパスはできません。タイルがあっても何もできないとき（どこにも置けない6枚で、確保できるグループもないとき）だけパスになります。全員が続けてパスしたら（1人なら1回で）終わり、そのまま得点を数えます。
    山札が空で、最後のタイルで十字を反応させると、追加の番に使うタイルがないので負けになります。
    裏向きの山札は、持ち主も見られません。draw で引くのは、最も古い裏向きのタイルです。
    1個だけのミクロプルもグループです。
    1人のときは、点の分のタイルを山札に移してから、十字で表にします。表にするのは、十字がいくつ反応しても1枚で、最も古い裏向きのタイルです。裏向きのタイルがなければ何も起こりません。
rules_sees = 置かれたタイル、ストーン、コア・山札・手札の枚数は全員に見えます。手札を見られるのは持ち主だけで、コアの順番と裏向きの山札は誰にも見えません。
how = 17@3,-2r1 は、タイル17を列3・段-2（スタートタイルが 0,0、段は上ほど大きい）に、右へ90度を1回まわして置きます。r0 は手札に見えているままの向きです。tile 17 と入力すると、すべての向きを表示します。draw で山札から1枚引きます（1人のときは draw 17 で表向きのタイルを引けます）。stone 3,-2nw は、その角（nw、ne、sw、se）のミクロプルにストーンを置きます。図の ○ ● はミクロプル、· : + は触媒で、真ん中の触媒は大きなミクロプルのものです。数字はその席のストーン、! は反応したばかりの触媒です。空いている場所には、置ける手札の番号が出ます（8 +3 はタイル8とほかに3枚）。
points = 閉じたグループのミクロプル、山札、手札

## Drawing

drawing_kind_empty = 空白
drawing_kind_white = 白
drawing_kind_black = 黒
drawing_kind_dot = 点1つ
drawing_kind_two-dots = 点2つ
drawing_kind_plus = 十字
drawing_corners = 上は{ $nw }と{ $ne }、下は{ $sw }と{ $se }
drawing_big = { $colour }の大きなミクロプル（{ $catalyst }）
drawing_laid = { $square }：タイル{ $tile }、{ $face }
drawing_stone-there = 。{ $corner }に{ $seat }のストーン
drawing_fired-there = 。触媒が反応したところ
drawing_last-there = 。最後に置かれたタイル
drawing_open = { $square }：空き。置ける手札のタイル：{ $tiles }
drawing_lay =
    { $turn ->
        [0] タイル{ $tile }を{ $square }へ。そのままの向き
       *[other] タイル{ $tile }を{ $square }へ。右へ90度を{ $turn }回
    }
drawing_claim = { $spot }：ストーンを置いてこのグループを確保（ミクロプル{ $n }個）
drawing_in-hand = 手札のタイル{ $tile }：{ $face }
drawing_face-up = 山札の表向きのタイル{ $tile }：{ $face }
drawing_core = コア：残り{ $n }枚
drawing_you = { $Seat }（あなた）
drawing_card = { $Seat }：{ $score }点、残りのストーン{ $stones }個、山札{ $supply }枚、手札{ $hand }枚
drawing_made-of = グループ{ $groups } + 山札2×{ $supply } + 手札{ $hand }
drawing_made-of-short = グループ{ $groups } + 2×{ $supply } + { $hand }
drawing_stone = あなたのストーン：グループに置きます
drawing_caption_stones = 残りストーン
drawing_caption_supply = 山札
drawing_caption_hand = 手札
drawing_counts = { $Seat }：{ $score }点（グループ{ $groups }点）、手札{ $hand }枚、山札{ $supply }枚、ストーン{ $stones }個
drawing_again = 十字が反応：続けてもう1回です。
drawing_again-draw = 十字が反応：続けてもう1回です。手札がないので、引くことしかできません。
drawing_task_lay = タイルを置きます。
drawing_task_lay-claim = タイルを置くか、ストーンを置きます。
drawing_task_lay-draw = タイルを置くか、1枚引きます。
drawing_task_lay-claim-draw = タイルを置くか、ストーンを置くか、1枚引きます。
drawing_task_claim = グループにストーンを置きます。
drawing_task_claim-draw = ストーンを置くか、1枚引きます。
drawing_task_draw = タイルを1枚引きます。
drawing_task_pass = できることがありません。パスします。
drawing_hand = 手札
drawing_shown = 山札の表向きのタイル
drawing_button_draw = 山札からタイルを1枚引く
drawing_confirm_draw = 引く
drawing_button_pass = パス
drawing_confirm_pass = パス
drawing_which-tile = 0 から { $last } までのタイルの番号を書いてください：tile 17

## Ending

ending_core = コアの最後のタイルがなくなったので、その場で終わりです。
ending_passed = もう誰も、タイルを置くことも引くことも、グループを確保することもできません。全員がパスしました。
ending_passed-alone = タイルを置くことも引くことも、グループを確保することもできなくなりました。
ending_no-tile = { $Seat }の番ですが、手札にも山札にもタイルがありません。点数にかかわらず負けです。
ending_no-tile-alone = 手札にも山札にもタイルがなくなりました。
ending_points = 閉じたグループ{ $groups }点＋山札2点×{ $supply }枚＋手札{ $hand }点

## Lesson

lesson_join_title = 同じ色のミクロプルをつなぐ
lesson_join_rule = 輪は白、丸は黒のミクロプルです。タイルは場のタイルの隣に置きます。向かい合うミクロプルは同じ色でなければならず、そのような組が少なくとも1組必要です。
lesson_join_try = 手札のタイルを選び、次に印のある場所を選んでください。
lesson_join_done = つながりました。点、十字、空白の角は、何と向かい合ってもかまいません。
lesson_join_other = ストーンを置きました。ここではタイルを置いてください。
lesson_join_tempting-1 = 白2個の上に、黒い47番のタイルを？
lesson_join_tempting-2 = 輪が何とも向かい合わないように、0番のタイルを？
lesson_join_tempting-3 = 角だけで接するように、46番のタイルを？
lesson_turn_title = 向きは自由
lesson_turn_rule = タイルは回してから置けます。そのままでは合わなくても、回せば合うことがあります。
lesson_turn_try = スタートタイルの右（列1、段0）にタイルを置いてください。
lesson_turn_done = 同じ色のミクロプルが向かい合いました。
lesson_turn_other = ここでは、スタートタイルの右に置いてみましょう。
lesson_turn_tempting-1 = 41番のタイルを、そのままの向きで？
lesson_turn_tempting-2 = 何もしない？
lesson_dot_title = 点が反応すればタイルが増える
lesson_dot_rule = 点と十字は触媒です。触媒は、別のタイルのミクロプルと向かい合うと反応します。点1つにつき、コアから自分の山札へ、裏向きのタイルが1枚移ります。
lesson_dot_try = 点がミクロプルと向かい合うようにタイルを置いてください。
lesson_dot_done = 反応しました。山札を見てください。点が2つの触媒なら2枚増えます。
lesson_dot_other = 点が別のタイルのミクロプルと向かい合っていないので、反応しません。点がスタートタイルに接するように回しましょう。
lesson_dot_tempting-1 = 手札が6枚あるのに引く？
lesson_once_title = 1枚置くたびに1回だけ
lesson_once_rule = 触媒がいくつのミクロプルと向かい合っても、タイルを1枚置くたびに反応するのは1回だけです。
lesson_once_try = 2枚のタイルにはさまれた 1,1 に、点が左下になるように置いてください。点が両方のミクロプルと向かい合います。
lesson_once_done = ミクロプルは2個でも、点は1つ。山札に来るのは1枚です。
lesson_once_other = 点が2個のミクロプルと同時に向かい合うように、1,1 のタイルの左下に持ってきてください。タイルは回せます。
lesson_once_tempting-1 = そこに黒い47番のタイルを？
lesson_neighbour_title = 前からある触媒も反応する
lesson_neighbour_rule = 逆も同じです。新しいタイルのミクロプルは、隣のタイルの触媒を反応させます。誰が置いたタイルかは関係ありません。
lesson_neighbour_try = 相手のタイルに点があります。自分のミクロプルで反応させてください。
lesson_neighbour_done = 相手の点で、あなたのタイルが増えました。触媒を開けたままにしておくと、相手に使われてしまいます。
lesson_neighbour_other = 点と向かい合うミクロプルがありません。点は −1,0 のタイルの左下の角にあります。
lesson_again_title = 後の番でもまた反応する
lesson_again_rule = 触媒は何度でも使えます。新しいタイルのミクロプルと向かい合うたびに反応し、誰がそのタイルを置いてもかまいません。
lesson_again_try = −1,0 の点が前の番に反応して、タイルが1枚増えました。点の左側はまだ空いています。もう一度反応させてください。
lesson_again_done = 同じ点で、もう1枚増えました。点は2つの辺に面しているので、2回反応できたのです。
lesson_again_other = 同じ点が反応していません。右下の角がミクロプルになるように、−2,0 にタイルを置いてください。
lesson_again_tempting-1 = −2,0 に黒い47番のタイルを？
lesson_plus_title = 十字が反応すればもう一度
lesson_plus_rule = 十字が反応すると、もう一度自分の番になります。いくつ反応しても1回だけですが、その番にまた十字が反応すれば、さらに続きます。
lesson_plus_try = 十字がミクロプルと向かい合うようにタイルを置いてください。
lesson_plus_done = もう一度あなたの番です。
lesson_plus_other = 十字が反応しなかったので、相手の番です。
lesson_big_title = 大きなミクロプル
lesson_big_rule = 大きなミクロプル1個でできたタイルが4枚あります。四隅すべてを占め、真ん中の触媒はどの辺でも働きますが、1枚置くたびに反応するのは1回です。
lesson_big_try = 大きなタイルを置いてください。
lesson_big_done = 真ん中の点がスタートタイルのミクロプルと向かい合い、タイルが1枚来ました。
lesson_big_other = ここでは42番か43番を置いてみましょう。
lesson_big_tempting-1 = 白2個の上に、大きな黒を？
lesson_draw_title = 山札から引く
lesson_draw_rule = 1回の番にできるのは1つだけ、タイルを置くか、引くか、ストーンを置くかです。引くと、山札の1枚が手札に入ります。手札は6枚までです。パスはできません。
lesson_draw_try = タイルを引いてください。
lesson_draw_done = 何のタイルか分かりました。終わりまで残せば、山札では2点、手札では1点です。
lesson_draw_other = ここでは引くボタンを使ってみましょう。
lesson_draw_tempting-1 = パスする？
lesson_draw_tempting-2 = 引くタイルを選ぶ？
lesson_stone_title = ストーンでグループを確保する
lesson_stone_rule = 縦横につながった同じ色のミクロプルは、タイルをまたいでも1つのグループです。その1個にストーンを置けば、グループ全体を確保します。ストーンは3個で、置いたら動かせません。
lesson_stone_try = 誰も確保していないグループを選んで、ストーンを置いてください。
lesson_stone_done = 確保しました。もう誰もここにストーンを置けません。
lesson_stone_other = ストーンを置きませんでした。場にあるミクロプルを選んでください。
lesson_stone_tempting-1 = 相手のストーンがある大きな白のグループに？
lesson_stone_tempting-2 = 空白の角に？
lesson_single_title = 1個でもグループ
lesson_single_rule = 同じ色のどのミクロプルとも接していない1個だけのミクロプルも、1つのグループです。ほかと同じように確保できます。
lesson_single_try = 1,−1 に、白いミクロプルが1個だけあります。まわりに空いた場所はありません。確保してください。
lesson_single_done = 確保しました。1点です。ストーンは3個だけなので、こんな小さなグループに使うかどうかはよく考えましょう。
lesson_single_other = 1,−1 の1個だけの白ではありません。そのタイルの左上の角です。
lesson_close_title = 閉じたグループだけが得点
lesson_close_rule = どのミクロプルも空いた場所に面していなければ、そのグループは閉じています。自分のストーンが1個だけある閉じたグループは、ミクロプル1個につき1点です。
lesson_close_try = 黒いグループにあなたのストーンがあります。タイル1枚で閉じてください。
lesson_close_done = 閉じました。ミクロプル8個で8点です。
lesson_close_other = 黒いグループはまだ開いています。一番下の黒が 0,−2 に面しています。そこに、新しい黒が空いた場所に面さないように置いてください。
lesson_late_title = 閉じたグループも確保できる
lesson_late_rule = 開いているうちに確保しなくてもかまいません。誰のストーンもなければ、閉じたグループも確保できます。閉じていれば、もう無効にされることはありません。
lesson_late_try = 閉じていて、まだ誰も確保していないグループが1つあります。確保してください。
lesson_late_done = すぐに5点です。閉じたグループは、もうほかのグループとつながりません。
lesson_late_other = 得点が増えていません。閉じているのは、真ん中の黒いグループです。
lesson_counts-once_title = 大きなミクロプルも1点
lesson_counts-once_rule = 大きなミクロプルは四隅すべてを占めますが、得点では1個と数えます。閉じたグループで4点ではなく1点です。
lesson_counts-once_try = 大きなミクロプルのある黒いグループに、あなたのストーンがあります。まだ −1,−2 に面して開いています。閉じてください。
lesson_counts-once_done = 閉じました。大きなミクロプルの分は、4点ではなく1点です。
lesson_counts-once_other = 黒いグループはまだ開いています。新しい黒が空いた場所に面さないように、−1,−2 に置いてください。
lesson_merge_title = ストーンが2個なら0点
lesson_merge_rule = グループがつながると、ストーンも一緒になります。ストーンが2個以上あるグループは、誰の得点にもなりません。
lesson_merge_try = 相手の白いグループは、あなたのものより大きいようです。2つをつないで、無効にしてください。
lesson_merge_done = つながりました。どちらのストーンも無効ですが、損が小さいのはあなたです。
lesson_merge_other = 2つの白いグループはまだ離れています。どちらも 0,1 に面しています。
lesson_merge_tempting-1 = そのグループに2個目のストーンを？
lesson_pass_title = パスするしかないとき
lesson_pass_rule = 自分からパスすることはできません。ただし、置けるタイルがなく、引くことも、グループを確保することもできなければ、パスになります。2人が続けてパスすると、そのまま得点を数えて終わります。
lesson_pass_try = あなたはひし形です。グループは2つとも閉じて確保され、タイルはどこにも置けず、山札もありません。確かめてから、パスしてください。
lesson_pass_done = 番が飛ばされました。相手も何もできないので、次のパスで終わります。8対8です。
lesson_pass_other = できることは1つだけです。
lesson_pass_tempting-1 = 9番のタイルを一番上に？
lesson_pass_tempting-2 = タイルを引く？
lesson_pass_tempting-3 = 黒いグループにストーンを？
lesson_end_title = コアがなくなったら終わり
lesson_end_rule = コアがなくなった瞬間に終わりです。自分の閉じたグループはミクロプル1個につき1点、山札のタイルは1枚2点、手札のタイルは1枚1点です。
lesson_end_try = あなたはひし形で、リードしています。コアは残り2枚です。タイル1枚で両方を取ってください。
lesson_end_done = コアがなくなり、得点を数えました。33対23です。
lesson_end_other = コアがまだ残っています。点を2つ反応させられる場所を探しましょう。
lesson_short_title = コアが足りないとき
lesson_short_rule = 点の数よりコアの残りが少なければ、残っている分だけ来ます。コアは空になるので、そこで終わりです。十字で得た番もなくなります。
lesson_short_try = あなたはひし形です。コアは残り1枚です。23番のタイルの2つの点を反応させてください。
lesson_short_done = 点は2つでも、来たのは1枚だけです。コアがなくなり、30対24であなたの勝ちです。
lesson_short_other = 23番の2つの点が反応していません。ミクロプルと向かい合うように回してください。たとえば −2,1 に置けます。
lesson_by = ジャン＝フランソワ・ラソンド作。
lesson_more = 番が来たときに手札も山札もない人は、その場で負けです。1人で遊ぶときは、できるだけ高い合計点を目指します。十字は山札のタイルを1枚表にし、表のタイルは選んで引けます。

## Reason

reason_closes = 自分の{ $n }点のグループを閉じる
reason_closes-other = 相手の{ $n }点のグループを閉じてしまう
reason_closes-free = 誰も確保していない{ $n }個のグループを閉じる。次に確保できる
reason_voids-both = 自分と相手のグループがつながり、どちらも無効になる
reason_voids-own = 自分の2つのグループがつながり、無効になる
reason_voids-other = 相手の2つのグループをつないで、無効にする
reason_claims-closed = 閉じた{ $n }個のグループを確保する
reason_claims-open = まだ大きくなる{ $n }個のグループを確保する（開いた辺{ $sides }）
reason_tiles = 触媒が反応し、タイルを{ $n }枚得る
reason_turn = 十字が反応し、もう一度自分の番になる
reason_turn-and-tiles = 十字と点が反応し、もう一度自分の番になり、タイルを{ $n }枚得る
reason_grows = 自分のグループが{ $n }個になる（開いた辺{ $sides }）
reason_opens-other = 相手のグループをさらに開く（開いた辺{ $sides }）
reason_draws = タイルを引いて手札を{ $n }枚にする
side_north = 北
side_east = 東
side_south = 南
side_west = 西
colour_white = 白
colour_black = 黒

## Command

command_tile = タイルのすべての向きを表示します：tile 17。tile だけなら手札を全部表示します

## Paper

paper_stones = ストーン
paper_counted_groups = 閉じたグループのミクロプル
paper_counted_supply = 山札のタイル × 2
paper_counted_hand = 手札のタイル
