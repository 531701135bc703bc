import { asc, desc } from 'drizzle-orm';
import { buildCast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { securityEvent } from './operations.table';
import { sweepSecurityLog } from './security-log';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => { await server.db.orm.delete(securityEvent); });

const events = () => server.db.orm.select().from(securityEvent).orderBy(asc(securityEvent.id));

it('holds who signed in and who was refused, with the address that the server saw and nothing that the client says', async () => {
  const { userId, email, password } = await server.signIn();
  await server.db.orm.delete(securityEvent);
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-user-id': 'somebody', 'x-request-id': 'chosen-by-me' };
  await server.request('POST', '/api/v1/auth/login', { body: { email, password: 'a wrong guess' }, headers });
  await server.request('POST', '/api/v1/auth/login', { body: { email: 'nobody@nowhere.example', password: 'a wrong guess' }, headers });
  await server.request('POST', '/api/v1/auth/login', { body: { email, password }, headers });
  expect((await events()).map(({ kind, outcome, userId: who }) => [kind, outcome, who])).toEqual([
    ['sign-in', 'INVALID_CREDENTIALS', userId], ['sign-in', 'INVALID_CREDENTIALS', null], ['sign-in', 'done', userId],
  ]);
  for (const { address } of await events()) expect(address).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
});

it('holds changes of rights and keys, done or refused, and by whom', async () => {
  const cast = await buildCast(server);
  const change = (token: string) =>
    server.graphql(
      'mutation ($id: ID!) { updateTeamMember(id: $id, set: { accessType: view }) { error { code } } }',
      { id: cast.seats.editor },
      token,
    );
  await server.db.orm.delete(securityEvent);
  await change(cast.viewer.token);
  await change(cast.owner.token);
  await server.graphql(
    'mutation ($c: ID!, $id: ID!) { createPartner(companyId: $c, id: $id, name: "Shop", origins: ["https://shop.example"]) { error { code } } }',
    { c: cast.companyId, id: '0a000000-0000-4000-8000-00000000feed' }, cast.owner.token,
  );
  expect((await events()).map(({ kind, outcome, userId, subject }) => [kind, outcome, userId, subject])).toEqual([
    ['member-change', 'FORBIDDEN', cast.viewer.userId, cast.seats.editor], ['member-change', 'done', cast.owner.userId, cast.seats.editor],
    ['partner-key', 'done', cast.owner.userId, '0a000000-0000-4000-8000-00000000feed'],
  ]);
});

it('is kept for ninety days', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 3600 * 1000);
  await server.db.orm
    .insert(securityEvent)
    .values([91, 89].map((count) => ({ kind: 'sign-in', outcome: 'done', address: '192.0.2.1', createdAt: days(count) })));
  await sweepSecurityLog(server.db);
  expect(await server.db.orm.select({ at: securityEvent.createdAt }).from(securityEvent).orderBy(desc(securityEvent.id))).toHaveLength(1);
});
