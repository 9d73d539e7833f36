on-holiday = You are already on holiday. To change it, end this holiday first.
no-holiday = You are not on holiday.
holiday-days = The longest holiday has { $most ->
    [one] one day
   *[other] { $most } days
 }.
holiday-used = You have { $most ->
    [one] one day
   *[other] { $most } days
 } of holiday within a year. { $left ->
    [0] You have none left.
    [one] You have one day left.
   *[other] You have { $left } days left.
 }

holiday_title = Holiday
holiday_about = While you are on holiday, your clocks stop in all your correspondence games, and your opponents see until when. Within a year you have { $most ->
    [one] one day
   *[other] { $most } days
 }; a day counts as soon as it begins. You can still move.
holiday_days = Days
holiday_begin = Go on holiday now
holiday_end = End my holiday
holiday_until = You are on holiday until { $when }.
holiday_left = { $n ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $n } days left this year.
 }
plan-long = This plan is too long. Lines, at most: { $lines }. Moves in each, at most: { $moves }.
plan-ends = The game is over before { $move }.
plan-illegal = { $move } cannot be planned: { $reason }
plan-two-answers = After the same moves there are two answers, { $one } and { $other }. Keep one of them.
plan-no-answer = This line has no move of yours.
plan_title = If your opponent plays …
plan_begin = Plan an answer
plan_help = Make your opponent's move on the board, then your answer, and so on.
plan_keep = Keep this plan
plan_kept = Your answer is played for you when the time comes. No one else sees it.
plan_remove = Remove the plan { $moves }
