import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { TRIAL_WARNING_DAYS } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import { company } from '../company';
import { defineJob, every } from '../jobs';
import { billingSubscription } from '../plan';
import { endDeleted } from './end-deleted';
import { endGivenPlan, momentAfter, tellOfEnd } from './end-given-plan.job';
import { holdCompany } from './enter-billing';
import { isMissing, type Payments } from './payments';
import { syncSubscriptions } from './sync-company';
import { giveUpInvoice } from './take-payment';
import { tellPayers } from './tell-payers';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Who has chosen a plan in their trial hears of the first charge so long before. */
const CHARGE_WARNING_DAYS = 7;

/**
 * What comes of time alone: warnings before a trial ends, and the end of what nobody has paid. The provider tries a failed payment on its
 * days; after the last of them it is ended here, whichever of the two clocks was first.
 */
export const watchPlans = defineJob({
  kind: 'watch-plans',
  repeats: every({ hours: 1 }),
  run: async (services) => {
    await warnOfTrials(services);
    await endTrials(services);
    if (services.payments) await endUnpaid(services, services.payments);
    if (services.payments) await endDeleted(services, services.payments);
  },
});

async function warnOfTrials(services: Services): Promise<void> {
  const now = services.now();
  const [longest = 0] = TRIAL_WARNING_DAYS;
  const ending = await services.db.orm.select({
    companyId: billingSubscription.companyId, endsAt: billingSubscription.endsAt, id: billingSubscription.id,
    cancelsAt: billingSubscription.cancelsAt,
  })
    .from(billingSubscription)
    .innerJoin(company, and(eq(company.id, billingSubscription.companyId), isNull(company.deletedAt), eq(company.isDemo, false)))
    .where(and(
      eq(billingSubscription.plan, 'Trial'), eq(billingSubscription.status, 'trialing'), gt(billingSubscription.endsAt, now),
      lte(billingSubscription.endsAt, new Date(now.getTime() + longest * DAY_MS)),
    ));
  await each(services, ending, async ({ endsAt, ...trial }) => {
    if (endsAt) await warn(services, { ...trial, endsAt });
  });
}

interface EndingTrial { companyId: string; endsAt: Date; id: string; cancelsAt: Date | null }

async function warn(services: Services, { companyId, endsAt, id, cancelsAt }: EndingTrial): Promise<void> {
  const left = Math.ceil((endsAt.getTime() - services.now().getTime()) / DAY_MS);
  const until = endsAt.toISOString().slice(0, 10);
  await services.db.transaction(async (tx) => {
    if (!await holdCompany(tx, companyId)) return;
    const [chosen] = await tx.select({ plan: billingSubscription.plan, cancelsAt: billingSubscription.cancelsAt }).from(billingSubscription)
      .where(and(
        eq(billingSubscription.companyId, companyId), eq(billingSubscription.status, 'trialing'), isNotNull(billingSubscription.stripeId),
      ));
    if (chosen && chosen.cancelsAt === null) {
      if (left <= CHARGE_WARNING_DAYS) {
        await tellPayers(tx, services, { companyId, type: 'FIRST_CHARGE', cause: `charge:${id}`, data: { planName: chosen.plan, until } });
      }
      return;
    }
    // Who has chosen that Free comes knows it.
    if (cancelsAt !== null) return;
    // The nearest alone: who was away hears of one day, not of three.
    const days = TRIAL_WARNING_DAYS.findLast((one) => left <= one);
    if (days !== undefined)
      await tellPayers(tx, services, { companyId, type: 'TRIAL_ENDS', cause: `trial:${id}:${days}`, data: { days: left, until } });
  });
}

/** What ends within the hour has its own moment, see `end-given-plan`; a trial that ended unseen is told here. */
async function endTrials(services: Services): Promise<void> {
  const now = services.now();
  const { id, endsAt, stripeId, plan, status } = billingSubscription;
  const given = (...conditions: SQL[]) => services.db.orm.select({ id, endsAt }).from(billingSubscription)
    .innerJoin(company, and(eq(company.id, billingSubscription.companyId), isNull(company.deletedAt)))
    .where(and(isNull(stripeId), inArray(status, ['active', 'trialing']), ...conditions));
  const ending = await given(gt(endsAt, now), lte(endsAt, new Date(now.getTime() + 2 * HOUR_MS)));
  await services.db.transaction((tx) => services.jobs.enqueueMany(tx, endGivenPlan, ending.flatMap((one) => (
    one.endsAt ? [{ payload: { id: one.id }, key: one.id, runAt: momentAfter(one.endsAt) }] : []
  ))));
  const over = await given(eq(plan, 'Trial'), lte(endsAt, now), gt(endsAt, new Date(now.getTime() - 2 * DAY_MS)), eq(company.isDemo, false));
  await each(services, over, (one) => services.db.transaction((tx) => tellOfEnd(tx, services, one.id)));
}

async function endUnpaid(services: Services, payments: Payments): Promise<void> {
  // The provider's last try is on the very day: it is not taken from it.
  const lastTryIsOver = new Date(services.now().getTime() - DAY_MS);
  const { id, companyId, stripeId, failingInvoiceId } = billingSubscription;
  const unpaid = await services.db.orm.select({ id, companyId, stripeId, failingInvoiceId }).from(billingSubscription)
    .innerJoin(company, and(eq(company.id, companyId), isNull(company.deletedAt)))
    .where(and(
      isNotNull(stripeId),
      or(
        eq(billingSubscription.status, 'unpaid'),
        and(eq(billingSubscription.status, 'past_due'), lte(billingSubscription.endsAt, lastTryIsOver)),
      ),
    ));
  await each(services, unpaid, (one) => endOne(services, payments, one));
}

interface Unpaid { id: string; companyId: string; stripeId: string | null; failingInvoiceId: string | null }

async function endOne(services: Services, payments: Payments, { id, companyId, stripeId, failingInvoiceId }: Unpaid): Promise<void> {
  // What is no longer there has ended.
  const unlessMissing = (error: unknown) => {
    if (!isMissing(error)) throw error;
  };
  await giveUpInvoice(payments, failingInvoiceId).catch(unlessMissing);
  await payments.stripe.subscriptions.cancel(stripeId ?? '').catch(unlessMissing);
  await syncSubscriptions(services, payments, companyId);
  // The provider knows nothing of it any more: then nothing was seen that could have ended it here.
  await services.db.orm.update(billingSubscription).set({ status: 'canceled', endsAt: services.now() })
    .where(and(eq(billingSubscription.id, id), inArray(billingSubscription.status, ['past_due', 'unpaid'])));
}

/** One company that can't be done stands in no other's way. */
async function each<One extends { id: string }>(
  { log }: Services, all: readonly One[], work: (one: One) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      log.error({ err: error, subscription: one.id }, 'the plan of a company could not be looked after');
    }
  }
}
