// What features add to a page. Their scripts register it before the script of the page begins.
const makers = [];
let parts = [];

// Registers a function that gets what the page offers, and returns the hooks of a feature, or null for none.
//
// Hooks of the page of a table, each optional:
//   show(table)                   writes what stands beside the board
//   besideSeats(table, list)      adds to the list of the players
//   isMuted(seat)                 whether this reader does not want to read a player's messages
//   actions(table), endActions(table), shareActions(table)   buttons while a game is played, and after it
//   next(table)                   links in place of the button for a rematch
//   isExercise(table)             whether the game has no rematch and no score
//   outcome(table)                a sentence in place of the usual one
//   ended(table, isSeated, place) adds to what stands behind `place` after a game
//   isHolding()                   whether moves are kept here that the server does not have
//   takeMove(seat, move, place), takeAction(action)   whether it is dealt with here
//   noted()                       after the server has told of the table
//   connection(isReached), gone() after the connection has changed, and after the table was removed
//   picture(asked)                the picture of a position, or null to ask the server
//   linkNotes()                   sentences below the board
//
// Of the page of a new game: way, a value of its first question, and open(wanted), which returns an address.
export const addPart = (make) => makers.push(make);

// Makes the parts of all features.
export function beginParts(page) {
  parts = makers.map((make) => make(page)).filter(Boolean);
}

// Calls a hook of all parts, and returns the results that are not empty.
export const gather = (hook, ...facts) => parts.flatMap((part) => part[hook]?.(...facts) ?? []);

// Returns whether a hook of some part says yes; the parts behind it are not asked.
export const some = (hook, ...facts) => parts.some((part) => part[hook]?.(...facts));

// Returns the part that deals with a way to play, if there is one.
export const partFor = (way) => parts.find((part) => part.way === way);
