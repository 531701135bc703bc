import type { Client } from 'graphql-ws';

/** What a subscription brings, kept in order, with a wait for the next. */
export class StreamReader<Step> {
  readonly steps: Step[] = [];
  readonly errors: unknown[] = [];
  #done = false;
  #taken = 0;
  #wake: (() => void) | null = null;
  readonly #stop: () => void;

  constructor(client: Client, query: string, variables: Record<string, unknown>, field: string) {
    this.#stop = client.subscribe<Record<string, Step>>({ query, variables }, {
      next: ({ data, errors }) => {
        if (errors) this.errors.push(...errors);
        if (data?.[field] !== undefined && data[field] !== null) this.steps.push(data[field]);
        this.#wake?.();
      },
      error: (error) => {
        this.errors.push(...(Array.isArray(error) ? error : [error]));
        this.#end();
      },
      complete: () => this.#end(),
    });
  }

  get isDone(): boolean {
    return this.#done;
  }

  /** The next step that nobody has taken yet. */
  async take(ms = 30_000): Promise<Step> {
    await this.#until(() => this.steps.length > this.#taken || this.#done, ms);
    const step = this.steps[this.#taken];
    if (step === undefined) throw new Error(`the stream ended without another step: ${JSON.stringify(this.errors)}`);
    this.#taken += 1;
    return step;
  }

  async takeMany(count: number): Promise<Step[]> {
    const steps: Step[] = [];
    while (steps.length < count) steps.push(await this.take());
    return steps;
  }

  /** Waits until the stream is over. */
  async end(ms = 30_000): Promise<void> {
    await this.#until(() => this.#done, ms);
  }

  stop(): void {
    this.#stop();
  }

  #end(): void {
    this.#done = true;
    this.#wake?.();
  }

  async #until(condition: () => boolean, ms: number): Promise<void> {
    const deadline = Date.now() + ms;
    while (!condition()) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`nothing came in ${ms} ms; so far ${JSON.stringify(this.steps).slice(0, 500)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => { clearTimeout(timer); resolve(); };
      });
    }
  }
}
