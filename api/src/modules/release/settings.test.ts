import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/test-server';

const OPERATOR = 'the token of an operator, with 32 letters';
const growth = {
  name: 'growth', version: '1.0.0', contract: '1.10', entry: '/remotes/growth/1.0.0/mf-manifest.json', integrity: 'sha384-AAAA', pages: [],
  slots: [], menu: [], settings: [{ name: 'mapTiles', type: 'address', about: 'Where maps come from' }],
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: OPERATOR } });
  mkdirSync(server.config.remotesDir, { recursive: true });
  writeFileSync(join(server.config.remotesDir, 'registry.json'), JSON.stringify({
    schema: 1, remotes: [growth], releases: { growth: [growth] }, history: [], marks: {}, previews: {}, frozen: null,
  }));
}, 120_000);
afterAll(() => server.close());

const set = (value: string | null, token = OPERATOR) => server.request<{ error?: { code: string; message: string } }>(
  'POST', '/api/v1/operator/settings', { body: { remote: 'growth', name: 'mapTiles', value }, headers: { 'x-operator-token': token } },
);
const seen = async () => await (await fetch(`${server.url}/registry.json`)).json() as { remotes: { values?: object; settings?: object }[] };

test('an operator sets a value: the next page has it, nothing is built, and it is written down', async () => {
  expect((await seen()).remotes).toMatchObject([{ values: {} }]);
  expect((await set('https://tiles.example')).body).toEqual({ before: null, isDeclared: true });
  const { remotes } = await seen();
  expect(remotes).toMatchObject([{ values: { mapTiles: 'https://tiles.example' } }]);
  // Who looks at the registry reads what is set, not what could be.
  expect(remotes[0]).not.toHaveProperty('settings');
  const { rows } = await server.db.orm.execute(sql`select kind, subject, data from operator_act`) as unknown as { rows: object[] };
  expect(rows).toEqual([{ kind: 'setting-changed', subject: 'growth', data: { name: 'mapTiles', value: 'https://tiles.example' } }]);
});

test('what it cannot be is refused with words', async () => {
  const { status, body } = await set('ftp://x');
  expect([status, body.error?.code, body.error?.message]).toEqual([409, 'STEP_REFUSED', expect.stringContaining('an https address or a path is wanted')]);
});

test('nobody else finds the door', async () => {
  expect((await set('/x', 'the token of somebody else, with 32 letters')).status).toBe(404);
});
