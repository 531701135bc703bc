import type { EventBus, JsonObject } from './bus';

/** More than this waiting means a reader that does not keep up: it is emptied, and the gap is read again by sequence. */
const HIGH_WATER = 1000;

/** What topics bring, in the order of arrival, for one reader. */
export class NoticeQueue {
  #waiting: JsonObject[] = [];
  #wake: (() => void) | null = null;
  #closed = false;
  readonly #unsubscribes: (() => Promise<void>)[] = [];

  /** Resolves when everything published from now on will arrive; of several topics, one call for each. */
  async open(bus: Pick<EventBus, 'subscribe'>, topic: string): Promise<void> {
    const unsubscribe = await bus.subscribe(topic, (payload) => this.#push(payload));
    if (this.#closed) await unsubscribe();
    else this.#unsubscribes.push(unsubscribe);
  }

  /** The next notice; null once the queue is closed. */
  async next(): Promise<JsonObject | null> {
    while (!this.#closed) {
      const notice = this.#waiting.shift();
      if (notice) return notice;
      await new Promise<void>((resolve) => { this.#wake = resolve; });
    }
    return null;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting = [];
    this.#wake?.();
    for (const unsubscribe of this.#unsubscribes) void unsubscribe();
  }

  #push(notice: JsonObject): void {
    if (this.#closed) return;
    if (this.#waiting.length >= HIGH_WATER) this.#waiting = [];
    this.#waiting.push(notice);
    this.#wake?.();
  }
}

/**
 * The steps of a generator that reads from the queue. A generator that waits does not hear `return`, so
 * leaving closes the queue first.
 */
export function leavable<Step>(steps: AsyncGenerator<Step, void>, queue: NoticeQueue): AsyncIterableIterator<Step> {
  return {
    [Symbol.asyncIterator]() { return this; },
    next: () => steps.next(),
    async return() {
      queue.close();
      return steps.return();
    },
    async throw(error) {
      queue.close();
      return steps.throw(error);
    },
  };
}
