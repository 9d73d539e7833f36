no-correspondence = This server has no games by days.
on-holiday = You are on holiday already. To change it, come back first.
no-holiday = You are not on holiday.
holiday-days = The longest holiday has { $most ->
    [one] one day
   *[other] { $most } days
 }.
holiday-used = Everybody has { $most ->
    [one] one day
   *[other] { $most } days
 } of holiday within a year. { $left ->
    [0] You have none left.
    [one] You have one day left.
   *[other] You have { $left } days left.
 }

holiday_title = Holiday
holiday_about = While you are on holiday, your clocks stand still in all games that are played by days, and the others see until when. Within a year you have { $most ->
    [one] one day
   *[other] { $most } days
 }; every day that has begun counts. You may move meanwhile.
holiday_days = Days
holiday_begin = Go on holiday now
holiday_end = I am back
holiday_until = You are on holiday until { $when }.
holiday_left = { $n ->
    [0] No days are left of this year's.
    [one] One day is left of this year's.
   *[other] { $n } days are left of this year's.
 }
holiday_seat = on holiday until { $when }
