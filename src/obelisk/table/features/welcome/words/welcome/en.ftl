off = There is no first game on this server.
title = New here?
about = Learn { $game } in a minute and win your first game.
begin = Start
away = No, thanks
leave = Skip this
lesson = { $game } in a minute
ready = You know enough. Let's play!
opponent = Your opponent is gentle: it plays like a beginner, and makes mistakes on purpose when you fall behind.
play = Play my first game

## After the game

end_won = You won your first game!
end_won-about = Well played. What next?
end_lost = So close!
end_drawn = A draw. Not bad!
end_again-about = Play again, or try something else.
end_level = Play against a novice
end_other = Another game
end_friend = Play a friend by link
