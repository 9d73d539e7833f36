profile_title = Studies
profile_new = New study
profile_all = All studies
profile_none = No studies yet.
profile_study-it = Study
profile_untitled = Untitled study
profile_moves =
    { $n ->
        [one] one move
       *[other] { $n } moves
    }

## What is refused

damaged = This study cannot be opened: its row in the database is damaged. Please tell the host of this server. (Study { $id })
unknown = There is no study { $id }. It may have been deleted.
not-yours = Only its owner can change this study. You can copy it and go on with the copy.
no-node = This study has no position number { $node } any more.
first-node = The first position of a study cannot be deleted.
changed = This was changed in another window in the meantime, so nothing was overwritten. Look at the new version first.
many-studies = You cannot keep more studies; the limit is { $most }. Delete one to make room.
many-nodes = This study has too many positions; the limit is { $most }.
much-text = This study has too much text; the limit for all texts together is { $most }.
long-title = This title is too long; the limit is { $most }.
long-text = This text is too long ({ $given }); the limit is { $most }.
many-marks = This position has too many circles and arrows; the limit is { $most }.
judgement = { $given } is not a judgement of a move. Choose one of { $known }.
colour = { $given } is not a colour of a mark. Choose one of { $known }.
place = A mark must name a place of the picture, such as “cell a1”.
arrow = An arrow needs two different places, not { $place } twice.
no-move = No move leads to the first position, so there is none to judge.
no-answer = There is nothing to find here: a problem needs a main line that begins with a player’s move.
no-problem = This position of the study is not a problem.
astray = This position is not on the main line of the problem.
other-rules = The rules of this game have changed since this study was written. { $reason }
illegal = A move of the study is not allowed. { $reason }
unreadable = This is not a study: { $what } cannot be read.
version = This study has version { $version }; this program reads version 1.
one-source = Begin a study with one thing only: a game, a table, a file or another study.
no-steps = This study has no problems yet. Make at least one: the steps of a lesson are made from them.
no-lesson = A lesson cannot write down the position of { $step }.
too-many = You have begun many studies in a short time. Please wait a moment.

## The lesson that is made from a study

lesson_title = Step
lesson_rule = Look at the position.
lesson_try = Find the best move.
lesson_done = That is the move.
lesson_other = There is a better move.

## One's studies

studies = Studies
about = Take a game apart: your own words, circles and arrows, other moves. Anyone who has the link can read a study; only you can change it.
begin = Begin a study
begin-table = Make a study of this finished game.
begin-table_yes = Study this game
begin-game = A new study of
begin-game_yes = Set it up
begin-file = A study or a record from a file
begin-file_yes = Open the file
mine = Your studies
none = You have no studies yet.
size =
    { $n ->
        [0] no moves
        [one] one move
       *[other] { $n } moves
    }
n-problems =
    { $n ->
        [one] one problem
       *[other] { $n } problems
    }
listed = on your profile
no-file = Choose a file first.
large-file = This file is too large for a study.
not-json = This file is neither a study nor a record of a game.

## The page of a study

untitled = Untitled study
title = Title
from-table = the game
from-study = the original
beside = About this study
walk = Go through the moves
node = This position
judge = Judge the move
judged_brilliant = brilliant move
judged_good = good move
judged_interesting = interesting move
judged_doubtful = doubtful move
judged_mistake = mistake
judged_blunder = blunder
write = What do you want to say about this position?
text = Text
moves = Moves
start = Start
promote = Make main line
delete-branch = Delete from here
delete-branch_about = This deletes the move, all moves after it and what you wrote about them.
pose = Problem from here
problem = Problem
problem-n = Problem { $n }
problems = Problems
posed = This is a problem now
posed_about = Anyone who opens it must find the main line from here. Your variations, with what you wrote there, answer wrong moves.
posed_try = Try it
posed_copy = Copy the link
close = Close
no = Cancel
read = Read step by step
share = Copy link
copied = Copied
link = The link
copy = Copy and go on
public = Show it on my profile
keep = Download
this-position = This position:
whole = The whole study:
record = Record
file = Study (JSON)
lesson = Lesson (ZIP)
lesson-about = Its problems as the steps of a game's lesson: lesson.toml and its sentences
delete = Delete study
delete_about = This deletes the study for good, and its link stops working. Copies that others have made stay.
delete_yes = Delete
marks = Circles and arrows
pen = Mark
pen_about = Tap a place for a circle, drag for an arrow. The right mouse button always marks.
unmark = Clear marks
green = green
red = red
blue = blue
gold = gold
told-circle = A { $colour } circle around { $place }.
told-arrow = A { $colour } arrow from { $place } to { $to }.
saving = Saving …
saved = Saved
not-saved = Not saved yet: the server cannot be reached. Trying again …
conflict = In the meantime you wrote something else here in another window:
conflict_mine = Keep what I wrote here
conflict_theirs = Take the other text
nothing-said = Nothing is written about this position.
read-only = Copy this study to try your own moves in it.
over = The game is over here.
not-there = You cannot move there.
chance = Chance decides here. What comes?
roll = Roll
eyes = Seen by

card = A study of { $game }: moves, variations and comments.

## Reading and solving

find = You are Player { $n }. Find the best move.
right = Right! Go on.
solved = Solved!
wrong = That is not it.
try-again = That is not it. Try again.
again = Try again
once-more = Solve it again
answer = Show the answer
following = Next problem
whole-study = The whole study
your-turn = Your turn: find the move.
next = Next
back = Back
pass = Show it to me
end = The end
how-far = Move { $n } of { $last }
others = Other moves from here

removed-by-host = A host has removed your study { $title }. Reason: { $reason }
remove-by-host = Remove study
at-table = Study this game
new = Study
new_about = Write about moves and variations, keep it and share the link.
