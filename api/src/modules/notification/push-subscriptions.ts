import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { pushSubscription } from './notification.table';

/** Browsers of one person; the one that subscribed first gives way. */
const MOST_BROWSERS = 20;

export interface GivenSubscription { endpoint: string; p256dh: string; auth: string }

/** From here on this browser gets the viewer's pushes, and nobody else's. The same call twice is the same state. */
export async function savePushSubscription(context: Context, { endpoint, p256dh, auth }: GivenSubscription): Promise<void> {
  const { userId, sessionId } = requireViewer(context);
  if (!context.push.isEndpoint(endpoint)) throw invalid('endpoint', 'This is no address of a push service.');
  // An uncompressed point of P-256, and sixteen bytes.
  if (!isBase64Url(p256dh, 65) || !isBase64Url(auth, 16)) throw invalid('p256dh', 'These are no keys of a browser.');
  await context.db.transaction(async (tx) => {
    const row = { endpoint, p256dh, auth, userId, sessionId };
    await tx.insert(pushSubscription).values({ ...row, createdAt: context.now() })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
    const tooMany = tx.select({ id: pushSubscription.id }).from(pushSubscription).where(eq(pushSubscription.userId, userId))
      .orderBy(desc(pushSubscription.createdAt), pushSubscription.id).offset(MOST_BROWSERS);
    await tx.delete(pushSubscription).where(inArray(pushSubscription.id, tooMany));
  });
}

/** An own browser gets nothing any more. */
export async function removePushSubscription(context: Context, { endpoint }: { endpoint: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.orm.delete(pushSubscription).where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.endpoint, endpoint)));
}

const isBase64Url = (text: string, bytes: number) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
