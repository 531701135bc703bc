import { getOperationAST, Kind } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { costOfOperation } from './operation-cost';
import { measureOperation } from './operation-size';

/** What a root field takes of a person's budget. A command writes, tells others and may send mail. */
const POINTS = { query: 1, mutation: 10, subscription: 5 } as const;
/** So much of an operation's cost (operation-cost.ts) is one more point: the largest page costs seven. */
const COST_OF_A_POINT = 500;

/**
 * What an operation takes of `GRAPHQL_DOOR`: fifteen commands in one request are fifteen commands.
 * @param document has passed validation
 * @param variables as they came: they matter by the sizes of pages alone
 */
export function operationPoints(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Readonly<Record<string, unknown>>,
): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 1;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const { rootFields } = measureOperation(operation.selectionSet, (name) => fragments[name]);
  return (
    rootFields * POINTS[operation.operation] +
    Math.floor(costOfOperation({ schema, operation, fragments, variableValues: variables }) / COST_OF_A_POINT)
  );
}
