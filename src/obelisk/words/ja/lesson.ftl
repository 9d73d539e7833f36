your-tiles = あなたのタイル
your-move = あなたの手番です
others-move = 相手の手番です
