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
embed_not-ours = このサーバーの終わった対局のアドレスではありません。
embed_format = 形式はjsonかxmlです。
embed_button = 埋め込む
