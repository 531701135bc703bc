import { keepSubscription } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { MineDocument, MineEventsDocument } from '../generated/graphql';

/**
 * Asks for the list anew whenever it may be another one. However fast that is told, one question is under way and one waits: a colleague
 * who types in a module of the person's asks nothing that nobody can read.
 */
export function followMine(client: Client, shell: Pick<Shell, 'events'>, companyId: string): () => void {
  let isAsking = false;
  let isStale = false;
  let isOver = false;

  const ask = async () => {
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    while (isStale && !isOver) {
      isStale = false;
      await client.query(MineDocument, { companyId }, { requestPolicy: 'network-only' }).toPromise();
    }
    isAsking = false;
  };

  const { stop } = keepSubscription(client, shell, {
    document: MineEventsDocument, variables: () => ({ companyId }), onData: () => void ask(),
  });
  return () => {
    isOver = true;
    stop();
  };
}
