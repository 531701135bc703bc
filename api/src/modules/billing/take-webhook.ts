import type Stripe from 'stripe';
import type { Context } from '../../request/context';
import { badRequest, notFound } from '../../request/errors';
import { stripeEvent } from './billing.table';
import { idOf, momentOf, type Payments } from './payments';
import { takeStripeEvent } from './take-stripe-event.job';

/** A signature is good for so long: who has overheard one can't use it tomorrow. */
const TOLERANCE_SECONDS = 300;

/**
 * What the provider tells us. Its signature is checked on the bytes as they came; the event is kept before it is answered, and looked into
 * afterwards, once for each id.
 */
export async function takeWebhook(context: Context, raw: Buffer, signature: string | undefined): Promise<void> {
  const { payments } = context;
  if (!payments) throw notFound('There is nothing at this address.');
  const event = readEvent(context, payments, raw, signature ?? '');
  const object = event.data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
  const isFresh = await context.db.transaction(async (tx) => {
    const [fresh] = await tx.insert(stripeEvent).values({
      id: event.id, type: event.type, objectId: object.id ?? '', state: 'WAITING', toldAt: momentOf(event.created),
      receivedAt: context.now(),
      customerId: object.object === 'customer' ? object.id ?? null : idOf(object.customer),
    }).onConflictDoNothing().returning({ id: stripeEvent.id });
    if (fresh) await context.jobs.enqueue(tx, takeStripeEvent, { key: event.id, payload: { id: event.id } });
    return fresh !== undefined;
  });
  context.metrics.webhooks.inc({ result: isFresh ? 'received' : 'repeated' });
}

function readEvent(
  { metrics }: Pick<Context, 'metrics'>, { stripe, webhookSecret }: Payments, raw: Buffer, signature: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS);
  } catch {
    metrics.webhooks.inc({ result: 'forged' });
    throw badRequest('The signature is not good.');
  }
}
