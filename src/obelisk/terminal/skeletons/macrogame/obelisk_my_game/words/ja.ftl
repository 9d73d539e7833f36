title = My Game
about = つながった4枚のタイルを取れば勝ちです。
how = 手は、取るタイルの名前です（例：b2）。
rules = 9枚のタイルが菱形に並んでいます。つながった4枚を先に取った人の勝ちです。すべてのタイルが取られてもどちらにもなければ、タイルの多い人の勝ちです。このゲームだけで遊ぶときは、交代で空いたタイルを1枚ずつ取ります。
rules_notation = 列は左から a〜c、段は下から 1〜3 です。手は、取るタイルの名前です（例：b2）。

## Reasons

reason_joins = { $n } 枚のつながりを作る

## Endings

ending_group = { $Seat }のタイルが { $n } 枚つながりました。
ending_most = { $Seat }のタイルのほうが多く、{ $n } 枚です。

## Lesson

lesson_by = obelisk new-game が作ったゲームです。
lesson_more = 中央のタイルは6枚に、角のタイルは2枚か3枚に隣り合っています。
lesson_take_title = タイルを取る
lesson_take_rule = このゲームだけで遊ぶときは、交代で空いたタイルを取ります。対戦では、そのタイルのマイクロゲームに勝つと取れます。
lesson_take_try = タイルを1枚取りましょう。
lesson_take_done = そのとおり。次は相手の手番です。
lesson_take_other = それも取れるタイルです。
lesson_take_tempting-1 = 相手の c1 は？
lesson_join_title = 4枚をつなぐ
lesson_join_rule = 4枚がつながれば、その場で勝ちです。最後までどちらもつながらなければ、タイルの多い人の勝ちです。
lesson_join_try = 3枚つながっています。4枚目を取りましょう。
lesson_join_done = 勝ちです。4枚がつながりました。
lesson_join_other = そのタイルは、ほかのタイルとつながっていません。
