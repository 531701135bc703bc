import { makeOperation, type Exchange, type Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import { timesForgotten } from '../cache/forget';

/**
 * Asks a query once more where what it asks for was forgotten (`cache/forget`) while it was under way: what it brings may be from
 * before the command, and urql drops what the cache asks for as long as the same question is under way. Stands between the cache and the
 * network.
 */
export const askAgain: Exchange = ({ client, forward }) => {
  const asked = new Map<number, number>();
  return (operations) => pipe(
    operations,
    tap((operation) => {
      if (operation.kind === 'teardown') asked.delete(operation.key);
      else if (operation.kind === 'query') asked.set(operation.key, timesForgotten(rootFields(operation)));
    }),
    forward,
    tap(({ operation }) => {
      const before = asked.get(operation.key);
      if (operation.kind !== 'query' || before === undefined) return;
      asked.delete(operation.key);
      if (before === timesForgotten(rootFields(operation))) return;
      // After the cache has it, and has told of it.
      queueMicrotask(() => (
        client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }))
      ));
    }),
  );
};

const rootFields = ({ query }: Pick<Operation, 'query'>): string[] => (
  query.definitions.flatMap((definition) => (definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : []))
    .flatMap((selection) => (selection.kind === 'Field' ? selection.name.value : [])));
