/** A session followed to its end, by a stream or by long polls, whatever happens to the connection. */

import { answered, createReferee, type Referee } from "./client.js";
import type { SessionView } from "./generated.js";
import { AGAIN, pauses, persistentFetch, retryAfter } from "./persistence.js";
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
  /** Seconds without news after which to look again; 20 by default. Long polls wait so long, but no longer than the service lets them. */
  wait?: number | undefined;
  /** Seconds for which a request that gets no answer is sent again; 600 by default. */
  patience?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A session as it is followed. */
interface Followed {
  referee: Referee;
  path: { session_id: string };
  wait: number;
  signal: AbortSignal | undefined;
}

/** That a stream broke off, or could not be had. */
class BrokenOff extends Error {
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
 * Rejects with Refused when the session may not be watched or is gone, with what `fetch` rejects with when patience is over, and with
 * the signal's reason.
 */
export async function* watchSession(options: WatchOptions): AsyncGenerator<SessionView, void> {
  const { sessionId, follow = "stream", wait = WAIT, signal } = options;
  const followed = { referee: persistentReferee(options), path: { session_id: sessionId }, wait, signal };
  yield* follow === "poll" ? polled(followed) : streamed(followed);
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

async function* polled(session: Followed): AsyncGenerator<SessionView, void> {
  let view = await look(session, 0);
  yield view;
  while (!isOver(view)) {
    view = await look(session, view.version, session.wait);
    yield view;
  }
}

async function* streamed(session: Followed): AsyncGenerator<SessionView, void> {
  let delays = pauses();
  let view = await look(session, 0);
  yield view;
  while (!isOver(view)) {
    try {
      for await (view of streamedVersions(session, view.version)) {
        yield view;
        if (isOver(view)) return;
        delays = pauses();
      }
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
      await sleep(Math.max(error.retryAfter, delays.next().value), session.signal);
    }
    view = await look(session, view.version);
    yield view;
  }
}

/** Returns the session with the events after a version. */
async function look({ referee, path, signal }: Followed, after: number, wait = 0): Promise<SessionView> {
  const params = { path, query: { after_version: after, wait } };
  return answered(referee.GET("/v1/sessions/{session_id}", { params, ...(signal && { signal }) }));
}

/** Yields the versions after one, by one stream, until there is no news for a while. Rejects with BrokenOff when the stream ends. */
async function* streamedVersions(session: Followed, after: number): AsyncGenerator<SessionView, void> {
  const quiet = new Deadline(session.signal);
  quiet.restart(session.wait);
  try {
    for await (const event of serverSentEvents(await openStream(session, after, quiet.signal))) {
      if (event.type !== "version") continue;
      quiet.stop(); // a bot may take its time
      yield JSON.parse(event.data) as SessionView;
      quiet.restart(session.wait);
    }
    throw new BrokenOff();
  } catch (error) {
    if (!quiet.passed) throw error;
  } finally {
    quiet.close();
  }
}

async function openStream({ referee, path }: Followed, after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const answer = await referee
    .GET("/v1/sessions/{session_id}/stream", {
      params: { path, header: { "Last-Event-ID": String(after) } },
      parseAs: "stream",
      fetch: (request) => fetch(request), // once: the caller looks at the session before it tries again
      signal,
    })
    .catch(() => undefined);
  if (answer === undefined) throw new BrokenOff();
  if (AGAIN.has(answer.response.status)) throw new BrokenOff(retryAfter(answer.response));
  return answered(answer);
}
