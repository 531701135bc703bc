import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  GraphQLError, Kind, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';
import { MAX_COMPLEXITY } from './schema-builder';

type Operation = Pick<GraphQLResolveInfo, 'operation' | 'fragments' | 'variableValues' | 'schema'>;

/** The operations of our clients are few and stay parsed; only the size of a page makes a difference between two calls. */
const known = new WeakMap<OperationDefinitionNode, Map<string, number>>();
const MOST_SIZES = 50;

/**
 * Refuses operations that would cost too much before their first statement runs. The plugin's own check walks the
 * whole document for each request; this one does so once for a document and the sizes of its pages.
 */
export function limitCost(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.subscribe) field.subscribe = afterCheck(field.subscribe);
      else if (field.resolve) field.resolve = afterCheck(field.resolve);
    }
  }
  return schema;
}

function afterCheck(resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    if (costOf(info) > MAX_COMPLEXITY)
      throw new GraphQLError('The operation asks for too much at once.', { extensions: { code: 'OPERATION_TOO_LARGE' } });
    return resolve(source, args, context, info);
  };
}

/** As `costOf`, for variables that nobody has checked yet; what they make impossible costs nothing, because it will not run. */
export function costOfOperation(info: Operation): number {
  try {
    return costOf(info);
  } catch {
    return 0;
  }
}

function costOf(info: Operation): number {
  const sizes = Object.values(info.variableValues).filter((value) => typeof value === 'number').join();
  const costs = known.get(info.operation) ?? new Map<string, number>();
  known.set(info.operation, costs);
  const cost = costs.get(sizes) ?? measure(info);
  if (costs.size < MOST_SIZES) costs.set(sizes, cost);
  return cost;
}

function measure({ operation, fragments, variableValues, schema }: Operation): number {
  const document = { kind: Kind.DOCUMENT as const, definitions: [operation, ...Object.values(fragments)] };
  return complexityFromQuery(document, { schema, variables: { ...variableValues } }).complexity;
}
