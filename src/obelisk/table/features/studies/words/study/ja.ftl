profile_title = 研究
profile_new = 新しい研究
profile_all = すべての研究
profile_none = まだ研究はありません。
profile_study-it = 研究
profile_untitled = 無題の研究
profile_moves = { $n }手

## What is refused

damaged = この研究は、データベースの行が壊れているため開けません。サーバーの管理者にお知らせください。（研究：{ $id }）
unknown = 研究 { $id } はありません。削除された可能性があります。
not-yours = この研究を変更できるのは作成者だけです。コピーすれば続きを書けます。
no-node = この研究に局面{ $node }はもうありません。
first-node = 研究の最初の局面は削除できません。
changed = 別のウィンドウで先に変更されたため、上書きしませんでした。新しい内容を確認してください。
many-studies = 研究はすでに{ $most }件あります。1件削除すると新しく作れます。
many-nodes = 1つの研究の局面は最大{ $most }です。
much-text = 1つの研究の文章は合計{ $most }文字までです。
long-title = タイトルは{ $most }文字までです。
long-text = 文章は{ $most }文字までです（現在{ $given }文字）。
many-marks = 1つの局面の丸と矢印は合計{ $most }個までです。
judgement = { $given }という評価はありません。{ $known } から選んでください。
colour = { $given }という色はありません。{ $known } から選んでください。
place = 印には「cell a1」のように図の中の場所を指定してください。
arrow = 矢印には異なる2つの場所が必要です。{ $place } が2回指定されています。
no-move = 最初の局面には手がないため、評価できません。
no-answer = ここには答えがありません。問題には、プレイヤーの手で始まる本筋が必要です。
no-problem = この局面は問題になっていません。
astray = この局面は問題の本筋にありません。
other-rules = この研究が書かれたあとにルールが変わりました。{ $reason }
illegal = 研究の中に反則の手があります。{ $reason }
unreadable = 研究として読み込めません。{ $what } が正しくありません。
version = この研究の形式はバージョン { $version } です。このプログラムが読めるのはバージョン1です。
one-source = ゲーム、卓、ファイル、ほかの研究のうち、1つだけを選んで始めてください。
no-steps = この研究にはまだ問題がありません。レッスンは問題から作られるので、1つ以上作ってください。
no-lesson = { $step } の局面はレッスンの形式で書き出せません。
too-many = 短い間に多くの研究が作られました。少し待ってください。

## The lesson that is made from a study

lesson_title = ステップ
lesson_rule = 局面を見てください。
lesson_try = 最善手を見つけてください。
lesson_done = 正解です。
lesson_other = もっとよい手があります。

## One's studies

studies = 研究
about = 対局を詳しく調べて、言葉、丸や矢印、別の手を書き込めます。リンクを知っている人は誰でも読めますが、変更できるのは作成者だけです。
begin = 研究を始める
begin-table = この終局した対局を研究します。
begin-table_yes = この対局を研究する
begin-game = 新しく研究するゲーム
begin-game_yes = 設定へ
begin-file = ファイルの研究または棋譜
begin-file_yes = ファイルを開く
mine = あなたの研究
none = まだ研究はありません。
size =
    { $n ->
        [0] 手なし
       *[other] { $n }手
    }
n-problems = 問題{ $n }問
listed = 戦績に表示中
no-file = 先にファイルを選んでください。
large-file = ファイルが大きすぎます。
not-json = このファイルは研究でも棋譜でもありません。

## The page of a study

untitled = 無題の研究
title = タイトル
from-table = 元の対局
from-study = コピー元
beside = この研究について
walk = 手順をたどる
node = この局面
judge = 手の評価
judged_brilliant = 妙手
judged_good = 好手
judged_interesting = 面白い手
judged_doubtful = 疑わしい手
judged_mistake = 悪手
judged_blunder = 大悪手
write = この局面について書いてください。
text = 文章
moves = 手順
start = 開始局面
promote = 本筋にする
delete-branch = ここから先を削除
delete-branch_about = この手とそれに続く手、書いた文章がすべて消えます。
pose = ここから問題にする
problem = 問題
problem-n = 問題 { $n }
problems = 問題
posed = 問題になりました
posed_about = 開いた人は、ここから本筋の手を見つけます。間違えた手には、変化手順とそこに書いた文章が答えになります。
posed_try = 解いてみる
posed_copy = リンクをコピー
close = 閉じる
no = キャンセル
read = 順番に読む
share = リンクをコピー
copied = コピーしました
link = リンク
copy = コピーして続ける
public = 戦績に表示する
keep = ダウンロード
this-position = この局面：
whole = 研究全体：
record = 棋譜
file = 研究（JSON）
lesson = レッスン（ZIP）
lesson-about = 問題をゲームのレッスンのステップとして書き出します：lesson.toml と文章
delete = 研究を削除
delete_about = 研究は完全に削除され、リンクも開けなくなります。ほかの人が作ったコピーは残ります。
delete_yes = 削除する
marks = 丸と矢印
pen = 印をつける
pen_about = 場所をタップすると丸、ドラッグすると矢印になります。マウスの右ボタンではいつでも印をつけられます。
unmark = 印を消す
green = 緑
red = 赤
blue = 青
gold = 黄
told-circle = { $place } に{ $colour }の丸。
told-arrow = { $place } から { $to } へ{ $colour }の矢印。
saving = 保存しています…
saved = 保存しました
not-saved = まだ保存されていません。サーバーに接続できないため、もう一度試しています…
conflict = 別のウィンドウで、ここに別の文章が書かれました：
conflict_mine = ここで書いた文章を残す
conflict_theirs = その文章を使う
nothing-said = この局面については何も書かれていません。
read-only = 自分の手を試すには、この研究をコピーしてください。
over = ここで対局は終わりです。
not-there = そこには指せません。
chance = ここは運で決まります。何が出ますか？
roll = 振る
eyes = 見ている人

card = { $game } の研究：手順と変化、その解説。

## Reading and solving

find = あなたはプレイヤー{ $n }です。最善手を見つけてください。
right = 正解です。続けてください。
solved = 解けました！
wrong = その手ではありません。
try-again = その手ではありません。もう一度考えてください。
again = もう一度
once-more = もう一度解く
answer = 答えを見る
following = 次の問題
whole-study = 研究全体を見る
your-turn = あなたの手番です。手を見つけてください。
next = 次へ
back = 戻る
pass = 答えを見る
end = おわり
how-far = { $n } / { $last }手
others = ここからの別の手

removed-by-host = 運営者が、あなたの研究「{ $title }」を削除しました。理由：{ $reason }
remove-by-host = 研究を削除
at-table = この対局を研究
new = 研究
new_about = 手や変化について書き、保存してリンクで共有できます。
