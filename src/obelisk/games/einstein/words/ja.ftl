title = アインシュタイン
no-roll = サイコロはもう振られています。目を選ぶことはできません。b2c3 のように手を書いてください。
no-such-face = サイコロの目は 1〜{ $last } です。
roll-first = 手番の前にサイコロを振りますが、まだ振られていません。
other-number = サイコロの目は { $die } なので、{ $die } の駒を動かします。{ $cell } にあるのは { $n } の駒です。
not-nearest = サイコロの目は { $die } ですが、{ $die } の駒はもうありません。残っている中でいちばん近い番号だけが動けます：{ $able }。{ $cell } にあるのは { $n } の駒です。
backwards = { $cell } の駒は、向かいの隅 { $corner } へ近づく方向にしか動けません。列か段を1つ、または両方を1つずつ進みます。
too-far = { $to } は { $cell } から1歩で行けません。駒は、列か段を1つ、または両方を1つずつ進みます。
about = サイコロの目の駒を動かします。向かいの隅に着くか、相手の駒を全部取れば勝ちです。
rules_setup = 盤は5×5マスで、a1 は先手に近い隅です。それぞれ、1〜6の番号の付いた駒（マイクロコマ）を6つ持ちます。先手は a1 に1、b1 に2、a2 に3、c1 に4、b2 に5、a3 に6を置きます。後手は向かいの隅から同じように、e5 に1、d5 に2、e4 に3、c5 に4、d4 に5、e3 に6を置きます。サイコロも1つ使います。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、まずサイコロを振り、出た目の番号の駒を動かします。その駒がもうなければ、残っている中で1つ下か1つ上の番号の駒を、好きな方だけ動かします。駒は、向かいの隅に向かって列か段を1つ、または両方を1つずつ進みます。行き先に駒があれば、自分の駒でも取り除きます。
rules_end = 向かいの隅に着くか、相手の駒を全部取れば勝ちです。
rules_notation = 列は左から a〜e、段は下から 1〜5 です。動かす駒のマスと行き先のマスを続けて書きます（例：b2c3）。サイコロの目は数字で書きます（例：4）。
rules_rulings =
    番号の並びはいつも同じです。先手は a1 に1、b1 に2、a2 に3、c1 に4、b2 に5、a3 に6を置きます。後手はそれを半回転させた並びです。
    動かせる駒が1つだけでも、手番の前には必ずサイコロを振ります。
    動けないことはないので、パスはなく、引き分けもありません。
how = 動かす駒のマスと行き先のマスを続けて書きます：b2c3。サイコロは自動で振られます。
rolled = { $Seat }の目は { $n }
may-move = { $Seat }の目は { $n }。動かせる駒：{ $cells }
task = 動かせる駒を選び、行き先を選びます。

## Ending

ending_corner = { $Seat }が向かいの隅 { $cell } に着きました。

## Reason

reason_captures = { $cell } の { $n } の駒を取る
reason_own = { $cell } の自分の { $n } の駒を取り除き、残りの駒が動く機会を増やす
reason_near = 隅まであと1歩の { $cell } に着く

## Lesson

lesson_die_title = サイコロの目の駒を動かす
lesson_die_rule = あなたの駒には1〜6の番号があります。手番の前にサイコロを振り、出た目の番号の駒を動かします。
lesson_die_try = あなたは左下の丸い駒です。目は5です。5の駒を、右、上、右上のどれかへ1歩動かしてください。
lesson_die_done = これで1手です。次は相手のためにサイコロを振ります。
lesson_die_other = サイコロの目の駒を動かしてください。
lesson_die_tempting-1 = a3 の6の駒を？
lesson_die_tempting-2 = 相手の d4 の5の駒を？
lesson_die_tempting-3 = b2 から d4 へ2歩？
lesson_ways_title = 前へだけ進む
lesson_ways_rule = 駒は向かいの隅に向かって1歩進みます。列か段を1つ、または両方を1つずつです。後ろへは戻れません。
lesson_ways_try = 6の駒は b3 にいます。右上へ斜めに動かしてください。
lesson_ways_done = 斜めの1歩が、隅へのいちばんの近道です。
lesson_ways_other = それはまっすぐの1歩です。右と上へ同時に動かしてみましょう。
lesson_ways_tempting-1 = a3 へ戻る？
lesson_ways_tempting-2 = 左上の a4 へ？
lesson_capture_title = 駒を取る
lesson_capture_rule = 行き先のマスにある駒は、取り除かれます。
lesson_capture_try = 相手の駒を取ってください。
lesson_capture_done = 相手の駒はなくなり、そこにあなたの駒が立ちました。
lesson_capture_other = 何も取っていません。e2 を見てください。
lesson_own_title = 自分の駒も取る
lesson_own_rule = 行き先に自分の駒があれば、それも取り除かれます。損とは限りません。番号が減ると、残りの駒が動きやすくなります。
lesson_own_try = 目は6です。b3 の自分の5の駒を取ってください。
lesson_own_done = 5がなくなったので、この駒は5でも6でも動けます。
lesson_own_other = 自分の駒を取っていません。5の駒は b3 にいます。
lesson_gone_title = その番号の駒がないとき
lesson_gone_rule = 目の番号の駒がもうなければ、残っている中で1つ下か1つ上の番号の駒を選んで動かします。
lesson_gone_try = 目は3ですが、3の駒はもうありません。2か4のどちらかを動かしてください。
lesson_gone_done = 2と4のどちらでも選べました。
lesson_gone_other = 2か4の駒を動かしてください。
lesson_gone_tempting-1 = a2 の1の駒を？
lesson_gone_tempting-2 = b2 の5の駒を？
lesson_nearest_title = 選べないこともある
lesson_nearest_rule = 上か下に番号が残っていなければ、反対側のいちばん近い番号だけが動けます。
lesson_nearest_try = 目は6ですが、6の駒はもうありません。6より上もありません。動かせる駒は1つだけです。
lesson_nearest_done = 1つ下の5が動くことになりました。
lesson_nearest_other = 5の駒を動かしてください。
lesson_nearest_tempting-1 = c1 の4の駒を？
lesson_corner_title = 隅に着けば勝ち
lesson_corner_rule = どの番号の駒でも、向かいの隅に着けば勝ちです。
lesson_corner_try = 目は5です。今すぐ勝ってください。
lesson_corner_done = 相手の出発点の隅、e5 に着きました。あなたの勝ちです。
lesson_corner_other = もっと早く勝てました。5の駒は e5 の隣にいます。
lesson_all_title = 全部取っても勝ち
lesson_all_rule = 相手の駒がなくなっても勝ちです。
lesson_all_try = 相手の駒は残り1つです。取ってください。
lesson_all_done = 最後の1つを取りました。あなたの勝ちです。
lesson_all_other = 相手の最後の駒は、まだ b3 に残っています。
lesson_by = 「アインシュタインはサイコロを振らない」。インゴ・アルトヘーファー作、2004年。
lesson_more = このゲームの正確な値は知られていません。先手がわずかに有利で、ランダムに指し合うと先手が100回のうち53回ほど勝ちます。

## Paper

paper_die = 折って作るサイコロ
