option = { $game } の図に { $option } という設定はありません。設定は次のとおりです：{ $known }。
names = 図に使う名前は、席ごとに1つずつのリストで指定してください。{ $given } は使えません。
to-move = { $Seat }の番です。
may-act = 席{ $seats }の番です。
named-may-act = { $names }の番です。
won = { $Seat }の勝ちです。
won-by-points = { $Seat }の勝ちです（{ $points }）。
draw = 引き分けです。
draw-by-points = 引き分けです（{ $points }）。
shared = { $names }が勝利を分かち合います。
shared-by-points = { $names }が勝利を分かち合います（{ $points }）。
empty = { $cell }：空き
forbidden = { $cell }：空き（今は置けません）
piece = { $cell }：{ $seat }の駒
nobodys-piece = { $cell }：誰のものでもない駒
step = { $first }から{ $last }へ
joins-rows = { $Seat }は下と上をつなぎます。
joins-columns = { $Seat }は左と右をつなぎます。
seat = 席{ $n }
seat-inside = 席{ $n }
player = プレイヤー{ $n }
side = near には、手前にする席を 0 から { $last } までの番号で指定してください。{ $near } は使えません。
ended = 対局は終わりました。
ended-by-points = 対局は終わりました（{ $points }点）。

## Task

task_cell = マスを選びます。
task_step = 駒を選び、行き先を選びます。
task_move = 手を指します。
graph_title = { $title }：評価グラフ
graph_about = { $n }手それぞれの後の{ $seat }の見込みと、最善でなかった手の印です。
graph_about-each = 全{ $n }手、各席の手の後の見込みと、最善でなかった手の印です。
graph_wins = { $Seat }の勝ち
graph_plies = 手数
graph_mark = { $ply }手目 { $move }：{ $judgement }
graph_better = { $ply }手目 { $move }：{ $judgement }。よりよい手：{ $best }
