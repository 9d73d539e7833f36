title = ムー・トーレレ
about = 星形の盤で駒を動かし、相手を動けなくします。
how = 手は、駒が離れる点と進む点を続けて書きます（例：cm）。
rules = 中央のまわりに8つの点があり、それぞれ隣の点と中央に線でつながっています。どちらも、並んだ点に4個の駒を置いて始めます。手番では、駒を1個、線に沿って空いた点へ動かします。中央に入れるのは、隣に相手の駒がある駒だけです。動けない人の負けです。同じ局面が3回現れると引き分けです。
rules_notation = 外側の点は上から時計回りに a〜h、中央は m です。離れる点と入る点を続けて書きます（例：cm、bc）。
rules_rulings = 同じ人の手番で同じ局面が3回現れると引き分けです。

## Refusals

not-joined = { $cell }と{ $to }は線でつながっていません。
no-enemy-beside = { $to }に入れるのは相手の駒の隣にある駒だけですが、{ $cell }の隣に相手の駒はありません。

## Reasons

reason_leaves = 相手の手を{ $n }つだけにする

## Lesson

lesson_by = ニュージーランド（アオテアロア）のマオリの伝統的なゲームです。
lesson_more = どちらもまちがえなければ終わりがなく、千日手で引き分けになります。中央に気をつけながら、相手のまちがいを待ちましょう。
lesson_middle_title = 中央へ入る
lesson_middle_rule = 空いている点はいつも1つだけで、どの手もそこへ進みます。中央に入れるのは、隣に相手の駒がある点からだけです。
lesson_middle_try = あなたは下の丸い駒です。駒を1個、中央へ動かしましょう。
lesson_middle_done = そのとおり。隣に相手の駒があるのは、列の両端の2個だけです。
lesson_middle_other = それも指せる手です。
lesson_middle_tempting-1 = 両隣が味方の d から入る？
lesson_middle_tempting-2 = c から d へ？
lesson_rim_title = 外側を回る
lesson_rim_rule = 外側では、隣に誰がいても、空いた隣の点へ動けます。中央の駒はどの点へも動けます。
lesson_rim_try = b が空いています。中央の駒を b へ出しましょう。
lesson_rim_done = 中央がまた空きました。今度は相手が入れます。
lesson_rim_other = 指せる手ですが、今回は中央から出ましょう。
lesson_rim_tempting-1 = f から b まで一気に？
lesson_block_title = 行き止まり
lesson_block_rule = 動けない人の負けです。
lesson_block_try = 相手が動けないようにしましょう。
lesson_block_done = 勝ちです。相手のどの駒も、空いた点へ動けません。
lesson_block_other = 相手はまだ動けます。
