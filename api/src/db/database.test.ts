/** @embedded transactions on one connection, and what beside them is refused */
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/test-database';
import { afterCommit } from './after-commit';
import type { Database } from './database';
import { isUniqueViolation, retryTransient, sqlState } from './sql-state';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.orm.execute(sql`create table counter (name text primary key, n int not null)`);
});
afterAll(() => db.close());

const count = async (name: string) =>
  (await db.read<{ n: number }>({ name: 'count', text: 'select n from counter where name = $1' }, [name]))[0]?.n ?? null;

it('reads with a named statement, as often as you like', async () => {
  await db.orm.execute(sql`insert into counter values ('read', 7)`);
  expect([await count('read'), await count('nothing'), await count('read')]).toEqual([7, null, 7]);
});

it('writes with a named statement, and refuses one that writes where it is only read', async () => {
  const more = {
    name: 'more',
    text: `with c as (insert into counter values ($1, 1) on conflict (name) do update set n = counter.n + 1 returning n) select n from c`,
  };
  expect([await db.write(more, ['written']), await db.write(more, ['written'])]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  await expect(db.read(more, ['written'])).rejects.toThrow('The statement more writes: it goes through db.write.');
  await expect(db.readRaw({ name: 'emptied', text: 'delete from counter' }, [])).rejects.toThrow('db.write');
  expect(await count('written')).toBe(2);
});

it('commits what a transaction did, or nothing of it', async () => {
  await db.transaction((tx) => tx.execute(sql`insert into counter values ('kept', 1)`));
  await expect(db.transaction(async (tx) => {
    await tx.execute(sql`insert into counter values ('dropped', 1)`);
    throw new Error('changed my mind');
  })).rejects.toThrow('changed my mind');
  expect([await count('kept'), await count('dropped')]).toEqual([1, null]);
});

it('leaves the process its turns between transactions, however many wait', async () => {
  let [turns, isOver] = [0, false];
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 100 }, () => db.transaction((tx) => tx.execute(sql`select 1`))));
  isOver = true;
  expect(turns).toBeGreaterThan(10);
});

it('runs what waits for the commit after it, once, and never after a rollback', async () => {
  const ran: string[] = [];
  await db.transaction(async (tx) => {
    afterCommit(tx, () => ran.push('committed'));
    expect(ran).toEqual([]);
  });
  await db.transaction(async (tx) => {
    afterCommit(tx, () => ran.push('rolled back'));
    throw new Error('no');
  }).catch(() => undefined);
  afterCommit(db.orm, () => ran.push('outside'));
  expect(ran).toEqual(['committed', 'outside']);
});

it('runs a transaction again that lost against its neighbours', async () => {
  let runs = 0;
  const ran: number[] = [];
  await db.transaction(async (tx) => {
    runs++;
    const mine = runs;
    afterCommit(tx, () => ran.push(mine));
    if (runs < 3) await tx.execute(sql`do $$ begin raise exception 'serialization' using errcode = '40001'; end $$`);
    await tx.execute(sql`insert into counter values ('again', 1)`);
  });
  expect([runs, ran, await count('again')]).toEqual([3, [3], 1]);
  await expect(retryTransient(async () => { throw Object.assign(new Error('always'), { code: '40P01' }); })).rejects.toThrow('always');
});

it('knows a violated key through the wrapping of drizzle', async () => {
  await db.orm.execute(sql`insert into counter values ('unique', 1)`);
  const error: unknown = await db.orm.execute(sql`insert into counter values ('unique', 2)`).catch((reason: unknown) => reason);
  expect([isUniqueViolation(error), sqlState(error), sqlState(new Error('other'))]).toEqual([true, '23505', null]);
});

it('says so when somebody asks beside the own transaction, where that would wait for ever', async () => {
  if (db.dialect !== 'pglite') return;
  await expect(db.transaction(() => count('read'))).rejects.toThrow('use tx');
  await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toThrow('use tx');
  expect(await count('read')).toBe(7);
});
