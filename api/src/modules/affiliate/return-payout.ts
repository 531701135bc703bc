import { money } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { conflict, invalid, notFound } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { companySubject } from '../notification';
import { recordAct } from '../operations';
import { affiliatePayout } from './affiliate.table';
import { heldCompany } from './answer-request';
import { payoutOf, returnOf } from './pay-affiliate';
import { tellManagers } from './tell-managers';

/** `number`: of the receipt of the payout that came back; amounts in the smallest unit of the currency. */
export interface Returned { number: number; amount: number; currency: string }

/**
 * Writes down that the bank sent a payout back: a row that sums to zero with it. What it paid is owed again and goes with the next payout;
 * owner and admins are told to look at their account. Throws NOT_FOUND where nothing was paid by this transfer, and CONFLICT for one that
 * has come back before.
 */
export async function returnPayout(
  context: Context, { companyId, reference, reason: said }: { companyId: string; reference: string; reason: string },
): Promise<Returned> {
  const reason = said.trim();
  if (reason === '') throw invalid('reason', 'Say what the bank said.');
  return context.db.transaction(async (tx) => {
    await heldCompany(tx, companyId);
    const payout = await payoutOf(tx, companyId, reference);
    if (!payout) throw notFound('Nothing was paid to this company by this transfer.');
    const before = await returnOf(tx, payout.id);
    if (before) throw conflict(`This transfer came back before, on ${before.paidAt.toISOString().slice(0, 10)}.`);
    const { id, number, amount, currency, companyName, paidTo } = payout;
    await tx.insert(affiliatePayout).values({
      companyId, companyName, amount: -amount, currency, reference, paidTo, paidAt: context.now(), returnsId: id, reason,
    });
    await recordAct(tx, context, {
      kind: 'affiliate-payout-returned', subject: companyId, data: { amount, currency, reference, receipt: number, reason },
    });
    await tellManagers(tx, context, companyId, {
      type: 'AFFILIATE_PAYOUT_RETURNED', subject: companySubject(companyId),
      data: { amount: money(amount, currency), ...(paidTo !== null && { account: paidTo.slice(-4) }) },
    });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: null });
    return { number, amount, currency };
  });
}
