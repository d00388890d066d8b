/** The toy session played, and what must be so whatever happened meanwhile. */

import assert from "node:assert/strict";

import { play, type Bot, type Move, type PlayOptions, type SessionView } from "../src/index.js";
import { SESSION, TOKEN, type ToyService } from "./service.js";

export const MOVES = 12;

/** A move that says which decision it answers. */
export const answerTo = (view: SessionView): Move => ({ type: "toy", decision: view.decision }) as unknown as Move;

export interface Played {
  last: SessionView;
  /** The decisions that the bot was asked for. */
  decisions: (number | null)[];
  /** The texts of the events that it was told. */
  texts: string[];
}

/** Plays the toy session, and returns what the bot was asked and told. */
export async function playToy(baseUrl: string, options: Partial<PlayOptions> = {}, bot: Bot = answerTo): Promise<Played> {
  const decisions: (number | null)[] = [];
  const texts: string[] = [];
  const last = await play(
    (view) => {
      decisions.push(view.decision);
      return bot(view);
    },
    {
      baseUrl,
      sessionId: SESSION,
      token: TOKEN,
      patience: 30,
      watch: (view) => {
        texts.push(...view.events.map((event) => event.text));
      },
      ...options,
    },
  );
  return { last, decisions, texts };
}

/** Fails unless every decision was answered once, and everything was told once and in order. */
export function assertPlayedOnce(service: ToyService, { last, decisions, texts }: Played): void {
  const all = Array.from({ length: service.length }, (_, i) => i);
  assert.equal(last.status, "finished");
  assert.deepEqual(decisions, all);
  assert.deepEqual(
    service.moves,
    all.map((decision) => ({ type: "toy", decision })),
  );
  assert.deepEqual(
    texts,
    Array.from({ length: last.version }, (_, i) => `${i + 1} – ♠`),
  );
}
