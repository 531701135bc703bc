import { randomUUID } from 'node:crypto';
import { buildCast, buildCompany } from '../../testing/builders';
import type { Cast } from '../../testing/builders';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { newPartnerKey, partner } from '../partner';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ config: { rateLimits: true }, now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Failure { error: { code: string; field?: string } }

const MINUTE = 60_000;
const post = (path: string, body: unknown, token: string) => server.request<Failure>('POST', `/api/v1${path}`, { body, token });
const confirm = (password: string, token: string) => post('/auth/confirm', { password }, token);

/** The same session some time later: its access token is a new one, the sign-in is as old as it is. */
async function later(refreshToken: string, minutes: number): Promise<string> {
  clock = minutes * MINUTE;
  return (await server.request<{ token: string }>('POST', '/api/v1/auth/token', { body: { refresh_token: refreshToken } })).body.token;
}

/** What an attempt was answered: null when it was done. */
type Act = (cast: Cast, token: string) => Promise<string | null>;

const command =
  (field: string, args: string, variables: (cast: Cast) => Record<string, unknown> | Promise<Record<string, unknown>> = () => ({})): Act =>
  async (cast, token) => {
    const { data, errors } = await server.graphql<Record<string, { error: { code: string } | null }>>(
      `mutation ($id: ID!) { ${field}(${args}) { error { code } } }`,
      { id: randomUUID(), ...(await variables(cast)) },
      token,
    );
    if (errors) throw new Error(errors[0]?.message);
    return data?.[field]?.error?.code ?? null;
  };

const aPartner = async ({ companyId }: Cast) => {
  const id = randomUUID();
  const { signingKey: _shown, ...key } = newPartnerKey();
  await server.db.orm.insert(partner).values({ id, companyId, name: 'Erdmann', origins: ['https://erdmann.example'], ...key });
  return { id };
};

const ACTS: Record<string, Act> = {
  'change of address': async (_cast, token) =>
    (await post('/users/email', { email: `${randomUUID()}@elsewhere.example` }, token)).body?.error?.code ?? null,
  'a new partner': async (cast, token) =>
    command('createPartner', `companyId: "${cast.companyId}", id: $id, name: "Erdmann", origins: ["https://erdmann.example"]`)(cast, token),
  'a new key for a partner': command('rotatePartnerKey', 'id: $id', aPartner),
  'other origins of a partner': command('updatePartner', 'id: $id, origins: ["https://evil.example"]', aPartner),
  'the end of a partner': command('revokePartner', 'id: $id', aPartner),
  'a role': command('updateTeamMember', 'id: $id, set: { role: ADMIN }', ({ seats }) => ({ id: seats.editor })),
  'an access type': command('updateTeamMember', 'id: $id, set: { accessType: edit }', ({ seats }) => ({ id: seats.viewer })),
  'the removal of a member': command('deleteTeamMember', 'id: $id', ({ seats }) => ({ id: seats.admin })),
  'the deletion of a company': command('deleteCompany', 'id: $id', ({ owner }) => buildCompany(server, owner.userId)),
};

describe.each(Object.entries(ACTS))('%s', (_name, act) => {
  it('needs a sign-in or a confirmation of the last ten minutes', async () => {
    const cast = await buildCast(server);
    const token = await later(cast.owner.refreshToken, 11);
    expect(await act(cast, token)).toBe('CONFIRM_AGAIN');
    expect((await confirm(cast.owner.password, token)).status).toBe(204);
    expect(await act(cast, token)).toBeNull();
  });

  it('is done at once by who has just signed in', async () => {
    const cast = await buildCast(server);
    clock = 9 * MINUTE;
    expect(await act(cast, cast.owner.token)).toBeNull();
  });
});

it('tells who has no right so, and asks them for no password', async () => {
  const cast = await buildCast(server);
  const token = await later(cast.viewer.refreshToken, 11);
  expect(await ACTS['a role']?.(cast, token)).toBe('FORBIDDEN');
});

it('leaves alone what is not sensitive', async () => {
  const cast = await buildCast(server);
  const token = await later(cast.owner.refreshToken, 11);
  expect(
    await command('updateTeamMember', 'id: $id, set: { position: "Designer", department: "Product" }', ({ seats }) => ({
      id: seats.editor,
    }))(cast, token),
  ).not.toBe('CONFIRM_AGAIN');
});

it('lasts ten minutes, and for the session alone that confirmed', async () => {
  const cast = await buildCast(server);
  const { body: other } = await server.request<{ refreshToken: string }>('POST', '/api/v1/auth/login', {
    body: { email: cast.owner.email, password: cast.owner.password },
  });
  const token = await later(cast.owner.refreshToken, 11);
  await confirm(cast.owner.password, token);
  expect(await ACTS['a role']?.(cast, await later(other.refreshToken, 11))).toBe('CONFIRM_AGAIN');
  clock = 20 * MINUTE;
  expect(await ACTS['an access type']?.(cast, token)).toBeNull();
  clock = 22 * MINUTE;
  expect(
    await post('/users/email', { email: 'late@elsewhere.example' }, await server.tokens.sign(cast.owner.userId, sessionOf(token))),
  ).toMatchObject({ status: 403, body: { error: { code: 'CONFIRM_AGAIN' } } });
});

const sessionOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

it('is passed by a change of the password, which asks for the present one itself', async () => {
  const { owner } = await buildCast(server);
  const token = await later(owner.refreshToken, 11);
  const change = (currentPassword: string) =>
    server.request('PATCH', '/api/v1/users/change-password', {
      body: { currentPassword, newPassword: 'Another-quite-long-one-42' },
      token,
    });
  expect((await change('wrong')).status).toBe(422);
  expect(await post('/users/email', { email: 'not@yet.example' }, token)).toMatchObject({ status: 403 });
  expect((await change(owner.password)).status).toBe(200);
  expect((await post('/users/email', { email: 'now@done.example' }, token)).status).toBe(202);
});

it('takes no wrong password, no empty one, and not the session of a partner’s site', async () => {
  const { owner } = await buildCast(server);
  for (const body of [{ password: 'wrong' }, { password: '' }, {}]) {
    expect(await post('/auth/confirm', body, owner.token)).toMatchObject({
      status: 422,
      body: { error: { code: 'WRONG_PASSWORD', field: 'password' } },
    });
  }
  const embedded = await server.tokens.sign(owner.userId, randomUUID(), { partnerId: randomUUID(), companyId: randomUUID() });
  expect((await confirm(owner.password, embedded)).status).toBe(401);
});

it('lets nobody guess: wrong passwords at both doors are counted together, and then the right one waits too', async () => {
  const { owner } = await buildCast(server);
  const guess = (password: string) => confirm(password, owner.token);
  for (let i = 0; i < 5; i++) expect((await guess(`guess ${i}`)).status).toBe(422);
  for (let i = 0; i < 5; i++)
    expect(
      (
        await server.request('PATCH', '/api/v1/users/change-password', {
          body: { currentPassword: `guess ${i}`, newPassword: 'Another-quite-long-one-42' },
          token: owner.token,
        })
      ).status,
    ).toBe(422);
  expect((await guess(owner.password)).status).toBe(429);
});
