import {
  getNamedType, isEnumType, isInterfaceType, isLeafType, isNonNullType, isObjectType, isUnionType,
  type GraphQLField, type GraphQLInputType, type GraphQLNamedOutputType, type GraphQLObjectType, type GraphQLSchema,
} from 'graphql';

export type RootField = GraphQLField<unknown, unknown>;
export type RootName = 'query' | 'mutation' | 'subscription';

/** Deep enough for all that our clients ask for; a type that leads back to itself is left where it does. */
const DEEPEST = 7;
/** Types of a union in one operation. */
const AT_ONCE = 8;

/**
 * Operations on one root field that together select everything below it: the plain fields in each, and one of the others in
 * each, as the server refuses to answer all of a plan at once, and answers some fields only where others are not asked for.
 */
export function operationsBelow(schema: GraphQLSchema, root: RootName, field: RootField, args: readonly string[]): string[] {
  const passed = field.args.filter(({ name }) => args.includes(name));
  const declared = passed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const brackets = (text: string) => (text ? `(${text})` : '');
  const call = `${field.name}${brackets(passed.map(({ name }) => `${name}: $${name}`).join(', '))}`;
  const type = getNamedType(field.type);
  return selectionsOf(schema, type).map((selection) => `${root} ${brackets(declared)} { ${call} ${selection} }`);
}

function selectionsOf(schema: GraphQLSchema, type: GraphQLNamedOutputType): string[] {
  if (!isObjectType(type)) return [selectionOf(schema, type, [])];
  const fields = Object.values(type.getFields());
  const plain = fields.filter(({ type: of }) => isLeafType(getNamedType(of))).map(({ name }) => name);
  const others = fields.flatMap(({ name, type: of }) => {
    const inner = getNamedType(of);
    return isLeafType(inner) ? [] : partsOf(schema, inner, [type.name]).map((selection) => `${name} ${selection}`);
  });
  return others.length > 0 ? others.map((other) => `{ ${[...plain, other].join(' ')} }`) : [`{ ${plain.join(' ')} }`];
}

/** No operation may name a field too often: of a union of many types each asks for a few. */
function partsOf(schema: GraphQLSchema, type: GraphQLNamedOutputType, above: readonly string[]): string[] {
  if (!isUnionType(type)) return [selectionOf(schema, type, above)];
  const types = schema.getPossibleTypes(type);
  const parts = Array.from({ length: Math.ceil(types.length / AT_ONCE) }, (_, at) => types.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
  return parts.map((part) => anyOf(schema, part, above));
}

function selectionOf(schema: GraphQLSchema, type: GraphQLNamedOutputType, above: readonly string[]): string {
  if (isUnionType(type) || isInterfaceType(type)) return anyOf(schema, schema.getPossibleTypes(type), above);
  if (!isObjectType(type)) return '';
  const fields = fieldsBelow(schema, type, above).map(({ text }) => text);
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

/** What two types call alike and mean otherwise has another name in each. */
function anyOf(schema: GraphQLSchema, types: readonly GraphQLObjectType[], above: readonly string[]): string {
  const known = new Map<string, string>();
  const fragments = types.map((type) => {
    const fields = fieldsBelow(schema, type, above).map(({ name, of, text }) => {
      if (!known.has(name)) known.set(name, of);
      return known.get(name) === of ? text : `${type.name}_${name}: ${text}`;
    });
    return `... on ${type.name} { ${fields.join(' ')} }`;
  });
  return `{ __typename ${fragments.join(' ')} }`;
}

function fieldsBelow(schema: GraphQLSchema, type: GraphQLObjectType, above: readonly string[]) {
  const path = [...above, type.name];
  return Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    const inner = getNamedType(of);
    if (args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    if (isLeafType(inner)) return [{ name, of: String(of), text: name }];
    if (path.length >= DEEPEST || path.includes(inner.name)) return [];
    return [{ name, of: String(of), text: `${name} ${selectionOf(schema, inner, path)}` }];
  });
}

/** The values of an argument that say something each: all of an enum. */
export function enumValues(type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
}

export const isNeeded = ({ type, defaultValue }: { type: GraphQLInputType; defaultValue?: unknown }) => (
  isNonNullType(type) && defaultValue === undefined
);

/** Every combination of one value for each name. */
export function combinations(values: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (all, [name, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [name]: value }))), [{}],
  );
}
