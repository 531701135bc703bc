import { join } from 'node:path';
import { buildSchema as buildFromText, printSchema } from 'graphql';
import { brokenLines, versionFacts } from '../../../tools/src/releases/kept-operations.mjs';
import { createFactsOf } from '../../../tools/src/releases/operation-facts.mjs';
import { readRecorded } from '../../../tools/src/releases/record-operations.mjs';
import { problemsBeside } from './documents';
import { buildSchema } from './schema';

const kept = readRecorded(join(__dirname, '..', '..', 'operations'));
const linesBeside = async (schema: ReturnType<typeof buildSchema>) => (
  brokenLines(await versionFacts(kept, createFactsOf(schema, problemsBeside(schema, false))))
);

it('has every remote and the shell', () => {
  expect([...new Set(kept.versions.map(({ remote }) => remote))]).toEqual([
    'affiliate', 'community', 'growth', 'messaging', 'presentation', 'shell', 'timeline',
  ]);
});

// What stands here would be broken in tabs that are open and for who goes back: bring the field back, deprecated, until `remote -- list`
// says that no version uses it; `remote -- record` writes down what is out.
it('is answered by the schema, whatever version of whichever remote asks', async () => {
  expect(await linesBeside(buildSchema())).toEqual([]);
});

it('is not answered by one that lacks a field, which is named with remote and version', async () => {
  const without = printSchema(buildSchema()).replace(/^ {2}addAssignment\(/m, '  addAnAssignment(');
  const lines = await linesBeside(buildFromText(without));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^growth [\w.+-]+, AddAssignment: Cannot query field "addAssignment" on type "Mutation"\./);
});
