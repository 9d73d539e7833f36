unknown = There is no game called { $name }. The games are: { $known }.
broken = The game { $name } is installed but cannot be loaded: { $reason }
record-type = The package of { $name } offers { $what }, not a Rulebook.
untitled = { $name }
other-name = the entry point { $name } names a game that calls itself { $found }. They must have one name.
