import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  isEnumType, isInputObjectType, isListType, isNonNullType, Kind, parse, specifiedRules, typeFromAST, validate,
  type GraphQLField, type GraphQLInputType, type NamedTypeNode,
} from 'graphql';
import { GRAPHQL_LIMITS, operationRules } from './graphql-limits';
import { buildSchema } from './schema';
import { MAX_COMPLEXITY } from './schema-builder';
import { clientOperations } from '../testing/client-operations';
import { operationOf } from '../testing/operation-of';
import { startTestServer } from '../testing/test-server';

const schema = buildSchema();
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) => (
  Object.values(type?.getFields() ?? {}) as GraphQLField<unknown, unknown>[]
);

/** Some value that the type takes: what an operation costs follows from its shape and from the size of its pages. */
function anyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return Object.fromEntries(Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    .map((field) => [field.name, anyValue(field.type)]));
  return ({
    Int: 30, Float: 1, Boolean: true, Date: '2026-05-16', DateTime: '2026-05-16T09:30:00Z', RichText: [],
  } as Record<string, unknown>)[type.name] ?? 'x';
}

function costOf(query: string): number {
  const document = parse(query);
  const variables: Record<string, unknown> = {};
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) variables[variable.name.value] = anyValue(
      typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
    );
  }
  return complexityFromQuery(document, { schema, variables }).complexity;
}

test('names of enums are their values: code of queries writes them as they are', () => {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  expect(enums.flatMap((type) => type.getValues()).filter(({ name, value }) => name !== value)).toEqual([]);
});

describe('the cost of operations', () => {
  it.each(clientOperations())('lets $name of $workspace pass with room to spare', ({ text }) => {
    expect(validate(schema, parse(text), [...specifiedRules, ...operationRules(true)])).toEqual([]);
    expect(costOf(text)).toBeLessThan(MAX_COMPLEXITY * 0.75);
  });

  it.each([
    'growthFramework', 'foundation', 'businessModel', 'competition', 'marketPotential', 'riskAssessment', 'comments', 'me', 'team',
  ])('lets everything of %s be asked once', (name) => {
    const field = fieldsOf(schema.getQueryType()).find((one) => one.name === name);
    expect(field && costOf(operationOf('query', field))).toBeLessThan(MAX_COMPLEXITY);
  });

  it('refuses the whole plan many times over, though the aliases are few', () => {
    const plan = '(companyId: "x") { modules { key description assignees { id } visibleTo { id } updatedBy { id firstname lastname } } }';
    const query = `{ ${Array.from({ length: 12 }, (_, index) => `p${index}: growthFramework${plan}`).join(' ')} }`;
    expect(GRAPHQL_LIMITS.aliases).toBeGreaterThan(12);
    expect(costOf(query)).toBeGreaterThan(MAX_COMPLEXITY);
  });

  it('refuses many statements, though each selects little', () => {
    expect(costOf(
      `{ ${Array.from({ length: GRAPHQL_LIMITS.aliases }, (_, index) => `p${index}: growthFramework(companyId: "x") { done }`).join(' ')} }`,
    )).toBeGreaterThan(MAX_COMPLEXITY);
  });

  it('refuses them over HTTP before anything is read', async () => {
    const server = await startTestServer();
    const { token } = await server.signIn();
    const query =
      `query ($c: ID!, $n: Int) { ${Array.from({ length: 14 }, (_, index) => `p${index}: comments(companyId: $c, key: vision, first: $n) { hasMore nodes { id message } }`).join(' ')} }`;
    const codes = async (n: number) => new Set(
      (await server.graphql(query, { c: '0c000000-0000-4000-8000-000000000001', n }, token)).errors?.map((error) => error.extensions?.code),
    );
    expect(await codes(10)).toEqual(new Set(['FORBIDDEN']));
    expect(await codes(100)).toEqual(new Set(['OPERATION_TOO_LARGE']));
    await server.close();
  });

  it('counts the size of a page', () => {
    const query = (first: number) => `{ comments(companyId: "x", key: vision, first: ${first}) { nodes { id message mentions { id } } } }`;
    expect(costOf(query(100))).toBeGreaterThan(2 * costOf(query(30)));
  });

  it('reads a plain field without a call, so that the JIT can write it into the query', () => {
    const module = fieldsOf(schema.getType('GrowthModule') as ReturnType<typeof schema.getQueryType>);
    expect(module.filter((field) => field.resolve).map((field) => field.name)).toEqual([]);
  });
});
