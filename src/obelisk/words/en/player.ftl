unknown = There is no player called { $name }. The players are: { $known }.
broken = The player { $name } cannot be loaded: { $reason }
not-a-player = { $name } is not a player but a { $what }. A player is a subclass of obelisk.Player.
other-name = The entry point { $name } names a player that calls itself { $found }. They must have one name.
not-here = The player { $name } does not play { $game }: { $reason }
no-value = The player { $name } does not play { $game }: nobody has taught it what a position there is worth.
no-list = The player { $name } does not play { $game }: its moves are too many to be listed.
only = The player { $name } plays { $game } and nothing else.
threads = threads must be a whole number from 1 to { $most }.
option = The player { $name } has no option { $option }. Its options are: { $known }.
clock = { $variable } names the clock by which players think: { $known }; not { $given }.
budget = Give the player a number of simulations or of seconds above zero.
width = Give the player a width, a whole number from 1 to { $most }, or a number of seconds above zero.
alone = The player { $name } plays only alone; there are { $seats } seats here.
no-move = There is nothing to choose: seat { $seat } is not to move.
no-program = There is no program to start in “{ $command }”. Write the command after exec: as you would at a shell, like exec:./mybot or exec:python mybot.py.

## About

about_person = somebody at this keyboard
about_random = any legal move; easy to beat
about_greedy = takes what looks best at once
about_mcts = the computer; thinks ahead by playing games in its head
about_perfect = never makes a mistake, in games small enough to solve
about_solver = alone: looks for the highest score, and knows what lies face down
about_novice = a beginner: overlooks half of the moves
about_casual = plays now and then: misses things
about_club = a club player: few mistakes
about_expert = an expert: hard to beat
about_best = as strong as it gets, a second for each move
