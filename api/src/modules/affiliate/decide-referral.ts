import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid, notFound } from '../../request/errors';
import { company, recordCompanyEvent } from '../company';
import { requireViewer } from '../identity';
import { recordAct } from '../operations';
import { companyReferral } from './affiliate.table';

/** An operator's word on a referral, also on one that counted so far: whether what it brings is paid. Twice is once. */
export async function decideReferral(
  context: Context, { id, isCounted, reason }: { id: string; isCounted: boolean; reason: string },
): Promise<{ state: string }> {
  return context.db.transaction(async (tx) => {
    const [found] = await tx.select().from(companyReferral).where(eq(companyReferral.id, id)).for('update');
    if (!found) throw notFound('There is no such referral.');
    const state = isCounted ? 'COUNTED' : 'REJECTED';
    if (found.state === state) return { state };
    if (!isCounted && reason === '') throw invalid('reason', 'Say why: the affiliate reads it.');
    await tx.update(companyReferral).set({ state, decision: reason, decidedAt: context.now() }).where(eq(companyReferral.id, id));
    const kind = isCounted ? 'referral-counted' : 'referral-rejected';
    await recordAct(tx, context, { kind, subject: id, data: { was: found.state, reason } });
    await recordCompanyEvent(tx, context, found.referralId, { type: 'COMPANY_CHANGED', actorId: null });
    return { state };
  });
}

/** Of companies that are erased stays what was decided, and no word about it. */
export async function forgetReferred(tx: Db, companyIds: readonly string[]): Promise<void> {
  await tx.update(companyReferral).set({ decision: null }).where(inArray(companyReferral.referredId, [...companyIds]));
}

/**
 * By which company the viewer's own one came, as the server wrote it down when that was founded: nobody makes a referral by saying so.
 * Throws INVALID where it came by another one, or by nobody.
 */
export async function recordReferral(
  context: Context, { companyReferred, companyThatRefers }: { companyReferred: string; companyThatRefers: string },
): Promise<string> {
  const { userId } = requireViewer(context);
  const [own] = await context.db.orm.select({ createdBy: company.createdBy }).from(company)
    .where(and(eq(company.id, companyReferred), isNull(company.deletedAt)));
  if (own?.createdBy !== userId) throw forbidden();
  const [row] = await context.db.orm.select({ id: companyReferral.id }).from(companyReferral)
    .where(and(eq(companyReferral.referredId, companyReferred), eq(companyReferral.referralId, companyThatRefers)));
  if (!row) throw invalid('companyThatRefers', 'Your company was not founded by a link of this company.');
  return row.id;
}
