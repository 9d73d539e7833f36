title = My Game
about = 相手の駒の隣をさけて、駒を置いていきます。
how = 手は、駒を置くマスの名前です（例：b2）。
rules = 盤は空の状態から始まります。自分の手番には、空いたマスに駒を1個置きます。ただし、相手の駒の隣（左右と上下）には置けません。駒を置けなくなった人の負けです。
rules_notation = 列は左から a〜d、段は下から 1〜4 です。手は、駒を置くマスの名前です（例：b2）。

## Refusals

beside-enemy = { $cell } は相手の駒の隣です。隣でないマスを選んでください。

## Reasons

reason_leaves = 相手が置けるマスを { $n } つだけにする

## Lesson

lesson_by = obelisk new-game が作ったゲームです。ルールはサイモン・ノートンの Snort です。
lesson_more = 駒を置くたびに、相手のマスが減り、自分のマスが守られます。両方を数えましょう。
lesson_put_title = 離れて置く
lesson_put_rule = 空いたマスに駒を置きます。相手の駒の隣には置けません。斜めは隣ではありません。
lesson_put_try = あなたは丸い駒です。駒を1個置きましょう。
lesson_put_done = そのとおり。相手はその隣のマスを使えません。
lesson_put_other = それも置けるマスです。
lesson_put_tempting-1 = 相手の駒の下の c2 は？
lesson_put_tempting-2 = もう一度 b2 に？
lesson_win_title = 置くマスがない
lesson_win_rule = 駒を置けなくなった人の負けです。
lesson_win_try = 相手が置けるマスをなくしましょう。
lesson_win_done = 勝ちです。空いたマスは、どれもあなたの駒の隣です。
lesson_win_other = 相手が置けるマスがまだあります。
