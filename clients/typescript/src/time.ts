/** Waiting that a signal can end. */

/** A signal that aborts with its parent, or when the time it is given is up. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #parent: AbortSignal | undefined;
  readonly #follow = (): void => {
    this.#controller.abort(this.#parent?.reason);
  };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parent?: AbortSignal) {
    this.#parent = parent;
    if (parent?.aborted) this.#follow();
    else parent?.addEventListener("abort", this.#follow);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Gives so many seconds from now on, instead of what was left. */
  restart(seconds: number): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#controller.abort(new DOMException(`Nothing came for ${seconds} seconds.`, "TimeoutError"));
    }, seconds * 1000);
  }

  /** Gives as long as it takes. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Stops, lets go of the parent, and aborts whatever still hangs on the signal. */
  close(): void {
    this.stop();
    this.#parent?.removeEventListener("abort", this.#follow);
    this.#controller.abort();
  }
}

/** Waits for so many seconds. Rejects with the signal's reason when that aborts. */
export async function sleep(seconds: number, signal?: AbortSignal): Promise<void> {
  const deadline = new Deadline(signal);
  deadline.restart(seconds);
  await new Promise((resolve) => {
    if (deadline.signal.aborted) resolve(undefined);
    else deadline.signal.addEventListener("abort", resolve);
  });
  deadline.close();
  signal?.throwIfAborted();
}

/** Returns what a promise comes to. Rejects with the signal's reason when that aborts first. */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.throwIfAborted();
    abort = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", abort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    if (abort !== undefined) signal.removeEventListener("abort", abort);
  }
}
