wins = これで勝ちになる
draws = これで引き分けになる
loses = これで負けになる
only = 唯一の手
allows = 相手に { $move } で勝たれる
blocks = 相手が { $move } で勝つのを防ぐ
threatens = 次に { $move } で勝つ手をねらう
allows-tile = 相手に { $move } でタイルを取られる
blocks-tile = 相手が { $move } でタイルを取るのを防ぐ
threatens-tile = 次に { $move } でタイルを取る手をねらう
wins-in = { $plies }手で必ず勝つ
loses-in = 最善を尽くされると{ $plies }手で負ける
and-wins-in = { $reason }。{ $plies }手で必ず勝つ
and-loses-in = { $reason }。最善を尽くされると{ $plies }手で負ける
and-compared = { $reason }。{ $compared }
best-ahead = 優勢を保つ
best-level = 互角を保つ
best-between = 今の勝率を保つ
best-behind = 最も粘れる
best-alone = 見つかった中で最もよい手
later = これでも勝てそうだが、勝つのは遅くなる
alike = { $best } とほぼ同じくらいよい
weaker = { $best } より少し劣る
worse = { $best } よりはっきり劣る
untried = 今回は読んでいない

## Board

board_captures = { $cell } の駒を取る
board_trades = { $cell } の駒を取るが、取り返される
board_offers = { $cell } の駒が取られる形になる
