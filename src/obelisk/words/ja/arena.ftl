alone = アリーナには席が2つ以上必要です。この { $game } は1人用の設定です。
players = 席は{ $seats }つありますが、プレイヤーは{ $given }人だけです。席の数以上のプレイヤーを指定してください。
sprt-two = 逐次検定で比べられるのは、2人用のゲームでの2人のプレイヤーだけです。
worker = { $players } の対局をしていたプロセスが{ $tries }回異常終了したため、アリーナを中止します。メモリー不足かもしれません。プロセスの数を減らしてみてください。
machine = クラスターで{ $tries }回始めた対局が、どのマシンでも最後まで続きませんでした。アリーナを中止します：{ $reason }
no-ray = クラスターで対局するには Ray が必要です：pip install "obelisk-table[cluster]"
no-cluster = { $address } に Ray クラスターがありません：{ $reason }
