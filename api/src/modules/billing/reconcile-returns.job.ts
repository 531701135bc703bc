import type Stripe from 'stripe';
import type { Db } from '../../db/database';
import { defineJob } from '../jobs';
import { idOf } from './payments';
import { hasComeToNothing, hasTaken, returnsWritten, type ReturnWritten } from './returns-written';
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
    const { data, has_more: hasMore } = await payments.stripe[kind].list({
      created: { gte: since }, limit: PAGE, ...(after && { starting_after: after }),
    });
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

/** Those that are not written down as they stand. */
async function unheardOf(orm: Db, all: readonly Returned[]): Promise<Returned[]> {
  const written = await returnsWritten(orm, all.map(({ id }) => id));
  return all.filter((one) => isUnheard(one, written.get(one.id)));
}

function isUnheard(one: Returned, written: ReturnWritten | undefined): boolean {
  if (one.object === 'dispute') return one.status === 'won' ? written !== 'PUT_RIGHT' : hasTaken(one) && !written;
  return one.status === 'succeeded' ? !written : hasComeToNothing(one) && written === 'GONE';
}
