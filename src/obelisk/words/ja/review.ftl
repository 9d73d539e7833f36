best = 最善手
good = 好手
mistake = 悪手
blunder = 大悪手
missed-win = 勝ちをのがす
turning-point = 分かれ目
by-search = { $name } による評価です。
exact = 正確な値です（完全に調べ尽くしたゲーム）。
