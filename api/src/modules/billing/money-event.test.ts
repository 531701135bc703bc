/** @embedded a trigger of ours */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { moneyEvent } from './billing.table';

let db: Database;
beforeAll(async () => { db = await openTestDatabase(); });
afterAll(() => db.close());

it('keeps what money came as it was written, once for each cause', async () => {
  const now = new Date();
  const row = {
    companyId: randomUUID(), kind: 'ARRIVED' as const, cause: 'arrived:in_1', amount: 2420, currency: 'eur', data: {}, at: now,
    writtenAt: now,
  };
  await db.orm.insert(moneyEvent).values(row);
  await expect(db.orm.update(moneyEvent).set({ amount: 0 })).rejects.toThrow();
  await expect(db.orm.delete(moneyEvent)).rejects.toThrow();
  await expect(db.orm.execute('truncate money_event')).rejects.toThrow();
  await expect(db.orm.insert(moneyEvent).values(row)).rejects.toThrow();
  expect(await db.orm.select({ amount: moneyEvent.amount }).from(moneyEvent)).toEqual([{ amount: 2420 }]);
});
