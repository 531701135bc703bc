import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { setDemoDoors } from './demo-doors';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people';
import { seedDemo } from './seed-demo';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.db);
});
afterAll(() => server.close());

const startAs = (production: boolean, demo: boolean) => (
  setDemoDoors({ ...server, config: { ...server.config, production, seedDemo: demo } })
);
const logIn = (email: string) => server.request<{
  token: string; refreshToken: string; error: { code: string };
}>('POST', '/api/v1/auth/login', { body: { email, password: DEMO_PASSWORD } });
const refresh = (refreshToken: string) => server.request('POST', '/api/v1/auth/token', { body: { refresh_token: refreshToken } });
const founder = 'founder@loopcrate.example';

it('are closed to everybody of the demo in production, whose sessions end, and to nobody else', async () => {
  const own = await server.signIn();
  const { body: { token, refreshToken } } = await logIn(founder);
  const me = async (by: string) => (
    (await server.graphql<{ me: { user: { email: string } } }>('{ me { user { email } } }', {}, by)).data?.me.user.email
  );
  expect(await me(token)).toBe(founder);
  await startAs(true, false);
  for (const { email } of DEMO_PEOPLE) expect([email, (await logIn(email)).body.error.code]).toEqual([email, 'ACCOUNT_BLOCKED']);
  expect(await me(token)).toBeUndefined();
  expect((await refresh(refreshToken)).status).toBe(401);
  expect(await me(own.token)).toBe(own.email);
});

it('open again when production is started with the demo, and stay as they are in development', async () => {
  await startAs(true, false);
  await startAs(false, false);
  expect((await logIn(founder)).status).toBe(403);
  await startAs(true, true);
  expect((await logIn(founder)).status).toBe(200);
  await startAs(false, false);
  expect((await logIn(founder)).status).toBe(200);
});
