import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid } from '../../request/errors';
import { enterCompany } from '../company';
import { requireViewer, users } from '../identity';
import { companySubject, notify } from '../notification';
import { billingNotice } from './billing.table';
import { mayPay } from './billing.policy';

/** Longer is no name of a function. */
const MOST_LETTERS = 60;

export interface Question { companyId: string; feature: string }

/** Who was asked. */
export interface AskedPayer { id: string; firstname: string; lastname: string }

/**
 * Somebody who may not pay asks the owner for what the plan does not open, or for credits. The owner is told, and reads a mail; once a day
 * of the same thing. Throws FORBIDDEN for who may pay, CONFLICT for an owner who is gone.
 */
export async function askPayer(context: Context, { companyId, feature: text }: Question): Promise<AskedPayer> {
  const { userId } = requireViewer(context);
  const feature = text.replaceAll(/\s+/g, ' ').trim();
  if (feature === '' || feature.length > MOST_LETTERS) throw invalid('feature', `Name it in at most ${MOST_LETTERS} letters.`);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing } = await enterCompany(tx, userId, companyId, now);
    if (mayPay(standing)) throw forbidden('You can do this yourself.');
    const [owner] = await tx.select({ id: users.id, firstname: users.firstname, lastname: users.lastname }).from(users)
      .where(and(eq(users.id, company.createdBy), eq(users.isDeleted, false)));
    if (!owner) throw conflict('The company has no owner who could be asked. Ask an admin.');
    const cause = `asked:${userId}:${feature}:${now.toISOString().slice(0, 10)}`;
    const [fresh] = await tx.insert(billingNotice).values({ companyId, cause, at: now }).onConflictDoNothing().returning();
    if (fresh) {
      await notify(tx, context, {
        to: [owner.id], type: 'PLAN_ASKED', actorId: userId, companyId, subject: companySubject(companyId),
        groupKey: `PLAN_ASKED:${companyId}:${feature}`, data: { feature },
      });
    }
    return owner;
  });
}
