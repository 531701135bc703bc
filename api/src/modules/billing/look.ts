import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { billingCustomer } from './billing.table';
import { holdCompany, type Payer } from './enter-billing';

interface Look<Seen> {
  companyId: string;
  /** A company that was deleted is passed over, unless it is just that one whose payments are ended. */
  isDeleted?: boolean;
  see(customerId: string): Promise<Seen>;
  write(tx: Db, seen: Seen): Promise<void>;
}

/**
 * Looks at the provider and writes down what is there. Several look at once: a webhook's job, a command, the daily comparison. Each takes
 * a number before it looks; when one with a later number has written, what was seen before is old and is not written over it. What
 * happened after that later look tells of itself by an event of its own. @returns what was seen, null of who is no customer
 */
export async function look<Seen>(
  { db }: Pick<Payer, 'db'>, { companyId, isDeleted = false, see, write }: Look<Seen>,
): Promise<Seen | null> {
  const [mine] = await db.orm.update(billingCustomer).set({ look: sql`${billingCustomer.look} + 1` })
    .where(eq(billingCustomer.companyId, companyId)).returning({ look: billingCustomer.look, stripeId: billingCustomer.stripeId });
  if (!mine) return null;
  const seen = await see(mine.stripeId);
  await db.transaction(async (tx) => {
    if (!await holdCompany(tx, companyId, { isDeleted })) return;
    const [row] = await tx.select({ looked: billingCustomer.looked }).from(billingCustomer).where(eq(billingCustomer.companyId, companyId))
      .for('update');
    if (!row || row.looked > mine.look) return;
    await tx.update(billingCustomer).set({ looked: mine.look }).where(eq(billingCustomer.companyId, companyId));
    await write(tx, seen);
  });
  return seen;
}
