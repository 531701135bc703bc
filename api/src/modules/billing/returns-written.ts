import { inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../db/database';
import { moneyEvent } from './billing.table';

/** Money that a refund or a dispute has taken is written down as gone, and as put right once it is there again. */
export type ReturnWritten = 'GONE' | 'PUT_RIGHT';

/** What is written down of these refunds and disputes, by their ids; of the others nothing is. */
export async function returnsWritten(orm: Db, ids: readonly string[]): Promise<Map<string, ReturnWritten>> {
  if (ids.length === 0) return new Map();
  const rows = await orm.select({ cause: moneyEvent.cause }).from(moneyEvent)
    .where(inArray(moneyEvent.cause, ids.flatMap((id) => [`returned:${id}`, `restored:${id}`])));
  const causes = new Set(rows.map(({ cause }) => cause));
  const written = new Map<string, ReturnWritten>();
  for (const id of ids) {
    if (causes.has(`restored:${id}`)) written.set(id, 'PUT_RIGHT');
    else if (causes.has(`returned:${id}`)) written.set(id, 'GONE');
  }
  return written;
}

/** It was to go back and did not, sometimes after the provider had said that it did. */
export const hasComeToNothing = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** A bank that only asks has taken nothing yet. */
export const hasTaken = ({ status }: Stripe.Dispute): boolean => !status.startsWith('warning_') && status !== 'prevented';
