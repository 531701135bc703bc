import Stripe from 'stripe';
import type { Delivery } from './store';
import type { World } from './world';

/** Seconds from one try to the next; Stripe goes on for three days, here the last one is a day after the first. */
const WAITS = [0, 1, 5, 30, 120, 600, 3600, 6 * 3600, 18 * 3600];
const patience = 10_000;

/**
 * Sends each event until somebody takes it: signed as Stripe's are, several at a time, in no promised order.
 * @returns stops it
 */
export function deliverEvents(world: World, secret: string): { wake(): void; stop(): Promise<void> } {
  const underway = new Map<string, Promise<void>>();
  let stopped = false;

  const look = () => {
    if (stopped) return;
    const now = Date.now();
    for (const delivery of world.store.all('delivery')) {
      if (!delivery.done && delivery.nextAt <= now && !underway.has(delivery.id)) {
        underway.set(delivery.id, send(world, secret, delivery).finally(() => underway.delete(delivery.id)));
      }
    }
  };
  const timer = setInterval(look, 500);
  return {
    wake: look,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.allSettled(underway.values());
    },
  };
}

async function send(world: World, secret: string, delivery: Delivery): Promise<void> {
  const event = world.store.find('event', delivery.id);
  if (!event) return world.store.drop('delivery', delivery.id);
  const payload = JSON.stringify(event);
  const taken = await post(
    delivery.url, payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) }),
  );
  const tries = delivery.tries + 1;
  const wait = WAITS[tries];
  if (taken) world.store.put('event', { ...event, pending_webhooks: 0 });
  world.store.put('delivery', { ...delivery, tries, done: taken || wait === undefined, nextAt: Date.now() + (wait ?? 0) * 1000 });
  world.store.keep();
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
    });
    return answer.ok;
  } catch {
    return false;
  }
}
