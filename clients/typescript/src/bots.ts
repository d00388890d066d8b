/** Bots that know no game. */

import type { Bot } from "./play.js";

/** Returns a bot that takes any of the legal moves listed. `random` gives numbers from 0 up to 1, as Math.random does. */
export function randomBot(random: () => number = Math.random): Bot {
  return ({ legal_moves }) => {
    const moves = legal_moves?.moves ?? [];
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error("There is no legal move to choose from.");
    return move;
  };
}
