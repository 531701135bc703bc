import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { company, enterCompany, noAccess, recordCompanyEvent } from '../company';
import { requireViewer } from '../identity';
import { refuseAffiliate } from './affiliate.policy';
import { affiliate } from './affiliate.table';

/** Asks for a place in the programme, for the company of the header. Twice is once; who is in it stays. */
export async function requestAffiliate(context: Context): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  const id = context.companyClaim;
  if (id === null) throw noAccess();
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company: row, standing } = await enterCompany(tx, userId, id, now);
    refuseAffiliate(standing);
    if (row.affiliateStatus !== 'NONE') return;
    await tx.insert(affiliate).values({ companyId: id, requestedBy: userId, requestedAt: now });
    await tx.update(company).set({ affiliateStatus: 'REQUESTED' }).where(eq(company.id, id));
    await recordCompanyEvent(tx, context, id, { type: 'COMPANY_CHANGED', actorId: userId });
  });
  return { id };
}

/** Takes a request back; one that is answered by then stays answered. Twice is once. */
export async function withdrawAffiliateRequest(context: Context, companyId: string): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { company: row, standing } = await enterCompany(tx, userId, companyId, context.now());
    refuseAffiliate(standing);
    if (row.affiliateStatus !== 'REQUESTED') return;
    await tx.delete(affiliate).where(eq(affiliate.companyId, companyId));
    await tx.update(company).set({ affiliateStatus: 'NONE' }).where(eq(company.id, companyId));
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
}
