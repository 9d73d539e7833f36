unknown = There is no player called { $name }. The players are: { $known }.
broken = The player { $name } cannot be loaded: { $reason }
not-a-player = { $name } is not a player but a { $what }. A player is a subclass of obelisk.Player.
other-name = The entry point { $name } names a player that calls itself { $found }. They must have one name.
not-here = The player { $name } does not play { $game }: { $reason }
no-value = The player { $name } does not play { $game }: it cannot judge positions in that game.
no-list = The player { $name } does not play { $game }: there are too many moves to list.
only = The player { $name } only plays { $game }.
threads = threads must be a whole number from 1 to { $most }.
option = The player { $name } has no option { $option }. Its options are: { $known }.
clock = { $variable } must name the clock that players think by: { $known }; not { $given }.
budget = Give the player a number of simulations or seconds above zero.
width = Give the player a width, a whole number from 1 to { $most }, or a number of seconds above zero.
alone =
    { $seats ->
        [one] The player { $name } only plays solo; there is one seat here.
       *[other] The player { $name } only plays solo; there are { $seats } seats here.
    }
chance = There is nothing to choose: it is chance’s turn.
over = There is nothing to choose: the game is over.
which-seat = Several seats may act: { $active }. Say which one to choose for.
no-move = There is nothing to choose: it is not seat { $seat }'s turn.
no-copy = A player that runs a program cannot be copied or pickled: the program “{ $command }” belongs to this process. Pass the player’s text, like exec:./mybot, and let each process start its own.
no-program = “{ $command }” names no program to start. Write the command after exec: as you would in a shell, like exec:./mybot or exec:python mybot.py.

## About

about_person = someone at this keyboard
about_random = makes any legal move; easy to beat
about_greedy = takes whatever looks best right now
about_mcts = the computer; thinks ahead by playing out games in its head
about_perfect = never makes a mistake, in games small enough to solve
about_solver = solo: looks for the highest score, and knows what lies face down
about_novice = new to the game; overlooks much
about_learner = knows the rules well; still overlooks a lot
about_casual = plays now and then; misses things
about_club = a club player; makes few mistakes
about_strong = strong; overlooks little
about_expert = an expert; hard to beat
about_best = as strong as it gets, thinking one second per move, with a network where the game has one
