import assert from "node:assert/strict";
import { test } from "node:test";

import { watchSession, type Move, type SessionView } from "../src/index.js";
import { SESSION, withService, type Fate } from "./service.js";
import { answerTo, assertPlayedOnce, MOVES, playToy } from "./toy.js";

test("a stream goes on after the version last told", async () => {
  await withService(MOVES, async (service, baseUrl) => {
    service.fates.stream.push("reply broken off", "reply broken off", "reply broken off");
    assertPlayedOnce(service, await playToy(baseUrl));
    assert.deepEqual(service.resumed, ["1", "3", "5", "7"]);
  });
});

for (const fate of ["held up", "silent"] as const) {
  test(`a proxy that lets streams be ${fate} is no obstacle: they are not tried again for each move`, async () => {
    await withService(MOVES, async (service, baseUrl) => {
      service.fates.stream.push(...Array<Fate>(MOVES).fill(fate));
      assertPlayedOnce(service, await playToy(baseUrl, { wait: 0.2 }));
      assert.equal(service.resumed.length, 1);
    });
  });
}

test("when a long poll in the place of a stream breaks off, a stream is tried again", async () => {
  await withService(MOVES, async (service, baseUrl) => {
    service.fates.stream.push("held up");
    service.fates.look.push("answered", "answered", "answered", "busy");
    assertPlayedOnce(service, await playToy(baseUrl, { wait: 0.2 }));
    const listened = service.asked.filter((kind) => kind !== "move");
    assert.deepEqual(listened, ["look", "stream", "look", "look", "look", "look", "stream"]);
  });
});

test("a stream that a bot keeps waiting is not left", async () => {
  await withService(3, async (service, baseUrl) => {
    const slow = (view: SessionView): Promise<Move> =>
      new Promise((resolve) => setTimeout(resolve, view.decision === 1 ? 2500 : 0, answerTo(view)));
    assertPlayedOnce(service, await playToy(baseUrl, { wait: 1 }, slow));
    assert.equal(service.resumed.length, 1);
  });
});

test("a stream with signs of life is not left, however long nothing happens", async () => {
  await withService(1, async (service, baseUrl) => {
    service.heartbeat = 1;
    const views = watchSession({ baseUrl, sessionId: SESSION, wait: 1 });
    await views.next();
    setTimeout(() => {
      service.happen();
    }, 2500);
    assert.equal((await views.next()).value?.version, 2);
    await views.return();
    assert.deepEqual(service.resumed, ["1"]);
  });
});
