title = クロバー
too-far = { $to } は遠すぎます。駒が動けるのは1マスだけです。
own-piece = { $to } には自分の駒があります。駒は、相手の駒のあるマスへしか動けません。
empty = { $to } は空いています。どの手も必ず相手の駒を取ります。動けるのは、隣の相手の駒のマスだけです。
about = どの手も、隣の相手の駒を取ります。取れなくなったら負けです。
rules_setup = 盤は横5列、縦4段です。20マスすべてに、市松模様のように駒（マイクロコマ）を並べます。先手の10個は a1 と、それと同じ色のマスに、後手の10個は残りのマスに置きます。先手はランダムに決めます（プラグインの対戦では、オベリスクを持つ人が先手です）。
rules_turn = 手番では、駒を1つ、上下左右の隣にある相手の駒のマスへ動かし、その駒を取ります。ほかの動かし方はありません。
rules_end = 動けなくなった方の負けです。
rules_notation = 列は左から a〜e、段は下から 1〜4 です。動かす駒のマスと取る駒のマスを続けて書きます（例：a1a2）。
rules_rulings =
    先手の駒は、a1 と、それと同じ色のマス全部に並べます。
    空いたマスへは動けません。隣に相手の駒が1つもなければ、動けません。
    一方が動ける局面なら、もう一方も動けます。最後の手を指した方が勝ちで、引き分けはありません。
how = 動かす駒のマスと、取る相手の駒のマスを続けて書きます：a1a2

## Ending

ending_apart = 両者の駒が隣り合う所がなくなり、{ $seat }は動けません。

## Reason

reason_strands =
    { $n ->
        [1] { $cell } の相手の駒を動けなくする
       *[other] 相手の駒{ $n }つを動けなくする
    }
reason_safe = 取り返されない { $cell } で駒を取る

## Lesson

lesson_capture_title = どの手も駒を取る
lesson_capture_rule = 駒は、上下左右の隣にある相手の駒のマスへ1つ動き、その駒を取ります。動かし方はこれだけです。
lesson_capture_try = あなたは丸い駒です。自分の駒を選び、次に隣の相手の駒を選んで取ってください。
lesson_capture_done = 相手の駒が1つ減り、空いたマスが1つ増えました。
lesson_capture_other = 別の駒でも試してみましょう。
lesson_capture_tempting-1 = a1 から斜めの b2 へ？
lesson_capture_tempting-2 = a1 から2つ先の a3 へ？
lesson_capture_tempting-3 = b1 の相手の駒を動かす？
lesson_only_title = 動けるのは相手の駒の上だけ
lesson_only_rule = 空いたマスや、自分の駒のあるマスへは動けません。隣に相手の駒がない駒は、動けません。
lesson_only_try = a2 の駒は動けません。別の駒で相手の駒を取ってください。
lesson_only_done = まだまわりに相手の駒がたくさんありますが、だんだん減っていきます。
lesson_only_other = 別の駒でも試してみましょう。
lesson_only_tempting-1 = a2 から空いている a1 へ戻る？
lesson_only_tempting-2 = a2 から自分の駒のある b2 へ？
lesson_safe_title = 取り返されない場所
lesson_safe_rule = 隣に相手の駒がない駒は、取られません。ただし、相手の駒が近づいて来ないかぎり、動くこともできません。
lesson_safe_try = 取り返されないように、相手の駒を取ってください。
lesson_safe_done = 隣に相手の駒がないので、安全です。
lesson_safe_other = 隣の相手の駒に取り返されます。右上の隅を見てください。
lesson_safe_tempting-1 = e3 から空いている d3 へ？
lesson_last_title = 最後の手を指す
lesson_last_rule = 自分の手番に取れる駒がなければ、駒がいくつ残っていても負けです。
lesson_last_try = 両者の駒がどこでも隣り合わなくなる手が1つあります。見つけてください。
lesson_last_done = もう誰も取れません。そして相手の手番です。あなたの勝ちです。
lesson_last_other = まだ両者の駒が隣り合う所があるので、相手は動けます。
lesson_last_tempting-1 = c3 から空いている b3 へ？
lesson_last_tempting-2 = c3 から自分の駒のある d3 へ？
lesson_by = マイケル・アルバート、J・P・グロスマン、リチャード・ノワコフスキー、デイヴィッド・ウルフ作（2001年）。
lesson_more = 互いに最善を尽くせば先手の勝ちです。初手31通りのうち24通りが勝つ手です。
