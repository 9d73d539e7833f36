title = レーティング
about = おおよそ前後{ $n }点の範囲です
provisional = 暫定：もう何局か指すと定まります
graph = { $game }のレーティングの推移
games = レーティング対局{ $n }局
next-level = 次は「{ $level }」（{ $rating }）
change = レーティングの変化
