/** A session followed to its end, by a stream or by long polls, whatever happens to the connection. */

import { answered, createReferee, type Answer, type Referee } from "./client.js";
import type { SessionView } from "./generated.js";
import { AGAIN, Pauses, persistentFetch, retryAfter } from "./persistence.js";
import { serverSentEvents } from "./sse.js";
import { Deadline, sleep } from "./time.js";

const PATIENCE = 600;
const WAIT = 20;
const LONGEST_WAIT = 3600;
/** Seconds that an answer may take, beyond what it was asked to wait. */
const ANSWER_TIME = 30;

/** Which session, seen by whom, and how to hold on to it. */
export interface WatchOptions {
  baseUrl: string;
  sessionId: string;
  /** Of a seat or of the organiser. A public session can be watched without one. */
  token?: string | undefined;
  /** By server-sent events (the default), or by long polls. */
  follow?: "stream" | "poll" | undefined;
  /**
   * Seconds for which a long poll waits for news, but no longer than the service lets it; 20 by default. A stream on which nothing at
   * all comes for twice as long counts as lost.
   */
  wait?: number | undefined;
  /** Seconds for which a request that gets no answer is sent again; 600 by default. */
  patience?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A session as it is followed. */
interface Followed {
  /** Sends each request once: the caller looks at the session before it listens again. */
  listening: Referee;
  path: { session_id: string };
  wait: number;
  signal: AbortSignal | undefined;
}

/** That listening broke off, or could not begin. */
class BrokenOff extends Error {
  /** `retryAfter` is for how many seconds the service asks to wait. */
  constructor(readonly retryAfter = 0) {
    super();
  }
}

/**
 * Yields the session as it is, then after everything that happens, until it is over.
 *
 * The events of the views, one after the other, are all that happened, each told once. A view without news may come, too, with the
 * version of the one before: the session was looked at again. After the service lost its latest moments, versions may go back.
 *
 * Whenever listening breaks off, another look tells what was missed. A stream that brings nothing before it breaks off may be held up
 * by something on the way, so it makes place for long polls, until these break off.
 *
 * Rejects with Refused when the session may not be watched or is gone, with what `fetch` rejects with when patience is over, and with
 * the signal's reason.
 */
export async function* watchSession(options: WatchOptions): AsyncGenerator<SessionView, void> {
  const { sessionId, follow = "stream", wait = WAIT, signal } = options;
  const path = { session_id: sessionId };
  const persistent = persistentReferee(options);
  const session = { listening: persistentReferee({ ...options, patience: 0 }), path, wait, signal };
  const pauses = new Pauses();
  let streams = follow === "stream";
  let version = 0;
  for (;;) {
    const view = await answered(look(persistent, path, version, 0, signal));
    if (view.version !== version) pauses.reset();
    version = view.version;
    yield view;
    if (isOver(view)) return;
    let asked = 0;
    try {
      for await (const news of streams ? streamed(session, version) : polled(session, version)) {
        version = news.version;
        pauses.reset();
        yield news;
        if (isOver(news)) return;
      }
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
      asked = error.retryAfter;
    }
    streams = follow === "stream" && !(streams && version === view.version);
    await sleep(pauses.after(asked), signal);
  }
}

/** Returns a client that sends again what gets no answer. Throws RangeError for times that are none. */
export function persistentReferee({ baseUrl, token, wait = WAIT, patience = PATIENCE }: WatchOptions): Referee {
  if (!(wait > 0 && wait <= LONGEST_WAIT)) throw new RangeError(`wait must be above 0 and up to ${LONGEST_WAIT} seconds.`);
  if (!(patience >= 0)) throw new RangeError("patience must be 0 seconds or more.");
  return createReferee(baseUrl, { token, fetch: persistentFetch({ patience, timeout: wait + ANSWER_TIME }) });
}

/** Whether nothing more happens in a session. */
function isOver(view: SessionView): boolean {
  return view.status === "finished" || view.status === "aborted";
}

/** Asks for the session with the events after a version, for which the service may wait. */
function look(referee: Referee, path: Followed["path"], after: number, wait: number, signal: AbortSignal | undefined) {
  const params = { path, query: { after_version: after, wait } };
  return referee.GET("/v1/sessions/{session_id}", { params, ...(signal && { signal }) });
}

/** Yields the session after a version by one long poll after the other. Rejects with BrokenOff when one is not answered. */
async function* polled({ listening, path, wait, signal }: Followed, after: number): AsyncGenerator<SessionView, void> {
  for (let version = after; ;) {
    const view = await heard(look(listening, path, version, wait, signal));
    version = view.version;
    yield view;
  }
}

/** Yields the versions after one, by one stream, until it ends or falls silent. Rejects with BrokenOff when it is not to be had. */
async function* streamed({ listening, path, wait, signal }: Followed, after: number): AsyncGenerator<SessionView, void> {
  const silence = new Deadline(signal);
  const alive = (): void => {
    silence.restart(2 * wait);
  };
  alive();
  try {
    const opened = listening.GET("/v1/sessions/{session_id}/stream", {
      params: { path, header: { "Last-Event-ID": String(after) } },
      parseAs: "stream",
      fetch: (request) => fetch(request), // for what is listened to cannot be read whole
      signal: silence.signal,
    });
    for await (const event of serverSentEvents(await heard(opened), alive)) {
      if (event.type !== "version") continue;
      silence.stop(); // a bot may take its time
      yield JSON.parse(event.data) as SessionView;
      alive();
    }
  } finally {
    silence.close();
  }
}

/** Returns the answer of a call that is sent once. Rejects with BrokenOff when there is none, or it says: not now. */
async function heard<T>(call: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const answer = await call.catch(() => undefined);
  if (answer === undefined) throw new BrokenOff();
  if (AGAIN.has(answer.response.status)) throw new BrokenOff(retryAfter(answer.response));
  return answered(answer);
}
