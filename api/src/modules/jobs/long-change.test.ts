/** @embedded a migration begins it by a row, and each part is a transaction of the one connection */
import { sql } from 'drizzle-orm';
import { createLog } from '../../process/log';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { longChange } from '.';

/** As a table's part would have it: what was written by hand gets its folded form. */
const parts: number[] = [];
let fails = 0;
const foldNames = longChange({
  kind: 'fold-depot-names', part: 40, pauseMs: 0,
  change: async (tx, rows) => {
    const { rows: changed } = await tx.execute(sql`with part as (
      select id from depot where folded is null order by id limit ${rows} for update skip locked
    ) update depot set folded = lower(name) from part where part.id = depot.id returning depot.id`) as { rows: unknown[] };
    if (fails-- > 0) throw new Error('cut off');
    parts.push(changed.length);
    return changed.length;
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: [foldNames], log: createLog('silent') });
  await server.db.orm.execute(sql`create table depot (id int primary key, name text not null, folded text)`);
  await server.db.orm.execute(sql`insert into depot select n, 'Depot ' || n from generate_series(1, 100) n`);
});
afterAll(() => server.close());

const begun = sql`insert into job (id, kind, key, payload) values (gen_random_uuid(), 'fold-depot-names', 'all', '{}')`;
const waiting = async () => (await server.db.orm.execute(sql`select from job where kind = 'fold-depot-names'`) as { rows: unknown[] }).rows.length;
const left = async () => (await server.db.orm.execute(sql`select from depot where folded is distinct from lower(name)`) as { rows: unknown[] }).rows.length;

it('changes all rows in parts, goes on after a part that was cut off, and ends by itself', async () => {
  fails = 1;
  await server.db.orm.execute(begun);
  server.jobs.wake();
  await until(async () => {
    await server.db.orm.execute(sql`update job set run_at = now() where kind = 'fold-depot-names' and claim is null`);
    server.jobs.wake();
    return await waiting() === 0;
  });
  expect(parts).toEqual([40, 40, 20, 0]);
  expect(await left()).toBe(0);
});
