/** @embedded what one process tells itself */
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildServer, freePort, startBuilt } from '../../testing/built-server';
import { buildCast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { StreamReader } from '../../testing/stream-reader';
import { databaseUrl, openTestDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { closeSockets, openSocket } from '../../testing/test-sockets';

interface Step { seq: number; type: string; module: { assumption: string | null } | null }

const STREAM = 'subscription ($id: ID!, $after: Int) { companyEvents(companyId: $id, after: $after) { seq type module { assumption } } }';
const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;

jest.setTimeout(120_000);

describe('two processes of the product', () => {
  it('lose nothing when one did not hear of the other: the next step fills the gap', async () => {
    const db = await openTestDatabase();
    const [here, there] = [await startTestServer({ db }), await startTestServer({ db })];
    const cast = await buildCast(here);
    const signedInThere = async ({ email, password }: { email: string; password: string }) =>
      (await there.request<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password } })).body.token;
    const client = there.socket(await signedInThere(cast.viewer));
    const reader = new StreamReader<Step>(client, STREAM, { id: cast.companyId }, 'companyEvents');
    await reader.take();
    const editorThere = await signedInThere(cast.editor);
    for (const [server, token, assumption] of [
      [here, cast.editor.token, 'one'],
      [here, cast.editor.token, 'two'],
      [there, editorThere, 'three'],
    ] as const) {
      await callModule(server, token, 'updateModule', { companyId: cast.companyId, key: 'belief', set: { assumption } });
    }
    expect((await reader.takeMany(3)).map((step) => step.seq)).toEqual([1, 2, 3]);
    await client.dispose();
    await here.close();
    await there.close();
    await db.close();
  });

  if (TEST_DATABASE_URL && TEST_REDIS_URL) {
    it('deliver each other’s events over one PostgreSQL and one Redis', async () => {
      const name = `heartwood_two_${randomBytes(6).toString('hex')}`;
      const admin = new pg.Client({ connectionString: TEST_DATABASE_URL });
      await admin.connect();
      await admin.query(`create database ${name}`);
      const bundle = await buildServer();
      const start = async () =>
        startBuilt(bundle, {
          PORT: String(await freePort()),
          DATA_DIR: `/tmp/${name}-${randomUUID()}`,
          DATABASE_URL: databaseUrl(TEST_DATABASE_URL, name),
          REDIS_URL: TEST_REDIS_URL,
          AUTH_SECRET: 'a secret of two processes that is long enough',
          SEED_DEMO: 'on',
        });
      // At once: both migrate and both seed, and one of them finds that there is nothing left to do.
      const servers = [await start(), await start()] as const;
      await Promise.all(servers.map((server) => server.ready()));

      const post = async (url: string, path: string, body: object, token?: string) =>
        (
          await fetch(url + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
            body: JSON.stringify(body),
          })
        ).json() as Promise<Record<string, unknown>>;
      const signIn = async (url: string, part: string) =>
        String((await post(url, '/api/v1/auth/login', { email: `${part}@loopcrate.example`, password: 'heartwood-demo' })).token);
      const me = (await post(
        servers[0].url,
        '/graphql',
        { query: '{ me { companies { id name } } }' },
        await signIn(servers[0].url, 'founder'),
      )) as { data: { me: { companies: { id: string; name: string }[] } } };
      const loopcrate = me.data.me.companies.find((company) => company.name === 'Loopcrate')?.id;

      const readers = [];
      for (const server of servers) {
        const client = openSocket(server, await signIn(server.url, 'viewer'));
        readers.push(new StreamReader<Step>(client, STREAM, { id: loopcrate }, 'companyEvents'));
      }
      for (const reader of readers) expect(await reader.take()).toMatchObject({ type: 'HELLO', seq: 0 });
      for (const [index, server] of servers.entries()) {
        const token = await signIn(server.url, 'editor');
        await post(
          server.url,
          '/graphql',
          {
            query:
              'mutation ($id: ID!, $a: String) { updateModule(companyId: $id, key: belief, set: { assumption: $a }) { error { code } } }',
            variables: { id: loopcrate, a: `from ${index}` },
          },
          token,
        );
        for (const reader of readers)
          expect(await reader.take()).toMatchObject({ seq: index + 1, module: { assumption: `from ${index}` } });
      }
      await closeSockets();
      for (const server of servers) server.child.kill('SIGTERM');
      expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0]);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    });
  }
});
