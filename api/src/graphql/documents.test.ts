import { GraphQLError, parse, visit, type DocumentNode } from 'graphql';
import { validate } from 'graphql';
import { createDocuments } from './documents';
import { GRAPHQL_LIMITS, operationRules } from './graphql-limits';
import { frameSchema } from '../testing/frame-schema';

const schema = frameSchema();
const documents = createDocuments(schema, false);
const refusals = (text: string) => {
  const prepared = documents.prepare(text);
  return 'kind' in prepared ? [] : prepared.map(({ message, extensions }) => [extensions.code, message]);
};

it('makes documents of GraphQL text, and the same one of the same text', () => {
  expect(documents.prepare('{ hello }')).toHaveProperty('kind', 'Document');
  expect(documents.prepare('{ hello }')).toBe(documents.prepare('{ hello }'));
  expect([documents.has('{ hello }'), documents.has('{ whoami }')]).toEqual([true, false]);
});

it.each([
  ['a syntax tree', JSON.stringify(parse('{ hello }'))],
  ['a syntax tree behind a blank', ` ${JSON.stringify(parse('{ hello }'))}`],
  ['nothing', ''],
  ['too many tokens', `{ ${'hello '.repeat(GRAPHQL_LIMITS.tokens)} }`],
])('makes nothing of %s', (_what, text) => {
  expect(documents.prepare(text)).toEqual([expect.any(GraphQLError)]);
  expect(documents.has(text)).toBe(false);
});

describe('before the rules that compare all with all', () => {
  const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ');

  // Each is also invalid: were the other rules asked too, they would say so.
  it.each([
    [
      'fields',
      `{ nothing ${many(10, () => `thing { ${many(19, (i) => `f${i} { ${many(5, (j) => `g${j}`)} }`)} }`)} }`,
      'asks for more than 1000 fields',
    ],
    ['repetitions', `{ nothing thing { ${many(21, () => 'inner { name }')} } }`, 'repeats a field more than 20 times'],
    ['repetitions in inline fragments', `{ nothing thing { ${many(21, () => '... { name }')} } }`, 'repeats a field more than 20 times'],
    [
      'fragments',
      `{ nothing ${many(51, (i) => `...f${i}`)} } ${many(51, (i) => `fragment f${i} on Query { hello }`)}`,
      'has more than 50 fragments',
    ],
  ])('too many %s are refused', (_what, text, message) => {
    const refused = refusals(text);
    expect(refused).toContainEqual(['OPERATION_TOO_LARGE', `The operation ${message}.`]);
    expect(new Set(refused.map(([code]) => code))).toEqual(new Set(['OPERATION_TOO_LARGE']));
  });

  it('a cycle of fragments is measured too, and refused by the rule for it', () => {
    expect(refusals('{ thing { ...a } } fragment a on Thing { inner { ...b } } fragment b on Thing { inner { ...a } }')).toEqual([
      [undefined, expect.stringContaining('Cannot spread fragment')],
    ]);
  });
});

describe('the second wall, for a tree that came past the parser', () => {
  const judge = (document: DocumentNode) => validate(schema, document, operationRules(true)).map(({ message }) => message);
  const renamed = (value: string) =>
    visit(parse('query Q { a: hello(name: "x") }'), { Name: (node) => (node.value === 'a' ? { ...node, value } : undefined) });

  it('refuses what has no text', () => {
    expect(judge(parse('{ hello }'))).toEqual([]);
    expect(judge(JSON.parse(JSON.stringify(parse('{ hello }'))) as DocumentNode)).toEqual(['The query must be GraphQL text.']);
    expect(judge({ ...parse('{ hello }'), loc: { source: { body: '{ hello }' } } } as DocumentNode)).toEqual([
      'The query must be GraphQL text.',
    ]);
  });

  it.each(['x":(process.pid),"y', 'a b', 'é', '1a', 'a\n', ''])('refuses the name %j', (name) => {
    expect(judge(renamed(name))).toContain('A name has letters, digits and _ only.');
  });

  it.each(['a', '_', '__typename', 'A1_z'])('takes the name %s', (name) => {
    expect(judge(renamed(name))).toEqual([]);
  });
});
