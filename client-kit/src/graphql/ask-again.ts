import { makeOperation, type Exchange, type Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import { forgotten } from '../cache/forget';

/**
 * Asks a query once more where what it asks for was forgotten (`cache/forget`) while it was under way: what it brings may be from
 * before the command, and urql drops what the cache asks for as long as the same question is under way. Stands between the cache and the
 * network.
 */
export const askAgain: Exchange = ({ client, forward }) => {
  const asked = new Map<number, number>();
  return (operations) => pipe(
    operations,
    tap((operation) => void asked.set(operation.key, timesForgotten(operation))),
    forward,
    tap(({ operation }) => {
      if (operation.kind !== 'query' || asked.get(operation.key) === timesForgotten(operation)) return;
      // After the cache has it, and has told of it.
      queueMicrotask(() => client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' })));
    }),
  );
};

/** The sum over the fields that it asks for: two readings differ when one of them was made stale in between. */
function timesForgotten({ query }: Pick<Operation, 'query'>): number {
  let sum = 0;
  for (const definition of query.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const field of definition.selectionSet.selections) if (field.kind === 'Field') sum += forgotten.get(field.name.value) ?? 0;
  }
  return sum;
}
