import { inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../db/database';
import { defineJob } from '../jobs';
import { moneyEvent } from './billing.table';
import { idOf } from './payments';
import { syncPayment } from './sync-payment';

const PAGE = 100;
/** What each takes of the provider's time fits so often into a job's. */
const AT_ONCE = 10;

export interface Returns {
  kind: 'refunds' | 'disputes';
  /** Those that came since, in seconds. */
  since: number;
  after: string | null;
}

/** Money that went back, the newest first: some that nobody has heard of yet, then the next ones. */
export const reconcileReturns = defineJob<Returns>({
  kind: 'reconcile-returns',
  run: async (services, { kind, since, after }) => {
    const { payments, db, jobs, log } = services;
    if (!payments) return;
    const { data, has_more: hasMore } = await payments.stripe[kind].list({ created: { gte: since }, limit: PAGE, ...(after && { starting_after: after }) });
    const unheard = await unheardOf(db.orm, data);
    const some = unheard.slice(0, AT_ONCE);
    for (const intent of new Set(some.map((one) => idOf(one.payment_intent)))) {
      try {
        await syncPayment(services, payments, intent);
      } catch (error) {
        log.error({ err: error, payment: intent }, 'a payment that went back could not be compared with the payment provider');
      }
    }
    const last = some.length < unheard.length ? some.at(-1) : hasMore ? data.at(-1) : undefined;
    if (last) await jobs.enqueue(db.orm, reconcileReturns, { key: last.id, payload: { kind, since, after: last.id } });
  },
});

type Returned = Stripe.Refund | Stripe.Dispute;

const causeOf = ({ object, status, id }: Returned) => `${object === 'dispute' && status === 'won' ? 'restored' : 'returned'}:${id}`;

/** Those that are not written down as they stand; what has come to nothing at the provider may have been, and is looked at. */
async function unheardOf(orm: Db, all: readonly Returned[]): Promise<Returned[]> {
  const rows = await orm.select({ cause: moneyEvent.cause }).from(moneyEvent).where(inArray(moneyEvent.cause, all.map(causeOf)));
  const written = new Set(rows.map(({ cause }) => cause));
  return all.filter((one) => (one.object === 'refund' && one.status !== 'succeeded') || !written.has(causeOf(one)));
}
