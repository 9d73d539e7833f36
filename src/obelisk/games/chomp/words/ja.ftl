title = チョンプ
gone = { $cell } はもう食べられています。残っているかけらを選んでください。
about = 板チョコをかじります。毒の入った a1 を取ったら負けです。
rules_setup = 板チョコは横5列、縦4段です。すべてのマスにかけらを1つずつ置きます。左下の a1 には毒が入っています。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、残っているかけらを1つ選びます。選んだかけらと、それより左でも下でもないかけらを全部取ります。
rules_end = a1 を取った方の負けです。
rules_notation = 列は左から a〜e、段は下から 1〜4 です。選んだかけらのマスを書きます（例：b2）。
rules_rulings =
    手番が来たら、必ず1つ以上取らなければなりません。
    ほかのかけらが残っていても a1 を取ることはできますが、全部取ることになり、負けです。
how = かじるかけらのマスを書きます：b2。その右と上にあるかけらも全部なくなります。
cell = { $cell }：チョコレート { $mark }
task = かじるかけらを選びます。

## Ending

ending_poisoned = { $Seat }が毒入りのかけらを取ることになり、負けました。

## Reason

reason_poison = 毒入りのかけらだけを残し、相手に取らせる
reason_even = 同じ長さ（{ $up }個）の腕を2本残す。相手が一方から取れば、もう一方から同じだけ取れる
reason_uneven = 長さ{ $right }と{ $up }の腕を残す。相手に同じ長さにそろえられる

## Lesson

lesson_bite_title = かじってみる
lesson_bite_rule = 手番が来たら、かけらを1つ選びます。それより左でも下でもないかけら、つまり選んだかけらから右上の隅までを全部取ります。
lesson_bite_try = 2つ以上のかけらをかじり取ってください。
lesson_bite_done = まとめてなくなりました。次は相手の手番です。
lesson_bite_other = 1つだけでした。もっと下か左をかじってみましょう。
lesson_bite_tempting-1 = 板の外の f1 を？
lesson_gone_title = なくなったかけらは選べない
lesson_gone_rule = 選べるのは、残っているかけらだけです。上にも右にもかけらがない場所なら、1つだけ取れます。
lesson_gone_try = ちょうど1つだけ取ってください。
lesson_gone_done = 1つ取りました。残りの縁は、いつも階段の形になります。
lesson_gone_other = 2つ以上取りました。上にも右にもかけらがないのは、どれでしょう。
lesson_gone_tempting-1 = 最初の一口でなくなった e4 を？
lesson_gone_tempting-2 = もう一度 d3 を？
lesson_poison_title = 毒入りの隅
lesson_poison_rule = a1 を取った方の負けです。相手に a1 だけを残しましょう。
lesson_poison_try = 残りは一番下の段だけです。勝つ手を指してください。
lesson_poison_done = 残ったのは毒だけ。それを取るのは相手です。
lesson_poison_other = これでは、あなたが毒を取らされます。何を残せばよいでしょう。
lesson_poison_tempting-1 = もうない a2 を？
lesson_arms_title = 同じ長さの腕
lesson_arms_rule = 一番下の段と左端の列だけが残ったら、2本の腕を同じ長さにしましょう。あとは、相手が一方から取った数だけ、もう一方から取れば勝てます。
lesson_arms_try = 毒の右に4つ、上に3つ残っています。2本の腕を同じ長さにしてください。
lesson_arms_done = 3つと3つになりました。相手のまねをしていけば、毒は相手に回ります。
lesson_arms_other = 腕の長さが違います。相手に同じ長さにそろえられてしまいます。
lesson_arms_tempting-1 = もうない b2 を？
lesson_by = デイヴィッド・ゲール作（1974年）。フレッド・スフーは1952年に、同じゲームを数の約数を使って紹介しています。
lesson_more = かけらが2つ以上あれば、必ず先手が勝てます。右上の隅を1つ取る手で勝てないなら、それに対する勝つ手を、先手が最初に指せばよいからです。この板では c3 が勝つ手です。
