## Learn

skip = 本文へ

## Nav

nav_label = メインメニュー
nav_you = あなた：{ $name }
nav_verify = シャッフルの検証
nav_api = ウェブAPI

## Foot

foot_what = オベリスク：4つのアブストラクトゲームを、公正に。追跡はしません。クッキーが覚えるのは、席、名前、言語、表示の明るさだけです。

## Mode

mode_auto = 表示：端末の設定どおり。暗い表示に切り替える
mode_dark = 表示：暗い。明るい表示に切り替える
mode_light = 表示：明るい。端末の設定に合わせる

## Problem

problem_title = 表示できません
problem_home = ゲーム一覧へ戻る

## Home

home_title = 4つのゲームを、1つの卓で。
home_about = ゲームを選んでリンクを送れば、すぐに遊べます。登録もインストールも要りません。
home_shelf = 4つのゲーム
home_play = 遊ぶ
home_play-game = { $game }で遊ぶ
home_rules = ルール
home_rules-of = { $game }のルール
home_players_one = 1人用
home_players_exact = { $fewest }人用
home_players_range = { $fewest }–{ $most }人用
home_mine_title = あなたの対局
home_mine_none = まだありません。ゲームを始めると、いつでもここから続けられます。ほかの人が公開した対局も、このページに並びます。
home_mine_all = すべて表示
home_open_title = 空席のある卓
home_running_title = 観戦
home_small_title = マイクロゲームほか
home_list_your-turn = あなたの手番
home_list_time-left = 残り{ $time }
home_list_computer = コンピューター
home_waiting = あなたの手番の対局：{ $n }局
home_list_guest = ゲスト
home_list_nobody = 空席
home_list_with = 相手：{ $names }
home_list_alone = 1人で
home_list_here = 1つの画面で
home_list_waiting = 相手を待っています
home_list_turn-of = 手番：{ $name }
home_list_move = { $n }手目
home_list_free = 空席あり
home_list_rated = レーティング
home_list_join = 参加
home_list_over = 終局
home_list_won = あなたの勝ち
home_list_lost = あなたの負け
home_list_shared = 引き分け
home_list_winner = { $name }の勝ち
home_list_points = { $n }点
home_list_remove = { $game }を一覧から外す
home_list_removed = 一覧から外しました。リンクを開けば、今までどおり見られます。

## New

new_friend = 友だちと
new_friend-about = 相手に送るリンクができます。
new_computer = コンピューターと
new_computer-about = 入門から最強まで、強さは7段階。
new_here = 1つの画面で
new_here-about = その場のみんなで、交代しながら。
new_alone = 1人で
new_alone-about = 最高点を目指して。
new_analysis = 検討盤
new_analysis-about = すべての手番を自分で指し、コンピューターの評価を見られます。
new_who = 誰と遊びますか
new_start = 始める
new_takes = 約{ $n }分
new_takes_hours = 約{ $n }時間
new_takes_short = 約{ $n }分
new_takes_short-hours = 約{ $n }時間
new_with-length = { $value }（{ $length }）
new_choices = 持ち時間など
new_name = 名前
new_name-blank = 省略できます
new_players = 人数
new_level = コンピューターの強さ
new_seat = 先手
new_seat_any = ランダムに決める
new_seat_me = あなた
new_seat_other = 相手
new_colour-about = 2人の希望が重なったら、後手の希望が優先されます。
new_clock = 持ち時間
new_clock_none = なし
new_championship = チャンピオンシップ
new_championship_none = 1局だけ
new_championship_target = { $n }点まで
new_championship_other = ほかの点数まで
new_championship_points = 点数
new_public = この卓をホームに載せ、誰でも観戦できるようにする
new_chat = 卓でチャットする
new_rated = レーティング対局
new_rated-account = レーティング対局にはアカウントが必要です。先にサインインしてください。
new_rated-about = レーティングが変わります。ヒントと待ったは使えません。
new_failed = 卓を開けませんでした：{ $why }

## Clock

clock_none = 時計なし

## Level

level_gentle = やさしい
level_novice = 入門
level_learner = 初歩
level_casual = 初級
level_club = 中級
level_strong = 中上級
level_expert = 上級
level_best = 最強

## Table

table_seats = プレイヤー
table_board = 盤
table_beside = 盤の横
table_chosen = 選んだ手
table_sound = 音
table_rules = ルール（別ページ）
table_zoom = 拡大と縮小
table_zoom_in = 拡大
table_zoom_out = 縮小
table_zoom_fit = 盤全体
table_moves = 手順
table_hidden-move = 秘密の手
table_replay_first = 最初へ
table_replay_back = 1手戻る
table_replay_next = 1手進む
table_replay_last = 現在へ
table_replay_slider = 手数
table_typed = 手を入力
table_typed_example = 手を入力しても指せます
table_typed_play = 指す
table_chat = チャット
table_chat_say = メッセージ
table_chat_send = 送る
table_chat_new = 新しいメッセージ{ $n }件。チャットへ
table_fair = 公正なシャッフル
table_fair_about = シャッフルの結果は、初手の前にこのハッシュで固定されます。終局後は誰でも確かめられます。
table_chance = 運
table_nobody = 空席
table_computer = { $name }（{ $level }）
table_player = プレイヤー{ $n }
table_to-move = 手番
table_clocks = 対局時計
table_thinking = 考え中
table_thinking_so-long = { $n }秒
table_away = 今は離席中
table_away-short = 離席
table_tray_turn = 回す
table_tray_lay = タイル{ $tile }をここに置く
table_tray_tiles = ここに合う手札のタイル
table_tray_play = 決定
table_tray_cancel = 取消
table_hand-over = { $name }さんの手番です。
table_hand-over_about = ほかの人は目をそらしてください。準備ができたら盤を表示します。
table_hand-over_ready = 準備できました
table_why_past = これは過去の局面です。続けるには現在へ戻ってください。
table_why_over = 対局は終わっています。
table_why_watching = あなたは観戦中です。
table_why_waiting = 全員が席に着くと始まります。
table_why_not-yours = まだ{ $names }の手番です。
table_why_no-fit = タイル{ $tile }は、どの向きでもここには置けません。
table_why_one-way = タイル{ $tile }はここではこの向きにしか置けません。
table_why_micro-first = 先に{ $tile }のマイクロゲームの決着をつけます。
table_why_tile-first = 先にゲームボードのタイルを選びます。
table_why_stuck = { $cell }の駒は今は動かせません。
table_why_not-own = それはあなたの駒ではありません。
table_why_piece-first = 先に自分の駒を選び、それから行き先を選びます。
table_why_not-there = ここには置けません。光っている場所に置いてください。
table_why_nowhere = タイル{ $tile }は今はどこにも置けません。
table_turn_past = { $ply }手目まで（全{ $last }手）
table_turn_tried =
    { $n ->
        [0] 検討中：{ $ply }手目のあと
       *[other] 検討中：{ $ply }手目から{ $n }手先
    }
table_turn_waiting = 相手を待っています
table_turn_free = 空席があります
table_turn_chance = 運で決まります…
table_on-holiday = 休暇中（{ $when }まで）
table_unsent = （この端末に保存。あとで送信されます）
table_turn_yours = あなたの手番です。
table_turn_gone = この卓はもうありません。
table_turn_unsent = あなたの手は送信待ちです。
table_turn_of = { $name }の手番です
table_spoken_move = { $name }：{ $move }。
table_spoken_chosen = { $what }。選択中、指せる手は{ $n }手です。
table_spoken_taken-back = { $n }手目が取り消されました。
net_unreachable = いまサーバーにつながりません。何も失われていないので、少し待ってからもう一度お試しください。
table_link_connecting = 接続しています…
table_link_lost = 接続が切れました。つなぎ直しています…
table_link_slow = サーバーの応答が遅れています。お待ちください…
table_link_gone = この卓は、運営者またはここで遊んでいた人によって削除されました。
table_link_offline = オフラインです。
table_link_waiting = 手は保存されており、つながりしだい送信されます。
table_link_polling = 通信が遅くなっていますが、対局は続いています。
table_offer_takeback = { $name }さんが、{ $n }手目からの「待った」を求めています。
table_offer_takeback_mine = { $n }手目からの「待った」を求めています。
table_offer_end = { $name }さんが引き分けを提案しています。
table_offer_end_mine = 引き分けを提案しています。
table_offer_rematch = { $name }さんがもう一局を申し込んでいます。
table_offer_rematch_mine = もう一局を申し込んでいます。
table_offer_yes = 受ける
table_offer_no = 断る
table_offer_withdraw = 取り下げる
table_offer_declined = { $name }さんは断りました。
table_offer_withdrawn = { $name }さんは取り下げました。
table_invite = 招待
table_invite_about = このリンクを送ってください。開いた人は、空席に着くことも観戦することもできます。
table_invite_here-only = このアドレスは、このパソコンでしか開けません。ほかの人も招くには、obelisk serve --host 0.0.0.0 で始めてください。
table_invite_home = このアドレスは、今はこのパソコンでしか開けません。
table_invite_home_open = 家のネットワークに公開する
table_invite_home_about = 公開を終えるかサーバーを止めるまで、家のネットワークのどの端末からもこのアドレスを開けます。開けないときは、このパソコンのファイアウォールを確かめてください。
table_invite_home_close = 公開を終える
table_invite_link = この卓のリンク
table_invite_copy = コピー
table_invite_copied = コピーしました
table_invite_qr = リンクのQRコード
table_invite_computer = コンピューターと遊ぶ
table_sit = 空席があります
table_sit_about = 席に着いて遊ぶことも、観戦することもできます。
table_sit_here = プレイヤー{ $n }の席に着く
table_bar = クイック操作
table_bar_undo = 戻す
table_bar_takeback = 待った
table_bar_hint = ヒント
table_bar_bench-turn = 回す
table_bar_bench-remove = 外す
table_bar_show = 指せる手
table_bar_rematch = もう一局
table_bar_graph = グラフ
table_bar_analyse = 検討
table_bar_offers = 提案
table_bar_menu = メニュー
table_bar_board = 盤
table_act_show = 指せる手を表示
table_act_undo = 1手戻す
table_act_takeback = 待ったを求める
table_act_hint = ヒント
table_act_offer-end = 引き分けを提案
table_act_resign = 投了
table_act_leave = 席を立つ
table_act_rematch = もう一局
table_act_to-rematch = 次の対局へ
table_rename = この卓での名前
table_rename_yes = 決定
table_act_analyse = 検討
table_act_share = リンクをコピー
table_share = 結果をコピー
table_share_copied = コピーしました
table_act_map = マップを保存
table_after_map = 印刷用マップ
table_map_about = 対戦をマップに書き出して中断できます。印刷するか、文字のまま取っておいてください。マップの文字があれば、誰でも続きから再開できます。
table_map_copy = 文字でコピー
table_map_copied = コピーしました。
table_map_txt = テキスト
table_map_pdf = 印刷用PDF
table_map_svg = SVG画像
table_map_resume = マップから再開
table_map_close = 閉じる
table_sit_colour = あなたの色
table_sit_colour_any = おまかせ
table_sit_colour_one = 色{ $n }
table_games = これまでの{ $n }局
table_games_name = 名前
table_games_wins = 勝ち
table_games_points = 得点
table_cup = チャンピオンシップ（{ $target }点まで）
table_cup_number = 第{ $n }局
table_cup_champion = ワールドチャンピオン：{ $name }
table_cup_champions = ワールドチャンピオン（引き分け）：{ $name }
table_cup_name = プレイヤー
table_cup_total = 累積点
table_cup_wins = 勝ち
table_cup_record = チャンピオンシップの記録
table_act_next-game = 次の対局へ
table_act_new-cup = 新しいチャンピオンシップ
table_resign_about-cup = この対局は、コンピューターが代わりに最後まで指します。次の対局からまた参加できます。
table_resign_about-cup_last = ほかに残っている人がいないため、チャンピオンシップはここで終わり、ワールドチャンピオンなしになります。取り消せません。
table_settings = 設定
table_settings_ask = 1手ごとに確認する
table_watching = 観戦者：{ $n }人
table_watching_you =
    { $n ->
        [0] 観戦中です。
       *[other] 観戦中です（ほかに{ $n }人）。
    }
table_act_graph = 評価グラフ
table_review = 検討
table_review_progress = { $of }手中{ $n }手
table_review_start = 手をたどるか、グラフをクリックしてください。
table_review_whose = グラフは{ $name }の見込みです。
table_review_value = { $name }の見込み：{ $before }% → { $after }%。
table_review_value_about = { $name }の見込み：約{ $before }% → 約{ $after }%。
table_review_exact = 完全に調べ尽くしたゲームなので、値は正確です。
table_review_about = 値はコンピューターの読みによる目安です。
table_review_better = よりよい手：
table_line = 試した手
table_line_none = どちらの手番でも自由に指せます。対局そのものは変わりません。
table_line_leave = 検討をやめる
table_act_look_map = ゲームボード
table_act_look_micro = マイクロゲーム
table_act_look_near = 盤を反転
table_act_look_groups = グループ
table_coach_lesson = レッスンで試す
table_coach_away = もう表示しない
table_candidates = { $name }の見込み：
table_hint_thinking = 考えています…
table_hint_none = ここで出せるヒントはありません。
table_hint_unscored = ヒントを使ったため、この対局は最高得点の記録に入りません。
table_resign = 投了しますか
table_resign_about = ほかの人の勝ちになります。取り消せません。
table_resign_about-one = { $name }の勝ちになります。取り消せません。
table_resign_about-alone = 対局はここで終わります。取り消せません。
table_resign_yes = 投了する
table_resign_no = 続ける
table_rated = レーティング対局：ヒントと待ったは使えません。
table_over_won = { $name }の勝ちです。
table_over_won_you = あなたの勝ちです！
table_over_won_not-you = あなたの負けです。{ $name }が勝ちました。
table_over_shared = 引き分けです。
table_over_resigned = { $name }の勝ちです（相手の投了）。
table_over_resigned_you = あなたの勝ちです（相手の投了）。
table_over_resigned_not-you = あなたの投了により、{ $name }の勝ちです。
table_over_time = { $name }の勝ちです（時間切れ）。
table_over_time_you = あなたの勝ちです（相手の時間切れ）。
table_over_time_not-you = あなたの時間切れです。{ $name }の勝ちです。
table_over_agreed = 合意により終わりました。
table_over_nobody = 勝者はいません。
table_over_alone = { $points }点で終わりました。
table_after_keep = 保存：
table_after_record = 棋譜
table_after_svg = SVG画像
table_after_png = PNG画像
table_after_gif = GIFアニメ
table_after_pdf = 印刷用（PDF）
table_after_making = { $file }を作成しています…
table_after_making_far = { $of }局面中{ $done }局面を描きました
table_after_no-graph = この対局は検討できません。
table_bench_turn = タイルを回す
table_bench_remove = タイルを外す
table_bench_clear = すべて外す
table_bench_why_empty = まだボードにタイルがありません。
table_bench_why_choose = 先に、ボードの上のタイルを選んでください。
table_bench_how_choose = 手元のタイルを選び、置けるマスを選びます。ドラッグもできます。
table_bench_how_lay = 次に、置けるマスを選びます。
table_bench_how_turn = 枠のついたタイルが選ばれています。もう一度押すと回ります（R）。
table_bench_how_pick = ボードのタイルを押すと選ばれ、もう一度押すと回ります。
table_help = キー操作
table_help_keys =
    Tab：盤へ。矢印：場所を移る。盤で何も選んでいなければ手順を前後する。
    Enter：選ぶ、選んだ手を指す。R：回す。Esc：取消。
    + − 0：拡大、縮小、盤全体。F：盤を反転。
    作業台では Delete でタイルを外す。
table_help_close = 閉じる

## Ending

ending_rules = ルールにより終局しました。
ending_resigned = { $names }が投了しました。
ending_time = { $names }の持ち時間がなくなりました。
ending_agreed = 全員の合意で引き分けになりました。
ending_abandoned = 全員が席を離れました。

## Puzzle

verify_about = 対局の前に、シャッフルの結果に乱数（ソルト）を混ぜたハッシュを示し、終局後に両方を公開します。ハッシュが一致すれば、シャッフルの結果が途中で変えられていないことが分かります。
verify_table = 終わった卓のリンク
verify_load = 読み込む
verify_hash = 開始時に示されたハッシュ
verify_salt = 終局後に示されたソルト
verify_setup = 終局後に示された初期配置
verify_check = 確かめる
verify_good = 一致しました。確かにこの初期配置で始まりました。
verify_bad = 一致しません。
verify_not-over = まだ終局していないため、分かるのはハッシュだけです。
verify_no-table = 卓のリンクではありません。
verify_rolls = 運の結果
verify_rolls_ply = 手数
verify_rolls_came = 結果
verify_rolls_place = 位置
verify_rolls_good = すべてソルトから決まった結果です。誰にも選べず、前もって知ることもできませんでした。
verify_rolls_bad = ソルトから決まる結果と異なるものがあります。
verify_rolls_how = 自分で確かめるには：ソルト、改行、「roll N」（N はそれまでの手数）をつなげた文字列の SHA-256 を数とみなし、位置の総数で割った余りが位置です。どの結果がどの位置に当たるかは docs/table.md に説明があります。
verify_unreadable = 初期配置がJSONではありません。
verify_how = 自分で確かめるには：ハッシュは、ソルトと初期配置から求めた SHA-256 です（docs/table.md に説明があります）。

## Tournaments

nav_tournaments = 大会
nav_tournament = 大会
nav_to-game = 対局へ

## While rules are being compiled

compiling =
    すべてのゲームのルールをコンパイルしています。コンパイルが終わると、コンピューターは本来の強さで指せます{ $minutes ->
        [unknown] 。
        [1] （あと1分ほど）。
       *[other] （あと{ $minutes }分ほど）。
    }
compiling_game =
    { $game }のルールをコンパイルしています。コンパイルが終わると、コンピューターは本来の強さで指せます{ $minutes ->
        [unknown] 。
        [1] （あと1分ほど）。
       *[other] （あと{ $minutes }分ほど）。
    }
compiled = コンパイルが終わりました。コンピューターは本来の強さで指せます。
