unknown = { $name } というプレイヤーはいません。プレイヤーは次のとおりです：{ $known }。
broken = プレイヤー { $name } を読み込めません：{ $reason }
not-a-player = { $name } はプレイヤーではなく { $what } です。プレイヤーは obelisk.Player のサブクラスです。
other-name = エントリーポイント { $name } が指すプレイヤーの名前は { $found } です。名前をそろえてください。
not-here = プレイヤー { $name } は { $game } を指せません。{ $reason }
no-value = プレイヤー { $name } は { $game } を指せません。局面の良し悪しの見方がまだないためです。
no-list = プレイヤー { $name } は { $game } を指せません。手の数が多すぎて一覧にできません。
only = プレイヤー { $name } は { $game } だけを指します。
threads = threads は 1 から { $most } までの整数でなければなりません。
option = プレイヤー { $name } に { $option } という設定はありません。設定は次のとおりです：{ $known }。
clock = 環境変数 { $variable } は、思考時間を測る時計の名前です。使えるのは { $known } で、{ $given } は使えません。
budget = シミュレーションの回数か秒数を、0 より大きい数で指定してください。
width = 幅を 1 から { $most } までの整数で、または秒数を 0 より大きい数で指定してください。
alone = プレイヤー { $name } は1人用の対局でしか遊べません。この対局には席が{ $seats }つあります。
no-move = 席{ $seat }の番ではないので、選ぶ手がありません。
no-program = 「{ $command }」に起動できるプログラムがありません。「exec:」の後に、exec:./mybot や exec:python mybot.py のように、シェルと同じ書き方でコマンドを書いてください。

## About

about_person = このキーボードで指す人
about_random = でたらめに指します。とても弱い相手です
about_greedy = その場で一番よく見える手を選びます
about_mcts = コンピューター。頭の中で何度も対局して先を読みます
about_perfect = 決して間違えません。局面をすべて調べられるゲームだけで指します
about_solver = 1人用。伏せたタイルも知ったうえで、最高得点を探します
about_novice = 初心者。指せる手の半分を見落とします
about_casual = たまに遊ぶ人。見落としがあります
about_club = クラブの常連。間違いは少なめです
about_expert = 上級者。なかなか勝てません
about_best = いちばん強い相手。1手1秒考えます
