import type { Operation } from '@urql/core';

/** What an operation is called in its document; `graphql` where that gives it no name. */
export function operationName({ query }: Pick<Operation, 'query'>): string {
  const names = query.definitions.flatMap((definition) => (definition.kind === 'OperationDefinition' ? definition.name?.value ?? [] : []));
  return names[0] ?? 'graphql';
}
