/** How the server knows this browser, and what it subscribes with: the worker has it at hand while no page is open. */
export interface KeptSubscription {
  endpoint: string;
  /** Base64url, as browsers write it. */
  p256dh: string;
  auth: string;
  /** The server's public key. */
  key: string;
}

const STORE = 'heartwood-push';
const PLACE = '/push-subscription';

/** In a store that pages and worker share: one of names and values is there for pages alone. Null: this browser gets none. */
export async function keepSubscription(kept: KeptSubscription | null): Promise<void> {
  if (!kept) await caches.delete(STORE);
  else await (await caches.open(STORE)).put(PLACE, Response.json(kept));
}

export async function keptSubscription(): Promise<KeptSubscription | null> {
  const kept = await (await caches.open(STORE)).match(PLACE);
  return kept ? await kept.json() as KeptSubscription : null;
}

/** @param key the server's, under which it was made */
export function keptOf(subscription: PushSubscription, key: string): KeptSubscription {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint, p256dh, auth, key };
}
