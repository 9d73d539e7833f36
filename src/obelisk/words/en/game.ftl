unknown = There is no game called { $name }. The games are: { $known }.
broken = The game { $name } is installed but cannot be loaded: { $reason }
record-type = The package of { $name } offers { $what }, not a Game.
untitled = { $name }
other-name = The package of { $name } offers a game called { $found }; the two names must be the same.
