// At a table of one screen: moves without the network.
import { addPart } from "../features.js";
import { HotSeat } from "./hot_seat.js";

addPart((page) => {
  const { id, words, name, table, board, isReached, take, ahead } = page;
  const { resync, waiting, withdraw, ask, tell, speak, changed } = page;
  const pictures = () => board.style;
  const hooks = { take, ahead, resync, waiting, withdraw, ask, tell, speak, changed };
  const hotSeat = new HotSeat({ id, words, name, table, pictures, isReached, ...hooks });
  return {
    isHolding: () => hotSeat.isKeeping,
    takeMove: (seat, move, place) => hotSeat.takes(seat, move, place),
    takeAction: (action) => hotSeat.does(action),
    noted: () => hotSeat.note(),
    connection: (isThere) => {
      hotSeat.heard(isThere);
    },
    gone: () => hotSeat.end(),
    picture: (asked) => hotSeat.picture(asked),
    linkNotes: () => hotSeat.told,
  };
});
