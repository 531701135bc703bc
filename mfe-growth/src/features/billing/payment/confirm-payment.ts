import { askLocalBank } from './bank-step.model';
import type { Confirmed, PaymentProvider } from './provider';

/** The bank asks before it pays with a card that is kept: with Stripe in Stripe's own dialog, in the demo in ours, with `words`. */
export async function confirmPayment(
  { publishableKey, localOrigin }: PaymentProvider, clientSecret: string, words: string,
): Promise<Confirmed> {
  if (localOrigin !== null) return askLocalBank(clientSecret, words);
  try {
    const { confirmWithStripe } = await import('./stripe');
    return await confirmWithStripe(publishableKey, clientSecret);
  } catch {
    return { ok: false, why: 'line', message: '' };
  }
}
