import { asc, eq } from 'drizzle-orm';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { operatorAct } from '../operations';

const TOKEN = 'a token of thirty-two letters or more';

describe('a person whom an operator bans', () => {
  let server: TestServer;
  const calls = postCalls(() => server);

  beforeAll(async () => { server = await startTestServer({ config: { operatorToken: TOKEN } }); });
  afterAll(() => server.close());

  const ban = (person: string, isBanned: boolean, reason = 'Spam') => (
    server.request('POST', '/api/v1/operator/people', { headers: { 'x-operator-token': TOKEN }, body: { person, isBanned, reason } })
  );
  const logIn = ({ email, password }: { email: string; password: string }) => server.request<{ error?: { code: string; message: string } }>(
    'POST', '/api/v1/auth/login', { body: { email, password } },
  );

  it('is signed out everywhere, told so at the door, and what they said is there for nobody until they are let in again', async () => {
    const [person, reader] = [await server.signIn(), await server.signIn()];
    const id = await calls.made(person);
    expect((await ban(person.email.toUpperCase(), true)).body).toEqual({ userId: person.userId, wasBanned: false });
    expect((await ban(person.userId, true)).body).toEqual({ userId: person.userId, wasBanned: true });
    const { errors } = await server.graphql('{ me { user { id } } }', {}, person.token);
    expect(errors?.[0]?.extensions?.code).toBe('access-denied');
    expect((await server.request('POST', '/api/v1/auth/token', { body: { refresh_token: person.refreshToken } })).status).toBe(401);
    const refused = await logIn(person);
    expect([refused.status, refused.body.error]).toEqual([403, expect.objectContaining({
      code: 'ACCOUNT_BLOCKED', message: 'This account is blocked. Please write to us.',
    })]);
    expect(await calls.one(reader, id)).toBeNull();
    await ban(person.userId, false, '');
    expect([(await logIn(person)).status, (await calls.one(reader, id))?.id]).toEqual([200, id]);
    const acts = await server.db.orm.select().from(operatorAct).where(eq(operatorAct.subject, person.userId)).orderBy(asc(operatorAct.id));
    expect(acts.map(({ kind, data }) => [kind, data])).toEqual([
      ['person-banned', { reason: 'Spam' }], ['person-unbanned', { reason: '' }],
    ]);
  });

  it('is somebody who is there, and for a reason', async () => {
    const { userId } = await server.signIn();
    expect((await ban(userId, true, ' ')).status).toBe(422);
    expect((await ban('nobody@example.org', true)).status).toBe(404);
  });
});
