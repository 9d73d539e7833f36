rises = 1日のうちに急に上がったレーティング
rise = { $game }：{ $before } → { $after }（{ $n }局、相手{ $people }人）
rises-none = 急に上がったレーティングはありません。
