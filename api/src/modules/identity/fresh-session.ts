import { and, eq, isNull } from 'drizzle-orm';
import type { Context, Services } from '../../request/context';
import { AppError, unauthorized } from '../../request/errors';
import type { Db } from '../../db/database';
import type { Viewer } from '../../request/viewer';
import { sessions } from './identity.table';
import { requireViewer } from './viewer';

/** How long a sign-in, or a later confirmation, is enough for a sensitive act. */
const FRESH_MINUTES = 10;

// Also what the person reads who does not confirm: the act was not done.
const confirmFirst = () => new AppError('CONFIRM_AGAIN', 403, 'Nothing was changed: confirm that it’s you first, or log in again.');

/**
 * The one gate of sensitive acts: an access token that was stolen or left open is not enough for them. The session must have
 * signed in, or confirmed who it is, within the last ten minutes; otherwise CONFIRM_AGAIN, which the shell answers by asking.
 * Inside a transaction it must be given that one.
 */
export async function requireFresh(context: Pick<Context, 'viewer' | 'db' | 'now'>, tx: Db = context.db.orm): Promise<void> {
  const { sessionId } = requireViewer(context);
  const [session] = await tx
    .select({ createdAt: sessions.createdAt, confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  if (!session) throw unauthorized();
  const last = session.confirmedAt ?? session.createdAt;
  if (context.now().getTime() - last.getTime() > FRESH_MINUTES * 60_000) throw confirmFirst();
}

/** The person has just proven again who they are. */
export async function markFresh(tx: Db, { now }: Pick<Services, 'now'>, { sessionId }: Viewer): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now() }).where(eq(sessions.id, sessionId));
}
