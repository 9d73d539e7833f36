unknown = { $name } というプレイヤーはいません。プレイヤーは次のとおりです：{ $known }。
broken = プレイヤー { $name } を読み込めません：{ $reason }
not-a-player = { $name } はプレイヤーではなく { $what } です。プレイヤーは obelisk.Player のサブクラスです。
other-name = エントリーポイント { $name } が指すプレイヤーの名前は { $found } です。名前をそろえてください。
not-here = プレイヤー { $name } は { $game } を指せません。{ $reason }
no-value = プレイヤー { $name } は { $game } を指せません。局面の評価方法がまだないためです。
no-list = プレイヤー { $name } は { $game } を指せません。手の数が多すぎて、一覧にできないためです。
only = プレイヤー { $name } は { $game } だけを指します。
threads = threads は 1 から { $most } までの整数です。
option = プレイヤー { $name } に { $option } という設定はありません。設定は次のとおりです：{ $known }。
clock = 環境変数 { $variable } は、思考時間を測る時計の名前です。使えるのは { $known } で、{ $given } は使えません。
budget = シミュレーションの回数か秒数を、0 より大きい数で指定してください。
width = 幅を 1 から { $most } までの整数で、または秒数を 0 より大きい数で指定してください。
alone = プレイヤー { $name } は1人用の対局でしか指せません。この対局には席が{ $seats }つあります。
chance = 運で決まるところなので、選ぶ手がありません。
over = 対局が終わっているので、選ぶ手がありません。
which-seat = 手番の席が複数あります：{ $active }。どの席の手を選ぶのかを指定してください。
no-move = 席{ $seat }の手番ではないので、選ぶ手がありません。
no-copy = プログラムを動かすプレイヤーは、コピーも pickle もできません。プログラム「{ $command }」はこのプロセスのものだからです。代わりに exec:./mybot のような文字列を渡し、それぞれのプロセスで起動してください。
no-program = 「{ $command }」に起動できるプログラムがありません。「exec:」の後に、exec:./mybot や exec:python mybot.py のように、シェルと同じ書き方でコマンドを書いてください。

## About

about_person = このキーボードで指す人
about_random = ランダムに指します。とても弱い相手です
about_greedy = その場で最もよく見える手を選びます
about_mcts = コンピューター。頭の中で何度も対局して先を読みます
about_perfect = 決して間違えません。すべての局面を調べられるゲーム専用です
about_solver = 1人用。裏向きのタイルも知ったうえで、最高得点を探します
about_novice = 入門。よく見落とします
about_learner = 初歩。ルールは覚えましたが、まだ見落とします
about_casual = 初級。ときどき見落とします
about_club = 中級。間違いは少なめです
about_strong = 中上級。ほとんど見落としません
about_expert = 上級。なかなか勝てません
about_best = 最強。1手に1秒考えます。ニューラルネットのあるゲームではそれも使います
