import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { company, recordCompanyEvent } from '../company';
import { companySubject } from '../notification';
import { recordAct } from '../operations';
import { affiliate, coupon } from './affiliate.table';
import { heldCompany } from './answer-request';
import { tellManagers } from './tell-managers';

/**
 * An operator ends a company's part in the programme: its link and coupons count no more, and nothing new is earned. What was earned stands
 * and is paid out. It may ask again, and has the same link then. Twice is once.
 */
export async function endAffiliate(
  context: Context, { companyId, reason }: { companyId: string; reason: string },
): Promise<{ status: string }> {
  return context.db.transaction(async (tx) => {
    const { affiliateStatus } = await heldCompany(tx, companyId);
    if (affiliateStatus === 'NONE') return { status: 'NONE' };
    if (affiliateStatus !== 'AFFILIATE') throw conflict('This company has only asked: refuse its request.');
    if (reason.trim() === '') throw invalid('reason', 'Say why: the company reads it.');
    const ended = await tx.update(coupon).set({ status: 'ENDED' })
      .where(and(eq(coupon.companyId, companyId), inArray(coupon.status, ['WAITING', 'ACTIVE']))).returning({ code: coupon.code });
    await tx.delete(affiliate).where(eq(affiliate.companyId, companyId));
    await tx.update(company).set({ affiliateStatus: 'NONE' }).where(eq(company.id, companyId));
    await recordAct(tx, context, {
      kind: 'affiliate-ended', subject: companyId, data: { reason, coupons: ended.map(({ code }) => code).join(' ') },
    });
    await tellManagers(tx, context, companyId, { type: 'AFFILIATE_ENDED', subject: companySubject(companyId), data: { reason } });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: null });
    return { status: 'NONE' };
  });
}
