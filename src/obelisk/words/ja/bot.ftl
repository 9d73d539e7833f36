start = { $name } を起動できません（{ $reason }）。
late = { $name } は、{ $limit }秒以内に { $asked } に答えませんでした。
gone = { $name } は、{ $asked } に答える前に終了しました（終了コード { $exit }）。最後の出力：{ $words }
nonsense = { $name } は「{ $given }」と答えました。ここでは { $expected } で始まる行が必要です。
error = { $name } がエラーを返しました：{ $text }
illegal = { $name } が指せない手を返しました。{ $reason }
