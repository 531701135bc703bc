import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { billingSubscription } from '../plan';
import { isLive } from './live';
import { viewSubscription, type BillingSubscription } from './read-billing';

/** The subscription that a company pays for, or waits to: the latest, a live one before others. */
export async function readPaidSubscription({ db }: Pick<Services, 'db'>, companyId: string): Promise<BillingSubscription | null> {
  const rows = await db.orm.select().from(billingSubscription)
    .where(and(eq(billingSubscription.companyId, companyId), isNotNull(billingSubscription.stripeId)))
    .orderBy(desc(billingSubscription.createdAt));
  const row = rows.find(isLive) ?? rows[0];
  if (!row) return null;
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return viewSubscription({
    ...row, isPaid: true, currentStart: (row.currentStart ?? row.createdAt).toISOString(), currentEnd: text(row.currentEnd),
    endsAt: text(row.endsAt),
    cancelsAt: text(row.cancelsAt), failingSince: text(row.failingSince),
  }, isLive(row));
}
