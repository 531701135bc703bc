import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { company, managersOf } from '../company';
import { users } from '../identity';
import { companySubject, notify, type NotificationType } from '../notification';
import { billingNotice } from './billing.table';
import type { Payer } from './enter-billing';

export interface PayersNotice {
  companyId: string;
  type: Extract<NotificationType, 'PAYMENT_FAILED' | 'PAYMENT_DISPUTED' | 'PLAN_ENDED' | 'TRIAL_ENDS' | 'FIRST_CHARGE'>;
  /** They are told once of it. */
  cause: string;
  data: { planName?: string; until?: string; days?: number };
}

/** Tells owner and admins, who see what it pays, in the product and, as they have chosen, by mail; once for each cause. */
export async function tellPayers(tx: Db, services: Payer, { companyId, type, cause, data }: PayersNotice): Promise<void> {
  const [fresh] = await tx.insert(billingNotice).values({ companyId, cause, at: services.now() }).onConflictDoNothing().returning();
  if (!fresh) return;
  const to = await managersOf(tx, [companyId]);
  await notify(tx, services, {
    to, type, actorId: null, companyId, subject: companySubject(companyId), groupKey: `${type}:${companyId}`, data,
  });
}

/** Where mails about money go: the address that the company names, else its owner's. */
export async function payingAddress(tx: Db, companyId: string, named: string | null): Promise<{ email: string; firstname: string } | null> {
  const [owner] = await tx.select({ email: users.email, firstname: users.firstname, isDeleted: users.isDeleted }).from(company)
    .innerJoin(users, eq(users.id, company.createdBy)).where(eq(company.id, companyId));
  if (!owner || owner.isDeleted || !(named ?? owner.email)) return null;
  return { email: named ?? owner.email ?? '', firstname: owner.firstname };
}
