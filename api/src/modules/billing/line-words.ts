import type Stripe from 'stripe';
import { PLAN_PRICES } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { planPrice } from './billing.table';
import { idOf } from './payments';

/** What a line of an invoice is called here, by the price it is of: "Pro, yearly". What is none of ours keeps the provider's words. */
export type LineWords = (line: Stripe.InvoiceLineItem | undefined) => string;

export async function readLineWords(tx: Db): Promise<LineWords> {
  const keys = new Map(
    (await tx.select({ key: planPrice.key, stripeId: planPrice.stripeId }).from(planPrice)).map(({ key, stripeId }) => [stripeId, key]),
  );
  return (line) => {
    const key = keys.get(idOf(line?.pricing?.price_details?.price) ?? '');
    const price = PLAN_PRICES.find((one) => one.key === key);
    const isPartly = line?.parent?.subscription_item_details?.proration === true;
    if (!line || !price || isPartly) return line?.description ?? 'Plan';
    const name = `${price.plan}, ${price.frequency.toLowerCase()}`;
    return line.amount === 0 ? `${name}, in the trial` : name;
  };
}
