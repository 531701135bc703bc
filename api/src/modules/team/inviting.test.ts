import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { teamCalls, type Member } from '../../testing/team-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { teamMember } from '../company';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const { act, invitation, invite, seat, update } = teamCalls(() => server, () => cast);

describe('inviting', () => {
  it('holds a seat, writes a mail with the company’s own name, and its link shows the invitation', async () => {
    const answer = await invite(cast.admin.token, { email: 'Lena.Hoff@New.example', accessType: 'view', companyName: 'Another name' });
    expect([answer.status, typeof answer.body.id]).toEqual([201, 'string']);
    expect(await seat(answer.body.id ?? '')).toMatchObject({
      email: 'lena.hoff@new.example', userId: null, isAccepted: false, isAdvisory: false, invitedBy: cast.admin.userId,
    });
    const [mail] = await server.mailbox('lena.hoff@new.example');
    expect(mail?.text).toContain('Acorn');
    expect(mail?.text).not.toContain('Another name');
    const link = new URL(/https?:\S+new-invite\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/auth/new-invite');
    expect(await invitation(link.searchParams.get('token') ?? '')).toEqual({
      id: answer.body.id, companyId: cast.companyId, companyName: 'Acorn', invitedBy: 'Adam Tester', email: 'lena.hoff@new.example',
      accessType: 'view', position: 'Developer', hasAccount: false, state: 'PENDING',
    });
    expect(await invitation('no-such-token')).toBeNull();
  });

  it('answers the same whether or not the address has an account', async () => {
    const known = await server.signIn();
    const [forKnown, forNew] = [
      await invite(cast.owner.token, { email: known.email }),
      await invite(cast.owner.token, { department: 'Advisory', position: 'Mentor' }),
    ];
    expect([forKnown.status, Object.keys(forKnown.body)]).toEqual([forNew.status, Object.keys(forNew.body)]);
    const team = await server.graphql<{ team: { members: Member[] } }>(
      'query ($id: ID!) { team(companyId: $id) { members { email isAccepted user { id } } } }', { id: cast.companyId }, cast.owner.token,
    );
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
    expect(await invitation(tokenOf(mails.map((mail) => mail.text).find((text) => tokenOf(text) !== before)))).toMatchObject({
      state: 'PENDING',
    });
  });

  it('says when a link is too old', async () => {
    const { body } = await invite(cast.owner.token, { email: 'late@new.example' });
    await server.db.orm.update(teamMember).set({ sentAt: new Date(Date.now() - 31 * 86_400_000) }).where(eq(teamMember.id, body.id ?? ''));
    expect(await invitation(/token=([\w-]+)/.exec((await server.mailbox('late@new.example'))[0]?.text ?? '')?.[1] ?? '')).toMatchObject({
      state: 'EXPIRED',
    });
  });
});
