import { and, eq, like, ne } from 'drizzle-orm';
import { WANTED_NAMES } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid, tooMany } from '../../request/errors';
import { dayFrom } from '../../text/days';
import { enterCompany } from '../company';
import { requireViewer, users } from '../identity';
import { companySubject, notify } from '../notification';
import { billingNotice } from './billing.table';
import { mayPay } from './billing.policy';

/** Questions of one person to one company within a day. */
const MOST_A_DAY = 5;
const DAY_SECONDS = 24 * 3600;

export interface Question { companyId: string; feature: string }

/** Who was asked. */
export interface AskedPayer { id: string; firstname: string; lastname: string }

/**
 * Somebody who may not pay asks the owner for what the plan does not open, or for credits. The owner is told, and reads a mail; once a day
 * of the same thing, and of a few things alone. Throws FORBIDDEN for who may pay, CONFLICT for an owner who is gone.
 */
export async function askPayer(context: Context, { companyId, feature: text }: Question): Promise<AskedPayer> {
  const { userId } = requireViewer(context);
  const feature = WANTED_NAMES.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (feature === undefined) throw invalid('feature', 'This is nothing that a plan opens.');
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing } = await enterCompany(tx, userId, companyId, now);
    if (mayPay(standing)) throw forbidden('You can do this yourself.');
    const [owner] = await tx.select({ id: users.id, firstname: users.firstname, lastname: users.lastname }).from(users)
      .where(and(eq(users.id, company.createdBy), eq(users.isDeleted, false)));
    if (!owner) throw conflict('The company has no owner who could be asked. Ask an admin.');
    const today = `asked:${userId}:${dayFrom(now, 0)}:`;
    const cause = today + feature;
    const asked = await tx.$count(
      billingNotice, and(eq(billingNotice.companyId, companyId), like(billingNotice.cause, `${today}%`), ne(billingNotice.cause, cause)),
    );
    if (asked >= MOST_A_DAY) throw tooMany(DAY_SECONDS, 'You have asked for much today. Ask again tomorrow.');
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
