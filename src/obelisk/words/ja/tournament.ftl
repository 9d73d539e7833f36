## Refusals

unknown = 大会{ $id }は見つかりません。削除されたかもしれません。リンクを確かめてください。
switched-off = このサーバーでは大会を開けません。
kind = { $given }という大会の形式はありません。次から選んでください：{ $known }。
long-title = 大会名は{ $most }文字までです。
number = { $name }は{ $low }から{ $high }までです（{ $given }は使えません）。
alone = { $game }は一人用なので、対戦する相手がいません。
chosen-deal = 大会では配られるものを選べません。
starts-at = 開始時刻は、これから{ $days }日以内にしてください。
not-organiser = それは主催者だけができます。
not-in = この大会に参加していません。
no-entrant = この大会に{ $n }番の参加者はいません。
no-game = この大会にその対局はありません。
begun = 大会はもう始まっています。
not-begun = 大会はまだ始まっていません。
over = 大会は終わりました。
full = 大会は満員です。
too-late = 大会が始まったため、もう参加できません。
too-few = 始めるには{ $n }人以上必要です。
nobody = まだ参加者がいません。
round-runs = この回戦はまだ{ $n }局が終わっていません。
rule-championship = 選手権では、ゲームのルールだけで決まります。
no-takeback = 大会では待ったはできません。
no-rematch = 次の対局は大会が自動で用意します。
no-advice = 大会の対局中はヒントを使えません。
ending_absent = { $names }が来ませんでした。
ending_adjudicated = 大会の主催者が勝敗を決めました。
field_seats = 1卓の人数
field_most = 参加者の最大人数
field_fewest = 参加者の最少人数
field_rounds = 回戦数
field_cycles = 同じ相手との対局数
field_target = 目標の点数
field_patience = 待つ時間（分）
field_pause = 回戦の間隔

## What things are called

computer = コンピューター{ $n }（{ $level }）
guest = ゲスト{ $n }
untitled = { $game }（{ $kind }）
kind_round-robin = 総当たり
kind_swiss = スイス式
kind_championship = 選手権
