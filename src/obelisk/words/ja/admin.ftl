## Help

help_list = 卓の一覧を、最近動きのあったものから表示します。
help_show = 卓で起きたことを、観戦者に見える範囲で表示します。
help_remove = 卓、アカウント、またはある名前の最高得点を完全に削除します。動作中のサーバーにも数秒で反映されます。
help_ban = アドレス、ネットワーク、アカウントを締め出します。WHO を省くと、締め出しの一覧を表示します。動作中のサーバーにも数秒で反映されます。
help_unban = 締め出したアドレス、ネットワーク、アカウントを、また入れるようにします。
help_rename = アカウントの名前を変えます。卓での名前は変わりません。
help_export = 1つの卓、またはすべての卓を JSON で書き出します。1行が1卓で、秘密も含めて記録のすべてが入ります。
help_backup = すべてをファイルに写します。サーバーが動いている間も使えます。
help_restore = データベースをバックアップに置き換えます。先にサーバーを止めてください。元のものは別の名前で残ります。
help_check = すべての対局を再現して、データベースを点検します。壊れたものがあれば、終了コードは 1 です。

## Option

option_status = open（空席あり）、running（対局中）、over（終局）の卓だけ。
option_game = このゲームの卓だけ。
option_player = この名前の人がいる卓だけ。
option_limit = 表示する卓の数の上限。指定しなければ 50。
option_id = 卓のリンクの末尾の10文字。
option_all = すべて：show では秘密も、export ではすべての卓。
option_account = アカウントの名前。
option_scores = 最高得点を削除する人の名前。
option_who = 203.0.113.7 のようなアドレス、203.0.113.0/24 のようなネットワーク、またはアカウントの名前。
option_new = 新しい名前。
option_out = 書き込むファイル。指定しなければ標準出力。
option_file = バックアップのファイル。

## Example: command lines, the same in every language

example_list = obelisk admin list --status running --game kono
example_show = obelisk admin show 7pg4hmq6xx
example_remove = obelisk admin remove 7pg4hmq6xx
example_ban = obelisk admin ban 203.0.113.7
example_unban = obelisk admin unban 203.0.113.7
example_rename = obelisk admin rename Ada Augusta
example_export = obelisk admin export --all --out tables.jsonl
example_backup = obelisk admin backup monday.sqlite
example_restore = obelisk admin restore monday.sqlite
example_check = obelisk admin check --data monday.sqlite

## What is said

column-id = 卓
column-game = ゲーム
column-status = 状態
column-moves = 手数
column-players = プレイヤー
column-changed = 最終更新
column-public = 公開
column-banned = 締め出し
column-kind = 種類
column-since = 開始
yes = はい
no = いいえ
account = アカウント
network = ネットワーク
no-database = { $file } にデータベースはありません。--data か --database で別のものを指定してください。
version = データベースのスキーマは { $found } 版、このプログラムは { $newest } 版です。このプログラムのサーバーを起動すると、自動的に更新されます。
no-account = { $name } というアカウントはありません。
not-banned = { $what } は締め出されていません。
remove-what = 削除するものを1つ指定してください：卓の10文字、--account NAME、--scores NAME のどれか。
export-what = 書き出すものを指定してください：卓の10文字か、--all。
exists = { $file } はすでにあります。バックアップは上書きしません。別の名前を選んでください。
cannot-copy = { $file } に書き込めません：{ $reason }
damaged-file = { $file } は壊れているか、卓のデータベースではありません：{ $reason }
no-file = このデータベースはファイルではありません。
pg-backup = PostgreSQL には専用のプログラムがあり、サーバーが動いている間も使えます：pg_dump --format=custom --file={ $file } "{ $address }"
pg-restore = PostgreSQL には専用のプログラムがあります。先にすべてのサーバーを止めてください：pg_restore --clean --if-exists --single-transaction --dbname="{ $address }" { $file }
removed = 削除しました：{ $what }
removed-scores =
    { $n ->
        [0] { $name } の最高得点はありません。
       *[other] { $name } の最高得点を { $n } 件削除しました。
    }
banned = { $what } を締め出しました。
unbanned = { $what } はまた入れるようになりました。
renamed = { $name } の名前を { $new } に変えました。
backed-up = バックアップ：{ $file }
moved-away = 元のものは { $file } に残してあります。
restored = 復元しました：{ $file }
checking = すべての対局を再現しています…
the-database = データベース
fault = { $what }：{ $reason }
damaged = 保存された内容を読めません：{ $reason }
left-over = 「{ $table }」の行が、存在しない「{ $parent }」の行に属しています。
no-log = この卓には記録がありません。
other-row = この卓について、一覧の内容が記録と食い違っています。
checked =
    { $n }卓を再現しました。{ $wrong ->
        [0] 壊れたものはありません。
       *[other] 問題が { $wrong } 件あります。
    }
