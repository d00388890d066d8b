import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";

import { Deadline, sleep, unlessAborted } from "../src/time.js";

test("nothing is left on a signal that outlives what it could have ended", async () => {
  const { signal } = new AbortController();
  await sleep(0, signal);
  assert.equal(await unlessAborted(Promise.resolve(7), signal), 7);
  await assert.rejects(unlessAborted(Promise.reject(new Error("mistake")), signal), /mistake/);
  assert.deepEqual(getEventListeners(signal, "abort"), []);
});

test("a deadline tells its time from its parent's signal", async () => {
  const late = new Deadline();
  late.restart(0);
  await new Promise((resolve) => {
    late.signal.addEventListener("abort", resolve);
  });
  assert.equal((late.signal.reason as Error).name, "TimeoutError");
  const reason = new Error("enough");
  const ended = new Deadline(AbortSignal.abort(reason));
  assert.equal(ended.signal.reason, reason);
});

test("who waits is told the reason why no longer", async () => {
  const reason = new Error("enough");
  await assert.rejects(sleep(60, AbortSignal.abort(reason)), (error) => error === reason);
  await assert.rejects(unlessAborted(new Promise(() => undefined), AbortSignal.abort(reason)), (error) => error === reason);
});
