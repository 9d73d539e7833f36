title = ビューロ
gone = { $cell } の駒はもうありません。
gap = { $cell } に駒がありません。一度に取る駒は、すき間なく隣り合っていなければなりません。
too-many = { $cell } から { $to } までは{ $n }個です。一度に取れるのは3個までです。
order = 列か段の小さい方を先に書いてください：{ $better }
one = 1つだけ取るときは、マスを1回だけ書きます：{ $better }
ends = 並びは両端の2マスで表します：{ $better }
about = 並んだ駒を1つから3つ取ります。最後の駒を取ったら負けです。
rules_setup = 盤は4×4マスです。16マスすべてに駒（マイクロコマ）を1つずつ置きます。駒は誰のものでもなく、色は関係ありません。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、駒を1つ、または同じ段か列にすき間なく並んだ2つか3つを取ります。
rules_end = 最後の駒を取った方の負けです。
rules_notation = 列は左から a〜d、段は下から 1〜4 です。1つ取るときはそのマスを（例：b2）、2つか3つ取るときは両端のマスを、列か段の小さい方から書きます（例：b2b4）。
how = 1つ取るならそのマスを、2つか3つ取るなら両端のマスを書きます：b2、b2b4

## Ending

ending_last = { $Seat }が最後の駒を取ることになり、負けました。

## Reason

reason_odd =
    { $n ->
        [1] 駒が1つだけ残り、相手が取ることになる
       *[other] 離れた駒が奇数個（{ $n }個）残り、最後の1つは相手が取ることになる
    }
reason_even = 離れた駒が偶数個（{ $n }個）残り、最後の1つは自分が取ることになる
reason_symmetric = 点対称の形を残す

## Lesson

lesson_one_title = 駒を取り除く
lesson_one_rule = 16マス全部に駒を置いて始めます。駒は誰のものでもありません。手番が来たら駒を取り除きます。一番簡単なのは、1つだけ取る手です。
lesson_one_try = 駒を1つ取ってください。同じ駒を2回選びます（2つ以上取るときは、両端の駒を選びます）。
lesson_one_done = これで1手です。次は相手の手番です。
lesson_one_other = 別の駒でも試してみましょう。
lesson_one_tempting-1 = a1 と b2 を一緒に？
lesson_run_title = 並んでいれば3つまで
lesson_run_rule = 同じ段か列で隣り合っていれば、2つか3つを一度に取れます。
lesson_run_try = 一度に3つ取ってください。最初の駒と最後の駒を選びます。
lesson_run_done = 一度に取れるのは3つまでです。
lesson_run_other = 3つより少なかったようです。3つ並んだ駒の両端を選んでください。
lesson_run_tempting-1 = a1 から d1 まで、一番下の段を全部？
lesson_gap_title = すき間はだめ
lesson_gap_rule = 一度に取る駒は、隣り合っていなければなりません。間があいた駒は、もう一緒には取れません。
lesson_gap_try = 隣り合った2つか3つを取ってください。
lesson_gap_done = すき間がないので取れました。
lesson_gap_other = 1つだけでした。隣り合った2つか3つを取ってみましょう。
lesson_gap_tempting-1 = 間をあけて a2 と c2 を？
lesson_gap_tempting-2 = もう駒のない b2 を？
lesson_last_title = 最後の駒を取ると負け
lesson_last_rule = 最後の駒を取らされた方の負けです。相手にちょうど1つ残しましょう。
lesson_last_try = 1段に4つ残っています。勝つ手を指してください。
lesson_last_done = 残りは1つ。それを取るのは相手です。
lesson_last_other = これでは、あなたが最後の1つを取らされます。相手に1つだけ残すには、いくつ取ればよいでしょう。
lesson_last_tempting-1 = 4つ全部？
lesson_by = ピート・ハイン作。
lesson_more = 互いに最善を尽くせば後手の勝ちですが、駒が少なくなるまで、その手順はなかなか見えません。
