title = レーティング
about = おおよそ前後{ $n }点の範囲です
provisional = 暫定：もう何局か指すと定まります
graph = { $game }のレーティングの推移
games = レーティング対局{ $n }局
next-level = 次は「{ $level }」（{ $rating }）
change = レーティングの変化

rises = 1日のうちに急に上がったレーティング
rise = { $game }：{ $before } → { $after }（{ $n }局、相手{ $people }人）
rises-none = 急に上がったレーティングはありません。
end_rating = あなたのレーティングは{ $rating }になりました（{ $change }）。
end_unrated_guest = アカウントのないプレイヤーがいるため、この対局はレーティングに反映されません。
end_unrated_short = 全員が2手以上指していないため、この対局はレーティングに反映されません。
end_beaten = { $game }で「{ $level }」に勝ちました。
end_try = 「{ $level }」に挑戦
