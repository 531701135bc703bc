import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { RouteAnswer } from '../../rest/route';
import { refreshTokens, sessions } from './identity.table';
import { hashSecret } from './one-way';
import { closeSession } from './sessions';

/** POST /auth/logout. Ends the session of the refresh token, or else that of the access token; always 204. */
export async function logOut(context: Context, refreshToken: string | undefined): Promise<RouteAnswer> {
  await context.db.transaction(async (tx) => {
    const [named] = refreshToken === undefined ? [] : await tx.select({ id: sessions.id, userId: sessions.userId })
      .from(refreshTokens).innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.tokenHash, hashSecret(refreshToken)));
    const session = named ?? (context.viewer ? { id: context.viewer.sessionId, userId: context.viewer.userId } : null);
    if (session) await closeSession(tx, context, session);
  });
  return { status: 204 };
}
