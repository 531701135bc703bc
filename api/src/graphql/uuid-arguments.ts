import {
  getNamedType, GraphQLID, isInputObjectType, isListType, isNonNullType, type GraphQLFieldResolver, type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { invalid } from '../request/errors';
import { isUuid } from '../text/uuid';


type Check = (value: unknown) => void;

/**
 * Every ID that comes in is a UUID: checked once at the border for every field, so that no statement fails on
 * what is not one. The fields are those of the schema's roots, with their input objects.
 */
export function requireUuids(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const checks = field.args.flatMap((arg) => namedCheck(arg.name, arg.type));
      if (checks.length === 0) continue;
      if (field.subscribe) field.subscribe = checkFirst(field.subscribe, checks);
      else if (field.resolve) field.resolve = checkFirst(field.resolve, checks);
    }
  }
  return schema;
}

function checkFirst(resolve: GraphQLFieldResolver<unknown, unknown>, checks: readonly Check[]): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    for (const check of checks) check(args);
    return resolve(source, args, context, info);
  };
}

/** How the values of one argument or input field are checked; nothing for what holds no ID. */
function namedCheck(name: string, type: GraphQLInputType): Check[] {
  const inner = checkOf(name, type);
  return inner ? [(holder) => inner((holder as Record<string, unknown>)[name])] : [];
}

function checkOf(name: string, type: GraphQLInputType): Check | null {
  if (isNonNullType(type)) return checkOf(name, type.ofType);
  if (isListType(type)) {
    const item = checkOf(name, type.ofType);
    return item && ((value) => { if (Array.isArray(value)) value.forEach(item); });
  }
  const named = getNamedType(type);
  if (named === GraphQLID) {
    return (value) => {
      if (value != null && !(typeof value === 'string' && isUuid(value))) throw invalid(name, `${name} must be a UUID.`);
    };
  }
  if (!isInputObjectType(named)) return null;
  const checks = Object.values(named.getFields()).flatMap((field) => namedCheck(field.name, field.type));
  return checks.length === 0 ? null : (value) => { if (value != null) for (const check of checks) check(value); };
}
