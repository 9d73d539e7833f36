## What links show of themselves on other sites

table = { $game }：{ $players }
table_nobody = { $game }：空席のある卓
versus = { $one } 対 { $other }
players = { $names }
waiting = 対戦相手を待っています。
moves = ここまで{ $n }手。
moves_all = 全{ $n }手。
stop = 。
person = Obeliskのプレイヤー
person_about = { $name }さんの対局と戦績。
alt_table = 盤面。{ $title }。{ $state }
alt_game = { $game }の盤
alt_home = Obeliskのゲーム
