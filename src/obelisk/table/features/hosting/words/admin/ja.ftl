## Option

option_status = open（空席あり）、running（対局中）、over（終局）の卓だけ。
option_game = このゲームの卓だけ。
option_player = この名前の人がいる卓だけ。
option_limit = 表示する卓の数の上限。
option_id = 卓のリンクの末尾の10文字。
option_secrets = 秘密も表示します：隠されたものと、鍵のハッシュ。
option_all = すべての卓を書き出します。
option_account = アカウントの名前。
option_scores = 最高得点を削除する人の名前。
option_tournament = 削除する大会。対局は残ります。
option_study = 研究のリンクの末尾の10文字。
option_who = 203.0.113.7 のようなアドレス、203.0.113.0/24 のようなネットワーク、またはアカウントの名前。
option_new = 新しい名前。
option_out = 書き込むファイル。指定しなければ標準出力。
option_file = バックアップのファイル、またはバックアップのフォルダー。指定しなければ、データベースの隣のフォルダー backups。
option_repair = 直せるものを直します。読めない行は、データベースの隣のファイルに移します。

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
remove-what = 削除するものを1つ指定してください：卓の10文字、--account NAME、--scores NAME、--study ID、--tournament ID のどれか。
export-what = 書き出すものを指定してください：卓の10文字か、--all。
exists = { $file } はすでにあります。バックアップは上書きしません。別の名前を選んでください。
cannot-copy = { $file } に書き込めません：{ $reason }
newer-backup = { $file } は新しいバージョンの Obelisk で作られています。そのバージョンをインストールしてから復元してください。
no-backup = { $folder } にバックアップはありません。ファイルか、バックアップのあるフォルダーを指定してください。
no-good-backup = { $folder } に復元できるバックアップはありません：{ $reasons }
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
restored = 復元しました：{ $file }（{ $at } の状態）
checking-backups = バックアップを確かめています…
passed-over = より新しいファイルは使えませんでした。{ $reason }
lost = バックアップより新しいため失われたもの：卓の出来事 { $events } 件、新しい卓 { $tables } 件、新しいアカウント { $accounts } 件、新規または変更された大会 { $tournaments } 件、新規または変更された研究 { $studies } 件。
lost-more = 壊れたファイルを最後まで読めなかったため、ほかにも失われたものがあるかもしれません。
lost-nothing = 失われたものはありません。データベースにバックアップより新しい内容はありませんでした。
lost-unknown = 壊れたファイルを読めなかったため、何が失われたかは分かりません。
checking = すべての対局を再現しています…
the-database = データベース
fault = { $what }：{ $reason }
damaged-pages = ファイルのページが壊れています。サーバーを止めて、最新のバックアップを復元してください：obelisk admin restore
no-password = アカウント { $name } には有効なパスワードがないため、サインインできません。すでにサインインしている端末では続けられます。不要なら obelisk admin remove --account で削除してください。
fault-repaired = { $what }：{ $reason }（直しました）
repaired = { $n } 件を直しました。
set-aside = 読めなかった行は { $file } に残してあります。
repair-with = obelisk admin check --repair で、直せるものを直せます。先にバックアップを取ってください。
left-over = 「{ $table }」の行が、存在しない「{ $parent }」の行に属しています。
no-log = この卓には記録がありません。
other-row = この卓について、一覧の内容が記録と食い違っています。
checked =
    { $n }卓を再現しました。{ $wrong ->
        [0] 壊れたものはありません。
       *[other] 問題が { $wrong } 件あります。
    }
server-runs = サーバーが { $file } を使っています。先にサーバーを止めてから、復元してください。
