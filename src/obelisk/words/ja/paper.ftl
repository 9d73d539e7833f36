no-reportlab = PDF ファイルを作るには reportlab が必要です：pip install reportlab。.svg のファイルなら、なくても保存できます。
file-ending = ファイル名 { $path } の末尾は .svg か .pdf にしてください。
cannot-save = ファイル { $path } を保存できません：{ $reason }
one-page = これらのボードには{ $n }ページ必要ですが、{ $path } には1ページしか入りません。.pdf なら全部入ります。

## Sheets

ruler = 「用紙に合わせる」ではなく100%（実際のサイズ）で印刷し、この線が100mmあるか確かめてください。裏面は、両面印刷（長辺とじ）で合います。
back = { $part }：裏面
empty-side = この面は白紙です。
total = 合計
cells = 1マス { $size } mm。
no-part = { $part } という印刷パーツはありません。パーツは次のとおりです：{ $known }。
no-size = { $given } という用紙サイズはありません。サイズは次のとおりです：{ $known }。
no-ink = { $given } というインク設定はありません。次から選んでください：{ $known }。
no-language = { $given } という言語はありません。言語は次のとおりです：{ $known }。
no-option =
    { $n ->
        [0] { $option } というオプションはありません。このゲームには選べるものがありません。
       *[other] { $option } というオプションはありません。オプションは次のとおりです：{ $known }。
    }
no-value = { $option } を { $given } にはできません。次から選んでください：{ $known }。
not-between = { $option } を { $given } にはできません。{ $least } から { $most } までの数にしてください。
no-number = { $option } は整数で指定してください（{ $given } は使えません）。
fold = 実線で切り、破線で折り、のりしろを内側に貼ってください。
game = 対局
study = 研究
after-move = { $n }手目まで。
at-first = 開始局面。
turning-point = ここが分かれ目です。
only-pdf = ファイル名 { $path } の末尾は .pdf にしてください。
not-of-a-record = 棋譜は全体を印刷します。--only と --option はゲームの印刷用です。
nothing = { $game }には印刷するものがありません（ボードもルールの文章もありません）。

## Parts

part_board = ボード
part_pieces = 駒
part_tiles = タイル
part_leaflet = ルール
part_scores = 得点表

## Form

form_title = 印刷して遊ぶ
form_about = 実寸の駒やタイル、切り取りの印、両面印刷用の裏面、ルールが入った PDF ファイルです。100%（実際のサイズ）で印刷してください。
form_only = 内容
form_everything = すべて
form_paper = 用紙
form_size_a4 = A4
form_size_letter = レター
form_ink = インク
form_ink_colour = カラー
form_ink_saving = インク節約
form_lang = 言語
form_make = PDF を作る
