import { PGlite } from '@electric-sql/pglite';
import { overPglite } from './pglite';
import type { Database } from './database';

describe('reads of the embedded database that are prepared once', () => {
  let client: PGlite;
  let db: Database;

  beforeAll(async () => {
    client = await PGlite.create();
    db = overPglite(client, async () => undefined);
  });
  afterAll(() => db.close());

  const echo = { name: 'echo-text', text: 'select $1::text as value' };
  const echoList = { name: 'echo-list', text: 'select $1::text[] as value' };

  it.each(['plain', "it's", "'; drop table users; --", '\\', "\\'; select 1; --", '$1', 'ä 漢 🧊', '', 'a\nb'])(
    'hand on %j as it is',
    async (value) => {
      expect(await db.read(echo, [value])).toEqual([{ value }]);
    },
  );

  it.each([[[]], [['a', 'b']], [['NULL', 'null', '']], [['a,b', '{x}', '"', '\\', "it's", "\\'"]]])(
    'hand on the list %j as it is',
    async (value) => {
      expect(await db.read(echoList, [value])).toEqual([{ value }]);
    },
  );

  it('take numbers, booleans, null and ids', async () => {
    const id = '0c000000-0000-4000-8000-000000000001';
    expect(
      await db.read({ name: 'echo-all', text: 'select $1::int as n, $2::boolean as b, $3::text as nothing, $4::uuid as id' }, [
        -3,
        true,
        null,
        id,
      ]),
    ).toEqual([{ n: -3, b: true, nothing: null, id }]);
  });

  it('are prepared under their name, and only once', async () => {
    await Promise.all([1, 2, 3].map((n) => db.read({ name: 'once', text: 'select $1::int as n' }, [n])));
    const { rows } = await client.query<{ name: string }>("select name from pg_prepared_statements where name = 'once'");
    expect(rows).toHaveLength(1);
  });

  it('run as they are when the name has another text, or the text is no select', async () => {
    expect(await db.read({ name: 'once', text: 'select $1::int + 1 as n' }, [1])).toEqual([{ n: 2 }]);
    await client.exec('create table counted (n int)');
    expect(await db.write({ name: 'write', text: 'insert into counted values ($1) returning n' }, [5])).toEqual([{ n: 5 }]);
  });

  it('say what is wrong each time, and work once it is right', async () => {
    const later = { name: 'later', text: 'select n from not_yet' };
    await expect(db.read(later, [])).rejects.toThrow(/not_yet/);
    await client.exec('create table not_yet (n int); insert into not_yet values (1)');
    expect(await db.read(later, [])).toEqual([{ n: 1 }]);
  });
});
