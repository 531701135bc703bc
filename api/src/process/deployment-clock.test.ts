import type { Database } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { openDeploymentClock } from './deployment-clock';
import { createLog } from './log';

const DAY_MS = 24 * 3_600_000;
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it.each([['a day ahead', DAY_MS], ['ten minutes behind', -600_000]])('on a machine whose clock is %s the database’s counts', async (_how, wrong) => {
  const clock = await openDeploymentClock(db, createLog('silent'), () => Date.now() + wrong);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2_000);
  clock.close();
});

it('a machine that goes right keeps its own time to the millisecond', async () => {
  const own = Date.now();
  const clock = await openDeploymentClock(db, createLog('silent'), () => own);
  expect(clock.now().getTime()).toBe(own);
  clock.close();
});
