import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { CREDIT_PACKS, CURRENCY, PLAN_PRICES, type BillingFrequency } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import { invalid } from '../../request/errors';
import { planPrice } from './billing.table';
import { isMissing, once, type Payments } from './payments';

/** What is sold: the products of the account, each with its prices. */
interface Sold {
  productId: string; name: string; prices: { key: string; amount: number; frequency: BillingFrequency | null; nickname: string }[];
}

const PRODUCTS: readonly Sold[] = [
  ...(['Pro', 'Premium'] as const).map((plan): Sold => ({
    productId: `heartwood_${plan.toLowerCase()}`, name: plan,
    prices: PLAN_PRICES.filter((one) => one.plan === plan)
      .map(({ key, amount, frequency }) => ({ key, amount, frequency, nickname: `${plan}, ${frequency.toLowerCase()}` })),
  })),
  {
    productId: 'heartwood_credits', name: 'Credits',
    prices: CREDIT_PACKS.map(({ key, amount, credits }) => ({ key, amount, frequency: null, nickname: `${credits} credits` })),
  },
];

/**
 * Makes products and prices of the contract at the provider, by their lookup keys, and writes down how they are called there. What is there
 * already stays; a price that costs something else by now is made anew and takes the key over: who subscribed before keeps the old one.
 * @returns the keys that were made
 */
export async function preparePrices({ db }: Pick<Services, 'db'>, { stripe }: Payments): Promise<string[]> {
  const wanted = PRODUCTS.flatMap(({ prices }) => prices.map(({ key }) => key));
  const there = (await stripe.prices.list({ lookup_keys: wanted, active: true, limit: 100 })).data;
  const made: string[] = [];
  for (const product of PRODUCTS) {
    await keepProduct(stripe, product);
    for (const price of product.prices) {
      const found = there.find(({ lookup_key: key }) => key === price.key);
      const isSame = found?.unit_amount === price.amount && found.currency === CURRENCY;
      const kept = isSame ? found : await makePrice(stripe, product.productId, price, found);
      if (!isSame) made.push(price.key);
      const row = { key: price.key, stripeId: kept.id, amount: price.amount, currency: CURRENCY, updatedAt: new Date() };
      await db.orm.insert(planPrice).values(row).onConflictDoUpdate({ target: planPrice.key, set: row });
    }
  }
  return made;
}

async function keepProduct(stripe: Stripe, { productId, name }: Sold): Promise<void> {
  try {
    await stripe.products.retrieve(productId);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id: productId, name }, once('product', productId));
  }
}

function makePrice(
  stripe: Stripe, product: string, { key, amount, frequency, nickname }: Sold['prices'][number], before: Stripe.Price | undefined,
): Promise<Stripe.Price> {
  return stripe.prices.create({
    product, currency: CURRENCY, unit_amount: amount, lookup_key: key, nickname, tax_behavior: 'inclusive', metadata: { key },
    ...(before && { transfer_lookup_key: true }),
    ...(frequency && { recurring: { interval: frequency === 'MONTHLY' ? 'month' as const : 'year' as const } }),
  }, once('price', key, String(amount), before?.id ?? 'first'));
}

/**
 * How a price is called at the provider. An account that was never prepared is prepared now. Throws INVALID at the field for what is not
 * sold.
 */
export async function stripePriceOf(
  services: Pick<Services, 'db'>, payments: Payments, { key, field }: { key: string; field: string },
): Promise<string> {
  const isSold = PRODUCTS.some(({ prices }) => prices.some((one) => one.key === key));
  if (!isSold) throw invalid(field, 'There is no such price.');
  const read = async () => (await services.db.orm.select().from(planPrice).where(eq(planPrice.key, key)))[0]?.stripeId;
  const known = await read();
  if (known !== undefined) return known;
  await preparePrices(services, payments);
  return await read() ?? key;
}
