/** @embedded the commands of team */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company, teamMember } from '../company';
import { billingSubscription } from '../plan';

interface Member { id: string; email: string; role: string; accessType: string; position: string; department: string; isAccepted: boolean; isAdvisory: boolean; user: { id: string } | null }
interface Payload { team: { members: Member[]; plan: { usedTeam: number; usedAdvisory: number } } | null; error: { code: string; message: string; field: string | null } | null }

const TEAM = 'team { members { id email role accessType position department isAccepted isAdvisory user { id } } plan { usedTeam usedAdvisory } } error { code message field }';

describe('the team', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const invite = (token: string | undefined, more: Record<string, unknown> = {}) => server.request<{ id?: string; error?: { code: string; message: string } }>('POST', '/api/v1/team/invite', {
    token, body: { email: `${randomUUID()}@new.example`, accessType: 'edit', position: 'Developer', department: 'Engineering', companyId: cast.companyId, companyName: 'Acorn', ...more },
  });
  const update = async (token: string, id: string, set: Record<string, unknown>) =>
    (await server.graphql<{ updateTeamMember: Payload }>(`mutation ($id: ID!, $set: TeamMemberSet!) { updateTeamMember(id: $id, set: $set) { ${TEAM} } }`, { id, set }, token)).data?.updateTeamMember as Payload;
  const act = async (token: string, name: 'deleteTeamMember' | 'resendInvitation', id: string) =>
    (await server.graphql<Record<string, Payload>>(`mutation ($id: ID!) { ${name}(id: $id) { ${TEAM} } }`, { id }, token)).data?.[name] as Payload;
  const seat = async (id: string) => (await server.db.orm.select().from(teamMember).where(eq(teamMember.id, id)))[0];
  const invitation = async (token: string) => (await server.graphql<{ invitation: Record<string, unknown> | null }>('query ($t: String!) { invitation(token: $t) { id companyId companyName invitedBy email accessType position hasAccount state } }', { t: token })).data?.invitation;

  describe('inviting', () => {
    it('holds a seat, writes a mail with the company’s own name, and its link shows the invitation', async () => {
      const answer = await invite(cast.admin.token, { email: 'Lena.Hoff@New.example', accessType: 'view', companyName: 'Another name' });
      expect([answer.status, typeof answer.body.id]).toEqual([201, 'string']);
      expect(await seat(answer.body.id ?? '')).toMatchObject({ email: 'lena.hoff@new.example', userId: null, isAccepted: false, isAdvisory: false, invitedBy: cast.admin.userId });
      const [mail] = await server.mailbox('lena.hoff@new.example');
      expect(mail?.text).toContain('Acorn');
      expect(mail?.text).not.toContain('Another name');
      const link = new URL(/https?:\S+new-invite\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      expect(link.pathname).toBe('/auth/new-invite');
      expect(await invitation(link.searchParams.get('token') ?? '')).toEqual({ id: answer.body.id, companyId: cast.companyId, companyName: 'Acorn', invitedBy: 'Adam Tester', email: 'lena.hoff@new.example', accessType: 'view', position: 'Developer', hasAccount: false, state: 'PENDING' });
      expect(await invitation('no-such-token')).toBeNull();
    });

    it('answers the same whether or not the address has an account', async () => {
      const known = await server.signIn();
      const [forKnown, forNew] = [await invite(cast.owner.token, { email: known.email }), await invite(cast.owner.token, { department: 'Advisory', position: 'Mentor' })];
      expect([forKnown.status, Object.keys(forKnown.body)]).toEqual([forNew.status, Object.keys(forNew.body)]);
      const team = await server.graphql<{ team: { members: Member[] } }>('query ($id: ID!) { team(companyId: $id) { members { email isAccepted user { id } } } }', { id: cast.companyId }, cast.owner.token);
      expect(team.data?.team.members.filter((member) => !member.isAccepted).map((member) => member.user)).toEqual([null, null]);
    });

    it.each(['editor', 'viewer', 'custom', 'outsider'] as const)('is not for %s', async (part) => {
      expect((await invite(cast[part].token)).status).toBe(403);
    });

    it('is not for somebody without an account', async () => {
      expect((await invite(undefined)).status).toBe(401);
    });

    it('answers 400 with a sentence for what is wrong', async () => {
      const message = async (more: Record<string, unknown>) => {
        const { status, body } = await invite(cast.owner.token, more);
        return [status, body.error?.message];
      };
      expect(await message({ email: 'tarik@loopcrate' })).toEqual([400, 'This does not look like an email address.']);
      expect(await message({ accessType: 'everything' })).toEqual([400, 'Choose an access type: edit, view or custom.']);
      expect(await message({ position: 'Wizard' })).toEqual([400, 'Choose a role from the list.']);
      expect(await message({ email: cast.owner.email })).toEqual([400, `${cast.owner.email} is the owner of Acorn.`]);
      expect(await message({ email: cast.viewer.email })).toEqual([400, `${cast.viewer.email} is already a member.`]);
      await invite(cast.owner.token, { email: 'twice@new.example' });
      expect(await message({ email: 'Twice@new.example' })).toEqual([400, 'twice@new.example has already been invited.']);
      expect(await server.mailbox('twice@new.example')).toHaveLength(1);
    });

    it('stops at the seats of the plan, team and advisory apart', async () => {
      await invite(cast.owner.token);
      await invite(cast.owner.token);
      const full = await invite(cast.owner.token);
      expect([full.status, full.body.error?.message]).toEqual([400, 'All 5 team seats of the Pro plan are taken. The owner does not count.']);
      const advisor = await invite(cast.owner.token, { department: 'Advisory', position: 'Advisor' });
      expect((await seat(advisor.body.id ?? ''))?.isAdvisory).toBe(true);
    });

    it('gives two at once the last seat only once', async () => {
      await invite(cast.owner.token);
      const answers = await Promise.all([invite(cast.owner.token), invite(cast.owner.token), invite(cast.admin.token)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400, 400]);
    });

    it('can be repeated for an address that declined', async () => {
      const person = await server.signIn();
      const { body } = await invite(cast.owner.token, { email: person.email });
      await update(person.token, body.id ?? '', { isDeclined: true });
      expect((await invite(cast.owner.token, { email: person.email, accessType: 'view' })).body.id).toBe(body.id);
      expect(await seat(body.id ?? '')).toMatchObject({ isDeclined: false, accessType: 'view' });
    });

    it('sends a fresh link again, not more than once a minute, and the old one stops working', async () => {
      const { body } = await invite(cast.owner.token, { email: 'again@new.example' });
      expect((await act(cast.owner.token, 'resendInvitation', body.id ?? '')).error?.code).toBe('TOO_MANY_REQUESTS');
      await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 120_000) }).where(eq(teamMember.id, body.id ?? ''));
      const tokenOf = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
      const before = tokenOf((await server.mailbox('again@new.example'))[0]?.text);
      expect((await act(cast.editor.token, 'resendInvitation', body.id ?? '')).error?.code).toBe('FORBIDDEN');
      expect((await act(cast.admin.token, 'resendInvitation', body.id ?? '')).error).toBeNull();
      const mails = await server.mailbox('again@new.example');
      expect(mails).toHaveLength(2);
      expect(await invitation(before)).toBeNull();
      expect(await invitation(tokenOf(mails.map((mail) => mail.text).find((text) => tokenOf(text) !== before)))).toMatchObject({ state: 'PENDING' });
    });

    it('says when a link is too old', async () => {
      const { body } = await invite(cast.owner.token, { email: 'late@new.example' });
      await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 31 * 86_400_000) }).where(eq(teamMember.id, body.id ?? ''));
      expect(await invitation(/token=([\w-]+)/.exec((await server.mailbox('late@new.example'))[0]?.text ?? '')?.[1] ?? '')).toMatchObject({ state: 'EXPIRED' });
    });
  });

  describe('answering', () => {
    it('is for the invited person alone, and accepting twice is accepting once', async () => {
      const person = await server.signIn();
      const { body } = await invite(cast.owner.token, { email: person.email });
      for (const other of [cast.owner, cast.admin, cast.outsider]) expect((await update(other.token, body.id ?? '', { isAccepted: true })).error?.code).toBe('FORBIDDEN');
      const me = await server.graphql<{ me: { invites: { id: string; companyName: string }[]; companies: unknown[] } }>('{ me { invites { id companyName } companies { id } } }', {}, person.token);
      expect(me.data?.me).toMatchObject({ invites: [{ id: body.id, companyName: 'Acorn' }], companies: [] });
      for (let round = 0; round < 2; round += 1) expect((await update(person.token, body.id ?? '', { isAccepted: true })).team?.members.find((member) => member.id === body.id)).toMatchObject({ isAccepted: true, user: { id: person.userId } });
      expect((await update(person.token, body.id ?? '', { isDeclined: true })).error?.code).toBe('CONFLICT');
    });

    it('is over when the invitation is too old: it is not offered and not taken, until it is sent again', async () => {
      const person = await server.signIn();
      const { body } = await invite(cast.owner.token, { email: person.email });
      const id = body.id ?? '';
      const offered = async () => (await server.graphql<{ me: { invites: unknown[] } }>('{ me { invites { id done sentAt } } }', {}, person.token)).data?.me.invites;
      const [row] = await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 29 * 86_400_000) }).where(eq(teamMember.id, id)).returning({ sentAt: teamMember.sentAt });
      expect(await offered()).toEqual([{ id, done: 1, sentAt: row?.sentAt.toISOString() }]);
      await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 31 * 86_400_000) }).where(eq(teamMember.id, id));
      expect(await offered()).toEqual([]);
      expect((await update(person.token, id, { isAccepted: true })).error).toMatchObject({ code: 'CONFLICT', message: 'This invitation is too old. Ask for a new mail.' });
      expect((await act(cast.owner.token, 'resendInvitation', id)).error).toBeNull();
      expect((await update(person.token, id, { isAccepted: true })).error).toBeNull();
    });

    it('tells who removed somebody from which company, until they are in again', async () => {
      const meOf = async (token: string) => (await server.graphql<{ me: { removedFrom: object | null } }>('{ me { removedFrom { companyId companyName by } } }', {}, token)).data?.me.removedFrom;
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
      const decline = async (t: string) => (await server.graphql<{ declineInvitation: Payload }>('mutation ($t: String!) { declineInvitation(token: $t) { team { companyId } error { code } } }', { t })).data?.declineInvitation;
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
      expect((await update(cast.owner.token, cast.seats.viewer, { position: 'QA' })).team?.members.some((member) => member.id === body.id)).toBe(false);
    });

    it('finds no seat after a downgrade, and nobody is removed', async () => {
      const person = await server.signIn();
      const { body } = await invite(cast.owner.token, { email: person.email });
      await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, cast.companyId));
      expect((await update(person.token, body.id ?? '', { isAccepted: true })).error).toMatchObject({ code: 'NO_SEAT_LEFT', message: 'All 2 team seats of the Free plan are taken. The owner does not count.' });
      expect((await update(cast.owner.token, cast.seats.viewer, { position: 'QA' })).team?.plan.usedTeam).toBe(4);
    });

    it('ties an invitation to the account that is made from its mail', async () => {
      await invite(cast.owner.token, { email: 'newcomer@new.example' });
      const token = /token=([\w-]+)/.exec((await server.mailbox('newcomer@new.example'))[0]?.text ?? '')?.[1];
      const signUp = await server.request<{ id: string }>('POST', '/api/v1/users', { body: { firstname: 'New', lastname: 'Comer', email: 'newcomer@new.example', password: 'a long enough password', inviteToken: token } });
      expect(signUp.status).toBe(201);
      const login = await server.request<{ token: string }>('POST', '/api/v1/auth/login', { body: { email: 'newcomer@new.example', password: 'a long enough password' } });
      const me = await server.graphql<{ me: { invites: { id: string }[] } }>('{ me { invites { id } } }', {}, login.body.token);
      expect(me.data?.me.invites).toHaveLength(1);
      expect((await update(login.body.token, me.data?.me.invites[0]?.id ?? '', { isAccepted: true })).error).toBeNull();
    });
  });

  describe('changing a seat', () => {
    it('is for owner and admins; roles are the owner’s, and admins leave other admins alone', async () => {
      const second = await server.signIn();
      const { id: secondAdmin } = await buildMember(server, cast.companyId, { userId: second.userId, email: second.email, role: 'ADMIN' });
      expect((await update(cast.admin.token, cast.seats.viewer, { accessType: 'edit', position: 'QA' })).team?.members.find((member) => member.id === cast.seats.viewer)).toMatchObject({ accessType: 'edit', position: 'QA' });
      expect((await update(cast.admin.token, cast.seats.viewer, { role: 'ADMIN' })).error?.code).toBe('FORBIDDEN');
      expect((await update(cast.admin.token, cast.seats.admin, { role: 'MEMBER' })).error?.code).toBe('FORBIDDEN');
      expect((await update(cast.admin.token, secondAdmin, { accessType: 'view' })).error?.code).toBe('FORBIDDEN');
      expect((await update(cast.owner.token, cast.seats.viewer, { role: 'ADMIN' })).error).toBeNull();
      for (const part of ['editor', 'viewer', 'custom', 'outsider'] as const) {
        if (part !== 'viewer') expect((await update(cast[part].token, cast.seats.editor, { accessType: 'edit' })).error?.code).toBe('FORBIDDEN');
      }
    });

    it('moves between team and advisory seats with the department, while one is left', async () => {
      expect((await update(cast.owner.token, cast.seats.viewer, { department: 'Advisory' })).error).toMatchObject({ code: 'INVALID', field: 'position' });
      const moved = await update(cast.owner.token, cast.seats.viewer, { department: 'Advisory', position: 'Investor' });
      expect(moved.team?.plan).toEqual({ usedTeam: 2, usedAdvisory: 2 });
      for (let count = 0; count < 3; count += 1) await invite(cast.owner.token);
      expect((await update(cast.owner.token, cast.seats.custom, { department: 'Design', position: 'Designer' })).error?.code).toBe('NO_SEAT_LEFT');
    });

    it('is refused for a seat that is not there as for one in another company', async () => {
      const elsewhere = await buildCompany(server, cast.outsider.userId);
      const { id } = await buildMember(server, elsewhere.id, {});
      const [missing, foreign] = [await update(cast.owner.token, randomUUID(), { position: 'QA' }), await update(cast.owner.token, id, { position: 'QA' })];
      expect([missing.error?.code, foreign.error?.code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    });
  });

  describe('leaving', () => {
    it('lets everybody leave, managers remove, and admins not remove each other', async () => {
      const second = await server.signIn();
      const { id: secondAdmin } = await buildMember(server, cast.companyId, { userId: second.userId, email: second.email, role: 'ADMIN' });
      expect((await act(cast.editor.token, 'deleteTeamMember', cast.seats.viewer)).error?.code).toBe('FORBIDDEN');
      expect((await act(cast.outsider.token, 'deleteTeamMember', cast.seats.viewer)).error?.code).toBe('FORBIDDEN');
      expect((await act(cast.admin.token, 'deleteTeamMember', secondAdmin)).error?.code).toBe('FORBIDDEN');
      expect(await act(cast.viewer.token, 'deleteTeamMember', cast.seats.viewer)).toEqual({ team: null, error: null });
      expect((await act(cast.admin.token, 'deleteTeamMember', cast.seats.editor)).error).toBeNull();
      expect((await act(cast.owner.token, 'deleteTeamMember', cast.seats.admin)).team?.members.map((member) => member.id).sort()).toEqual([cast.seats.custom, secondAdmin].sort());
      expect((await server.graphql('query ($id: ID!) { team(companyId: $id) { companyId } }', { id: cast.companyId }, cast.editor.token)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    });

    it('leaves the owner where they are', async () => {
      expect(await server.db.orm.select({ createdBy: company.createdBy }).from(company).where(eq(company.id, cast.companyId))).toEqual([{ createdBy: cast.owner.userId }]);
      expect((await act(cast.admin.token, 'deleteTeamMember', cast.owner.userId)).error?.code).toBe('FORBIDDEN');
    });
  });
});
