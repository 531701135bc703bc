import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Services } from '../../request/context';
import { defineJob, everyDay } from '../jobs';
import { billingSubscription } from '../plan';
import { billingCustomer, billingRequest, stripeEvent } from './billing.table';
import { syncCards } from './cards';
import { followTax } from './follow-tax';
import { LIVE } from './live';
import { readSubscriptions } from './read-subscriptions';
import { reconcileReturns } from './reconcile-returns.job';
import { syncCompany } from './sync-company';
import { giveUpInvoice } from './take-payment';
import { syncInvoice } from './write-invoice';

/** What each takes of the provider's time fits ten times into a job's. */
const AT_ONCE = 10;
/** Invoices of so many days are looked at again. */
const INVOICE_DAYS = 40;
/** Money that went back within so many days, of whatever invoice: a bank may take so long to decide. */
const RETURN_DAYS = 120;
const KEPT_DAYS = 90;
const LEFT_SECONDS = 24 * 3600;

/** What the provider has told and was never heard, or was put aside, is found within a day: each company is looked at again. */
export const reconcilePayments = defineJob({
  kind: 'reconcile-payments',
  repeats: everyDay({ hour: 3, minute: 20 }),
  run: async (services, _payload, { id }) => {
    await forgetOld(services);
    const { payments, db, jobs } = services;
    if (!payments) return;
    await jobs.enqueue(db.orm, reconcileSome, { key: id, payload: { after: null } });
    const since = Math.floor(services.now().getTime() / 1000) - RETURN_DAYS * LEFT_SECONDS;
    for (const kind of ['refunds', 'disputes'] as const) {
      await jobs.enqueue(db.orm, reconcileReturns, { key: `${kind} ${id}`, payload: { kind, since, after: null } });
    }
  },
});

/** What was taken, and what was asked, is of no use after so long: the same id comes no more. */
async function forgetOld({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * LEFT_SECONDS * 1000);
  await db.orm.delete(stripeEvent).where(and(eq(stripeEvent.state, 'DONE'), lt(stripeEvent.receivedAt, before)));
  await db.orm.delete(billingRequest).where(lt(billingRequest.createdAt, before));
}

/** Some companies, in the order of their ids; then the next ones. */
export const reconcileSome = defineJob<{ after: string | null }>({
  kind: 'reconcile-some-payments',
  run: async (services, { after }) => {
    const { payments, db, log } = services;
    if (!payments) return;
    const customers = await db.orm.select().from(billingCustomer).where(after === null ? undefined : gt(billingCustomer.companyId, after))
      .orderBy(asc(billingCustomer.companyId)).limit(AT_ONCE);
    for (const customer of customers) {
      let seen: readonly Stripe.Subscription[] | null = null;
      try {
        const now = Math.floor(services.now().getTime() / 1000);
        const { data } = await payments.stripe.invoices.list({
          customer: customer.stripeId, created: { gte: now - INVOICE_DAYS * LEFT_SECONDS }, limit: 100,
        });
        for (const { id, status, metadata, created } of [...data].reverse()) {
          // Somebody was asked by their bank for credits, and has gone.
          if (status === 'open' && metadata?.pack && created < now - LEFT_SECONDS) await giveUpInvoice(payments, id);
          await syncInvoice(services, payments, id);
        }
        seen = await syncCompany(services, payments, customer.companyId);
        await tellOfTwo(services, customer.companyId);
        await syncCards(services, payments, customer);
      } catch (error) {
        log.error({ err: error, company: customer.companyId }, 'a company could not be compared with the payment provider');
      }
      try {
        await followTax(payments, seen ?? await readSubscriptions(payments.stripe, customer.stripeId), customer.country);
      } catch (error) {
        log.error({ err: error, company: customer.companyId }, 'the tax of a company could not be brought to its country');
      }
    }
    const last = customers.at(-1)?.companyId;
    if (customers.length === AT_ONCE && last !== undefined)
      await services.jobs.enqueue(db.orm, reconcileSome, { key: last, payload: { after: last } });
  },
});

/** A company that pays for two plans at once is somebody's work to mend: which of them was meant, no program knows. */
async function tellOfTwo({ db, log }: Services, companyId: string): Promise<void> {
  const live = await db.orm.select({ stripeId: billingSubscription.stripeId }).from(billingSubscription)
    .where(and(
      eq(billingSubscription.companyId, companyId), isNotNull(billingSubscription.stripeId), inArray(billingSubscription.status, LIVE),
    ));
  if (live.length > 1)
    log.error({ company: companyId, subscriptions: live.map(({ stripeId }) => stripeId) }, 'a company pays for more than one plan');
}
