import { makeOperation, type Exchange } from '@urql/core';
import { pipe, tap } from 'wonka';
import { operationName } from './operation-name';

/**
 * Asks these queries once more where a command was answered while they were under way: what they bring may be from before it, and what the
 * command's rule has the cache ask for is held back as long as the same question is under way.
 * @param names of operations, as in their documents
 */
export function afterCommands(...names: readonly string[]): Exchange {
  return ({ client, forward }) => {
    let answered = 0;
    const asked = new Map<number, number>();
    return (operations) => pipe(
      operations,
      tap((operation) => {
        if (operation.kind === 'teardown') asked.delete(operation.key);
        else if (operation.kind === 'query' && names.includes(operationName(operation))) asked.set(operation.key, answered);
      }),
      forward,
      tap(({ operation }) => {
        if (operation.kind === 'mutation') answered += 1;
        const before = asked.get(operation.key);
        if (operation.kind !== 'query' || before === undefined) return;
        asked.delete(operation.key);
        if (before === answered) return;
        // After the cache has it, and has told of it.
        queueMicrotask(() => (
          client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }))
        ));
      }),
    );
  };
}
