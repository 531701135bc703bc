import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import type { Payer } from './enter-billing';
import { company, recordCompanyEvent } from '../company';
import { users } from '../identity';
import { billingCustomer } from './billing.table';
import { enterBilling, enterPayments } from './enter-billing';
import { followTax } from './follow-tax';
import { isLive } from './live';
import { countryNeeded, once, paymentFailure, type Payments } from './payments';
import { readSubscriptions } from './read-subscriptions';
import { vatNumberOf } from './vat-number';

export type CustomerRow = typeof billingCustomer.$inferSelect;
const TEXTS = ['name', 'email', 'companyRegistrationType', 'taxId'] as const;
const ADDRESS = ['line1', 'line2', 'city', 'postalCode', 'country'] as const;
export type Details = Pick<CustomerRow, (typeof TEXTS)[number] | (typeof ADDRESS)[number]>;

/** What is left out stays; an empty text empties. */
export interface DetailsChange extends Partial<Record<(typeof TEXTS)[number], string | null>> {
  companyId: string;
  address?: Partial<Record<(typeof ADDRESS)[number], string | null>> | null;
}

/** The company as somebody who pays; made at the provider the first time, once however many ask. */
export async function keepCustomer({ db, now }: Pick<Payer, 'db' | 'now'>, { stripe }: Payments, companyId: string): Promise<CustomerRow> {
  const find = async () => (await db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId)))[0];
  const known = await find();
  if (known) return known;
  const made = await stripe.customers.create({ metadata: { companyId } }, once('customer', companyId));
  const [facts] = await db.orm.select({ name: company.name, email: users.email }).from(company)
    .innerJoin(users, eq(users.id, company.createdBy))
    .where(eq(company.id, companyId));
  await stripe.customers.update(
    made.id, { name: facts?.name, email: facts?.email ?? undefined }, once('customer', companyId, made.id, 'named'),
  );
  await db.orm.insert(billingCustomer).values({
    companyId, stripeId: made.id, name: facts?.name ?? null, email: facts?.email ?? null, createdAt: now(),
  })
    .onConflictDoNothing();
  const kept = await find();
  if (!kept) throw new Error(`no customer of ${companyId} was kept`);
  return kept;
}

const detailsOf = (row: CustomerRow): Details => ({
  name: row.name, email: row.email, companyRegistrationType: row.companyRegistrationType, taxId: row.taxId, line1: row.line1,
  line2: row.line2,
  city: row.city, postalCode: row.postalCode, country: row.country,
});

/** Whom invoices go to. */
export async function setDetails(context: Context, change: DetailsChange): Promise<{ customerId: string; details: Details }> {
  const { companyId } = change;
  const payments = await enterPayments(context, companyId);
  try {
    const before = await keepCustomer(context, payments, companyId);
    const details = changed(detailsOf(before), change);
    const running = details.country === before.country ? [] : await readSubscriptions(payments.stripe, before.stripeId);
    if (details.country === null && running.some((one) => isLive(one) && one.automatic_tax.enabled)) throw countryNeeded();
    const follows = details.country !== null && running.some(isLive);
    await payments.stripe.customers.update(before.stripeId, {
      ...wordsOf(details), ...(follows && { tax: { validate_location: 'immediately' as const } }),
    });
    if (details.country !== null) await followTax(payments, running, details.country);
    if (details.taxId !== before.taxId) await putTaxId(payments.stripe, before, details.taxId);
    await context.db.transaction(async (tx) => {
      await enterBilling(tx, context, companyId);
      await tx.update(billingCustomer).set(details).where(eq(billingCustomer.companyId, companyId));
      await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: context.viewer?.userId ?? null });
    });
    return { customerId: companyId, details };
  } catch (error) {
    throw paymentFailure(error);
  }
}

function changed(before: Details, { address, ...change }: DetailsChange): Details {
  const given: Partial<Record<keyof Details, string | null>> = { ...change, ...address };
  const after = { ...before };
  for (const key of [...TEXTS, ...ADDRESS]) {
    const value = given[key];
    if (value !== undefined) after[key] = value?.trim() || null;
  }
  after.country = after.country?.toUpperCase() ?? null;
  if (after.country !== null && !/^[A-Z]{2}$/.test(after.country))
    throw invalid('address.country', 'A country is its two letters, such as DE.');
  // What stands there already may be of a form that was taken before: it is looked at when it is written anew.
  if (after.taxId !== null && after.taxId !== before.taxId) after.taxId = vatNumberOf(after.taxId).value;
  return after;
}

function wordsOf({ name, email, line1, line2, city, postalCode, country }: Details): Stripe.CustomerUpdateParams {
  const text = (value: string | null) => value ?? '';
  const address = { line1: text(line1), line2: text(line2), city: text(city), postal_code: text(postalCode), country: text(country) };
  const isEmpty = Object.values(address).every((value) => value === '');
  return { name: text(name), email: text(email), address: isEmpty ? '' : address };
}

/** One number a company: the one before goes. */
async function putTaxId(stripe: Stripe, { stripeId: customer }: CustomerRow, value: string | null): Promise<void> {
  const before = await stripe.customers.listTaxIds(customer, { limit: 10 });
  try {
    if (value !== null) await stripe.customers.createTaxId(customer, vatNumberOf(value));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'tax_id_invalid')
      throw invalid('taxId', 'This VAT number is not complete, or has no such form.');
    throw error;
  }
  for (const { id } of before.data) await stripe.customers.deleteTaxId(customer, id);
}

/** Which company a customer at the provider is; null of one that is not ours. */
export async function companyOfCustomer({ db }: Pick<Payer, 'db'>, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null;
  const [row] = await db.orm.select({ companyId: billingCustomer.companyId }).from(billingCustomer)
    .where(eq(billingCustomer.stripeId, customerId));
  return row?.companyId ?? null;
}

