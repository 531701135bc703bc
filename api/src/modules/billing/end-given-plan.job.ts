import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { company, recordCompanyEvent } from '../company';
import { defineJob } from '../jobs';
import { billingSubscription } from '../plan';
import { holdCompany, type Payer } from './enter-billing';
import { LIVE } from './live';
import { tellPayers } from './tell-payers';

/**
 * A trial, or a plan that an operator gave, ends by its date alone: at that moment open pages are told, so that nobody writes on into what
 * is closed. Nothing of it where it was replaced meanwhile or lasts longer by now.
 */
export const endGivenPlan = defineJob<{ id: string }>({
  kind: 'end-given-plan',
  run: (services, { id }) => services.db.transaction(async (tx) => {
    const ended = await tellOfEnd(tx, services, id);
    if (ended) await recordCompanyEvent(tx, services, ended, { type: 'COMPANY_CHANGED', actorId: null });
  }),
});

/** When it is looked at: no clock of a machine is right to the moment. */
export const momentAfter = (endsAt: Date) => new Date(endsAt.getTime() + 1000);

/** Who pays is told once of a trial that is over; gives the company, null where nothing has ended. The company's row is held. */
export async function tellOfEnd(tx: Db, services: Payer, id: string): Promise<string | null> {
  const [given] = await tx.select({
    companyId: billingSubscription.companyId, plan: billingSubscription.plan, status: billingSubscription.status,
    endsAt: billingSubscription.endsAt, isDemo: company.isDemo,
  }).from(billingSubscription).innerJoin(company, eq(company.id, billingSubscription.companyId)).where(eq(billingSubscription.id, id));
  if (!given || given.status === 'canceled' || !given.endsAt || given.endsAt > services.now()) return null;
  const { companyId } = given;
  if (!await holdCompany(tx, companyId)) return null;
  const [paid] = await tx.select({ id: billingSubscription.id }).from(billingSubscription).where(and(
    eq(billingSubscription.companyId, companyId), isNotNull(billingSubscription.stripeId), inArray(billingSubscription.status, LIVE),
  ));
  if (given.plan === 'Trial' && !paid && !given.isDemo) {
    await tellPayers(tx, services, { companyId, type: 'PLAN_ENDED', cause: `trial-over:${id}`, data: { planName: 'Trial' } });
  }
  return companyId;
}
