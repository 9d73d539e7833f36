## Option

option_port = 卓が待ち受けるポート。指定しなければ 8080 です。
option_json = 調べた結果を、プログラム向けに JSON で書き出します。

## What is said

line = { $name }：{ $told }
well = 遊ぶのに必要なものはすべてそろっています。
unwell = 問題があります。上の矢印の案内に従ってから、もう一度調べてください。
failed = 調べられませんでした：{ $reason }
failed-advice = インストールが壊れています。Obelisk を入れ直してください：pip install --force-reinstall obelisk-table
reinstall = Obelisk を入れ直してください：pip install --force-reinstall obelisk-table
run = 実行してください：{ $command }

about_obelisk = Obelisk 本体
about_python = Python のバージョン
about_packages = パッケージ
about_extras = 追加機能
about_networks = ネットワーク
about_compiled = コンパイル済みのゲーム
about_gpu = GPU（任意）
about_folders = フォルダー
about_database = データベース
about_port = ポート
about_mail = メール
about_browser = ブラウザー
about_time = 時計
about_locale = 言語

obelisk-is = バージョン { $version }、場所は { $folder }
obelisk-other = インストールの記録はバージョン { $found } ですが、コードはバージョン { $version } です。ゲームやプレイヤーが見つからないことがあります。
obelisk-advice = 入れたときと同じ方法で入れ直してください：pip install { $package }、クローンなら pip install --editable .
python-good = { $version }（{ $program }）
python-new = { $version }（{ $program }）。Obelisk を試してあるのは { $newest } までです。
python-advice = 動かないところがあれば、Python { $newest } を使ってください。
packages-good =
    { $n ->
       *[other] 必要な { $n } 個のパッケージはすべて入っています。
    }
package-missing = { $package } がありません。
package-other = { $package } はバージョン { $found } ですが、{ $range } が必要です。

extra-good = { $extra }：{ $brings }（{ $packages }）
extra-not = { $extra } は入っていません。入れるとできること：{ $brings }
extra-advice = 必要なら：{ $how }
extra_nets = ネットワークで考えるコンピューター
extra_rl = PettingZoo と Gymnasium の環境
extra_cuda = NVIDIA の GPU での多数の対局
extra_cluster = Ray による多数のマシンでのアリーナ
extra_postgresql = PostgreSQL を使う卓

networks-good = { $games } で読み込めました
networks-not = onnxruntime がないため、「best」は { $games } をネットワークなしで指します。
network-missing = { $game } のネットワークがありません。

compiled-off = { $variable } が設定されているため、何もコンパイルされません。コンピューターが考えるのが遅くなります。
compiled-off-advice = { $variable } の設定を外してください。
compiled-some =
    { $total ->
       *[other] { $total } 個のうち { $n } 個のゲームがコンパイル済みです。残りは、卓を開くとき、または初めて遊ぶときにコンパイルされます。
    }
compiled-good =
    { $n ->
       *[other] { $n } 個のゲームはすべて、{ $cpu } 向けにコンパイル済みです。
    }
cpu-own = このマシンのプロセッサー
older =
    { $n ->
       *[other] 以前のバージョンがコンパイルしたコードが { $n } 個のフォルダーに残っています（{ $size }）。
    }
older-advice = そのバージョンをもう使わないなら不要です。空きを作るには、{ $folder } と並ぶほかのフォルダーを削除してください。

gpu-none = 使えるものはありません。なくても遊べます。
gpu-unused = ありますが、使われていません：{ $reason }
gpu-good = 多数の対局を GPU で動かせます。

folder_cache = キャッシュ
folder_data = データ
folder-good = { $what }：{ $folder } に書き込めます。今の大きさは { $size } です。
folder-full = { $what }：{ $folder } の空きが { $free } しかありません。
folder-full-advice = 空きを作るか、{ $variable } で別のフォルダーを指定してください。
folder-wrong = { $what }：{ $reason }
folder-advice = { $variable } で別のフォルダーを指定するか、このユーザーが書き込めるようにしてください。

database-new = { $file } はまだありません。卓を初めて開くときに作られます。
database-good = { $address } は応答しています。スキーマのバージョンは { $found } です。
database-open = { $file } は、このコンピューターのほかのユーザーも読める状態です。
database-old = { $address } は応答しています。スキーマのバージョンは { $found }、このプログラムは { $newest } です。
database-old-advice = バックアップを取ってください（obelisk admin backup FILE）。卓を開くとデータベースが更新され、古いバージョンでは読めなくなります。
database-newer = { $address } のスキーマはバージョン { $found } ですが、このプログラムはそれを知りません。このプログラムのバージョンは { $newest } です。
database-newer-advice = それを書いたバージョンに戻すか、以前のバックアップを復元してください（docs/upgrading.md）。
database-silent = { $address } が応答しません：{ $reason }
database-advice = アドレス（--data、--database、OBELISK_TABLE_DATABASE）と、データベースが動いているかを確かめてください。PostgreSQL には次も必要です：{ $how }

port-free = { $port } は空いています。
port-ours = { $address } で卓が動いています
port-next = { $port } は別のプログラムが使っています。卓は { $other } を使います。
port-taken = { $port } は別のプログラムが使っています。
mail-none = メールサーバーの設定がないため、メールは送りません。
mail-good = メール内のリンクの行き先は { $origin } です。
mail-off = メールを送れません。メールサーバーは設定されていますが、リンクの行き先となるアドレスがありません。
mail-advice = { $variable } に、https://games.example のような卓のアドレスを設定してください。

port-advice = そのプログラムを止めるか、別のポートを選んでください：obelisk serve --port 8081

browser-good = { $name } が使えます
browser-none = 見つかりません。--open を付けても何も開きません。
browser-advice = obelisk serve が表示するアドレスを自分で開くか、環境変数 BROWSER でブラウザーを指定してください。

time-good = { $time }（{ $zone }）
time-wrong = { $time } は Obelisk を入れたときより前なので、時計が狂っています。毎日のパズルや対局時計はこの時計に従います。
time-advice = 時計を合わせるか、自動で合わせてください：timedatectl set-ntp true

locale-good = { $spoken }（{ $named }）
locale-narrow = { $spoken } ですが、このターミナルの文字コードは { $encoding } で、使える記号が少ないため、盤は簡単な文字で描かれます。
locale-advice = UTF-8 を選んでください。例：export LANG=C.UTF-8
