import type { Shell } from '@heartwood/contract';
import type { Client, TypedDocumentNode } from '@urql/core';
import { keepSubscription, type KeptSubscription } from '../graphql';
import { onLineBack } from '../keys';

/** The subscription to a company's stream, with whatever a remote needs of each step. */
export type CompanyEvents = TypedDocumentNode<
  { companyEvents: { seq: number; type: string } },
  { companyId: string; after?: number | null }
>;

export interface FollowOptions {
  /** Comes once there is something to follow: the first picture does not wait for it. What fails is asked for again with the line. */
  load(): Promise<CompanyEvents>;
  companyId: string;
  /** Asks again for what is on screen. */
  onLoss(): void;
}

/** Where the stream stands: the step that the data on screen is known to include. */
export interface CompanyStream {
  /** A query answered with the state up to `seq`; the first such answer starts the stream. */
  startFrom(seq: number): void;
  stop(): void;
}

/**
 * Keeps the cache in step with the company. It starts after the step that the first answer includes, so nothing falls
 * between query and subscription; after an outage it goes on from the last step seen. Steps the viewer may not know of
 * are left out by the server, so a hole in the numbers is no loss; a HELLO in place of what was asked for is one: the
 * server cannot go on from there, and everything on screen is asked for again.
 */
export function followCompany(client: Client, shell: Pick<Shell, 'events'>, { load, companyId, onLoss }: FollowOptions): CompanyStream {
  let last: number | null = null;
  let kept: KeptSubscription | null = null;
  let isStopped = false;
  let stopWaiting = (): void => undefined;

  const follow = (document: CompanyEvents) => keepSubscription(client, shell, {
    document,
    variables: () => ({ companyId, after: last }),
    // The server ends it for whoever belongs to the company no more: it stays ended.
    onEnded: () => undefined,
    onData: ({ companyEvents: { seq, type } }) => {
      if (type === 'HELLO') onLoss();
      last = type === 'HELLO' ? seq : Math.max(last ?? seq, seq);
    },
  });

  const begin = async () => {
    stopWaiting();
    try {
      const document = await load();
      if (!isStopped) kept ??= follow(document);
    } catch {
      if (!isStopped) stopWaiting = onLineBack(shell, () => void begin());
    }
  };

  return {
    startFrom: (seq) => {
      if (last !== null) return;
      last = seq;
      void begin();
    },
    stop: () => {
      isStopped = true;
      stopWaiting();
      kept?.stop();
    },
  };
}
