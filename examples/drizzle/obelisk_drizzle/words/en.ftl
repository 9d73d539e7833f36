title = Drizzle
about = Snails creep in the rain, frogs jump in the sun. Bring a snail across.
how = A move is the cell that a piece leaves and the cell it goes to: a1b2.
rules = Both players have two snails (S) and two frogs (F) on their first row. Before every move chance decides on the weather: rain is twice as likely as sun. In the rain you move a snail: one cell ahead, straight or diagonally. In the sun you move a frog: two cells ahead, straight or diagonally, over whatever is between. If none of your pieces of that kind can move, you move one of the other kind. A piece that lands on an enemy piece captures it; it cannot land on one of its own. Whoever brings a snail to the far row wins, and whoever cannot move loses.
rules_notation = Columns are a to d from the left, rows 1 to 4 from the bottom. A move names the cell that a piece leaves and the cell it goes to: a1b2. The weather is rain or sun.

## Refusals

weather-first = the weather comes first: rain or sun.
frog-waits = it is raining, and frogs wait for the sun. Move a snail.
snail-waits = the sun is shining, and snails wait for rain. Move a frog.
creeps = a snail goes one cell ahead, straight or diagonally; { $to } is not there.
jumps = a frog jumps two cells ahead, straight or diagonally; { $to } is not there.
own-piece = your own piece is on { $to }.

## The weather

weather_rain = It is raining.
weather_sun = The sun is shining.

## Reasons

reason_captures =
    { $kind ->
        [frog] captures a frog
       *[snail] captures a snail
    }

## Endings

ending_across = { $Seat } has brought a snail across.

## Lesson

lesson_by = Written for the tutorial of Obelisk.
lesson_more = A frog never reaches the far row itself: it clears the way, or guards it. Rain comes twice as often as sun, so a threat by a snail is worth more than one by a frog.
lesson_rain_title = Rain
lesson_rain_rule = In the rain you move a snail: one cell ahead, straight or diagonally.
lesson_rain_try = You are the discs below, and it is raining. Move a snail.
lesson_rain_done = Right. Now the weather changes, and it is your opponent's turn.
lesson_rain_other = that is a move too.
lesson_rain_tempting-1 = the frog from b1 to b3?
lesson_rain_tempting-2 = the snail from a1 straight to a3?
lesson_sun_title = Sun
lesson_sun_rule = In the sun you move a frog: two cells ahead, straight or diagonally, over whatever is between.
lesson_sun_try = The sun is shining. Jump with a frog.
lesson_sun_done = Right. From the third row a frog can go no farther, but it is in the way.
lesson_sun_other = that is a move too.
lesson_sun_tempting-1 = the snail from a1 to a2?
lesson_sun_tempting-2 = the frog from b1 to b2?
lesson_capture_title = Capture
lesson_capture_rule = A piece that lands on an enemy piece captures it.
lesson_capture_try = It is raining. Capture something.
lesson_capture_done = Right. That piece will not come across.
lesson_capture_other = that is legal, but it captures nothing.
lesson_across_title = Across
lesson_across_rule = Whoever brings a snail to the far row wins.
lesson_across_try = Bring a snail across.
lesson_across_done = Won.
lesson_across_other = that snail is not across yet.
