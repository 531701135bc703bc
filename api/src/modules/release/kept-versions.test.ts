import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { factsOfKept } from './kept-versions';

const OPERATOR = 'the token of an operator, with 32 letters';
const TEXTS = {
  Gone: 'query Gone { fieldOfLastYear }',
  Old: 'mutation Old($id: ID!) { removeDemoCompany(id: $id) { error { code } } }',
  Me: 'query Me { __typename }',
};

let server: TestServer;
let squad = '';

beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: OPERATOR } });
  const { remotesDir } = server.config;
  const release = (version: string) => ({ name: 'garden', version, contract: '1.0', entry: '/x.json', integrity: '', pages: [], slots: [], menu: [] });
  const operationsOf: Record<string, (keyof typeof TEXTS)[]> = { one: ['Gone', 'Me'], two: ['Old', 'Me'], three: ['Me'], lost: ['Gone'] };
  for (const [version, names] of Object.entries(operationsOf)) {
    mkdirSync(join(remotesDir, 'garden', version), { recursive: true });
    const operations = names.map((name) => ({ name, text: TEXTS[name], sha256: createHash('sha256').update(TEXTS[name]).digest('hex') }));
    writeFileSync(join(remotesDir, 'garden', version, 'persisted-operations.json'), JSON.stringify({ operations }));
  }
  writeFileSync(join(remotesDir, 'registry.json'), JSON.stringify({
    schema: 1, remotes: [release('three')], releases: { garden: Object.keys(operationsOf).map(release) }, history: [],
    marks: { garden: { lost: { state: 'withdrawn', reason: 'It told too much', at: '2026-11-01T00:00:00.000Z' } } },
  }));
  squad = (await server.request<{ token: string }>('POST', '/api/v1/operator/squad-tokens', {
    body: { squad: 'Garden', remotes: ['garden'] }, headers: { 'x-operator-token': OPERATOR },
  })).body.token;
});
afterAll(() => server.close());

it('names, of each version that is not withdrawn, what this schema does not answer and what is to go', async () => {
  expect(await factsOfKept(server)).toEqual([
    { remote: 'garden', version: 'one', broken: ['Gone: Cannot query field "fieldOfLastYear" on type "Query".'], deprecated: [] },
    { remote: 'garden', version: 'two', broken: [], deprecated: ['Mutation.removeDemoCompany'] },
    { remote: 'garden', version: 'three', broken: [], deprecated: [] },
  ]);
});

it('stands in the list that a squad reads', async () => {
  const { body } = await server.request<{ remotes: { versions: object[] }[] }>('GET', '/api/v1/releases', { token: squad });
  expect(body.remotes[0]?.versions).toMatchObject([
    { version: 'lost', state: 'withdrawn' }, { version: 'three', state: 'live' },
    { version: 'two', deprecated: ['Mutation.removeDemoCompany'] },
    { version: 'one', broken: [expect.stringContaining('fieldOfLastYear')] },
  ]);
});

it('is told as numbers to whoever is signed in', async () => {
  const { token } = await server.signIn();
  const { body } = await server.request<{ remotes: { versions: object[] }[] }>('GET', '/api/v1/version-states', { token });
  expect(body.remotes[0]?.versions.slice(2)).toMatchObject([{ version: 'two', deprecated: 1 }, { version: 'one', broken: 1 }]);
});

it('gives a squad the operations that are out, each text once, for a schema that is on its way', async () => {
  const { body } = await server.request<{ texts: Record<string, { name: string }>; versions: { version: string; operations: string[] }[] }>(
    'GET', '/api/v1/releases/operations', { token: squad },
  );
  expect(Object.values(body.texts).map(({ name }) => name).sort()).toEqual(['Gone', 'Me', 'Old']);
  expect(body.versions.map(({ version, operations }) => [version, operations.length])).toEqual([['one', 2], ['two', 2], ['three', 1]]);
});
