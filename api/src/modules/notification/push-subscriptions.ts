import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { requireViewer, sessions } from '../identity';
import { pushSubscription } from './notification.table';

/** Browsers of one person; the one that subscribed first gives way. */
const MOST_BROWSERS = 20;

export interface GivenSubscription { endpoint: string; p256dh: string; auth: string }

/** From here on this browser gets the viewer's pushes, and nobody else's. The same call twice is the same state. */
export async function savePushSubscription(context: Context, { endpoint, p256dh, auth }: GivenSubscription): Promise<void> {
  const { userId, sessionId } = requireViewer(context);
  checkSubscription(context, { endpoint, p256dh, auth });
  await context.db.transaction(async (tx) => {
    const row = { endpoint, p256dh, auth, userId, sessionId };
    await tx.insert(pushSubscription).values({ ...row, createdAt: context.now() })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
    const tooMany = tx.select({ id: pushSubscription.id }).from(pushSubscription).where(eq(pushSubscription.userId, userId))
      .orderBy(desc(pushSubscription.createdAt), pushSubscription.id).offset(MOST_BROWSERS);
    await tx.delete(pushSubscription).where(inArray(pushSubscription.id, tooMany));
  });
}

/** What a browser knows of itself: the push service knows the address, and never the secret. */
type KnownSubscription = Pick<GivenSubscription, 'endpoint' | 'auth'>;

/**
 * The same browser under another address, told by its worker: nobody is signed in there. Who names address and secret of what was
 * saved is that browser; it stays its person's, and ends with the session in which it was saved. Twice is once; throws NOT_FOUND.
 */
export async function renewPushSubscription(
  context: Context, { known, next }: { known: KnownSubscription; next: GivenSubscription },
): Promise<void> {
  checkSubscription(context, next);
  await context.db.transaction(async (tx) => {
    const [old] = await tx.select({ id: pushSubscription.id }).from(pushSubscription)
      .innerJoin(
        sessions, and(eq(sessions.id, pushSubscription.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, context.now())),
      )
      .where(and(eq(pushSubscription.endpoint, known.endpoint), eq(pushSubscription.auth, known.auth)))
      .for('update', { of: pushSubscription });
    const [present] = await tx.select().from(pushSubscription).where(eq(pushSubscription.endpoint, next.endpoint));
    // An address that is somebody's already is taken over by who is signed in there, and by nobody else.
    if (present ? present.auth !== next.auth : !old) throw notFound('This browser gets no pushes.');
    if (!old || old.id === present?.id) return;
    // A page of the browser was quicker.
    if (present) await tx.delete(pushSubscription).where(eq(pushSubscription.id, old.id));
    else await tx.update(pushSubscription).set(next).where(eq(pushSubscription.id, old.id));
  });
}

function checkSubscription({ push }: Context, { endpoint, p256dh, auth }: GivenSubscription): void {
  if (!push.isEndpoint(endpoint)) throw invalid('endpoint', 'This is no address of a push service.');
  // An uncompressed point of P-256, and sixteen bytes.
  if (!isBase64Url(p256dh, 65) || !isBase64Url(auth, 16)) throw invalid('p256dh', 'These are no keys of a browser.');
}

/** An own browser gets nothing any more. */
export async function removePushSubscription(context: Context, { endpoint }: { endpoint: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.orm.delete(pushSubscription).where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.endpoint, endpoint)));
}

const isBase64Url = (text: string, bytes: number) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
