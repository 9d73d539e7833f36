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
tournament = { $game }・{ $kind }。{ $state }
alt_table = 盤面。{ $title }。{ $state }
alt_game = { $game }の盤
alt_home = Obeliskのゲーム

## Embedding a finished game

embed_title = この対局を埋め込む
embed_about = ページに貼り付けると、対局が表示されます。見る人は一手ずつたどれます。閲覧者の情報は保存しません。
embed_code = 埋め込みコード
embed_copy = コピー
embed_copied = コピーしました
embed_close = 閉じる
embed_open = Obeliskで開く
embed_not-over = この対局はまだ終わっていません。終わったら埋め込めます。
embed_play = 手順を再生
embed_pause = 一時停止
embed_after = { $ply }手目まで（全{ $last }手）
embed_off = このサーバーでは対局を埋め込めません。
embed_not-ours = このサーバーの終わった対局のアドレスではありません。
embed_format = 形式はjsonかxmlです。
