best = 最善手
good = 好手
mistake = 疑問手
blunder = 大悪手
missed-win = 勝ちをのがす
turning-point = 分かれ目
by-search = { $name } による見込みです。
exact = 正確な値です（解けているゲーム）。
