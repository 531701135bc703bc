import type Stripe from 'stripe';
import { isLive } from './live';
import { idOf, type Payments } from './payments';

/**
 * Tax is reckoned by the provider where the country is known: what runs already, and what is planned for it, follows when somebody says it
 * later, or takes it back.
 */
export async function followTax({ stripe }: Payments, running: readonly Stripe.Subscription[], country: string | null): Promise<void> {
  const automaticTax = { enabled: country !== null };
  for (const one of running) {
    if (!isLive(one) || one.automatic_tax.enabled === automaticTax.enabled) continue;
    const schedule = idOf(one.schedule);
    if (schedule) await stripe.subscriptionSchedules.update(schedule, { default_settings: { automatic_tax: automaticTax } });
    await stripe.subscriptions.update(one.id, { automatic_tax: automaticTax });
  }
}
