/** Requests that are sent again until they are answered. */

import { Deadline, sleep } from "./time.js";

/** The statuses that say: not now. */
export const AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const FIRST_PAUSE = 0.05;
const LONGEST_PAUSE = 5;

/** How long to go on. */
export interface Persistence {
  /** Seconds after which the latest failure is the caller's. */
  patience: number;
  /** Seconds that one attempt may take. */
  timeout: number;
}

/**
 * Returns a `fetch` that sends a request again while the connection breaks, or the service answers that it cannot answer now.
 *
 * A request whose reply was lost may have been carried out, so use it only for those that may be sent twice: looks, moves that name
 * their decision, and what has an Idempotency-Key. Replies are read whole, so it is not for streams.
 */
export function persistentFetch({ patience, timeout }: Persistence): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer();
    const end = performance.now() + patience * 1000;
    const pauses = new Pauses();
    for (;;) {
      let pause: number;
      try {
        const response = await attempt(request, body, timeout);
        if (!AGAIN.has(response.status)) return response;
        pause = pauses.after(retryAfter(response));
        if (performance.now() + pause * 1000 > end) return response;
      } catch (error) {
        pause = pauses.after(0);
        if (performance.now() + pause * 1000 > end) throw error;
      }
      await sleep(pause, request.signal);
    }
  };
}

/** The seconds to wait between attempts: more each time, and not the same for all who wait. */
export class Pauses {
  #next = FIRST_PAUSE;

  /** Returns how long to wait now, where so many seconds were asked for: longer, so that not all come back at once. */
  after(asked: number): number {
    const pause = asked + this.#next * (0.5 + Math.random() / 2);
    this.#next = Math.min(2 * this.#next, LONGEST_PAUSE);
    return pause;
  }

  /** Begins with the shortest again. */
  reset(): void {
    this.#next = FIRST_PAUSE;
  }
}

/** Returns the seconds that a response asks to wait, 0 if it does not say. */
export function retryAfter(response: Response): number {
  const value = response.headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Math.max(seconds, 0) || 0;
}

/** Sends a request once and reads its reply whole: a reply may break off in its middle. */
async function attempt(request: Request, body: ArrayBuffer, timeout: number): Promise<Response> {
  const deadline = new Deadline(request.signal);
  deadline.restart(timeout);
  try {
    const init = { signal: deadline.signal, ...(body.byteLength > 0 && { body }) };
    const response = await fetch(new Request(request, init));
    const content = await response.arrayBuffer();
    return new Response(content.byteLength > 0 ? content : null, response);
  } finally {
    deadline.close();
  }
}
