/** Server-sent events, as the HTML standard has them, read from the body of a response. */

/** An event of a stream. */
export interface ServerSentEvent {
  /** `message` where the stream names none. */
  type: string;
  data: string;
  /** The latest id that the stream has told, empty before the first. */
  id: string;
}

/** Makes events out of text that may be cut anywhere. */
export class EventParser {
  #rest = "";
  #afterReturn = false;
  #type = "";
  #data: string[] = [];
  #id = "";

  /** Returns the events that are complete with this further text. */
  feed(text: string): ServerSentEvent[] {
    if (text === "") return [];
    const further = this.#afterReturn && text.startsWith("\n") ? text.slice(1) : text; // the second half of a line's end
    this.#afterReturn = text.endsWith("\r");
    const lines = further.split(/\r\n|\r|\n/);
    lines[0] = this.#rest + (lines[0] ?? "");
    this.#rest = lines.pop() ?? "";
    return lines.map((line) => this.#line(line)).filter((event) => event !== undefined);
  }

  #line(line: string): ServerSentEvent | undefined {
    if (line === "") return this.#dispatch();
    const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === "event") this.#type = value;
    else if (field === "data") this.#data.push(value);
    else if (field === "id" && !value.includes("\0")) this.#id = value;
    return undefined; // any other field, and a comment, whose field is empty, says nothing
  }

  #dispatch(): ServerSentEvent | undefined {
    const event = { type: this.#type || "message", data: this.#data.join("\n"), id: this.#id };
    const empty = this.#data.length === 0;
    this.#type = "";
    this.#data = [];
    return empty ? undefined : event;
  }
}

/**
 * Yields the events of a stream until it ends, well or broken off; an event that is not complete then is dropped.
 *
 * `alive` is called for every piece that arrives, also of comments, which make no event.
 */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent, void> {
  const parser = new EventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const brokenOff = { done: true, value: undefined } as const;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => brokenOff);
      if (done) return;
      alive();
      yield* parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined); // of what broke off there is nothing to cancel
  }
}
