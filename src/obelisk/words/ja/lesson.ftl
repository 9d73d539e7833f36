your-tiles = あなたのタイル
your-move = あなたの番です
others-move = 相手の番です
