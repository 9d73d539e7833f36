title = コノ
own-piece = { $to } には自分の駒があります。自分の駒は飛び越えて、その先の相手の駒を取ります。
too-far = { $to } は空いています。空いたマスへは1歩しか進めません。飛び越えられるのは、その先に相手の駒があるときだけです。
needs-jump = 相手の駒を取るには自分の駒を飛び越えます。{ $cell } と { $to } の間に自分の駒がありません。
blocked = { $between } に自分の駒がないので飛び越えられません。間のマスは、すべて自分の駒でなければなりません。
about = 自分の駒を飛び越えて相手の駒を取ります。動けなくなったら負けです。
rules = 駒を1つ、縦か横に動かします。空いている隣のマスへ1歩進むか、すき間なく続く自分の駒を1つ以上まっすぐ飛び越え、そのすぐ先の相手の駒を取ります。相手の駒を全部取るか、相手を動けなくすれば勝ちです。同じ局面が3回現れたら引き分けです。
how = 動かす駒のマスと、行き先のマスを続けて書きます：a1a3
points = 残った駒

## Reason

reason_saves = 取られそうな { $cell } の駒を助ける
reason_attacks = { $cell } の駒をねらう

## Lesson

lesson_capture_title = 自分の駒を飛び越えて取る
lesson_capture_rule = 駒は縦か横に、自分の駒を飛び越えて、そのすぐ先の相手の駒があるマスに入ります。その駒は取り除かれます。
lesson_capture_try = あなたは下の丸い駒です。自分の駒を選び、次に相手の駒を選んで取ってください。
lesson_capture_done = 取りました。はじめにできるのは、この4通りの取り方だけです。
lesson_capture_other = まだ取っていません。
lesson_capture_tempting-1 = b2 から目の前の b3 の相手の駒へ？
lesson_capture_tempting-2 = b1 から自分の b2 へ？
lesson_capture_tempting-3 = a1 から曲がって b3 へ？
lesson_step_title = 1歩だけ動く
lesson_step_rule = 取るかわりに、縦か横の空いている隣のマスへ1歩動くこともできます。
lesson_step_try = 取らずに1歩動いてください。
lesson_step_done = 1歩動きました。次に飛び越える準備をしたり、取られないように逃げたりできます。
lesson_step_other = 駒を取りました。ここでは、空いている a1 か c3 へ1歩動いてみましょう。
lesson_step_tempting-1 = c1 から c3 へ、2マス一度に？
lesson_step_tempting-2 = a3 の相手の駒を動かす？
lesson_two_title = 2つまとめて飛び越える
lesson_two_rule = すき間なくまっすぐ並んでいれば、自分の駒をいくつ飛び越えてもかまいません。取る相手の駒は、最後の駒のすぐ先になければなりません。
lesson_two_try = 自分の駒を2つ飛び越えて取ってください。
lesson_two_done = c2 と b2 を飛び越えて a2 を取りました。並んだ駒は遠くまで届きます。
lesson_two_other = もっと遠くへ飛び越せます。2段目を見てください。
lesson_two_tempting-1 = a1 から a2 の相手の駒を飛び越えて a3 へ？
lesson_stuck_title = 動けなくする
lesson_stuck_rule = 番が来たのに動けない方は、駒がいくつ残っていても負けです。
lesson_stuck_try = 相手の駒を取らずに1歩動くだけで、相手の4つの駒を全部閉じ込められます。どの1歩でしょう。
lesson_stuck_done = 相手の駒は1段に並び、前はあなたの駒でふさがれて、動くことも取ることもできません。あなたの勝ちです。
lesson_stuck_other = 相手の駒はまだ動けます。相手の駒が入れるマスはどこでしょう。
lesson_end_title = 全部取っても勝ち
lesson_end_rule = 相手の駒を全部取っても勝ちです。駒が少なくなると動けなくなるので、たいていは両方が一緒に起こります。
lesson_end_try = 相手の駒は残り2つです。1つを取って、もう1つを動けなくしてください。
lesson_end_done = 隅の駒はあなたの駒2つにはさまれ、飛び越える味方もいません。あなたの勝ちです。
lesson_end_other = a2 を見てください。そこへ飛べるのはどの駒でしょう。
lesson_by = 韓国の伝統ゲーム。
lesson_more = 同じ人の番で同じ局面が3回現れたら引き分けです。最善を尽くしても引き分けになります。
