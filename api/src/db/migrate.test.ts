/** @embedded one connection has nobody to wait for: indexes are made in the transaction */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../process/log';
import { openEmptyDatabase } from '../testing/test-database';
import type { EmptyDatabase } from '../testing/test-database';
import { migrate, readMigrations } from './migrate';
import { takeOut } from './migrate-beside';

const INDEX = 'create unique index concurrently "counter_name" on "counter" using btree ("name")';

let folder: string;
let db: EmptyDatabase;
const clients: pg.Client[] = [];
beforeAll(async () => { db = await openEmptyDatabase(); });
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-migrations-'));
  await db.run('drop schema public cascade; create schema public');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await rm(folder, { recursive: true, force: true });
});

async function write(migrations: Record<string, string>) {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({ idx, tag }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, script] of Object.entries(migrations)) await writeFile(join(folder, `${tag}.sql`), script);
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url ?? '' });
  await client.connect();
  clients.push(client);
  return client;
}

/** With less patience than a start has. */
async function migrateSoon(waits: number[]): Promise<void> {
  const client = await connect();
  await migrate({
    query: async (text, values) => (await client.query(text, values ? [...values] : undefined)).rows as Record<string, unknown>[],
    run: async (script) => { await client.query(script); },
    isAlone: false,
  }, folder, createLog('silent'), { lockTimeout: 100, waits });
}

const indexes = () => db.rows<{ name: string; whole: boolean }>(
  "select c.relname as name, i.indisvalid as whole from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname like 'counter%' order by 1",
);
const known = () => db.rows<{ name: string }>('select name from schema_migrations where not is_unfinished order by name');

it('are applied in the order of the journal, each once', async () => {
  await write({
    '0000_one': 'create table one_made (n int);--> statement-breakpoint\ncreate table two_made (n int)',
    '0001_two': 'alter table one_made add column m int',
  });
  await db.migrate(folder);
  await db.migrate(folder);
  await db.run('insert into one_made (n, m) values (1, 2)');
  expect((await readMigrations(folder)).map(({ name }) => name)).toEqual(['0000_one', '0001_two']);
});

it('are refused when one was changed after it was applied', async () => {
  await write({ '0000_changed': 'create table changed_made (n int)' });
  await db.migrate(folder);
  await write({ '0000_changed': 'create table changed_made (n bigint)' });
  await expect(db.migrate(folder)).rejects.toThrow('Migration 0000_changed was changed after it was applied to this database.');
});

it('that fail half way leave nothing behind', async () => {
  await write({ '0000_whole': 'create table whole_made (n int)', '0001_half': 'create table half_made (n int); select nothing_like_this()' });
  await expect(db.migrate(folder)).rejects.toThrow();
  expect(await db.rows("select to_regclass('half_made')::text as half, to_regclass('whole_made')::text as whole")).toEqual([
    { half: null, whole: null },
  ]);
});

it('make an index without a lock after their transaction, and what builds on it after that', async () => {
  await write({
    '0000_table': 'create table counter (id int primary key, name text);\n--> statement-breakpoint\ninsert into counter values (1, \'a\');',
    '0001_index': `alter table "counter" add constraint "counter_id" check (id > 0) not valid;\n--> statement-breakpoint\n-- once a name\n${INDEX};\n--> statement-breakpoint\nalter table "counter" validate constraint "counter_id";`,
    '0002_use': 'insert into counter values (3, \'a\') on conflict (name) do nothing;',
  });
  await db.migrate(folder);
  await db.migrate(folder);
  expect(await indexes()).toEqual([{ name: 'counter_name', whole: true }, { name: 'counter_pkey', whole: true }]);
  expect(await db.rows('select convalidated as looked from pg_constraint where conname = \'counter_id\'')).toEqual([{ looked: true }]);
  expect(await db.rows('select id from counter')).toEqual([{ id: 1 }]);
  expect(await known()).toHaveLength(3);
});

it.each([
  ['CREATE INDEX CONCURRENTLY "a" ON "b" ("c");', 1], ['create unique index concurrently if not exists a on public.b (c)', 1],
  ['-- why\nDROP INDEX CONCURRENTLY IF EXISTS "a";', 1], ['ALTER TABLE "a" VALIDATE CONSTRAINT "c"', 1],
  ['CREATE INDEX "concurrently" ON "b" ("c")', 0], ['-- CREATE INDEX CONCURRENTLY a ON b (c)\nselect 1', 0], ['ALTER TABLE a ADD CONSTRAINT b CHECK (c) NOT VALID', 0],
])('what must not be in a transaction is taken out: %s', (statement, beside) => {
  expect(takeOut(`select 1;\n--> statement-breakpoint\n${statement}`).beside).toHaveLength(beside);
});

// Only a server has several connections.
if (process.env.TEST_DATABASE_URL) {
  it('an index that was left half is made anew at the next start, and the steps before it are not repeated', async () => {
    await write({
      '0000_table': 'create table counter (id int, name text);\n--> statement-breakpoint\ninsert into counter values (1, \'a\'), (2, \'a\');',
      '0001_index': `alter table counter add column n int;\n--> statement-breakpoint\n${INDEX};`,
    });
    await expect(db.migrate(folder)).rejects.toThrow(/unique/);
    expect(await indexes()).toEqual([{ name: 'counter_name', whole: false }]);
    expect(await known()).toEqual([{ name: '0000_table' }]);
    await db.run('delete from counter where id = 2');
    await db.migrate(folder);
    expect(await indexes()).toEqual([{ name: 'counter_name', whole: true }]);
    expect(await known()).toHaveLength(2);
  });

  it('three that start at once make one index', async () => {
    await write({ '0000_table': `create table counter (name text);\n--> statement-breakpoint\n${INDEX};` });
    await Promise.all([1, 2, 3].map(() => db.migrate(folder)));
    expect(await indexes()).toEqual([{ name: 'counter_name', whole: true }]);
  });

  it('give up a table that somebody holds, so that nobody waits behind them, and try again', async () => {
    await write({ '0000_table': 'create table counter (name text)' });
    await db.migrate(folder);
    await write({ '0000_table': 'create table counter (name text)', '0001_more': 'alter table counter add column n int' });
    const holder = await connect();
    const reader = await connect();
    await holder.query('begin; select * from counter');
    const done = migrateSoon([300, 300, 300, 300, 300, 300, 300, 300]);
    const took: number[] = [];
    for (let round = 0; round < 10; round++) {
      const begun = performance.now();
      await reader.query('select * from counter');
      took.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await holder.query('commit');
    await done;
    expect(Math.max(...took)).toBeLessThan(2_000);
    await reader.query('select n from counter');
  });

  it('fail with what PostgreSQL says when the table is never free', async () => {
    await write({ '0000_table': 'create table counter (name text)' });
    await db.migrate(folder);
    await write({ '0000_table': 'create table counter (name text)', '0001_more': 'alter table counter add column n int' });
    const holder = await connect();
    await holder.query('begin; select * from counter');
    await expect(migrateSoon([10, 10])).rejects.toThrow(/lock timeout/);
    await holder.query('commit');
    await db.migrate(folder);
  });
}
