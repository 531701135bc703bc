import type { ExecutionResult } from 'graphql';
import type { PayloadGroup } from './payload-group';
import type { Receiver, SharedSource, Stop } from './shared-source';
import type { Wire } from './wire';

type Step = IteratorResult<ExecutionResult, void>;

const OVER: Step = { done: true, value: undefined };

/**
 * One subscription of one socket, as graphql-ws sees it: an iterator that never yields, because its messages go
 * straight to the wire under the operation's own id. graphql-ws keeps the id, completes it and ends it.
 */
export class Delivery implements AsyncGenerator<ExecutionResult, void, void>, Receiver {
  private readonly head: Buffer;
  private stop: Stop | null = null;
  isOver = false;
  private finish: ((step: Step | Promise<Step>) => void) | null = null;

  constructor(
    private readonly source: SharedSource,
    private readonly group: PayloadGroup,
    private readonly wire: Wire,
    id: string,
    private readonly begun: () => void = () => undefined,
  ) {
    this.head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  }

  send(event: object): void | Promise<void> {
    if (this.isOver) return;
    const payload = this.group.payload(event);
    if (payload instanceof Promise) return payload.then((ready) => { if (!this.isOver) this.wire.send(this.head, ready); });
    this.wire.send(this.head, payload);
  }

  drained(): Promise<void> {
    return this.wire.drained();
  }

  end(): void {
    this.over(OVER);
  }

  /** graphql-ws asks for the first step once it knows the subscription: only now may messages go out. */
  next(): Promise<Step> {
    if (this.isOver) return Promise.resolve(OVER);
    const step = new Promise<Step>((resolve) => { this.finish = resolve; });
    this.source.open(this).then(
      (stop) => {
        if (this.isOver) stop();
        else this.stop = stop;
      },
      (error: unknown) => this.over(Promise.reject(error)),
    ).finally(this.begun);
    return step;
  }

  async return(): Promise<Step> {
    this.over(OVER);
    return OVER;
  }

  async throw(error: unknown): Promise<Step> {
    this.over(OVER);
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.over(OVER);
  }

  private over(step: Step | Promise<Step>): void {
    if (this.isOver) {
      if (step instanceof Promise) step.catch(() => undefined);
      return;
    }
    this.isOver = true;
    // Completed before graphql-ws asked for the first step: nothing begins.
    if (this.finish === null) this.begun();
    this.stop?.();
    this.finish?.(step);
  }
}
