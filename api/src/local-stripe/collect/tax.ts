import type Stripe from 'stripe';
import { invalid } from '../refusal';

/** Standard rates of value added tax by country, per cent: enough to see tax on an invoice. At Stripe it is Stripe Tax that knows. */
const RATES: Readonly<Record<string, number>> = {
  AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GB: 20, GR: 24, HR: 25, HU: 27, IE: 23, IT: 22,
  LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23,
};

/** The seller of the account is in Germany: a company elsewhere in the union with a tax id pays no tax here. */
const SELLER = 'DE';

export function taxPercent(customer: Stripe.Customer, hasTaxId: boolean): number {
  const country = customer.address?.country ?? null;
  if (customer.tax_exempt === 'exempt' || country === null) return 0;
  if (hasTaxId && country !== SELLER && country !== 'GB') return 0;
  return RATES[country] ?? 0;
}

/**
 * The tax in an amount that includes it, or on one that does not; minor units, to the nearest.
 * @param percent of the amount without tax
 */
export function taxOf(amount: number, percent: number, behavior: 'inclusive' | 'exclusive'): number {
  return Math.round(behavior === 'inclusive' ? (amount * percent) / (100 + percent) : (amount * percent) / 100);
}

/** `ZZ` stands for an address whose tax can't be told. */
export function refuseNowhere({ address }: Pick<Stripe.Customer, 'address'>): void {
  if (address?.country !== 'ZZ') return;
  throw invalid(
    'The customer’s location isn’t recognized. Set a valid customer address in order to automatically calculate tax.', undefined,
    'customer_tax_location_invalid',
  );
}
