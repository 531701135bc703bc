import { createReadable, type Readable, type Socket, type SocketState } from '@heartwood/contract';
import type { Client } from 'graphql-ws';
import { lineIsBack } from './line-is-back';
import type { LineParts } from './open-line';

export interface SocketParts extends LineParts {
  /** Resolves when the page has what it asked for first; until then the line is the page's. */
  pageAnswered?(): Promise<void>;
}

export interface SessionSocket extends Socket {
  close(): void;
}

/** The page's one graphql-ws connection: opened with the first subscription. Its code comes then too, as often as it is asked for. */
export function createSessionSocket(parts: SocketParts): SessionSocket {
  const state = createReadable<SocketState>('idle');
  let client: Promise<Client> | null = null;

  const open = (): Promise<Client> => import('./open-line').then(
    ({ openLine }) => openLine(parts, state),
    async () => {
      await lineIsBack();
      return open();
    },
  );
  const start = async (): Promise<Client> => {
    await parts.pageAnswered?.();
    return open();
  };

  return {
    state: { get: state.get, subscribe: state.subscribe } satisfies Readable<SocketState>,
    subscribe(operation, sink) {
      let stop: (() => void) | null = null;
      let isStopped = false;
      client ??= start();
      client.then(
        (ready) => {
          if (!isStopped) {
            stop = ready.subscribe(operation, {
              next: (result) => sink.next(result),
              error: (error) => sink.error(error),
              complete: () => sink.complete(),
            });
          }
        },
        (error: unknown) => sink.error(error),
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    close() {
      // It has nothing to say of a line that was not open yet and never will be.
      client?.then((ready) => ready.dispose()).catch(() => {});
      client = null;
      state.set('idle');
    },
  };
}
