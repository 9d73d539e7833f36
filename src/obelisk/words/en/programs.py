"""Best scores, programs that play, arena and ladder: in English."""

SENTENCES = {
    # Best scores
    "scores/seats": "Best scores are kept of games played alone; this one has {seats} seats.",
    "scores/unfinished": "Only a finished game can be entered among the best scores.",
    "scores/name": "An entry needs a name, not {given}.",
    "scores/damaged": "The file of best scores, {path}, is damaged ({reason}). Nothing was changed. Put a copy back if there is one, or move the file away: then new tables begin.",
    "scores/unusable": "The file of best scores, {path}, cannot be used now ({reason}). See that its folder can be written to and that no other program holds the file, and try again.",
    # Programs that play
    "bot/start": "{name} cannot be started: {reason}.",
    "bot/late": "{name} did not answer {asked} within {limit} seconds.",
    "bot/gone": "{name} ended (exit code {exit}) where it should have answered {asked}. Its last words: {words}",
    "bot/nonsense": "{name} answered “{given}” where a line that begins with {expected} was due.",
    "bot/error": "{name} gave up: {text}",
    "bot/illegal": "{name} made a move that is not possible. {reason}",
    # The protocol
    "protocol/unknown": "there is no command {word}. The commands are: {known}.",
    "protocol/version": "version {given} of the protocol is not spoken here; version {version} is.",
    "protocol/newgame": "“{given}” does not say which game, how many seats, and which is mine. Write it like newgame kono seats 2 seat 0.",
    "protocol/json": "after {word} comes JSON of the form {kind}, not “{given}”.",
    "protocol/no-game": "before {word} comes newgame.",
    "protocol/no-setup": "before {word} comes newgame, then setup.",
    "protocol/seats": "the set-up is for {seats} seats, but newgame said {given}, and that mine is seat {seat}.",
    "protocol/only-view": "this engine cannot play from a view alone: before {word} it needs setup and position, which only a referee that trusts it will send.",
    "protocol/go": "“{given}” is no budget. Write it like go seconds 1 or go simulations 1000.",
    # Arena and ladder
    "arena/alone": "An arena needs at least two seats; {game} is set up for one here.",
    "arena/players": "There are {seats} seats at a table, but only {given} players. Name at least as many players as seats.",
    "arena/sprt-two": "The sequential test compares two players at a game for two.",
    "arena/worker": "A process that played a game of {players} has died {tries} times, so the arena stops. Perhaps there is not enough memory: try fewer processes.",
    "arena/machine": "A game was begun {tries} times on the cluster, and no machine survived it, so the arena stops: {reason}",
    "arena/no-ray": 'Playing on a cluster needs Ray: pip install "obelisk-table[cluster]"',
    "arena/no-cluster": "There is no Ray cluster at {address}: {reason}",
    "ladder/damaged": "The file of the ladders, {path}, is damaged ({reason}). Nothing was changed. Put a copy back if there is one, or move the file away: then new ladders begin.",
    "ladder/unusable": "The file of the ladders, {path}, cannot be used now ({reason}). See that its folder can be written to and that no other program holds the file, and try again.",
}
