import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";

import { Pauses, persistentFetch, retryAfter } from "../src/persistence.js";

type Outcome = (response: ServerResponse) => void;

const fine: Outcome = (response) => response.writeHead(200).end("{}");
const cut: Outcome = (response) => response.destroy();
const brokenOff: Outcome = (response) => response.writeHead(200, { "Content-Length": 9 }).write("{", () => response.destroy());
const silent: Outcome = () => undefined;
const status =
  (code: number, headers = {}): Outcome =>
  (response) =>
    response.writeHead(code, headers).end();

interface Sent {
  status: number;
  text: string;
  bodies: string[];
}

interface Sending {
  patience?: number;
  timeout?: number;
  signal?: AbortSignal;
}

/** Sends a request to a server that gives the outcomes in turn, the last again and again. */
async function send(outcomes: Outcome[], { patience = 30, timeout = 30, signal }: Sending = {}): Promise<Sent> {
  const bodies: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    assert.equal(request.headers.authorization, "Bearer token");
    bodies.push(await text(request));
    outcomes[Math.min(bodies.length, outcomes.length) - 1]?.(response);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/moves`;
    const init = { method: "POST", body: '{"decision":3}', headers: { Authorization: "Bearer token" }, ...(signal && { signal }) };
    const response = await persistentFetch({ patience, timeout })(new Request(url, init));
    return { status: response.status, text: await response.text(), bodies };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

for (const [name, failure] of Object.entries({ cut, brokenOff })) {
  test(`a connection that is ${name} is tried again with the same request`, async () => {
    const sent = await send([failure, failure, fine]);
    assert.deepEqual(sent, { status: 200, text: "{}", bodies: Array(3).fill('{"decision":3}') });
  });
}

for (const code of [429, 502, 503, 504]) {
  test(`a service that answers ${code} is asked again`, async () => {
    const sent = await send([status(code), fine]);
    assert.deepEqual([sent.status, sent.bodies.length], [200, 2]);
  });
}

for (const code of [200, 201, 204, 304, 400, 401, 403, 404, 409, 413, 415, 422, 500]) {
  test(`${code} is a real answer`, async () => {
    const sent = await send([status(code), fine]);
    assert.deepEqual([sent.status, sent.bodies.length], [code, 1]);
  });
}

test("an attempt that takes too long is given up for another", async () => {
  const sent = await send([silent, fine], { timeout: 0.2 });
  assert.deepEqual([sent.status, sent.bodies.length], [200, 2]);
});

test("Retry-After is waited for, and a little longer, so that not all come back at once", async (t) => {
  const timers = t.mock.method(globalThis, "setTimeout");
  await send([status(503, { "Retry-After": "1" }), fine]);
  const waited = timers.mock.calls.map((call) => Number(call.arguments[1]));
  assert.ok(
    waited.some((ms) => ms >= 1025 && ms <= 1050),
    `waited for ${waited.join(", ")}`,
  );
});

test("when patience ends the latest answer is the caller's, and sooner when the service asks to wait longer", async () => {
  assert.equal((await send([status(503)], { patience: 0.3 })).status, 503);
  assert.equal((await send([status(503, { "Retry-After": "3600" })], { patience: 2 })).bodies.length, 1);
});

test("when patience ends the latest failure is the caller's", async () => {
  await assert.rejects(send([cut], { patience: 0.3 }), TypeError);
});

test("a signal ends an attempt and a pause with its reason", async () => {
  const reason = new Error("enough");
  for (const outcome of [silent, status(503, { "Retry-After": "20" })]) {
    const controller = new AbortController();
    const abort: Outcome = (response) => {
      outcome(response);
      setTimeout(() => {
        controller.abort(reason);
      }, 100);
    };
    await assert.rejects(send([abort], { signal: controller.signal }), (error) => error === reason);
  }
});

test("Retry-After is a number of seconds, or a time", () => {
  const asked = (value: string): number => retryAfter(new Response(null, { headers: { "Retry-After": value } }));
  assert.equal(asked("7"), 7);
  assert.equal(asked("Fri, 31 Dec 1999 23:59:59 GMT"), 0);
  assert.equal(asked("soon"), 0);
  assert.equal(retryAfter(new Response()), 0);
  const later = asked(new Date(Date.now() + 60_000).toUTCString());
  assert.ok(later > 50 && later <= 60);
});

test("pauses grow up to a limit, come on top of what is asked for, and begin again", () => {
  const pauses = new Pauses();
  const assertBetween = (pause: number, longest: number): void => {
    assert.ok(pause >= longest / 2 && pause <= longest, `${pause} for ${longest}`);
  };
  for (let i = 0; i < 20; i += 1) assertBetween(pauses.after(7) - 7, Math.min(0.05 * 2 ** i, 5));
  pauses.reset();
  assertBetween(pauses.after(0), 0.05);
});
