title = ヘキサポーン
backwards = ポーンは、すぐ前の段へ1つずつしか進めません。{ $to } はすぐ前の段ではありません。
too-far = { $to } は横に離れすぎています。ポーンはまっすぐ前へ進むか、斜め前の隣のマスの相手を取ります。
blocked = { $to } には駒があります。まっすぐ前の駒は取れません。取れるのは斜め前の駒です。
own-piece = { $to } には自分のポーンがあります。
nothing-there = { $to } は空いています。斜めに動けるのは、相手の駒を取るときだけです。取らないときは、まっすぐ前へ進みます。
about = ポーンを一番奥の段まで進めるか、相手を動けなくすれば勝ちです。
rules_setup = 盤は3×3マスです。それぞれ、自分に近い側の段にポーンを3つ並べます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、ポーンを1つ、まっすぐ前の空いたマスへ1歩進めるか、斜め前にいる相手のポーンを取ってそのマスへ進めます。
rules_end = 一番奥の段に着くか、相手を動けなくすれば勝ちです。
rules_notation = 列は左から a〜c、段は下から 1〜3 です。動かすポーンのマスと行き先のマスを続けて書きます（例：a1a2）。取るときも同じです（例：a1b2）。
rules_rulings =
    まっすぐ前の駒は取れません。空いた斜め前のマスへは動けず、一度に2マスも進めません。
    ポーンを全部取られた方は、動けないので負けです。
    どの手も前に進むので、引き分けはありません。
how = 動かすポーンのマスと行き先のマスを続けて書きます：a1a2、取るときは a1b2

## Ending

ending_reached = { $Seat }のポーンが一番奥の段に着きました。

## Reason

reason_blocks = { $cell } のポーンを止める

## Lesson

lesson_ahead_title = まっすぐ前へ
lesson_ahead_rule = ポーンを3つずつ並べて始めます。手番が来たら、ポーンを1つ、空いている1つ前のマスへ進めます。
lesson_ahead_try = あなたは下のポーンです。1つ動かしてください。
lesson_ahead_done = 1つ前に進みました。後戻りはできません。
lesson_ahead_other = 別のポーンでも試してみましょう。
lesson_ahead_tempting-1 = a1 から斜めの b2 へ？
lesson_ahead_tempting-2 = a1 から a3 へ、2つ一度に？
lesson_ahead_tempting-3 = a1 から横の b1 へ？
lesson_capture_title = 斜め前の相手を取る
lesson_capture_rule = 斜め前に相手のポーンがいれば、そこへ進んで取れます。まっすぐ前の駒は取れず、行く手をふさがれます。
lesson_capture_try = b2 の相手のポーンを取ってください。
lesson_capture_done = 取りました。列を変えられるのは、こうして取るときだけです。
lesson_capture_other = 実はそれで勝ちです。理由は次のステップで説明します。ここでは相手のポーンを取ってみましょう。
lesson_capture_tempting-1 = b1 からまっすぐ前の b2 を取る？
lesson_capture_tempting-2 = a2 から空いている斜め前の b3 へ？
lesson_stuck_title = 動けなくする
lesson_stuck_rule = 自分の手番に動かせるポーンがなければ、ポーンが残っていても負けです。
lesson_stuck_try = さっきと同じ局面です。今度は取らずに、相手のポーンを全部止める手を見つけてください。
lesson_stuck_done = 相手のポーンはどれも目の前をふさがれ、取れる駒もありません。あなたの勝ちです。
lesson_stuck_other = 相手はまだ動けます。まだ止めていないポーンはどれでしょう。
lesson_stuck_tempting-1 = a1 へ戻る？
lesson_far_title = 一番奥に着く
lesson_far_rule = 相手がポーンを並べていた一番奥の段に、先に1つでも着けば勝ちです。
lesson_far_try = この手で勝ってください。
lesson_far_done = たどり着きました。残ったポーンの数は関係ありません。
lesson_far_other = あと1歩で一番奥に着くポーンがあります。
lesson_far_tempting-1 = a2 からまっすぐ a3 の駒を取る？
lesson_far_tempting-2 = b2 の相手のポーンを動かす？
lesson_by = マーティン・ガードナー作（1962年）。マッチ箱で作った「学習するコンピューター」に遊ばせるために考えられました。デカポーンのもとになったゲームです。
lesson_more = 互いに最善を尽くせば、必ず後手が勝ちます。その手順がわかりますか。

## A newcomer's first game

welcome_1 = あなたの手番です！ ポーンを選び、その1つ前のマスを選びましょう。
welcome_2 = 斜め前の相手を取れますか？ 取れなければ、取られないマスへ進みましょう。
welcome_3 = 一番奥の段を見てください。ポーンが1つ着けば、その場で勝ちです。
