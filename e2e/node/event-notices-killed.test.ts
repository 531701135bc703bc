import { HeldDatabase } from './held-database';

const PEOPLE = 40;
const LEASE_SECONDS = 4;

let held: HeldDatabase;

beforeAll(async () => { held = await HeldDatabase.start(LEASE_SECONDS); }, 60_000);
afterAll(() => held.stop());

/** A reminder of each who attends, as attending asks for it; the key tells one asking from another. */
const remindAll = (key: string) => held.db.query(`insert into job (id, kind, key, payload, run_at)
  select gen_random_uuid(), 'remind-of-event', $1 || ' ' || a.attendee_id, jsonb_build_object('eventId', e.id, 'userId', a.attendee_id, 'minutes', 15,
    'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now()
  from event e
  join event_attendee a on a.event_id = e.id`, [key]);

test('kill -9 while people are reminded of an event, with others that remind too: each is reminded once', async () => {
  const { db, holder } = held;
  const first = await held.startProcess();
  await db.query(`with host as (
      insert into users (id, email, firstname, lastname) values (gen_random_uuid(), 'hana@people.example', 'Hana', 'Tester') returning id),
    made as (
      insert into event (id, creator_id, name, description, type, start_date, start_time, end_date, end_time, time_zone, starts_at, ends_at)
      select gen_random_uuid(), id, 'Open depot', '', 'PHYSICAL', current_date, '10:00', current_date, '11:00', 'UTC',
        date_trunc('milliseconds', now()) + interval '15 minutes', now() + interval '1 hour'
      from host
      returning id),
    crowd as (
      insert into users (id, email, firstname, lastname, is_verified)
      select gen_random_uuid(), 'guest' || n || '@people.example', 'Guest', 'No ' || n, true
      from generate_series(1, ${PEOPLE}) n
      returning id)
    insert into event_attendee (event_id, attendee_id, state, line, reminders)
    select made.id, crowd.id, 'GOING', row_number() over (), '{15}'
    from made, crowd`);

  // What it writes is held, so that it can't come to its end.
  await holder.query('begin');
  await holder.query('lock table notification');
  await remindAll('of the killed one');
  await held.until(
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into notification%'", (rows) => rows.length > 0,
  );
  await first.end('SIGKILL');
  await holder.query('commit');
  expect((await db.query("select from event_attendee where reminded <> '{}'")).rowCount).toBe(0);

  await Promise.all([held.startProcess(), held.startProcess()]);
  for (let round = 0; round < 3; round += 1) await remindAll(`round ${round}`);
  await held.until("select from job where kind = 'remind-of-event' and run_at is not null", (rows) => rows.length === 0);
  const { rows } = await db.query<{ count: number; user_id: string }>("select count, user_id from notification where type = 'EVENT_SOON'");
  expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: PEOPLE }, () => 1));
  expect(new Set(rows.map((row) => row.user_id)).size).toBe(PEOPLE);
}, 120_000);
