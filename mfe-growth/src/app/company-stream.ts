import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { CompanyEventsDocument } from '../generated/graphql';

/** Where the stream stands: the step that the data on screen is known to include. */
export interface CompanyStream {
  /** A query answered with the state up to `seq`; the first such answer starts the stream. */
  startFrom(seq: number): void;
  stop(): void;
}

/**
 * Keeps the cache in step with the company. It starts after the step that the first answer includes, so nothing falls
 * between query and subscription; after an outage it goes on from the last step seen; a hole in the numbers means that
 * the server no longer has the steps between, and everything on screen is asked for again.
 * @param onGap asks again for what is on screen
 */
export function followCompany(client: Client, shell: Shell, companyId: string, onGap: () => void): CompanyStream {
  let last: number | null = null;
  let halt: (() => void) | null = null;

  const listen = () => {
    halt?.();
    const source = client.subscription(CompanyEventsDocument, { companyId, after: last });
    const { unsubscribe } = source.subscribe(({ data }) => {
      const seq = data?.companyEvents.seq;
      if (seq === undefined) return;
      if (last !== null && seq > last + 1) onGap();
      last = Math.max(last ?? seq, seq);
    });
    halt = unsubscribe;
  };

  const forget = shell.events.on('socket/resumed', () => {
    if (last !== null) listen();
  });

  return {
    startFrom: (seq) => {
      if (last !== null) return;
      last = seq;
      listen();
    },
    stop: () => {
      forget();
      halt?.();
    },
  };
}
