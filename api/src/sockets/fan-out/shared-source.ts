/** One subscriber of a shared source. */
export interface Receiver {
  /** The subscriber has left: what is still to be read for it needs not be read. */
  readonly isOver: boolean;
  /** Sends the event, executed and serialised once for all who see the same. A promise only where execution takes one. */
  send(event: object): void | Promise<void>;
  /** Waits until the subscriber has taken most of what was sent. */
  drained(): Promise<void>;
  /** Nothing more will come: completes the subscription. */
  end(): void;
}

export type Stop = () => void;

/**
 * What the `subscribe` function of a field returns when its payload is the same for every subscriber.
 * The resolvers below such a field must not look at the viewer: they run once for all of them.
 */
export class SharedSource implements AsyncIterable<never> {
  /** @param open starts sending to a receiver; the answer stops it. Called once for each subscriber. */
  constructor(readonly open: (receiver: Receiver) => Promise<Stop>) {}

  /** graphql-js wants an iterable; events don't come this way. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: async () => ({ done: true, value: undefined }) };
  }
}
