title = クイーン
start = クイーンの最初の位置は、次のどれかにランダムに決まります：{ $cells }。
stays = クイーンはもう { $cell } にいます。別のマスへ動かしてください。
away = クイーンは右や上へは動けないので、{ $cell } から { $to } へは行けません。左、下、左下のどれかへ動かします。
not-in-line = { $to } は、{ $cell } のクイーンの筋にありません。まっすぐ左、まっすぐ下、斜め左下のどれかへ動かします。
about = クイーンを左、下、左下へ動かします。a1 に入れた方の勝ちです。
rules_setup = 盤は8×8マスのチェス盤で、左下の隅が a1 です。クイーンは1つだけで、誰のものでもありません。クイーンの最初の位置は、h3〜h7 と c8〜g8 の10マスからランダムに決めます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、クイーンを左、下、斜め左下のどれかへ好きなだけ進めます。2人とも同じ側から盤を見ます。
rules_end = クイーンを隅の a1 に入れた方の勝ちです。
rules_notation = 列は左から a〜h、段は下から 1〜8 です。クイーンの行き先のマスを書きます（例：b3）。最初にランダムに決まるクイーンのマスも、同じように書きます（例：h6）。
rules_rulings =
    最初の10マスは、どれも同じ確率です。
    必ずクイーンを動かします。パスはできません。
how = クイーンの行き先のマスを書きます：b3
task = クイーンの行き先を選びます。
cell = { $cell }：クイーン
cell-empty = { $cell }：空き

## Ending

ending_corner = { $Seat }がクイーンを a1 に入れました。

## Reason

reason_cold = クイーンを { $cell } に進める。そこからは、相手がどう動いても勝てる

## Lesson

lesson_move_title = 左、下、左下
lesson_move_rule = 2人で同じ1つのクイーンを動かします。左、下、斜め左下のどれかへ、好きなだけ進めます。右や上へは動けません。
lesson_move_try = クイーンはランダムに h6 に置かれました。印のあるマスを選ぶか、クイーンをドラッグして動かしてください。
lesson_move_done = これで1手です。次は相手が同じクイーンを動かします。
lesson_move_other = 印のあるマスを選んでください。
lesson_move_tempting-1 = 上の h7 へ？
lesson_move_tempting-2 = 左へ2つ、下へ1つの f5 へ？
lesson_move_tempting-3 = h6 のまま動かさない？
lesson_aslant_title = 斜めにも動く
lesson_aslant_rule = 斜めに動くときは、左へ進む数と下へ進む数が同じです。
lesson_aslant_try = クイーンを斜めに動かしてください。
lesson_aslant_done = 斜めに動けるのは、左下だけです。
lesson_aslant_other = それはまっすぐの手です。列と段を同時に変えてください。
lesson_aslant_tempting-1 = 右下の h7 へ？
lesson_aslant_tempting-2 = 左へ2つ、下へ3つの e5 へ？
lesson_corner_title = 隅に入れたら勝ち
lesson_corner_rule = クイーンを a1 に入れた方の勝ちです。ほかに勝ち負けの決まりはありません。
lesson_corner_try = ここではあなたが後手です。今すぐ勝ってください。
lesson_corner_done = f6 から a1 まで、斜めに一気に進みました。あなたの勝ちです。
lesson_corner_other = もっと早く勝てます。クイーンと a1 は一直線に並んでいませんか。
lesson_safe_title = 隅に届かせない
lesson_safe_rule = クイーンが a 列、1段目、または a1 を通る斜めの線にいると、次の1手で負けます。そこへは動かさないでください。
lesson_safe_try = クイーンは d5 にいます。相手がすぐ a1 に入れないように動かしてください。
lesson_safe_done = a1 と並んでいないので、相手はまだ勝てません。
lesson_safe_other = これでは、相手がそのまま a1 に入れてしまいます。
lesson_safe_tempting-1 = 隅から遠ざけて d6 へ？
lesson_cold_title = ねらうマス
lesson_cold_rule = b3 か c2 からは、どう動かしても相手が勝ちます。ですから、そこへ動かした方が勝てます。その次は d6 と f4、さらに e8 と h5 です。
lesson_cold_try = クイーンは h6 にいます。このうちのどれかへ動かしてください。
lesson_cold_done = これで相手がどう動いても、あなたは別のねらいのマスか、a1 へ行けます。
lesson_cold_other = そこからは、相手がねらいのマスへ行けます。h6 からは d6、f4、h5 のどれかへ行けます。
lesson_trap_title = 仕上げ
lesson_trap_rule = ねらいのマスから次のねらいのマスへと進めば、隅はあなたのものです。
lesson_trap_try = 相手はクイーンを f4 から f3 へ動かしました。次に何が来ても勝てる手を見つけてください。
lesson_trap_done = そこから行けるマスは、どれも a1 と一直線に並んでいます。
lesson_trap_other = それでは相手に逆転されます。b3 と c2 のうち、行けるのはどちらでしょう。
lesson_trap_tempting-1 = 曲がって c2 へ？
lesson_by = ウィレム・ワイトホフ、1907年。チェスのクイーンに見立てたのはルーファス・アイザックス。
lesson_more = 最善を尽くせば先手の勝ちです。ただし、クイーンが h5 か e8 から始まると後手の勝ちです。先手が勝つのは10回に8回です。
