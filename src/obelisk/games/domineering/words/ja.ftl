title = ドミニアリング
not-neighbours = { $cell } と { $to } は隣り合っていません。ドミノは、辺で接する2つのマスに置きます。
order = 下か左のマスを先に書いてください：{ $better }
upright = あなたのドミノは縦に置きます。あるマスと、そのすぐ上のマスです。
lying = あなたのドミノは横に置きます。あるマスと、そのすぐ右のマスです。
covered = { $cell } にはもうドミノがあります。空いたマスが2つ必要です。
about = ドミノを、先手は縦に、後手は横に置きます。置けなくなったら負けです。
rules_setup = 盤は4×4マスで、何も置かずに始めます。それぞれ、2マス分のドミノを4つずつ持ちます。2人とも同じ側から盤を見ます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、辺で接する空いた2つのマスにドミノを1つ置きます。先手は必ず縦に、後手は必ず横に置きます。
rules_end = ドミノを置けなくなった方の負けです。
rules_notation = 列は左から a〜d、段は下から 1〜4 です。ドミノの2つのマスを、下か左のマスから書きます（縦は a1a2、横は a1b1）。
rules_rulings =
    置いたドミノは動かせません。
    引き分けはありません。最後のドミノを置いた方が勝ちです。
how = ドミノの2つのマスを、下か左のマスから書きます：縦は a1a2、横は a1b1
task = ドミノを置く場所を選びます。
cell = { $cell }：{ $seat }のドミノ

## Ending

ending_no-place = { $Seat }には、もうドミノを置く場所がありません。

## Reason

reason_takes = 相手の置ける場所を{ $n }か所減らす
reason_own = 自分だけが置ける場所を使う

## Lesson

lesson_upright_title = あなたは縦に置く
lesson_upright_rule = 手番が来たら、上下に並んだ空いた2つのマスに、ドミノを1つ置きます。
lesson_upright_try = ドミノを置いてください。マスを選ぶと、そのマスとすぐ上のマスに置かれます。
lesson_upright_done = 置いたドミノは、もう動きません。
lesson_upright_other = 別の場所でも試してみましょう。
lesson_upright_tempting-1 = a1 と b1 に横向きに？
lesson_upright_tempting-2 = a1 と b2 に？
lesson_lying_title = 相手は横に置く
lesson_lying_rule = 後手は必ず横に、あるマスとそのすぐ右のマスに置きます。どちらも空いていなければなりません。
lesson_lying_try = 今度はあなたが後手です。ドミノを置いてください。
lesson_lying_done = 縦と横のドミノは、互いのじゃまになります。それがこのゲームのすべてです。
lesson_lying_other = 別の場所でも試してみましょう。
lesson_lying_tempting-1 = c2 と c3 に縦向きに？
lesson_lying_tempting-2 = ドミノのある a3 と b3 に？
lesson_takes_title = 相手の場所を減らす
lesson_takes_rule = よいドミノは、相手の置ける場所をたくさん減らします。真ん中の列なら4か所、端の列なら2か所です。
lesson_takes_try = もう一度、先手です。横のドミノの場所を4か所減らすように置いてください。
lesson_takes_done = 相手の置ける場所が4か所減りました。
lesson_takes_other = 端では2か所しか減りません。真ん中に置いてみましょう。
lesson_takes_tempting-1 = b2 と c2 に横向きに？
lesson_last_title = 最後に置いた方が勝ち
lesson_last_rule = 自分の手番にドミノを置けなければ負けです。空いたマスがあっても、置けなければ役に立ちません。
lesson_last_try = 横のドミノを置けなくする場所が1つあります。見つけてください。
lesson_last_done = 空いたマスは残っていますが、横に2つ並んだ所はありません。相手は置けず、あなたの勝ちです。
lesson_last_other = 相手はまだ置けます。横に2つ並んだ空きマスはどこでしょう。
lesson_last_tempting-1 = ドミノのある b3 に重ねて、b2 と b3 に？
lesson_last_tempting-2 = a1 と c1 に？
lesson_by = ヨーラン・アンデション作。
lesson_more = 互いに最善を尽くせば先手の勝ちですが、初手を2段目と3段目に置いたときに限ります。列はどこでもかまいません。
