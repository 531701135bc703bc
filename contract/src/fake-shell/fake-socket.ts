import type { Writable } from '../readable';
import type { Socket, SocketOperation, SocketSink, SocketState } from '../shell';

export interface FakeSocket {
  state: Writable<SocketState>;
  /** Subscriptions that are open, by operation name and variables. */
  open(): SocketOperation[];
  /** Delivers data to every open subscription of this operation. */
  push(operationName: string, data: unknown): void;
  /** Ends every open subscription of this operation as the server would. */
  complete(operationName: string): void;
}

export function createFakeSocket(state: Writable<SocketState>): FakeSocket & { lent: Socket } {
  const running = new Set<{ operation: SocketOperation; sink: SocketSink }>();
  const of = (name: string) => [...running].filter(({ operation }) => nameOf(operation) === name);
  return {
    state,
    open: () => [...running].map(({ operation }) => operation),
    push: (name, data) => of(name).forEach(({ sink }) => sink.next({ data })),
    complete: (name) =>
      of(name).forEach((subscription) => {
        running.delete(subscription);
        subscription.sink.complete();
      }),
    lent: {
      state,
      subscribe(operation, sink) {
        const subscription = { operation, sink };
        running.add(subscription);
        return () => void running.delete(subscription);
      },
    },
  };
}

function nameOf({ operationName, query }: SocketOperation): string {
  return operationName ?? /(?:subscription|query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
}
