off = このサーバーには、はじめての対局がありません。
title = はじめてですか？
about = { $game }を1分で覚えて、最初の一勝を。
begin = 始める
away = 今はしない
leave = スキップ
lesson = 1分でわかる{ $game }
ready = もう大丈夫。対局しましょう！
opponent = 相手はやさしいコンピューターです。はじめたばかりの人のように指し、あなたが不利になるとわざと間違えます。
play = 最初の対局を始める

## After the game

end_won = 初勝利です！
end_won-about = お見事です。次は何をしますか？
end_lost = あと少しでした！
end_drawn = 引き分け。なかなかの出来です！
end_again-about = もう一度遊ぶか、ほかのゲームを試してみましょう。
end_level = 「入門」と対局
end_other = ほかのゲーム
end_friend = リンクで友だちと対局
