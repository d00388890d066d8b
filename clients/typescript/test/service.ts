/** A service with one toy session, which counts moves, and a network that fails as it is told to. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import type { Move, SessionView } from "../src/index.js";

export const TOKEN = "seat-token";
export const SESSION = "toy";

export type Kind = "look" | "stream" | "move" | "seat";

/** What becomes of a request. */
export type Fate =
  "answered" | "request lost" | "reply lost" | "reply broken off" | "busy" | "held up" | "silent" | "cut at once" | "forgotten";

const REQUEST = /^\/v1\/sessions\/toy(?:\/(stream|moves|seats))?(?:\?(.*))?$/;
const KINDS = { stream: "stream", moves: "move", seats: "seat" } as const;

/** Runs a service while something is done with it. */
export async function withService(length: number, use: (service: ToyService, baseUrl: string) => Promise<void>): Promise<void> {
  const service = new ToyService(length);
  const server = createServer((request, response) => void service.answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await use(service, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

export class ToyService {
  /** What becomes of the next requests of each kind; of those after them, nothing bad. */
  readonly fates: Record<Kind, Fate[]> = { look: [], stream: [], move: [], seat: [] };
  /** The kinds of all requests, in order. */
  readonly asked: Kind[] = [];
  /** The header Last-Event-ID of each stream. */
  readonly resumed: (string | undefined)[] = [];
  /** The moves made. */
  readonly moves: Move[] = [];
  /** The idempotency keys of those who took a seat. */
  readonly keys = new Set<string>();
  /** What was asked for with seats. */
  readonly sittings: object[] = [];
  /** Problems for the next moves, instead of making them. */
  readonly refusals: object[] = [];
  /** Pieces in which streams are written. */
  chunk = Infinity;
  /** Seconds between signs of life on streams. */
  heartbeat = 60;
  /** Of each version: how many moves had been made. */
  readonly #decisions = [0];
  readonly #waiting = new Set<() => void>();
  readonly #streams = new Set<ServerResponse>();

  constructor(readonly length: number) {}

  /** Lets something happen in the session that is no move of the seat. */
  happen(): void {
    this.#decisions.push(this.moves.length);
    for (const wake of this.#waiting) wake();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what, query] = REQUEST.exec(request.url ?? "") ?? [];
    const kind = what === undefined ? "look" : KINDS[what as keyof typeof KINDS];
    const body = await text(request);
    this.asked.push(kind);
    const fate = this.fates[kind].shift() ?? "answered";
    if (fate === "request lost") response.destroy();
    else if (fate === "busy") response.writeHead(503, { "Content-Type": "text/html", "Retry-After": "0" }).end("<h1>Busy</h1>");
    else if (kind === "stream") await this.#stream(request, response, fate);
    else {
      const reply =
        kind === "look" ? await this.#look(query) : kind === "move" ? this.#move(body, fate) : this.#seat(request, body);
      this.#reply(response, fate, reply);
    }
  }

  #reply(response: ServerResponse, fate: Fate, [status, value]: [number, object]): void {
    const content = Buffer.from(JSON.stringify(value));
    if (fate === "reply lost") {
      response.destroy();
      return;
    }
    response.writeHead(status, { "Content-Type": status < 300 ? "application/json" : "application/problem+json" });
    if (fate === "reply broken off") response.write(content.subarray(0, content.length / 2), () => response.destroy());
    else response.end(content);
  }

  async #look(query = ""): Promise<[number, object]> {
    const asked = new URLSearchParams(query);
    const after = Number(asked.get("after_version"));
    if (after === this.#version && !this.#over) await this.#change(Number(asked.get("wait")));
    return [200, this.#view(after, this.#version)];
  }

  #move(body: string, fate: Fate): [number, object] {
    const { move, decision } = JSON.parse(body) as { move: Move; decision: number };
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return [(refusal as { status: number }).status, refusal];
    if (fate === "forgotten") {
      for (const stream of this.#streams) stream.end();
      return [200, {}]; // made, and lost with a store that another took over from
    }
    if (decision === this.moves.length) {
      this.moves.push(move);
      this.happen();
    } else if (JSON.stringify(this.moves[decision]) !== JSON.stringify(move)) {
      return [409, problem("stale-decision", 409, { decision: this.moves.length })];
    }
    return [200, this.#view(this.#version - 1, this.#version)];
  }

  #seat(request: IncomingMessage, body: string): [number, object] {
    this.sittings.push(JSON.parse(body) as object);
    this.keys.add(request.headers["idempotency-key"] as string);
    return [201, { seat: 0, token: TOKEN, session: this.#view(0, 1) }];
  }

  async #stream(request: IncomingMessage, response: ServerResponse, fate: Fate): Promise<void> {
    this.resumed.push(request.headers["last-event-id"] as string | undefined);
    const closed = once(response, "close");
    if (fate === "held up") await closed;
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("retry: 1000\r\n\r\n: alive\n\n");
    this.#streams.add(response);
    if (fate === "cut at once") response.destroy();
    if (fate === "silent") await closed;
    let told = Math.min(Number(request.headers["last-event-id"]), this.#version);
    const first = told; // which is told whole by a reply that breaks off in the next
    while (!response.destroyed) {
      for (; told < this.#version; told += 1) {
        const view = this.#view(told, told + 1);
        await this.#write(
          response,
          `id: ${view.version}\nevent: version\ndata: ${JSON.stringify(view)}\n\n`,
          fate === "reply broken off" && told > first,
        );
      }
      if (this.#over) response.end('event: end\ndata: {"status":"finished"}\n\n');
      await Promise.race([this.#change(this.heartbeat), closed]);
      if (told === this.#version) response.write(": alive\n\n");
    }
  }

  async #write(response: ServerResponse, message: string, breaksOff: boolean): Promise<void> {
    const content = Buffer.from(message);
    const sent = breaksOff ? content.length / 2 : content.length;
    for (let at = 0; at < sent && !response.destroyed; at += this.chunk) {
      response.write(content.subarray(at, Math.min(at + this.chunk, sent)));
      await new Promise(setImmediate);
    }
    if (breaksOff) response.destroy();
  }

  get #version(): number {
    return this.#decisions.length;
  }

  get #over(): boolean {
    return this.moves.length >= this.length;
  }

  /** Waits until something happens, or for so many seconds. */
  async #change(seconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, seconds * 1000).unref();
      this.#waiting.add(wake);
    });
  }

  /** Returns the session as it was at a version, with the events since another; what tests look at, no more. */
  #view(after: number, version: number): SessionView {
    const over = this.#over && version === this.#version;
    const events = [];
    for (let each = after + 1; each <= version; each += 1) events.push({ type: "toy.happened", text: `${each} – ♠` });
    return {
      session_id: SESSION,
      version,
      status: over ? "finished" : "active",
      viewer: 0,
      to_act: over ? [] : [0],
      decision: this.#decisions[version - 1],
      events,
    } as unknown as SessionView;
  }
}

export function problem(code: string, status: number, more: object = {}): object {
  return { type: `/problems/${code}`, title: code, status, detail: `It is ${code}.`, code, instance: "/", ...more };
}
