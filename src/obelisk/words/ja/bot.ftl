start = { $name } を起動できません（{ $reason }）。
late = { $name } は { $asked } に { $limit } 秒以内に答えませんでした。
gone = { $name } は { $asked } に答えるはずのところで終了しました（終了コード { $exit }）。最後の出力：{ $words }
nonsense = { $name } は「{ $given }」と答えました。ここでは { $expected } で始まる行が必要です。
error = { $name } が投了しました：{ $text }
illegal = { $name } が指せない手を指しました。{ $reason }
