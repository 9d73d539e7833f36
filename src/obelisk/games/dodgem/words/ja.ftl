title = ドッジェム
one-step = { $to } は遠すぎます。車が進めるのは1マスずつで、斜めには進めません。
backwards-0 = あなたの車は左へは進めません。右・上・下へ進み、右端から出ます。
backwards-1 = あなたの車は下へは進めません。上・左・右へ進み、上端から出ます。
not-at-edge-0 = { $cell } の車は右端にいません。あなたの車が盤から出られるのは c 列からです。
not-at-edge-1 = { $cell } の車は上端にいません。あなたの車が盤から出られるのは 3 段目からです。
own-car = { $to } には自分の車がいます。
blocked = { $to } には車がいます。相手の車は取れないので、よけて進みましょう。
about = 車を2台とも盤の外へ出します。先手は右、後手は上へ。相手を動けなくしてはいけません。
rules_setup = 盤は3×3マスで、左下が a1 です。先手は a2 と a3 に車を置きます。先手の車は右・上・下へ進み、右端から外へ出ます。後手は b1 と c1 に車を置きます。後手の車は上・左・右へ進み、上端から外へ出ます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、車を1台、空いた隣のマスへ1マス進めるか、自分の端から外へ出します。相手の車は取れません。
rules_end = 自分の手番に動かせる車がなければ勝ちです。全部出し終えたときも、相手に閉じ込められたときも同じです。同じ人の手番で同じ局面が3回現れたら、千日手で引き分けです。
rules_notation = 列は左から a〜c、段は下から 1〜3 です。動かす車のマスと行き先のマスを続けて書きます（例：a2b2）。盤の外へ出すときは out と書きます（例：c2out）。
rules_rulings =
    外へ出た車は、もう戻りません。
    最後の車を出したあと、相手がもう1手指します。次の自分の手番には動かせる車がないので、そこで勝ちになります。
    相手の車を1台も動けなくしてしまうと、相手の勝ちです。
    同じ人の手番で同じ局面が3回現れたら、その場で引き分けです。開始局面も1回と数えます。対戦では、マイクロゲームごとに数え直します。
how = 動かす車のマスと行き先のマスを続けて書きます：a2b2。盤の外へ出すときは out を付けます：c2out
cell = { $cell }：{ $seat }の車（進む方向 { $mark }）
task = 車を選び、行き先を選びます。

## Ending

ending_out = { $seat }の車は全部外へ出ました。
ending_shut-in = { $Seat }の車は閉じ込められました。動けない方の勝ちです。

## Reason

reason_leaves = { $cell } の車を盤の外へ出す
reason_blocks = { $cell } の車の行く手をふさぐ
reason_at-edge = 次に出られる { $cell } へ車を進める
reason_nearer = 車を出口に近づける

## Lesson

lesson_drive_title = 1マスずつ
lesson_drive_rule = どちらも車が2台あり、盤の外へ出すのが目的です。手番が来たら、車を1台、空いた隣のマスへ1マス進めます。斜めには進めません。
lesson_drive_try = あなたは右を向いた車で、右端から外へ出ます。1台動かしてください。
lesson_drive_done = 1マス進んで、相手の手番です。
lesson_drive_other = 別の車でも試してみましょう。
lesson_drive_tempting-1 = a3 から c3 へ、2マス一度に？
lesson_drive_tempting-2 = a2 から斜めの b3 へ？
lesson_drive_tempting-3 = b1 の相手の車を動かす？
lesson_sides_title = 右・上・下へ
lesson_sides_rule = 先手の車は右・上・下へ進めますが、左へは進めません。相手の車は取れず、車のいるマスには入れません。
lesson_sides_try = b2 はふさがっています。a2 の車を上か下へ動かして、よけてください。
lesson_sides_done = 横へよけると1手かかりますが、ほかに道がないこともあります。
lesson_sides_other = ここでは a2 の車を上か下へ動かしてみましょう。
lesson_sides_tempting-1 = b3 から左の a3 へ戻る？
lesson_sides_tempting-2 = b2 の車を突っ切る？
lesson_other_title = 後手の車は上へ
lesson_other_rule = 後手の車は上端から出ます。上・左・右へ進めますが、下へは進めません。
lesson_other_try = 今度はあなたが相手側、上を向いた車です。1台動かしてください。
lesson_other_done = 上・左・右。先手と後手では、進める向きが違います。
lesson_other_other = 別の車でも試してみましょう。
lesson_other_tempting-1 = c2 から下の c1 へ戻る？
lesson_other_tempting-2 = 車のいる c3 へ上がる？
lesson_out_title = 盤の外へ
lesson_out_rule = 自分の端に着いた車は、盤の外へ出られます。出た車はもう戻りません。
lesson_out_try = c3 の車が右端に着きました。その車を選び、次に端の外の矢印を選んで、外へ出してください。
lesson_out_done = 1台出ました。残りは1台です。
lesson_out_other = 車は盤に残っています。出られるのは c3 の車です。
lesson_out_tempting-1 = a2 から外へ？
lesson_out_tempting-2 = 車のいる c2 へ下がる？
lesson_last_title = 最後の1台
lesson_last_rule = 自分の手番に動かせる車がなければ勝ちです。全部出すと、相手がもう1手指したあとの自分の手番で勝ちになります。
lesson_last_try = 残りは1台です。外へ出してください。
lesson_last_done = 相手がもう1手指します。次のあなたの手番には動かせる車がないので、あなたの勝ちです。
lesson_last_other = これでは相手の車が先に出てしまいます。
lesson_shut-in_title = ふさぎすぎに注意
lesson_shut-in_rule = 相手の行く手をふさぐのは大事な作戦です。ただし、動けない方が勝つので、相手を完全に閉じ込めてはいけません。
lesson_shut-in_try = 相手の最後の車は c1 にいます。閉じ込めてしまう手が1つあります。それ以外の手を指してください。
lesson_shut-in_done = c1 の車はまだ動けるので、対局は続きます。
lesson_shut-in_other = c1 の車が動けなくなり、相手の勝ちになりました。
lesson_repeat_title = 同じ局面が3回で引き分け
lesson_repeat_rule = 同じ人の手番で同じ局面が3回現れたら、その場で引き分けです。これを千日手といいます。
lesson_repeat_try = あなたは b2 と b3 を、相手は a1 と b1 を行き来しています。同じ局面を3回目にしてください。
lesson_repeat_done = 同じ配置、同じ人の手番が3回目になり、千日手で引き分けです。
lesson_repeat_other = 新しい局面になり、対局は続きます。前の局面に戻る手はどれでしょう。
lesson_by = コリン・ヴァウト作（1972年）。
lesson_more = 互いに最善を尽くせば先手の勝ちですが、a3 の車から動かし始めたときに限ります。
