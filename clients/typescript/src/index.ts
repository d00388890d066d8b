/** Play card games on a referee service. */

export { randomBot } from "./bots.js";
export { answered, createReferee, Refused, type Answer, type Referee, type RefereeOptions } from "./client.js";
export type * from "./generated.js";
export type { Event as GameEvent } from "./generated.js";
export { persistentFetch, type Persistence } from "./persistence.js";
export { play, type Bot, type PlayOptions } from "./play.js";
export { watchSession, type WatchOptions } from "./watching.js";
