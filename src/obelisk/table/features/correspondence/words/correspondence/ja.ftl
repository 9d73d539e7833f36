on-holiday = すでに休暇中です。変更するには、いったん休暇を終えてください。
no-holiday = 休暇中ではありません。
holiday-days = 休暇は1日から{ $most }日までです。
holiday-used = 休暇は1年間に{ $most }日までです。{ $left ->
    [0] 残りはありません。
   *[other] 残りは{ $left }日です。
 }

holiday_title = 休暇
holiday_about = 休暇中は、日数制のすべての対局で持ち時間が止まり、相手には終わりの日が表示されます。休暇は1年間に{ $most }日までで、始まった日は1日と数えます。休暇中に手を指すこともできます。
holiday_days = 日数
holiday_begin = 今から休暇に入る
holiday_end = 休暇を終える
holiday_until = { $when }まで休暇中です。
holiday_left = { $n ->
    [0] 今年の休暇は残っていません。
   *[other] 今年の休暇は残り{ $n }日です。
 }
plan-long = 予約手は{ $lines }通り、それぞれ{ $moves }手までです。
plan-ends = { $move }の前に対局が終わります。
plan-illegal = { $move }は予約できません。{ $reason }
plan-two-answers = 同じ手順に対して{ $one }と{ $other }の2つの答えがあります。どちらかに決めてください。
plan-no-answer = この手順にはあなたの手がありません。
plan_title = 相手がこう指したら…
plan_begin = 予約手を決める
plan_help = 盤の上で相手の手を指し、続けて自分の答えを指してください。
plan_keep = この予約手を残す
plan_kept = そのときになれば自動的に指されます。ほかの人には見えません。
plan_remove = 予約手{ $moves }を取り消す
