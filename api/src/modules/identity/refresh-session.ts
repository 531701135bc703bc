import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { unauthorized } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { refreshTokens, sessions, users } from './identity.table';
import { hashSecret } from './one-way';
import { openSuccessor, sealSuccessor } from './sealed-successor';
import { closeSession, nextTokens } from './sessions';
import type { IssuedTokens } from './sessions';
import { tokenAnswer } from './sign-in-answer';

/** Two tabs that refresh at once, or an answer lost on its way: all get the same successor. Later it is theft. */
const REUSE_GRACE_MS = 10_000;

/** POST /auth/token. Each refresh token is exchanged once; a second exchange ends the whole session. */
export async function refreshSession(context: Context, refreshToken: string): Promise<RouteAnswer> {
  // Refusing must not roll back the revocation, so it is the answer of the transaction, not an exception.
  const issued = await context.db.transaction((tx) => exchange(tx, context, refreshToken));
  if (issued === null) throw unauthorized();
  return { body: tokenAnswer(issued) };
}

async function exchange(tx: Db, context: Context, refreshToken: string): Promise<IssuedTokens | null> {
  const tokenHash = hashSecret(refreshToken);
  const [found] = await tx.select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: refreshTokens });
  if (!found || found.session.revokedAt !== null || found.session.expiresAt <= context.now()) return null;
  const { token, session, user } = found;
  // A visitor's session is renewed while it is good (`renewEmbedSession`); there is nothing it could ever be refreshed with.
  if (user.kind !== 'member' || session.partnerKeyId !== null) return null;
  if (user.isBlocked || user.isDeleted) {
    await closeSession(tx, context, session);
    return null;
  }
  if (token.usedAt === null) {
    const next = await nextTokens(tx, context, user.id, session.id);
    await tx
      .update(refreshTokens)
      .set({ usedAt: context.now(), successor: sealSuccessor(refreshToken, next.refreshToken) })
      .where(eq(refreshTokens.tokenHash, tokenHash));
    return next;
  }
  if (token.successor !== null && context.now().getTime() - token.usedAt.getTime() <= REUSE_GRACE_MS) {
    return { token: await context.tokens.sign(user.id, session.id), refreshToken: openSuccessor(refreshToken, token.successor) };
  }
  context.log.warn({ session: session.id, user: user.id }, 'a refresh token was used twice: the session is closed');
  await closeSession(tx, context, session);
  return null;
}
