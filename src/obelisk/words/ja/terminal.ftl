## Help

help_review = 保存した対局を検討し、悪手、のがした勝ち、分かれ目と、よりよい手を示します。
help_obelisk = 現代アブストラクトゲームの卓。obelisk だけで起動すると、何で遊ぶかを尋ねます。
help_start = まずは obelisk（メニュー）、または obelisk play kono --players person,mcts
help_games = ゲームの一覧を表示します。
help_play = ゲームで遊びます。この画面で人同士、またはコンピューターと対局します。手は入力して指します。help と入力すると書き方が分かります。
help_replay = 棋譜を検査して、対局を表示します。
help_scores = 1人で遊ぶ初期配置の得点表を表示するか、載っている対局を保存します。例：micropul --seed 7
help_bench = このパソコンでの Obelisk の速さを測ります。OpenSpiel があれば、それと比べます。
help_perft = 開始局面から DEPTH 手の、合法な手順の数を数えます。
help_playouts = ランダムな対局を N 回行い、勝敗の数と速さを表示します。
help_svg = 開始局面、または保存した対局の局面の図を書き出します。
help_print = 印刷用の PDF を書き出します。切り抜いて遊べるゲームとルール、または対局の棋譜です。
help_solve = すべての局面を調べられるゲームで、互いに最善を尽くした結果を求めます。
help_warm = あとで待たずに済むように、すべてを先にコンパイルします。1台につき1回だけです。
help_doctor = このマシンに何が入り、何がコンパイル済みで、何につながるか、そして何をすればよいかを示します。問題があれば終了コードは 1 です。
help_arena = プレイヤー同士を並列に対局させ、勝率を表示します。どの初期配置も、すべての席で1回ずつ指します。
help_ladder = ゲームの番付（プレイヤーと Elo）を表示します。プレイヤーを指定すると、まず各組が N 局ずつ対戦します。対局は保存され、番付は中断したところから続きます。
help_engine = ボットになります。標準入出力でプロトコル（docs/protocol.md）の行に答えます。
help_serve = 卓を開きます。ブラウザーで、1人でも、1つの画面でも、リンクを送って友だちとも遊べます。
help_admin = サーバーの管理者用：卓の確認と削除、利用者の締め出し、バックアップの作成と点検。卓が動いている間も使えます。
help_admin-list = 卓の一覧を、最近動きのあったものから表示します。
help_admin-show = 卓で起きたことを、観戦者に見える範囲で表示します。
help_admin-remove = 卓、アカウント、大会、またはある名前の最高得点を完全に削除します。動作中のサーバーにも数秒で反映されます。
help_admin-ban = アドレス、ネットワーク、アカウントを締め出します。WHO を省くと、締め出しの一覧を表示します。動作中のサーバーにも数秒で反映されます。
help_admin-unban = 締め出したアドレス、ネットワーク、アカウントを、また入れるようにします。
help_admin-mute = しばらくの間、どの卓でもチャットできないようにします。
help_admin-unmute = ミュートを解除します。
help_admin-reports = 通報の一覧を表示します。
help_admin-close = 通報を、結果を添えて処理済みにします。
help_admin-host = アカウントを運営者にします。名前がなければ一覧を表示します。
help_admin-log = 運営者が誰に何をしたか、その理由とともに表示します。
help_admin-rename = アカウント、または卓の席の名前を変えます。ほかの卓での名前は変わりません。
help_admin-export = 1つの卓、またはすべての卓を JSON で書き出します。1行が1卓で、秘密も含めて記録のすべてが入ります。
help_admin-backup = すべてをファイルに写します。サーバーが動いている間も使えます。名前を指定しなければ、データベースの隣のフォルダー backups に保存します。
help_admin-restore = データベースをバックアップに置き換えます。名前を指定しなければ、検査に通った最新のものを使います。先にサーバーを止めてください。元のものは別の名前で残ります。
help_admin-check = すべての対局を再現して、データベースを点検します。壊れたものがあれば、終了コードは 1 です。
help_words = 翻訳に足りないものを表示します。言語を書かなければ、言語の一覧と翻訳の割合を表示します。
help_new-game = 新しいゲームのフォルダーを作ります。すぐに遊べてテストも通る見本のゲームで、自由に作り変えられます。
help_puzzle = その日のパズルを解きます。ゲームを省略すると一覧を表示します。卓（obelisk serve）では、本番は1日1回です。
help_make-puzzles = ゲームの作者向け：これからの日のパズルを N 問探して、そのゲームの問題集に書き込みます。

## Option

option_review-player = 検討するプレイヤー。mcts:simulations=5000、perfect など。指定しなければ、調べ尽くしたゲームは正確に、そうでなければ探索で調べます。
option_review-seconds = 局面ごとの秒数。シミュレーションの回数の代わりに使います。
option_review-svg = 評価グラフをこのファイルにも書きます。
option_review-all = 印のついた手だけでなく、すべての手を表示します。
option_matches = 速さの代わりに、1手1秒で N 局ずつ対局させて強さを測ります（100局で約1時間）。
option_device = 代わりに、多数の対局を同時に進める速さを CPU（cpu）または GPU（cuda）で測ります。pgx があれば、それと比べます。
option_json = 測った値を、このファイルに JSON で書き出します。
option_game = ゲームの名前。obelisk games で一覧が出ます。
option_lang = 言語。{ $languages }。指定しなければ環境の設定に従います。
option_version = バージョンを表示します。
option_seed = シャッフルなど、偶然に任せることをすべて決める整数（シード）。
option_setup = 書き出した初期配置。JSON またはファイル。
option_option = ゲームの設定。size=5 や micros=kono,trip のように書きます。何度でも書けます。
option_players = 席に着くプレイヤー。person,mcts のように書くか、人数を書きます。設定はコロンの後に、person:name=Ana、mcts:seconds=0.5 のように書きます。指定しなければ人同士です。
option_starts = 先手になる人。--playersの何人目か（1から）、またはlot（ランダム）。指定しなければ1人目、アブストラクトではlotです。
option_colours = プレイヤーの色。--playersの順に、orange,blueのように書きます（プラグイン、ミクロプル、アブストラクト）。指定しなければ1人目が青です。
option_load = この保存した対局を続けます。
option_save = 対局が終わったとき、または途中で離れるときに、このファイルに棋譜を書きます。
option_save-table = 調べ尽くした結果の表をこのフォルダーに書き出します（ゲームのパッケージに同梱できます）。
option_save-score = 得点表の対局の棋譜をこのファイルに書きます。obelisk replay で見られます。
option_rank = 保存する対局の順位。
option_time = コンピューターが1手に考える秒数。
option_record = 棋譜（保存した対局）。
option_every = N 手ごとに盤を表示します。指定しなければ、ターミナルでは1手ずつ進め、それ以外では最後の盤だけを表示します。
option_svg = 最後の局面の図をこのファイルに書きます。
option_depth = 何手分か。
option_playouts = 対局の数。
option_source = ゲームの名前、または保存した対局のファイル。
option_svg-out = 書き出すファイル。- なら標準出力に出します。指定しなければゲームまたは保存ファイルの名前になります。
option_with = 図に加えるもの。ミクロプルなら groups（グループの輪郭）。何度でも書けます。
option_print-out = 書き出す PDF ファイル。- なら標準出力に出します。指定しなければゲームまたは保存ファイルの名前になります。
option_print-review = 棋譜の手を評価し、分かれ目の局面図を加えます。
option_print-option = 印刷の設定。プラグインなら map="rhombus 7" や copies=4 のように書きます。何度でも書けます。
option_print-only = 一部だけ印刷します。tiles、board、pieces、scores、leaflet など。
option_print-ink = colour（カラー）か saving（インク節約：白地に細い線、色の代わりに模様）。
option_print-paper = 用紙。a4 か letter。駒の大きさはどちらでも同じです。
option_moves = 先に進めておく手順。"a1a3 c3a3" のように書きます。
option_for-play = 遊ぶのに必要なものだけを準備します。準備ができていれば何も表示しません。
option_arena-players = プレイヤー。greedy、mcts:simulations=2000、mcts:seconds=0.5,exploration=0.3 など。プロトコルを話すプログラムは exec:./mybot
option_arena-games = プレイヤーの各組が指す対局の数。席の数の倍数にすると公平です。
option_arena-seed = 初期配置とプレイヤーの偶然をすべて決める整数。
option_processes = 同時に進める対局の数。指定しなければ CPU のコアの数です。
option_sprt = 最初のプレイヤーの強さの差が Elo でどちらの値かを、逐次検定（危険率5%）で判定できた時点で終わります。
option_cluster = このアドレスの Ray クラスターで対局します。auto や 10.0.0.1:6379 など。
option_forget = 最初にこのプレイヤーの対局を消します。プレイヤーを変えた後などに使います。
option_engine = 考えるプレイヤー。
option_host = 待ち受けるアドレス。0.0.0.0 にすると、ほかの端末からも入れます。
option_port = ポート。指定しなければ 8080、使われていれば次の空きポートです。
option_data = 対局を保存するファイル。ふつうはデータフォルダーの中です。
option_database = ファイルの代わりに使うデータベースのアドレス。
option_open = ブラウザーで卓を開きます。
option_proxies = 訪問者のアドレスについて信用するリバースプロキシー。コンマで区切ります。
option_log = 標準エラーに出すログの形式：人が読む text か、プログラム用の json。
option_seat = リンクで入る卓で着く席。指定しなければ最初の空席です。
option_join-name = リンクで入る卓で、ほかの人に見える名前。
option_new-game = 新しいゲームの名前。小文字、数字、ハイフンで書きます。例：my-game
option_new-game-macro = マイクロゲームではなく、プラグインの対戦のタイルの上で遊ぶマクロゲームを作ります。
option_new-game-folder = 作るフォルダー。指定しなければ、ゲームと同じ名前です。すでにあるものは上書きしません。
option_new-game-like = このマイクロゲーム（--macro ならマクロゲーム）の写しから始めます。例：kono
option_new-game-title = 画面に表示する名前。指定しなければ、名前の頭文字を大文字にします。
reviewing = すべての局面を調べています
review-none = 悪手は見つかりませんでした。
review-no-moves = この棋譜には、検討する手がありません。
review-better = よりよい手：{ $move }（{ $reason }）
review-line = 読み筋：{ $line }
column-line = 読み筋
column-reason = 理由
column-seat = 席
column-moves = 手数
column-best = 最善
column-mistakes = 悪手
column-blunders = 大悪手
column-missed = のがした勝ち
column-loss = 1手あたりの損
not-installed = コマンドラインで使うのに必要なパッケージが足りません。次のコマンドで入れてください：pip install obelisk-table
cannot-write = { $path } に書き込めません：{ $reason }
person-moves = プレイヤー{ $n }は人です。コンピューターは代わりに指しません。
no-such-number = { $number }番の手はありません。番号は1から{ $n }までです。moves と入力すると一覧が出ます。
how-many-players = 席は{ $seats }つですが、プレイヤーが{ $given }人指定されています。person,mcts のように、席ごとに1人ずつ書いてください。
pair = 「{ $given }」は、名前と値の組になっていません。{ $example } のように書いてください。
two-files = 書き出すファイルは 1 つだけ指定してください（{ $one } と { $other } が指定されています）。
which-game = どのゲームで遊ぶかを書いてください。ゲームは次のとおりです：{ $known }。
which-setup = { $game } は始めるたびに初期配置が変わります。--seed 7 や --setup ファイル名 で、どれかを指定してください。
no-such-rank =
    { $n ->
        [0] { $rank }位はありません。この得点表はまだ空です。
       *[other] { $rank }位はありません。この得点表には{ $n }件あります。
    }
load-and = 保存した対局には、ゲームも初期配置も入っています。{ $given } は書かないでください。
no-peer = OpenSpiel がインストールされていないため、比較はしません：{ $how }
example = 例：{ $command }
column-name = 名前
column-rank = 順位
column-points = 得点
column-date = 日付
column-title = 題名
column-players = 人数
column-kind = 種類
column-about = 内容
column-move = 手
column-value = 見込み
seat = プレイヤー{ $n }
who = プレイヤー{ $n }（{ $name }）
you = あなた
and = と
your-move = { $who }の手番です。
hand-over = { $who }に交代してください。ほかの人は画面を見ないでください。
press-enter = Enter で盤を表示します：
type-move = 手（例：{ $example }）を入力するか、次のどれかを入力してください：{ $commands }
type-command = 次のどれかを入力してください：{ $commands }
type-number = 手、またはその番号を入力してください。
type-marked-number = 手、または # と番号（例：#1）を入力してください。# のない数字は、このゲームの手として扱います。
moves-with = moves の後に文字を書くと、それを含む手だけを表示します：moves { $example }
no-moves-with = 「{ $text }」を含む手はありません。moves で全部を表示します。
moved = { $who }：{ $move }
unseen = ほかの人には見えない手
thinking = { $name } が考えています…
preparing = { $name } が準備しています…
reading = 対局を読んでいます…
drawing = 描いています…
looking = よい手を探しています…
counting = 数えています…
playing-out = 対局しています…
solving = すべての局面を調べています
loading = ルールを読み込んでいます …
compiling = ルールをコンパイルしています（1回だけ）
compiled = すべてコンパイルしました。
wins = { $who }の勝ちです。
draw = 引き分けです。
ended = 対局は終わりました。
points = { $points }（{ $counted }）
points-plain = 得点
scores-title = この初期配置の最高得点
scores-none = この初期配置を1人で終えた人は、まだいません。
scores-new = この対局
unfinished = 対局はまだ終わっていません。
over-now = 対局は終わりました。again でもう一局、undo で最後の手を戻し、quit で終わります。
nobody-moved = 戻せる手がありません。
taken-back = { $n }手戻しました。
saved = 保存しました：{ $path }
kept = 対局を保存しました。続けるには：obelisk play --load { $path }
overwrite = { $path } はもうあります。上書きしますか（y/n）
save-first = 棋譜を保存しますか。Enter で既定のファイルに、ファイル名でそのファイルに保存します。n なら保存しません：
yes = y yes はい
no = n no いいえ
how-plain = 手はこのように書きます：{ $example }
how-loose = 大文字・全角・空白や、文字の前のハイフンは、どう書いてもかまいません。番号を入力すると、moves で出る一覧のその手になります。
how-loose-marked = 大文字・全角・空白や、文字の前のハイフンは、どう書いてもかまいません。#1 のように # と番号を入力すると、moves で出る一覧のその手になります。# のない数字は、このゲームの手として扱います。
rules-elsewhere = ルールは、パッケージの説明書にあります。
menu-welcome = 番号で選んでください。Enter だけなら [ ] の中のもの、Ctrl-C で終了します。
menu-go-on = { $file } を続ける
menu-game = どのゲームで遊びますか。[{ $default }]
menu-not-there = { $typed } はありません。1から{ $n }までの番号、または名前を入力してください。
menu-who = 誰が遊びますか。
menu-players = 何人で遊びますか。{ $fewest }人から{ $most }人まで。[{ $default }]
menu-seat = プレイヤー{ $n } { $mark } [{ $default }]
menu-lot = { $lot }と入力すると、先手をランダムに決めます。
starts = --startsの{ $given }は使えません。{ $n }人のうち何人目が先手か（1から{ $n }）、または{ $lot }を指定してください。
colours = --coloursの{ $given }は使えません。--playersの順に、次の色を1回ずつ書いてください：{ $known }。
no-colours = { $game }では色を選べません。--coloursを外してください。
page = { $title } { $ply }手目（全{ $last }手）
turn-pages = Enter：次の手、b：前の手、番号：その手、q：終わる
playout-wins = プレイヤー{ $n }の勝ち（引き分けを含む）：{ $wins }
playout-plies = 手数の合計：{ $plies }
playout-speed = 1秒あたりの対局数：{ $speed }
solve-win = 手番のプレイヤー{ $n }が{ $distance }手で勝ちます。
solve-loss = 手番のプレイヤー{ $n }が{ $distance }手で負けます。
solve-draw = 手番はプレイヤー{ $n }です。互いに最善を尽くせば引き分けです。
solve-share = 互いに最善を尽くせば、プレイヤー{ $n }の勝率は { $share } %です。
solving-once = { $what } を調べ尽くしています（1回だけ）。調べた局面：
solve-longest = 最も長く持ちこたえる手：{ $best }
solve-best = 最善手：{ $best }
solve-positions = 調べた局面：{ $positions }
solve-over = この手順で対局は終わっています。
no-bench = 今は作業台を使えません。作業台を使えるのは、手番が来ている人だけです。
bench-unchanged = 作業台では、まだ何も変えていません。
scores-helped = ヒントか解答を見たので、この対局は得点表に載りません。
column-games = 各局
column-worth = 価値
sprt-form = 「{ $given }」では、Elo での2つの仮説（低い方が先）が分かりません。0,20 のように書いてください。
column-player = プレイヤー
column-won = 勝ち
column-rate = 勝率
column-interval = 95%区間
arena-playing = 対局中
arena-stopped = { $planned }局のうち{ $played }局で止めました。
arena-elo = { $other } を基準にした { $player } の Elo：{ $elo }（95%：{ $low } から { $high }）
arena-seed = 同じ対局をもう一度：--seed { $seed }
arena-lost = { $player } の負け、{ $times }局：{ $reason }
arena-failed = 無効になった対局、{ $times }局：{ $reason }
sprt-accepted = { $played }局で決まりました。{ $player } は { $other } より Elo で { $elo } 強いと見られます（対数尤度比 { $ratio }、境界 ±{ $bound }）。
sprt-open = { $played }局では決まりません。対数尤度比 { $ratio }、境界 ±{ $bound }。
ladder-none = この番付ではまだ誰も指していません。プレイヤーを指定してください：{ $example }
ladder-forgot = 消した対局：{ $n }局
ladder-anchor = Elo と95%の誤差。基準は { $player } です。
serve-not-installed = 卓を開くのに必要なパッケージが足りません。次のコマンドで入れてください：pip install obelisk-table
serve-address = { $host } のポート { $port } では待ち受けられません（{ $reason }）。--host と --port で別のものを選んでください。
starting = 卓を準備しています…
serving = 卓のアドレス：{ $address }
serving-damaged = データベースが壊れているため、読める内容を見せるだけで、何も保存しません。卓を止めて、最新のバックアップを復元してください：obelisk admin restore
serving-here = リンクは、このパソコンでしか開けません。ほかの人も招くには、卓のページで公開するか、obelisk serve --host 0.0.0.0 で始めてください。
serving-ends = 終わるには Ctrl-C を押してください。対局はすべて保存されています。
compiling-behind = { $n }種類のゲームのルールを裏でコンパイルしています。終わるまで、コンピューターの考える時間は短くなります。
join-link = { $link } は卓のリンクではありません。http://127.0.0.1:8080/t/7pg4hmq6xx のような形です。
join-failed = 卓につながりません：{ $reason }
join-no-seat = この卓の席はすべて埋まっています。ブラウザーで観戦できます。
join-sat = あなたはプレイヤー{ $n }です。同じリンクで戻ってこられます。
join-waiting = ほかの人を待っています（{ $seats }席のうち{ $n }席が埋まっています）。リンク：{ $link }
join-others = { $who }の手を待っています。Ctrl-C で離れられます。席は空けておきます。
join-you = あなたの手番です（ほかに moves、hint、resign、offer、takeback、undo、accept、decline、say 文、quit）。
join-offered =
    { $what ->
        [takeback] { $who }が「待った」を求めています。自分の手番に accept か decline と入力してください。
        [end] { $who }が引き分けを提案しています。自分の手番に accept か decline と入力してください。
        [rematch] { $who }がもう一局を申し込んでいます。自分の手番に accept か decline と入力してください。
       *[other] { $who }からの提案：{ $what }。自分の手番に accept か decline と入力してください。
    }
join-said = { $who }の発言：{ $text }
join-taken-back =
    { $ply ->
        [0] 手が戻され、最初の局面になりました。
       *[other] 手が戻され、今は{ $ply }手目までです。
    }
option_words = 言語（ja など）。省くと、すべての言語を一覧にします。

## Kind

kind_microgame = マイクロゲーム
kind_macrogame = マクロゲーム
kind_match = 対戦
kind_game = ゲーム

## Command

command_moves = 指せる手を番号つきで表示します。moves 文字 なら、その文字を含む手だけです
command_hint = よい手をコンピューターに尋ねます
command_undo = 最後の手を戻します。相手がコンピューターなら、自分の前の手番まで戻します
command_save = 棋譜をファイルに書きます：save、または save ファイル名
command_board = 盤をもう一度表示します
command_rules = ルールを短く説明します
command_help = この説明
command_again = もう一局遊びます
command_quit = 終わります。保存していない手があれば、保存するか尋ねます
command_back = 作業台で最後に変えたことを元に戻します

## Games

menu-option = { $name }（{ $known }）[{ $default }]
commands-broken = { $game } のコマンドを読み込めません：{ $reason }

## Words

words-missing = { $path } に足りないメッセージ：{ $n }
words-unknown = { $message } は英語のファイルにありません。削除するか、名前を英語に合わせてください。
words-facts = { $message } の { $facts } は英語のメッセージにありません。
words-count = { $name }：{ $total }のうち{ $translated }のメッセージが翻訳されています。
column-language = 言語
column-translated = 翻訳済み
column-complete = 割合

## New game

new-game-written = { $folder } を作りました。何をどこで変えるかは、その中の README.md にあります。
new-game-install = 1. インストールする：pip install --editable { $folder }
new-game-play = 2. 遊ぶ：obelisk play { $name }（ブラウザーなら obelisk serve --open）
new-game-check = 3. 確かめる：pip install pytest && pytest { $folder }
new-game-name = 「{ $name }」はゲームの名前にできません。a〜z の小文字で始め、小文字、数字、ハイフン（続けない）だけで { $most } 文字以内にしてください。例：my-game
new-game-installed = { $name } というゲームはすでにあります。別の名前にしてください。
new-game-reserved = { $name } という名前は、Obelisk かほかのパッケージがすでに使っています。別の名前にしてください。
new-game-like = { $name } は写せません。写せるゲーム：{ $known }
new-game-exists = { $folder } はすでにあります。上書きはしません。--folder で別のフォルダーを指定するか、別の名前にしてください。
new-game-title = 「{ $given }」は表示名にできません。波かっこ、二重引用符、バックスラッシュ、改行を使わずに、1〜{ $most } 文字で書いてください。

## Puzzles

puzzle-making = パズルを探しています
puzzle-looked = { $n } 件を調べました
puzzle-made = { $n } 問を { $path } に書き込みました。
puzzle-answer = 応手：{ $move }
column-grade = 難しさ
column-task = 課題
column-game = ゲーム
new-rules = 保存したあとに、このゲームのルールが変わりました。新しいルールで続けます。
