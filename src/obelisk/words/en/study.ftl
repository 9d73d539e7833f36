## What is refused

unknown = There is no study { $id }. It may have been deleted.
none-here = This server keeps no studies.
not-yours = Only its owner can change this study. You can copy it and go on with the copy.
no-node = This study has no position number { $node } any more.
first-node = The first position of a study cannot be deleted.
changed = This was changed in another window meanwhile, so nothing was overwritten. Look at the new version first.
many-studies = You already have { $most } studies. Delete one to make room.
many-nodes = A study can have { $most } positions at most.
much-text = All texts of a study together can have { $most } characters at most.
long-title = A title can have { $most } characters at most.
long-text = A text can have { $most } characters at most; this one has { $given }.
many-marks = A position can have { $most } circles and arrows at most.
judgement = { $given } is no judgement of a move. Choose one of { $known }.
colour = { $given } is no colour of a mark. Choose one of { $known }.
place = A mark must name a place of the picture, such as “cell a1”.
arrow = An arrow needs two different places, not { $place } twice.
no-move = No move leads to the first position, so there is none to judge.
no-answer = Nothing is to be found here: a problem needs a main line that begins with a player’s move.
no-problem = This position of the study is no problem.
astray = This position is not on the main line of the problem.
other-rules = The rules of this game have changed since this study was written. { $reason }
illegal = A move of the study is not allowed. { $reason }
unreadable = This is not a study: { $what } cannot be read.
version = This study has version { $version }; this program reads version 1.
one-source = Begin a study with one thing: a game, a table, a file or another study.
no-steps = This study has no problems yet. Make at least one: the steps of a lesson are made from them.
no-lesson = A lesson cannot write down the position of { $step }.
too-many = You have begun many studies lately. Please wait a moment.

## The lesson that is made from a study

lesson_title = Step
lesson_rule = Look at the position.
lesson_try = Find the best move.
lesson_done = That is the move.
lesson_other = There is a better move.
