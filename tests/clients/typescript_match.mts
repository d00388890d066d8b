/** Plays every seat of a session by a bot that takes any move: node typescript_match.mjs BASE_URL SESSION_ID FOLLOW TOKEN... */

import { play, randomBot, type Move, type SessionView } from "referee-client";

declare const process: { argv: string[] };

/** Tells what a seat was asked and told, and how it ended. */
async function playSeat(baseUrl: string, sessionId: string, follow: "stream" | "poll", token: string): Promise<object> {
  const [asked, texts]: [(number | null)[], string[]] = [[], []];
  const random = randomBot();
  const bot = async (view: SessionView): Promise<Move> => {
    asked.push(view.decision);
    return random(view);
  };
  const watch = (view: SessionView): void => {
    texts.push(...view.events.map((event) => event.text));
  };
  const { status, result } = await play(bot, { baseUrl, sessionId, follow, token, watch });
  return { status, result, asked, texts };
}

const [, , baseUrl = "", sessionId = "", follow, ...tokens] = process.argv;
if (follow !== "stream" && follow !== "poll") throw new Error(`${follow} is no way to follow a session.`);
console.log(JSON.stringify(await Promise.all(tokens.map((token) => playSeat(baseUrl, sessionId, follow, token)))));
