import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { teamCalls, type TeamPayload } from '../../testing/team-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { teamMember } from '../company';
import { billingSubscription } from '../plan';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const { act, invitation, invite, seat, update } = teamCalls(() => server, () => cast);

describe('answering', () => {
  it('is for the invited person alone, and accepting twice is accepting once', async () => {
    const person = await server.signIn();
    const { body } = await invite(cast.owner.token, { email: person.email });
    for (const other of [
      cast.owner, cast.admin, cast.outsider,
    ]) expect((await update(other.token, body.id ?? '', { isAccepted: true })).error?.code).toBe('FORBIDDEN');
    const me = await server.graphql<{ me: { invites: { id: string; companyName: string }[]; companies: unknown[] } }>(
      '{ me { invites { id companyName } companies { id } } }', {}, person.token,
    );
    expect(me.data?.me).toMatchObject({ invites: [{ id: body.id, companyName: 'Acorn' }], companies: [] });
    for (let round = 0; round < 2; round += 1) expect(
      (await update(person.token, body.id ?? '', { isAccepted: true })).team?.members.find((member) => member.id === body.id),
    ).toMatchObject({ isAccepted: true, user: { id: person.userId } });
    expect((await update(person.token, body.id ?? '', { isDeclined: true })).error?.code).toBe('CONFLICT');
  });

  it('is over when the invitation is too old: it is not offered and not taken, until it is sent again', async () => {
    const person = await server.signIn();
    const { body } = await invite(cast.owner.token, { email: person.email });
    const id = body.id ?? '';
    const offered = async () => (
      (await server.graphql<{ me: { invites: unknown[] } }>('{ me { invites { id done sentAt } } }', {}, person.token)).data?.me.invites
    );
    const [row] = await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 29 * 86_400_000) })
      .where(eq(teamMember.id, id)).returning({ sentAt: teamMember.sentAt });
    expect(await offered()).toEqual([{ id, done: 1, sentAt: row?.sentAt.toISOString() }]);
    await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 31 * 86_400_000) }).where(eq(teamMember.id, id));
    expect(await offered()).toEqual([]);
    expect((await update(person.token, id, { isAccepted: true })).error).toMatchObject({
      code: 'CONFLICT', message: 'This invitation is too old. Ask for a new mail.',
    });
    expect((await act(cast.owner.token, 'resendInvitation', id)).error).toBeNull();
    expect((await update(person.token, id, { isAccepted: true })).error).toBeNull();
  });

  it('tells who removed somebody from which company, until they are in again', async () => {
    const meOf = async (token: string) => (await server.graphql<{ me: { removedFrom: object | null } }>(
      '{ me { removedFrom { companyId companyName by } } }', {}, token,
    )).data?.me.removedFrom;
    const [row] = await server.db.orm.select().from(teamMember).where(eq(teamMember.userId, cast.viewer.userId));
    expect(await meOf(cast.viewer.token)).toBeNull();
    expect(await act(cast.admin.token, 'deleteTeamMember', row?.id ?? '')).toMatchObject({ error: null });
    expect(await meOf(cast.viewer.token)).toEqual({ companyId: cast.companyId, companyName: 'Acorn', by: 'Adam Tester' });
    const { body } = await invite(cast.owner.token, { email: cast.viewer.email });
    expect(await update(cast.viewer.token, body.id ?? '', { isAccepted: true })).toMatchObject({ error: null });
    expect(await meOf(cast.viewer.token)).toBeNull();
  });

  it('is declined with the token of the mail alone, twice the same, and not once it is accepted', async () => {
    const { body } = await invite(cast.owner.token, { email: 'no.account@new.example' });
    const [mail] = await server.mailbox('no.account@new.example');
    const token = new URL(/https?:\S+new-invite\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    const decline = async (t: string) => (await server.graphql<{
      declineInvitation: TeamPayload;
    }>('mutation ($t: String!) { declineInvitation(token: $t) { team { companyId } error { code } } }', { t })).data?.declineInvitation;
    expect(await decline('no-such-token')).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await decline(token)).toEqual({ team: null, error: null });
    expect(await decline(token)).toEqual({ team: null, error: null });
    expect((await seat(body.id ?? ''))?.isDeclined).toBe(true);
    expect(await invitation(token)).toMatchObject({ state: 'DECLINED' });
    await server.db.orm.update(teamMember).set({ isDeclined: false, isAccepted: true }).where(eq(teamMember.id, body.id ?? ''));
    expect(await decline(token)).toMatchObject({ error: { code: 'CONFLICT' } });
  });

  it('leaves the company closed after declining', async () => {
    const person = await server.signIn();
    const { body } = await invite(cast.owner.token, { email: person.email });
    expect(await update(person.token, body.id ?? '', { isDeclined: true })).toEqual({ team: null, error: null });
    expect((await seat(body.id ?? ''))?.isDeclined).toBe(true);
    expect((await update(cast.owner.token, cast.seats.viewer, { position: 'QA' })).team?.members.some((member) => (
      member.id === body.id
    ))).toBe(false);
  });

  it('finds no seat after a downgrade, and nobody is removed', async () => {
    const person = await server.signIn();
    const { body } = await invite(cast.owner.token, { email: person.email });
    await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, cast.companyId));
    expect((await update(person.token, body.id ?? '', { isAccepted: true })).error).toMatchObject({
      code: 'NO_SEAT_LEFT', message: 'All 2 team seats of the Free plan are taken. The owner does not count.',
    });
    expect((await update(cast.owner.token, cast.seats.viewer, { position: 'QA' })).team?.plan.usedTeam).toBe(4);
  });

  it('ties an invitation to the account that is made from its mail', async () => {
    await invite(cast.owner.token, { email: 'newcomer@new.example' });
    const token = /token=([\w-]+)/.exec((await server.mailbox('newcomer@new.example'))[0]?.text ?? '')?.[1];
    const signUp = await server.request<{ id: string }>('POST', '/api/v1/users', {
      body: { firstname: 'New', lastname: 'Comer', email: 'newcomer@new.example', password: 'a long enough password', inviteToken: token },
    });
    expect(signUp.status).toBe(201);
    const login = await server.request<{ token: string }>('POST', '/api/v1/auth/login', {
      body: { email: 'newcomer@new.example', password: 'a long enough password' },
    });
    const me = await server.graphql<{ me: { invites: { id: string }[] } }>('{ me { invites { id } } }', {}, login.body.token);
    expect(me.data?.me.invites).toHaveLength(1);
    expect((await update(login.body.token, me.data?.me.invites[0]?.id ?? '', { isAccepted: true })).error).toBeNull();
  });
});
