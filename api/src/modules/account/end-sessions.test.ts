import { eq } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { operatorAct } from '../operations';

const TOKEN = 'a token of thirty-two letters or more';
let server: TestServer;
beforeAll(async () => { server = await startTestServer({ config: { operatorToken: TOKEN } }); });
afterAll(() => server.close());

const signOut = (person: string | null, reason = 'A stolen laptop') =>
  server.request('POST', '/api/v1/operator/sessions', { headers: { 'x-operator-token': TOKEN }, body: { person, reason } });
const isIn = async ({ token, refreshToken }: { token: string; refreshToken: string }) => [
  (await server.request('GET', '/api/v1/account/security', { token })).status,
  (await server.request('POST', '/api/v1/auth/token', { body: { refresh_token: refreshToken } })).status,
];

it('an operator signs somebody out everywhere, for a reason, and it is written down', async () => {
  const [one, other] = [await server.signIn(), await server.signIn()];
  expect((await signOut(one.email, ' ')).status).toBe(422);
  expect((await signOut('nobody@example.org')).status).toBe(404);
  expect((await signOut(one.email.toUpperCase())).body).toEqual({ userId: one.userId });
  expect([await isIn(one), await isIn(other)]).toEqual([[401, 401], [200, 200]]);
  const [act] = await server.db.orm.select().from(operatorAct).where(eq(operatorAct.subject, one.userId));
  expect(act).toMatchObject({ kind: 'person-signed-out', data: { reason: 'A stolen laptop' } });
  expect((await server.request('POST', '/api/v1/auth/login', { body: one })).status).toBe(200);
});

it('or everybody', async () => {
  const people = [await server.signIn(), await server.signIn()];
  expect((await signOut(null)).body).toEqual({ userId: null });
  for (const person of people) expect(await isIn(person)).toEqual([401, 401]);
});
