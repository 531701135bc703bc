/** @embedded jobs: what people are told */
import { sql } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { writeNotice } from './write-notice.job';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => {
  await server.db.orm.execute(sql`delete from job`);
  cast = await buildCast(server);
});
afterAll(() => server.close());

const ask = async (query: string, variables: Record<string, unknown> = {}, who: 'owner' | 'editor' = 'editor') => (
  (await server.graphql<Record<string, unknown>>(query, variables, cast[who].token)).data
);
const change = (set: Record<string, unknown>) => ask(
  'mutation ($id: ID!, $set: TeamMemberSet!) { updateTeamMember(id: $id, set: $set) { error { message } } }',
  { id: cast.seats.editor, set }, 'owner',
);
const remove = () => ask('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', { id: cast.seats.editor }, 'owner');
const mails = async () => (await server.mailbox(cast.editor.email)).filter(({ subject }) => subject.startsWith('Something has changed'));

/** Does twice what waits for after a number of seconds: once more changes nothing. */
async function pass(seconds: number): Promise<void> {
  const due = await server.db.write<{ id: string; key: string; payload: { userId: string; id: string } }>({
    name: 'test-notices',
    text: `delete from job
      where kind = 'write-notice' and run_at <= now() + make_interval(secs => $1)
      returning id, key, payload`,
  }, [seconds]);
  for (const { id, key, payload } of [...due, ...due]) await writeNotice.run(server, payload, { id, key, attempt: 1 });
}

it('tells by mail, soon and once, what one may do now, with the way into that company', async () => {
  await change({ accessType: 'view' });
  await pass(15);
  expect(await mails()).toEqual([]);
  await pass(25);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Olive Tester changed what you do in Acorn: Developer, View Access.');
  expect(mail?.text).toContain(`/app/team?company=${cast.companyId}`);
});

it('tells by mail that one was taken out', async () => {
  await remove();
  await pass(25);
  expect((await mails()).map(({ text }) => text.includes('Olive Tester removed you from Acorn.'))).toEqual([true]);
});

it('is not written of what was read by then, nor to who wants none', async () => {
  await change({ accessType: 'view' });
  await ask('mutation { markNotificationsRead { unread } }');
  await pass(25);
  await ask('mutation { chooseNotifications(set: [{ kind: INVITE, mail: false }]) { error { message } } }');
  await change({ accessType: 'edit' });
  await pass(25);
  expect(await mails()).toEqual([]);
});

it('leaves an invitation to its own mail', async () => {
  await server.request('POST', '/api/v1/team/invite', {
    token: cast.owner.token,
    body: { email: cast.outsider.email, accessType: 'view', position: 'Advisor', department: 'Advisory', companyId: cast.companyId },
  });
  await pass(25);
  expect((await server.mailbox(cast.outsider.email)).map(({ subject }) => subject)).toEqual([
    'You have been invited to a company on Heartwood',
  ]);
});

it('ends by the link in it, without signing in, with its kind alone', async () => {
  await remove();
  await pass(25);
  const [mail] = await mails();
  const token = /digest-off\?of=kind&token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await server.request('POST', `/api/v1/notifications/digest-off?token=${token.replace('INVITE', 'ASSIGN')}`)).status).toBe(400);
  expect((await server.request('POST', `/api/v1/notifications/digest-off?token=${token}`)).status).toBe(204);
  const { notificationChoices, notificationDigest } = await ask('{ notificationChoices { kind mail inApp } notificationDigest }') as {
    notificationChoices: { kind: string; mail: boolean; inApp: boolean }[]; notificationDigest: string;
  };
  expect(notificationChoices.find(({ kind }) => kind === 'INVITE')).toEqual({ kind: 'INVITE', mail: false, inApp: true });
  expect(notificationChoices.find(({ kind }) => kind === 'ASSIGN')?.mail).toBe(true);
  expect(notificationDigest).toBe('WEEKLY');
});
