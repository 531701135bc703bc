import type { Socket, SocketOperation } from '@heartwood/contract';
import { subscriptionExchange, type Exchange } from '@urql/core';

/** Subscriptions over the page's one connection. */
export function socketExchange(socket: Socket): Exchange {
  return subscriptionExchange({
    forwardSubscription: ({ query, operationName, variables }) => ({
      subscribe: (sink) => {
        const operation: SocketOperation = { query: query ?? '', ...(operationName && { operationName }), ...(variables && { variables }) };
        const unsubscribe = socket.subscribe(operation, {
          next: ({ data, errors }) => sink.next({ data: data ?? null, ...(errors && { errors: [...errors] }) }),
          error: (cause) => sink.error(cause),
          complete: () => sink.complete(),
        });
        return { unsubscribe };
      },
    }),
  });
}
