/** A bot's way through a session: look, answer, until it is over. It knows no game; the bot chooses the moves. */

import { answered, Refused, type Referee } from "./client.js";
import type { Move, SessionView } from "./generated.js";
import { unlessAborted } from "./time.js";
import { persistentReferee, watchSession, type WatchOptions } from "./watching.js";

/** Chooses a move for the seat that sees the view and is to act. */
export type Bot = (view: SessionView) => Move | Promise<Move>;

/** Which seat to play, and how. */
export interface PlayOptions extends WatchOptions {
  /** Of the seat to play. Without it a seat of an open table is taken. */
  token?: string | undefined;
  /** What the seat is called that is taken; "bot" by default. */
  name?: string | undefined;
  /** The seat to take; the next free one by default. */
  seat?: number | undefined;
  /** An own part in the seed of the deal, with the seat that is taken. */
  entropy?: string | undefined;
  /** Is given every view of the session. */
  watch?: ((view: SessionView) => void | Promise<void>) | undefined;
}

/**
 * Plays a seat until the session is over, and returns the last view of it, whose status is `finished` or `aborted`.
 *
 * A lost connection or a busy service loses nothing: a move is sent with the number of the decision it answers, so it can be sent again
 * and is made once. A decision that was settled otherwise meanwhile, by a clock or by another bot at the seat, is let go.
 *
 * Rejects with Refused when a move is illegal, the seat is not to be had or the session is gone, with what the bot throws, with what
 * `fetch` rejects with when patience is over, and with the signal's reason.
 */
export async function play(bot: Bot, options: PlayOptions): Promise<SessionView> {
  const token = options.token ?? (await takeSeat(options));
  const seated = { ...options, token };
  const referee = persistentReferee(seated);
  let last: SessionView | undefined;
  let settled = 0; // decisions before this one need no answer
  for await (const view of watchSession(seated)) {
    await options.watch?.(view);
    if (last !== undefined && view.version <= last.version) settled = 0; // the service may have lost an answer, and asks again
    last = view;
    if (owesDecision(view) && view.decision >= settled) {
      const move = await unlessAborted(Promise.resolve(bot(view)), options.signal);
      settled = await submit(referee, view, move, options.signal);
    }
  }
  if (last === undefined) throw new Error("The session was not seen once.");
  return last;
}

/** Takes a seat and returns its token. The key makes it one seat, however often the request has to be sent. */
async function takeSeat(options: PlayOptions): Promise<string> {
  const { sessionId, name = "bot", seat, entropy, signal } = options;
  const taken = await answered(
    persistentReferee(options).POST("/v1/sessions/{session_id}/seats", {
      params: { path: { session_id: sessionId }, header: { "Idempotency-Key": randomKey() } },
      body: { name, seat: seat ?? null, entropy: entropy ?? "" },
      ...(signal && { signal }),
    }),
  );
  return taken.token;
}

function owesDecision(view: SessionView): view is SessionView & { decision: number } {
  return view.viewer !== null && view.to_act.includes(view.viewer);
}

/** Submits a move and returns the number of the first decision that is not settled then. */
async function submit(
  referee: Referee,
  { session_id, decision }: SessionView & { decision: number },
  move: Move,
  signal: AbortSignal | undefined,
): Promise<number> {
  try {
    await answered(
      referee.POST("/v1/sessions/{session_id}/moves", {
        params: { path: { session_id } },
        body: { move, decision },
        ...(signal && { signal }),
      }),
    );
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 409) throw error;
    return error.problem.decision ?? decision + 1;
  }
  return decision + 1;
}

/** Returns 128 random bits in hexadecimal. (`crypto.randomUUID` is for pages over HTTPS only.) */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
