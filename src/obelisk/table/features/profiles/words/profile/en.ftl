nav = Profile
account = Your profile
visible = Others can see my profile: finished games at public tables, nothing else
nobody = Your profile
since = Account since { $day }
settings = Account and settings
here = Kept in this browser only.
devices = Kept without an account, on the devices that you have added.
hidden = Only you can see this page.
shown = Others see the finished games of public tables.
as-others = How others see it
public = Finished games of public tables.
none = No finished games yet. Play one, and you will see here how it went.
none-public = No finished games at public tables yet.
play = Choose a game
filters = Choose games
game = Game
against = Against
against_computers = computers
against_people = people
outcome = Result
text = Opponent or link
all = all
show = Show
reset = Show all
total =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
n-won = { $n } won
n-drawn = { $n } drawn
n-lost = { $n } lost
won = Won
drawn = Drawn
lost = Lost
alone = Solo
share = Score
share-about = Share of the points: a win is one, a draw is half
course = Over time
course-about =
    { $unit ->
        [day] Games won, drawn and lost, day by day
        [week] Games won, drawn and lost, week by week
       *[month] Games won, drawn and lost, month by month
    }
column = { $when }: { $won } won, { $drawn } drawn, { $lost } lost
by-game = By game
by-level = Against computers
by-opponent = Against people
scores = Best solo scores
points = Points
day = Date
games = Finished games
no-match = No game matches. Choose something else above.
pages = Pages
page = Page { $n } of { $last }
newer = ← Newer
older = Older →
