import { HeldDatabase } from './held-database';

const GOALS = 40;
const LEASE_SECONDS = 4;

let held: HeldDatabase;

beforeAll(async () => { held = await HeldDatabase.start(LEASE_SECONDS); }, 60_000);
afterAll(() => held.stop());

/** A zone in which it is the middle of a day now. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is the other way round.
  return `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`;
}
const lookAgain = (key: string) => (
  held.db.query("insert into job (id, kind, key, payload, run_at) values (gen_random_uuid(), 'tell-of-goals', $1, '{}', now())", [key])
);

test('kill -9 while people are told of their goals, with others that tell too: each is told of each goal once', async () => {
  const { db, holder } = held;
  const first = await held.startProcess();
  await db.query(`with person as (
      insert into users (id, email, firstname, lastname, time_zone) values (gen_random_uuid(), 'olive@people.example', 'Olive', 'Tester', $1) returning id),
    firm as (
      insert into company (id, name, created_by) select gen_random_uuid(), 'Acorn', id from person returning id)
    insert into milestone (id, company_id, title, date)
    select gen_random_uuid(), firm.id, 'Goal ' || n, (now() at time zone 'UTC')::date
    from firm, generate_series(1, ${GOALS}) n`, [zoneAtNoon()]);

  // What it writes is held, so that it can't come to its end.
  await holder.query('begin');
  await holder.query('lock table notification');
  await lookAgain('of the killed one');
  await held.until(
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into notification%'", (rows) => rows.length > 0,
  );
  await first.end('SIGKILL');
  await holder.query('commit');
  expect((await db.query('select from milestone_notice')).rowCount).toBe(0);

  await Promise.all([held.startProcess(), held.startProcess()]);
  for (let round = 0; round < 4; round += 1) await lookAgain(`round ${round}`);
  await held.until("select from job where key like 'round %' or key = 'of the killed one'", (rows) => rows.length === 0);
  const { rows } = await db.query<{ count: number; subject: string }>("select count, subject from notification where type = 'GOAL_DUE'");
  expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: GOALS }, () => 1));
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(GOALS);
}, 120_000);
