import type { Db } from '../../db/database';
import type { JsonObject } from '../../events/bus';
import type { Context } from '../../request/context';
import { operatorAct } from './operations.table';

/** What an operator did, and to what. */
export interface OperatorAct {
  kind: 'database-copied'
    | 'plan-set' | 'post-hidden' | 'post-restored' | 'profile-kept' | 'person-banned' | 'person-unbanned' | 'person-signed-out' | 'everybody-signed-out'
    | 'explanation-set' | 'affiliate-approved' | 'affiliate-refused' | 'affiliate-ended' | 'coupon-approved' | 'coupon-refused' | 'referral-counted' | 'referral-rejected'
    | 'affiliate-paid' | 'affiliate-payout-returned' | 'prices-prepared' | 'event-retried' | 'invoice-refunded'
    | 'squad-token-made' | 'squad-token-revoked' | 'publishing-frozen' | 'publishing-thawed' | 'setting-changed' | 'files-moved';
  subject: string;
  data: JsonObject;
}

/** Writes down what an operator does, in its transaction: it is done and written, or neither. */
export async function recordAct(tx: Db, { ip, log, now }: Pick<Context, 'ip' | 'log' | 'now'>, act: OperatorAct): Promise<void> {
  await tx.insert(operatorAct).values({ ...act, address: ip, createdAt: now() });
  log.warn({ ...act, ip }, 'an operator acted');
}
