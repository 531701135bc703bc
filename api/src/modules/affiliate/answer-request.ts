import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, notFound } from '../../request/errors';
import { company, recordCompanyEvent } from '../company';
import { companySubject } from '../notification';
import { recordAct } from '../operations';
import { affiliate } from './affiliate.table';
import { giveLinkCode } from './codes';
import { tellManagers } from './tell-managers';

export interface Answer { companyId: string; isAccepted: boolean; reason: string }

/**
 * An operator answers a company's request: it becomes an affiliate with a link of its own, or it may ask again. The same answer twice
 * changes nothing. Throws NOT_FOUND, and CONFLICT where nobody asked.
 */
export async function answerRequest(context: Context, { companyId, isAccepted, reason }: Answer): Promise<{ status: string }> {
  return context.db.transaction(async (tx) => {
    const row = await heldCompany(tx, companyId);
    const status = isAccepted ? 'AFFILIATE' : 'NONE';
    if (row.affiliateStatus === status) return { status };
    if (row.affiliateStatus !== 'REQUESTED')
      throw conflict(isAccepted ? 'This company has not asked.' : 'This company is an affiliate already.');
    if (isAccepted) {
      await giveLinkCode(tx, row, context.now());
      await tx.update(affiliate).set({ answeredAt: context.now() }).where(eq(affiliate.companyId, companyId));
    } else {
      await tx.delete(affiliate).where(eq(affiliate.companyId, companyId));
    }
    await tx.update(company).set({ affiliateStatus: status }).where(eq(company.id, companyId));
    await recordAct(tx, context, { kind: isAccepted ? 'affiliate-approved' : 'affiliate-refused', subject: companyId, data: { reason } });
    const type = isAccepted ? 'AFFILIATE_APPROVED' : 'AFFILIATE_REFUSED';
    await tellManagers(tx, context, companyId, { type, subject: companySubject(companyId), data: { reason } });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: null });
    return { status };
  });
}

/** The company, held until the commit. Throws NOT_FOUND for one that is gone. */
export async function heldCompany(tx: Db, companyId: string): Promise<typeof company.$inferSelect> {
  const [row] = await tx.select().from(company).where(and(eq(company.id, companyId), isNull(company.deletedAt))).for('update');
  if (!row) throw notFound('There is no such company.');
  return row;
}
