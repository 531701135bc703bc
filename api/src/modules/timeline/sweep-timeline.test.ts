import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { milestoneCheckIn } from './goal-talk.table';
import { calendarCategory, phase, scenario } from './lane.table';
import { sweepTimeline } from './sweep-timeline';
import { milestone } from './timeline.table';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(server.now().getTime() - days * DAY);

it('takes away for good what was deleted more than 30 days ago, and nothing else', async () => {
  const { companyId } = cast;
  const states = [
    { isDeleted: true, updatedAt: ago(31) }, { isDeleted: true, updatedAt: ago(29) }, { isDeleted: false, updatedAt: ago(400) },
  ];
  const row = (state: (typeof states)[number]) => ({ id: randomUUID(), companyId, title: 'x', ...state });
  await server.db.orm.insert(scenario).values(states.map((state) => ({ ...row(state), color: 'cat-1' as const })));
  await server.db.orm.insert(phase).values(states.map((state) => ({ ...row(state), from: '2026-05-01', to: '2026-05-31' })));
  await server.db.orm.insert(milestone).values(states.map(row));
  await sweepTimeline(server);
  for (const table of [scenario, phase, milestone]) {
    const left = await server.db.orm.select({ isDeleted: table.isDeleted }).from(table);
    expect(left.map(({ isDeleted }) => isDeleted).sort()).toEqual([false, true]);
  }
});

it('takes what hangs on a goal with it, and leaves goals whose category goes', async () => {
  const { companyId } = cast;
  const [goalId, categoryId, milestoneId] = [randomUUID(), randomUUID(), randomUUID()];
  await server.db.orm.insert(calendarCategory).values({ id: categoryId, companyId, title: 'x', isDeleted: true, updatedAt: ago(31) });
  await server.db.orm.insert(milestone).values([
    { id: goalId, companyId, title: 'stays', categoryId },
    { id: milestoneId, companyId, title: 'goes', isDeleted: true, updatedAt: ago(31) },
  ]);
  await server.db.orm.insert(milestoneCheckIn).values({ id: randomUUID(), companyId, milestoneId, date: '2026-05-01', value: '3' });
  await sweepTimeline(server);
  expect(await server.db.orm.$count(milestoneCheckIn)).toBe(0);
  const goals = await server.db.orm.select().from(milestone);
  expect(goals.filter(({ id }) => id === goalId || id === milestoneId)).toMatchObject([{ id: goalId, categoryId: null }]);
});
