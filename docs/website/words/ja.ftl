brand = オベリスク
home = ドキュメント
menu = 目次
sections = ドキュメントの章
pages = この章のページ
here = このページの内容
skip = 本文へ
search = 検索
search-hint = ドキュメントを検索
search-needs = 検索にはスクリプトが必要ですが、このブラウザーではオフになっています。
mode = 明るい表示・暗い表示
previous = 前のページ
next = 次のページ
permalink = この見出しへのリンク
other-language = English
foot = オベリスク { $version }。このサイトは、よそから何も読み込みません。
to-table = 卓へ

## Sections, as the bar at the top calls them

section_start = はじめに
section_play = 遊び方

## Boards that play a game

board_label = { $game }の対局を1手ずつ
board_first = 最初へ
board_back = 1手戻る
board_play = 対局を再生
board_pause = 止める
board_forward = 1手進む
board_last = 最後へ
board_ply = { $plies }手のうち{ $ply }手目
board_start = 開始局面

## Pages of games

game_rules = ルール
game_steps = 一歩ずつ
game_steps-more = 卓の `/learn/{ $name }` では、同じ内容を盤で試しながら学べます。
game_rulings = 裁定
game_notation = 記法
game_sees = 見えるもの
game_more = もう少し
