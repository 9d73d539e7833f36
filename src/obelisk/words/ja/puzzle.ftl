## Refusals

date = 日付は 2026-11-15 のように書いてください。{ $given } は使えません。
none = { $game }には日替わりパズルがありません。
book = { $game }のパズルを読み込めません：{ $reason }
too-early = { $day }のパズルはありません。最初のパズルは{ $first }のものです。
not-yet = { $day }のパズルはまだ公開されていません。新しいパズルは毎日、協定世界時の0時に出ます。
other-box = { $game }のパズルは、このサーバーとは内容の違うタイルの箱で作られています。
volume = この問題集には{ $day }以降のパズルがすでにあります。新しい巻は、ほかの巻より後の日から始めてください。
nothing-found = パズルが見つかりませんでした。

## Option

option_game = ゲーム。省略すると、その日のパズルの一覧を表示します。
option_date = パズルの日付（例：2026-11-15）。省略すると今日。
option_name = 最高得点の表に載せる名前。
option_number = 探すパズルの数。
option_first = いつの日のパズルから始めるか。省略すると、いちばん最初の日。
option_save = 書き込むファイル。省略すると、そのゲームの問題集。
option_processes = 探すプロセスの数。省略すると、コアの数。
off = このサーバーには日替わりパズルがありません。
try-first = 練習できるのは、1回きりの本番を終えてからです。
not-tried = このパズルの本番をまだ終えていません。

both = 日付とシードは、どちらか一方だけを指定してください。
no-seed = { $game }のパズルはシードからは作れません。日付を指定してください。

## Ending

ending_solved = 正解です。勝てる手順はこれだけでした。
ending_missed = この手では勝てません。勝てる手はほかにありました。

## Grade

grade_easy = やさしい
grade_medium = ふつう
grade_hard = 難しい

## Task

task_win =
    { $n ->
        [1] 勝てる手は1つだけ。それを見つけてください。
       *[other] 続けて{ $n }手を見つけて勝ってください。どの局面でも、勝てる手は1つだけです。
    }
task_optimum = { $best }点を目指してください。これより高い得点がないことは証明されています。
task_par = { $goal }点を目指してください。伏せたタイルを知っているソルバーの得点は{ $best }点です。

## State

state_new = まだ挑戦していません
state_going = 挑戦中
state_solved = 正解
state_missed = 不正解

## Result

result_solved = 正解
result_missed = 不正解
result_moves = { $of }手中{ $n }手
result_points = { $best }点中{ $points }点
result_whole = { $verdict }、{ $counted }

## Share

share_head = オベリスク · { $game } · { $day } · { $grade }
share_streak = { $n }日連続

## Page

page_title = 今日のパズル
page_of = { $game }：{ $day }のパズル
page_about = 毎日、協定世界時の0時に新しくなる、みんなに同じパズルです。本番は1回だけで、ヒントも待ったもありません。その後は好きなだけ練習できます。
page_none = このサーバーにはパズルがありません。
page_streak = 連続正解：{ $n }日、最長：{ $longest }日
page_days = { $n }日連続
page_try = 本番を始める
page_go-on = 本番を続ける
page_practice = 練習する
page_look = 自分の解答を見る
page_you = あなた
page_other = 出題者
page_side = あなたの駒：
page_yours = あなたの結果
page_rules = 本番は1回だけです。開いた時から時間を計ります。ヒントと待ったは使えません。
page_archive = 過去のパズルは連続記録に入りません。
page_best = 上位の結果
page_tried =
    { $tried ->
        [0] まだ誰も解き終えていません。
       *[other] { $tried }人中{ $solved }人が正解しました。
    }
page_earlier = 前の月
page_later = 次の月

## Script

script_title = { $day } のパズル
script_counted = 本番です。ヒントと待ったは使えません。
script_practice = 練習です。ヒントも待ったも使えます。記録には残りません。
script_found = { $of }手中{ $n }手を見つけました
script_solved = 正解！
script_missed = 不正解
script_points = { $best }点中{ $points }点
script_solution = 正解手順：{ $moves }
script_more = パズルのページへ
script_share = 共有する
script_copied = コピーしました
script_picture = 画像
