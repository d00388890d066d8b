import assert from "node:assert/strict";
import { test } from "node:test";

import { play, Refused, watchSession, type Move, type SessionView } from "../src/index.js";
import { problem, SESSION, TOKEN, withService, type Fate } from "./service.js";
import { answerTo, assertPlayedOnce, MOVES, playToy } from "./toy.js";

const FOLLOWING = ["stream", "poll"] as const;

/** Everything that can happen to a request, again and again. */
const TROUBLE: Fate[] = ["request lost", "answered", "reply lost", "busy", "reply broken off", "answered", "busy", "request lost"];

for (const follow of FOLLOWING) {
  test(`${follow}: a session is played to its end`, async () => {
    await withService(MOVES, async (service, baseUrl) => {
      assertPlayedOnce(service, await playToy(baseUrl, { follow }));
      assert.equal(service.asked.filter((kind) => kind === "move").length, MOVES);
      assert.equal(service.resumed.length, follow === "stream" ? 1 : 0);
    });
  });

  test(`${follow}: every decision is answered once, whatever happens to the connection`, async () => {
    await withService(MOVES, async (service, baseUrl) => {
      service.chunk = 7;
      service.fates.move.push(...TROUBLE);
      service.fates.look.push(...TROUBLE, ...TROUBLE, ...TROUBLE, ...TROUBLE);
      service.fates.stream.push("busy", "reply broken off", "reply broken off", "request lost", "cut at once", "reply broken off");
      assertPlayedOnce(service, await playToy(baseUrl, { follow }));
      const { look, stream, move } = service.fates;
      assert.deepEqual([move.length, follow === "stream" ? stream.length : look.length], [0, 0], "all that trouble was met");
    });
  });

  test(`${follow}: what happens beside the own moves is told, and asks for nothing twice`, async () => {
    await withService(MOVES, async (service, baseUrl) => {
      const busy = (view: SessionView): Move => {
        service.happen(); // before the move is made, as when seats act at once
        service.happen();
        return answerTo(view);
      };
      assertPlayedOnce(service, await playToy(baseUrl, { follow }, busy));
    });
  });

  test(`${follow}: an answer that the service lost is given again`, async () => {
    await withService(3, async (service, baseUrl) => {
      service.fates.move.push("answered", "forgotten");
      const { last, decisions } = await playToy(baseUrl, { follow, ...(follow === "poll" && { wait: 0.2 }) });
      assert.equal(last.status, "finished");
      assert.deepEqual(decisions, [0, 1, 1, 2]);
    });
  });

  test(`${follow}: a decision that was settled otherwise is let go`, async () => {
    await withService(3, async (service, baseUrl) => {
      const tooLate = (view: SessionView): Move => {
        if (view.decision === 1 && service.moves.length === 1) {
          service.moves.push({ type: "other" } as unknown as Move);
          service.happen();
        }
        return answerTo(view);
      };
      const { last, decisions } = await playToy(baseUrl, { follow }, tooLate);
      assert.equal(last.status, "finished");
      assert.deepEqual(decisions, [0, 1, 2]);
      assert.deepEqual(service.moves[1], { type: "other" });
    });
  });

  test(`${follow}: a signal ends it, while it waits and while the bot thinks`, async () => {
    await withService(MOVES, async (_service, baseUrl) => {
      const reason = new Error("enough");
      const thinking = new AbortController();
      const forEver = (): Promise<Move> => {
        setTimeout(() => {
          thinking.abort(reason);
        }, 50);
        return new Promise(() => undefined);
      };
      const options = { baseUrl, sessionId: SESSION, token: TOKEN, follow };
      await assert.rejects(play(forEver, { ...options, signal: thinking.signal }), (error) => error === reason);
      await assert.rejects(play(forEver, { ...options, signal: AbortSignal.abort(reason) }), (error) => error === reason);
      const waiting = new AbortController();
      const views = watchSession({ ...options, signal: waiting.signal });
      await views.next();
      setTimeout(() => {
        waiting.abort(reason);
      }, 50);
      await assert.rejects(views.next(), (error) => error === reason);
    });
  });
}

test("who has no token and no name sits as bot", async () => {
  await withService(1, async (service, baseUrl) => {
    assertPlayedOnce(service, await playToy(baseUrl, { token: undefined }));
    assert.deepEqual(service.sittings, [{ name: "bot", seat: null, entropy: "" }]);
  });
});

test("who has no token takes one seat, even when the reply is lost", async () => {
  await withService(2, async (service, baseUrl) => {
    service.fates.seat.push("reply lost", "reply broken off", "busy");
    assertPlayedOnce(service, await playToy(baseUrl, { token: undefined, name: "Toy", seat: 0, entropy: "salt" }));
    assert.equal(service.asked.filter((kind) => kind === "seat").length, 4);
    assert.equal(service.keys.size, 1);
    assert.match([...service.keys].join(), /^[0-9a-f]{32}$/);
  });
});

test("what cannot be played is refused before anything is sent", async () => {
  await withService(1, async (service, baseUrl) => {
    for (const wait of [0, -1, NaN, Infinity]) await assert.rejects(playToy(baseUrl, { wait }), RangeError);
    await assert.rejects(playToy(baseUrl, { patience: NaN }), RangeError);
    assert.deepEqual(service.asked, []);
  });
});

test("an illegal move is refused with its rule", async () => {
  await withService(1, async (service, baseUrl) => {
    service.refusals.push(problem("illegal-move", 422, { rule: "toy.rule", decision: 0 }));
    await assert.rejects(playToy(baseUrl), (error) => {
      assert.ok(error instanceof Refused);
      assert.equal(error.problem.rule, "toy.rule");
      assert.equal(error.message, "It is illegal-move. (illegal-move: toy.rule)");
      return true;
    });
  });
});

test("what breaks no rule is refused with its code alone", async () => {
  await withService(1, async (service, baseUrl) => {
    service.refusals.push(problem("forbidden", 403));
    await assert.rejects(playToy(baseUrl), { name: "Refused", message: "It is forbidden. (forbidden)" });
  });
});

test("what the bot throws is the caller's", async () => {
  await withService(1, async (_service, baseUrl) => {
    const mistake = new Error("mistake");
    const broken = (): never => {
      throw mistake;
    };
    await assert.rejects(playToy(baseUrl, {}, broken), (error) => error === mistake);
  });
});
