import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { TimelineCalls } from '../../testing/timeline-calls';

const HOUR = 3_600_000;

describe('the plan of an earlier moment', () => {
  const clock = createTestClock();
  let server: TestServer;
  let cast: Cast;
  let calls: TimelineCalls;

  beforeAll(async () => { server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 4 * 3600 } }); });
  beforeEach(async () => {
    clock.ahead = 0;
    cast = await buildCast(server, 'Pro');
    calls = new TimelineCalls(server, cast);
  });
  afterAll(() => server.close());

  const save = async (fields: Record<string, unknown>, id: string = randomUUID()) => (
    (await calls.write('saveGoal', { row: { id, title: 'Ten pilots', milestoneValue: 'Signed', ...fields } })).id
  );
  const asked = (at: Date, token = cast.viewer.token) => server.graphql<{ earlierPlan: { goalId: string; date: string }[] | null }>(
    'query ($companyId: ID!, $at: DateTime!) { earlierPlan(companyId: $companyId, at: $at) { goalId date } }',
    { companyId: cast.companyId, at: at.toISOString() }, token,
  );
  const plan = async (at: Date) => (await asked(at)).data?.earlierPlan;
  /** The present of the server, an hour after what was done before. */
  const anHourLater = () => {
    clock.ahead += HOUR;
    return new Date(Date.now() + clock.ahead - HOUR / 2);
  };

  it('says where each goal that moved since was due then', async () => {
    const id = await save({ date: '2026-06-01' });
    await save({ date: '2026-06-01' });
    const first = anHourLater();
    await save({ date: '2026-06-15' }, id);
    const second = anHourLater();
    await save({ date: '2026-07-01' }, id);
    expect(await plan(first)).toEqual([{ goalId: id, date: '2026-06-01' }]);
    expect(await plan(second)).toEqual([{ goalId: id, date: '2026-06-15' }]);
    expect(await plan(anHourLater())).toEqual([]);
  });

  it('says nothing of goals that came since, went, had no day, or stand there again', async () => {
    const [gone, undated, back] = [await save({ date: '2026-06-01' }), await save({ date: null }), await save({ date: '2026-06-01' })];
    const then = anHourLater();
    const late = await save({ date: '2026-06-01' });
    for (const id of [gone, undated, back, late]) await save({ date: '2026-06-15' }, id);
    await save({ date: '2026-06-01' }, back);
    await calls.call('deleteGoal', { id: gone });
    expect(await plan(then)).toEqual([]);
  });

  it('is no outsider\'s', async () => {
    expect((await asked(new Date(), cast.outsider.token)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
