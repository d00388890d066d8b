import assert from "node:assert/strict";
import { test } from "node:test";

import { EventParser, serverSentEvents, type ServerSentEvent } from "../src/sse.js";

const STREAM = [
  "retry: 1000",
  "",
  ": alive",
  "",
  "id: 7",
  "event: version",
  'data: {"text":"Seat 0 – ♠ 𝟙"}',
  "",
  "data: first line",
  "data:second line",
  "data",
  "",
  "event: nothing, for it has no data",
  "",
  "id: bad\0id",
  "unknown: field",
  "data:  two spaces, one of them its own: and a colon",
  "",
  "id",
  "data: no id any more",
  "",
  "data: not complete, for no empty line follows",
].join("\n");

const EVENTS: ServerSentEvent[] = [
  { type: "version", data: '{"text":"Seat 0 – ♠ 𝟙"}', id: "7" },
  { type: "message", data: "first line\nsecond line\n", id: "7" },
  { type: "message", data: " two spaces, one of them its own: and a colon", id: "7" },
  { type: "message", data: "no id any more", id: "" },
];

/** Returns the events of a body that arrives in these pieces and then ends, or breaks off. */
async function eventsOf(pieces: Uint8Array[], breaksOff = false): Promise<ServerSentEvent[]> {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(piece);
      else if (breaksOff) controller.error(new TypeError("terminated"));
      else controller.close();
    },
  });
  const events = [];
  for await (const event of serverSentEvents(body)) events.push(event);
  return events;
}

for (const [name, end] of Object.entries({ LF: "\n", CR: "\r", CRLF: "\r\n" })) {
  const bytes = Buffer.from(STREAM.replaceAll("\n", end));

  test(`a stream with ${name} is read the same wherever it is cut in two`, async () => {
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      assert.deepEqual(await eventsOf([bytes.subarray(0, cut), bytes.subarray(cut)]), EVENTS, `cut at ${cut}`);
    }
  });

  test(`a stream with ${name} is read byte by byte, and with a byte order mark`, async () => {
    const marked = Buffer.concat([Buffer.from("\ufeff"), bytes]);
    assert.deepEqual(await eventsOf(Array.from(marked, (byte) => Uint8Array.of(byte))), EVENTS);
  });
}

test("line ends of all kinds mix, and an event is there as soon as its empty line has ended", () => {
  const parser = new EventParser();
  assert.deepEqual(parser.feed("data: a\r\ndata: b\rdata: c\n\r"), [{ type: "message", data: "a\nb\nc", id: "" }]);
  assert.deepEqual(parser.feed("\ndata: d\n"), []);
  assert.deepEqual(parser.feed("\n"), [{ type: "message", data: "d", id: "" }]);
});

test("a stream that breaks off ends, without the event that was not complete", async () => {
  assert.deepEqual(await eventsOf([Buffer.from("data: a\n\ndata: b\n")], true), [{ type: "message", data: "a", id: "" }]);
});

test("every piece of a stream shows that it is alive, also of a comment", async () => {
  let pieces = 0;
  const body = new Blob([": alive\n\n"]).stream();
  for await (const event of serverSentEvents(body, () => (pieces += 1))) assert.fail(event.data);
  assert.equal(pieces, 1);
});

test("who stops listening lets the body go", async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("data: a\n\n"));
    },
    cancel() {
      cancelled = true;
    },
  });
  for await (const event of serverSentEvents(body)) {
    assert.equal(event.data, "a");
    break;
  }
  assert.ok(cancelled);
});
