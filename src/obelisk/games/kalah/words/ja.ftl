title = カラハ
known-as = マンカラ
other-side = { $cell } は相手の側です。自分の穴からまいてください。
no-seeds = { $cell } には種がありません。種のある穴を選んでください。
about = 種をまきながら盤を回ります。自分の蔵に多く集めた方の勝ちです。
rules_setup = 自分に近い側の6つの穴と、その右端の蔵が自分のものです。穴には種を4つずつ、全部で48個入れます。蔵は空で始めます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、自分の穴を1つ選び、中の種を全部取って、次の場所から1つずつまきます。自分の列、自分の蔵、相手の列と進み、また自分の列に戻ります。相手の蔵には入れません。最後の種が自分の蔵に入ったら、もう一度続けてまきます。最後の種が自分の空の穴に入り、向かいの穴に種があれば、その両方を自分の蔵に入れます。
rules_end = どちらかの側の種がなくなったら終わりです。残った種は、その側の人のものになります。種の多い方の勝ち、同じなら引き分けです。
rules_notation = 列は左から a〜f です。1段目は先手、2段目は後手の穴です。まく穴を書きます（例：c1）。
rules_rulings =
    先手は a から f へまき、右の蔵に入れます。後手は f から a へまき、左の蔵に入れます。
    種が13以上あると、1周して戻ります。種を取った穴も飛ばさず、ほかと同じように1つ入れます。
    向かいの穴が空なら何も取れません。最後の種はその穴に残ります。
    種を取っただけでは、続けてまくことはできません。
    最後の種が自分の蔵に入っても、自分の側に種がなければ終わりです。
how = まく穴を書きます：c1
points = 種
task = まく穴を選びます。
store = { $Seat }の蔵：種{ $n }個
cell = { $cell }：種{ $mark }個、{ $seat }の穴
cell-empty = { $cell }：種なし

## Ending

ending_empty = 片方の側が空になったので、残った種はその側の人のものになりました。
ending_seeds = 種{ $n }個

## Reason

reason_again = 最後の種が自分の蔵に入り、もう一度まける
reason_captures = 向かいの種を取り、{ $n }個を蔵に入れる
reason_averts = 取られそうな{ $n }個を守る
reason_threatens = 次に{ $n }個を取る狙いになる
reason_stores = 1個が自分の蔵に入る
reason_keeps = 種を相手側に渡さない

## Lesson

lesson_sow_title = 種をまく
lesson_sow_rule = 手番が来たら、自分の穴を1つ選び、中の種を全部取って、次の場所から1つずつまきます。自分の列を進み、その先は自分の蔵です。
lesson_sow_try = 下の列と右の蔵があなたのものです。自分の穴を1つ選んでまいてください。
lesson_sow_done = 1か所に1つずつ入りました。蔵に入った種は、終わりまでそのままです。
lesson_sow_other = 自分の穴を選んでください。
lesson_sow_tempting-1 = 相手の b2 からまく？
lesson_again_title = 蔵で終われば、もう一度
lesson_again_rule = 最後の種が自分の蔵に入ったら、もう一度続けてまきます。
lesson_again_try = 最後の種がちょうど蔵に入る穴を見つけてください。
lesson_again_done = 種は4つ。d1、e1、f1、そして蔵です。もう一度あなたの手番です。
lesson_again_other = 蔵では終わりませんでした。蔵まで4つ目になる穴はどれでしょう。
lesson_twice_title = 種のある穴からまく
lesson_twice_rule = まけるのは、種のある自分の穴だけです。最後の種が蔵に入るかぎり、何度でも続けられます。
lesson_twice_try = 蔵で終わったので、もう一度あなたの手番です。好きな穴からまいてください。
lesson_twice_done = 1回の手番で2度まきました。カラハではこれが勝ちにつながります。
lesson_twice_other = 種のある自分の穴を選んでください。
lesson_twice_tempting-1 = もう一度 c1 から？
lesson_twice_tempting-2 = 相手の a2 から？
lesson_across_title = 相手の側へ
lesson_across_rule = 自分の蔵を過ぎても種が残っていれば、相手の穴に f2 から a2 へと入れていきます。
lesson_across_try = 相手の側まで種が届くようにまいてください。
lesson_across_done = 届いた種は、相手の側のものになります。
lesson_across_other = 相手の側に届きませんでした。もっと蔵に近い穴からまいてみましょう。
lesson_capture_title = 種を取る
lesson_capture_rule = 最後の種が自分の空の穴に入り、向かいの穴に種があれば、その両方を自分の蔵に入れます。
lesson_capture_try = f1 は空です。最後の種がそこに入るようにまいてください。
lesson_capture_done = 自分の1つと向かいの5つ、合わせて6つが蔵に入りました。
lesson_capture_other = 取れませんでした。f1 に届くには、種がいくつ必要でしょう。
lesson_capture_tempting-1 = その f1 からまく？
lesson_nothing_title = 向かいが空なら取れない
lesson_nothing_rule = 向かいの穴が空なら何も取れず、最後の種はその穴に残ります。
lesson_nothing_try = f1 も f2 も空です。最後の種が f1 に入るようにまいてください。
lesson_nothing_done = f2 が空なので、種は f1 に残りました。
lesson_nothing_other = f1 で終わりませんでした。種の数がちょうど合う穴はどれでしょう。
lesson_skip_title = 相手の蔵は飛ばす
lesson_skip_rule = 自分の種を相手の蔵に入れることはありません。a2 の次は a1 です。
lesson_skip_try = f1 にはたくさん種があります。相手の蔵を越えてまいてください。
lesson_skip_done = 自分の蔵、f2〜a2、そして自分の側へ戻りました。左の蔵には入っていません。
lesson_skip_other = f1 からまいて、左の蔵を見てください。
lesson_round_title = ぐるりと1周
lesson_round_rule = 種が13あると、最後の種は今空にした穴に戻ります。空の穴なので、向かいの種を取れます。
lesson_round_try = f1 には種が13あります。まいてください。
lesson_round_done = どの穴にも1つずつ入り、最後の種は f1 に戻って f2 の種を取りました。
lesson_round_other = f1 の13の種をまいてください。
lesson_end_title = 終わり
lesson_end_rule = どちらかの側の種がなくなったら終わりです。残った種はその側の人のものになり、多い方の勝ちです。
lesson_end_try = あなたがリードしています。対局を終わらせる手を選んでください。
lesson_end_done = 片方の側が空になりました。種の多いあなたの勝ちです。
lesson_end_other = まだ続きます。片方の側の種がなくなる手はどれでしょう。
lesson_by = ウィリアム・ジュリアス・チャンピオン、1940年。伝統的な盤による。
lesson_more = 局面が多すぎて調べ尽くせないので、コンピューターは探索で指します。
