/** @embedded clocks of people beside days of goals, and what is written once */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company, teamMember } from '../company';
import { users } from '../identity';
import { notification } from '../notification/notification.table';
import { milestoneAssignment } from './goal-links.table';
import { scenario } from './lane.table';
import { tellOfGoals } from './tell-of-goals.job';
import { milestone } from './timeline.table';

let server: TestServer;
let cast: Cast;

/** A Monday: twenty past eight in Berlin, twenty past two in New York. */
const MONDAY = new Date('2026-11-23T07:20:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (milliseconds: number) => new Date(MONDAY.getTime() + milliseconds);

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => {
  cast = await buildCast(server);
  await server.db.orm.execute(sql`truncate milestone, notification, notification_choice, notification_mute cascade`);
  await server.db.orm.update(users).set({ timeZone: 'Europe/Berlin' });
});
afterAll(() => server.close());

type Columns = Partial<typeof milestone.$inferInsert>;

async function goal(columns: Columns, ...assignees: SignedIn[]): Promise<string> {
  const id = randomUUID();
  const { companyId } = cast;
  await server.db.orm.insert(milestone).values({ id, companyId, title: 'Term sheet', ...columns });
  for (const { userId } of assignees) await server.db.orm.insert(milestoneAssignment).values({ companyId, milestoneId: id, userId });
  return id;
}
const look = (now: Date) => tellOfGoals.run({ ...server, now: () => now }, {}, { id: 'a', key: 'a', attempt: 1 });

/** What somebody reads, oldest first. */
async function told(by: SignedIn): Promise<string[]> {
  const { data } = await server.graphql<{ notifications: { nodes: { message: string }[] } }>(
    'query { notifications(unreadOnly: false) { nodes { message } } }', {}, by.token);
  return (data?.notifications.nodes ?? []).map(({ message }) => message).reverse();
}
const change = (id: string, columns: Columns) => server.db.orm.update(milestone).set(columns).where(eq(milestone.id, id));

it('tells assignees on the day of a goal, at eight where they are, and once', async () => {
  const id = await goal({ date: '2026-11-23' }, cast.editor, cast.viewer);
  await server.db.orm.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, cast.viewer.userId));
  await look(later(-HOUR));
  expect([await told(cast.editor), await told(cast.viewer)]).toEqual([[], []]);
  for (let round = 0; round < 2; round += 1) await look(later(round * HOUR));
  expect([await told(cast.editor), await told(cast.viewer)]).toEqual([['Term sheet is due on 23 Nov'], []]);
  await look(later(6 * HOUR));
  expect([await told(cast.editor), await told(cast.viewer), await told(cast.owner)])
    .toEqual([['Term sheet is due on 23 Nov'], ['Term sheet is due on 23 Nov'], []]);
  const { data } = await server.graphql<{ notifications: { nodes: { path: string }[] } }>(
    'query { notifications { nodes { path } } }', {}, cast.editor.token,
  );
  expect(data?.notifications.nodes[0]?.path).toContain(`/app/timeline?goal=${id}`);
});

it('tells the owner of goals that nobody is assigned to, or only who has left', async () => {
  await goal({ date: '2026-11-23', title: 'Nobody’s' });
  await goal({ date: '2026-11-23', title: 'Of who left' }, cast.editor);
  await server.db.orm.delete(teamMember).where(eq(teamMember.userId, cast.editor.userId));
  await look(MONDAY);
  expect((await told(cast.owner)).sort()).toEqual(['Nobody’s is due on 23 Nov', 'Of who left is due on 23 Nov']);
  expect(await server.db.orm.$count(notification, eq(notification.userId, cast.editor.userId))).toBe(0);
});

it('tells that a goal has become late in place of that it is due, unless that was read; and again for another day', async () => {
  const id = await goal({ date: '2026-11-23' }, cast.editor);
  await look(MONDAY);
  await look(later(DAY));
  await look(later(2 * DAY));
  expect(await told(cast.editor)).toEqual(['Term sheet is late: it was due on 23 Nov']);
  await server.graphql('mutation { markNotificationsRead { unread } }', {}, cast.editor.token);
  await change(id, { date: '2026-11-26' });
  await look(later(3 * DAY));
  expect(await told(cast.editor)).toEqual(['Term sheet is late: it was due on 23 Nov', 'Term sheet is due on 26 Nov']);
});

it.each<[string, Columns]>([
  ['achieved', { status: 'ACHIEVED' }],
  ['deleted', { isDeleted: true }],
  ['due tomorrow', { date: '2026-11-24' }],
  ['late for longer than a week', { date: '2026-11-15' }],
  ['without a day', { date: null }],
])('tells nothing of a goal that is %s', async (_what, columns) => {
  await goal({ date: '2026-11-23', ...columns }, cast.editor);
  await look(MONDAY);
  expect(await told(cast.editor)).toEqual([]);
});

it('tells nothing of what-if goals, of a company that is deleted, and to who has muted the goal', async () => {
  const scenarioId = randomUUID();
  await server.db.orm.insert(scenario).values({ id: scenarioId, companyId: cast.companyId, title: 'Stretch', color: 'cat-1' });
  await goal({ date: '2026-11-23', scenarioId }, cast.editor);
  const muted = await goal({ date: '2026-11-23', metricType: 'number' }, cast.editor);
  await server.db.orm.execute(sql`insert into notification_mute (user_id, subject) values (${cast.editor.userId}, ${`goal:${muted}`})`);
  await look(MONDAY);
  expect(await told(cast.editor)).toEqual([]);
  await goal({ date: '2026-11-23' }, cast.viewer);
  await server.db.orm.update(company).set({ deletedAt: MONDAY }).where(eq(company.id, cast.companyId));
  await look(MONDAY);
  expect(await server.db.orm.$count(notification)).toBe(0);
});

it('asks on Mondays for check-ins of what is counted, all goals of a company in one', async () => {
  const numbers: Columns = { date: '2027-03-01', metricType: 'number', milestoneValue: '1000' };
  const trips = await goal({ ...numbers, title: 'Trips', date: '2027-02-01' }, cast.editor);
  await goal({ ...numbers, title: 'Grocers' }, cast.editor);
  await goal({ ...numbers, title: 'Checked in on Friday', date: '2027-04-01', checkInDate: '2026-11-20' }, cast.editor);
  await goal({ ...numbers, title: 'Counted from others', valueFrom: 'SUM' }, cast.editor);
  await goal({ ...numbers, title: 'Words', metricType: 'text' }, cast.editor);
  await look(MONDAY);
  await look(later(HOUR));
  expect(await told(cast.editor)).toEqual(['Trips and 1 other goal wait for their weekly check-in']);
  const [row] = await server.db.orm.select().from(notification);
  expect(row).toMatchObject({ type: 'GOAL_CHECK_IN', count: 2, data: { goalId: trips } });
  await look(later(DAY));
  await change(trips, { checkInDate: '2026-11-24' });
  await look(later(7 * DAY));
  expect(await told(cast.editor)).toEqual(['Grocers and 1 other goal wait for their weekly check-in']);
});

it('is one choice with other due dates: who hears of none is told nothing', async () => {
  await server.graphql('mutation { chooseNotifications(set: [{ kind: DUE, inApp: false }]) { error { message } } }', {}, cast.editor.token);
  await goal({ date: '2026-11-23' }, cast.editor);
  await look(MONDAY);
  expect(await told(cast.editor)).toEqual([]);
});

it('tells once when several processes look at the same time', async () => {
  for (const title of ['One', 'Two', 'Three']) await goal({ date: '2026-11-23', title }, cast.editor);
  await Promise.all([look(MONDAY), look(MONDAY), look(MONDAY)]);
  const rows = await server.db.orm.select().from(notification);
  expect(rows.map(({ count }) => count)).toEqual([1, 1, 1]);
});
