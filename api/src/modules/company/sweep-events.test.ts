import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { users } from '../identity';
import { company, companyEvent } from './company.table';
import { sweepEvents } from './sweep-events';

describe('the steps of a company that are kept', () => {
  let db: Database;
  const ownerId = randomUUID();
  const now = () => new Date('2026-05-16T10:00:00Z');

  beforeAll(async () => {
    db = await openTestDatabase();
    await db.orm.insert(users).values({ id: ownerId, email: 'olive@people.example', firstname: 'Olive', lastname: 'Tester' });
  });
  afterAll(() => db.close());

  /** A company with so many steps, of which the first ones are eight days old and the others six. */
  const grown = async (steps: number, old: number) => {
    const id = randomUUID();
    await db.orm.insert(company).values({ id, name: 'Acorn', createdBy: ownerId, lastEventSeq: steps });
    const at = (days: number) => new Date(now().getTime() - days * 24 * 3_600_000).toISOString();
    await db.orm.execute(sql`
      insert into company_event (company_id, seq, type, created_at)
      select ${id}::uuid, n, 'MODULE_CHANGED', case when n <= ${old}::int then ${at(8)}::timestamptz else ${at(6)}::timestamptz end
      from generate_series(1, ${steps}::int) n`);
    return id;
  };
  const left = async (id: string) => {
    const rows = await db.orm
      .select({ seq: companyEvent.seq })
      .from(companyEvent)
      .where(eq(companyEvent.companyId, id))
      .orderBy(asc(companyEvent.seq));
    return [rows.length, rows[0]?.seq];
  };

  it('are those of the last seven days, and the last thousand however old they are', async () => {
    const [busy, old, small] = [await grown(1_500, 300), await grown(1_500, 1_500), await grown(40, 40)];
    await sweepEvents({ db, now }, 200);
    expect([await left(busy), await left(old), await left(small)]).toEqual([[1_200, 301], [1_000, 501], [40, 1]]);
    await sweepEvents({ db, now });
    expect([await left(busy), await left(old)]).toEqual([[1_200, 301], [1_000, 501]]);
  });
});
