/** @embedded jobs: the digest */
import { eq, sql } from 'drizzle-orm';
import { users } from '../identity';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { DigestLinks } from './digest-links';
import { findDigests } from './find-digests.job';
import { notificationSettings } from './notification.table';
import { writeDigest } from './write-digest.job';

let server: TestServer;
let cast: Cast;

/** A Monday, eight in Berlin and eight in the morning of nowhere else that is asked here. */
const MONDAY = new Date('2026-11-23T07:20:00Z');
const DAY = 24 * 3_600_000;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => {
  cast = await buildCast(server);
  await server.db.orm.execute(sql`delete from notification`);
  await server.db.orm.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, cast.editor.userId));
});
afterAll(() => server.close());

const assign = (key: string) => (
  callModule(server, cast.owner.token, 'addAssignment', { companyId: cast.companyId, key, userId: cast.editor.userId })
);
const ask = async (query: string, variables: Record<string, unknown> = {}) => (
  (await server.graphql<Record<string, unknown>>(query, variables, cast.editor.token)).data
);
const choose = (digest: string) => ask('mutation ($d: Digest!) { chooseDigest(digest: $d) { digest error { message } } }', { d: digest });

/** Looks for those who wait at a moment, and does what it leaves behind: whose digests were written. */
async function look(now: Date): Promise<string[]> {
  const left: { userId: string; day: string }[] = [];
  const enqueueMany = async (_tx: unknown, _job: unknown, asked: { payload: { userId: string; day: string } }[]) => {
    left.push(...asked.map(({ payload }) => payload));
  };
  const services = { ...server, now: () => now };
  await findDigests.run({ ...services, jobs: { enqueueMany } as never }, {}, { id: 'a', key: 'a', attempt: 1 });
  for (const payload of left) await writeDigest.run(services, payload, { id: 'b', key: payload.userId, attempt: 1 });
  return left.map(({ userId }) => userId);
}
const digests = async () => (await server.mailbox(cast.editor.email)).filter(({ subject }) => subject.includes('not seen'));

it('tells on Monday at eight, where the person is, what they have not seen; each thing once', async () => {
  await assign('belief');
  await assign('values');
  expect(await look(new Date('2026-11-23T06:50:00Z'))).toEqual([]);
  expect(await look(MONDAY)).toEqual([cast.editor.userId]);
  const [mail] = await digests();
  expect(mail?.subject).toBe('2 things you have not seen on Heartwood');
  expect(mail?.text).toContain('Olive Tester assigned you to Values.');
  expect(mail?.text).toContain('/app/explore/notification');
  expect(await look(new Date(MONDAY.getTime() + 20 * 60_000))).toEqual([]);
  await assign('culture');
  expect(await look(new Date(MONDAY.getTime() + DAY))).toEqual([]);
  expect(await look(new Date(MONDAY.getTime() + 7 * DAY))).toEqual([cast.editor.userId]);
  expect((await digests()).length).toBe(2);
  expect((await digests()).map(({ text }) => text).join().match(/assigned you to/g)?.length).toBe(3);
});

it('comes for everybody when somebody is in a zone that no clock knows; there it is the time of UTC', async () => {
  await server.db.orm.update(users).set({ timeZone: 'Mars/Olympus_Mons' }).where(eq(users.id, cast.viewer.userId));
  await assign('belief');
  await callModule(server, cast.owner.token, 'addAssignment', { companyId: cast.companyId, key: 'values', userId: cast.viewer.userId });
  expect(await look(MONDAY)).toEqual([cast.editor.userId]);
  expect(await look(new Date('2026-11-23T08:05:00Z'))).toEqual([cast.viewer.userId]);
});

it('comes each day for who wants that, and not for who wants none', async () => {
  expect(await ask('query { notificationDigest }')).toEqual({ notificationDigest: 'WEEKLY' });
  const tuesday = new Date(MONDAY.getTime() + DAY);
  await choose('DAILY');
  await assign('belief');
  expect(await look(tuesday)).toEqual([cast.editor.userId]);
  await choose('OFF');
  await assign('values');
  expect(await look(new Date(tuesday.getTime() + DAY))).toEqual([]);
  expect((await digests()).length).toBe(1);
});

it('leaves out what was read, what one does not want by mail, and what one may not know any more', async () => {
  await assign('belief');
  await ask('mutation { markNotificationsRead { unread } }');
  await assign('values');
  await ask('mutation { chooseNotifications(set: [{ kind: ASSIGN, mail: false }]) { error { message } } }');
  await look(MONDAY);
  expect(await digests()).toEqual([]);
  await ask('mutation { chooseNotifications(set: [{ kind: ASSIGN, mail: true }]) { error { message } } }');
  await server.graphql(
    'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', { id: cast.seats.editor }, cast.owner.token,
  );
  await look(new Date(MONDAY.getTime() + 7 * DAY));
  expect(await digests()).toEqual([]);
});

it('ends by the link in it, without signing in, for its reader alone', async () => {
  await assign('belief');
  await look(MONDAY);
  const [mail] = await digests();
  const token = /digest-off\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const end = (given: string) => server.request('POST', `/api/v1/notifications/digest-off?token=${given}`);
  expect((await end(token.replace(cast.editor.userId, cast.viewer.userId))).status).toBe(400);
  expect((await end('')).status).toBe(400);
  expect(await server.db.orm.select().from(notificationSettings).where(eq(notificationSettings.userId, cast.viewer.userId))).toEqual([]);
  expect((await server.request('GET', `/api/v1/notifications/digest-off?token=${token}`)).status).toBe(405);
  expect(await ask('query { notificationDigest }')).toEqual({ notificationDigest: 'WEEKLY' });
  expect((await end(token)).status).toBe(204);
  expect((await end(token)).status).toBe(204);
  expect(await ask('query { notificationDigest }')).toEqual({ notificationDigest: 'OFF' });
});

it('has links that only our own secrets make, the former ones too', () => {
  const links = new DigestLinks(['present', 'former']);
  const { userId } = cast.editor;
  const former = new DigestLinks(['former']);
  expect(links.read(former.tokenFor(userId))).toEqual({ userId, kind: null });
  expect(links.read(former.tokenFor(userId, 'INVITE'))).toEqual({ userId, kind: 'INVITE' });
  expect(links.read(former.tokenFor(userId).replace('.', '.INVITE.'))).toBeNull();
  expect(links.read(former.tokenFor(userId, 'INVITE').replace('.INVITE', '.LIKE'))).toBeNull();
  expect(links.read(new DigestLinks(['another']).tokenFor(userId))).toBeNull();
});
