import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { announce } from '../../events/announce';
import type { Context, Services } from '../../request/context';
import type { EmbedClaim, Viewer } from '../../request/viewer';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { refreshTokens, sessions, users } from './identity.table';
import { hashSecret, newSecret } from './one-way';

/** Without use. */
export const SESSION_DAYS = 30;
/** However much it is used: then who they are is asked once more. */
const SESSION_MOST_DAYS = 90;

export interface IssuedTokens { token: string; refreshToken: string }

const lifeFrom = (now: Date) => daysFrom(now, SESSION_DAYS);

/** Signs a person in on one more device. */
export async function openSession(
  tx: Db,
  context: Pick<Services, 'tokens' | 'now'>,
  userId: string,
  userAgent: string | null = null,
): Promise<IssuedTokens> {
  const id = randomUUID();
  await tx.insert(sessions).values({
    id, userId, userAgent, createdAt: context.now(), usedAt: context.now(), expiresAt: lifeFrom(context.now()),
  });
  return nextTokens(tx, context, userId, id);
}

const EMBED_HOURS = 12;

/** A session on a partner's site: nothing to refresh it with is ever stored there, it is renewed while it is good. */
export async function openEmbedSession(
  tx: Db,
  { tokens, now }: Pick<Services, 'tokens' | 'now'>,
  userId: string,
  embed: EmbedClaim,
  partnerKeyId: string,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(sessions)
    .values({ id, userId, partnerKeyId, createdAt: now(), usedAt: now(), expiresAt: new Date(now().getTime() + EMBED_HOURS * 3_600_000) });
  return tokens.sign(userId, id, embed);
}

/** The next access token of a session on a partner's site; null once it is over. */
export async function renewEmbedSession(
  { db, tokens, now }: Pick<Services, 'db' | 'tokens' | 'now'>,
  { userId, sessionId, embed }: Viewer,
): Promise<string | null> {
  const [row] = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.kind, 'visitor'), eq(users.isBlocked, false)))
    .where(and(eq(sessions.id, sessionId), isNotNull(sessions.partnerKeyId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())));
  return row && embed ? tokens.sign(userId, sessionId, embed) : null;
}

/** A fresh pair for a session that exists; a session that is used lives on. */
export async function nextTokens(
  tx: Db,
  { tokens, now }: Pick<Services, 'tokens' | 'now'>,
  userId: string,
  sessionId: string,
): Promise<IssuedTokens> {
  const refreshToken = newSecret();
  await tx.insert(refreshTokens).values({ tokenHash: hashSecret(refreshToken), sessionId, createdAt: now() });
  await tx
    .update(sessions)
    .set({
      usedAt: now(),
      expiresAt: sql`least(${lifeFrom(now()).toISOString()}::timestamptz, ${sessions.createdAt} + ${SESSION_MOST_DAYS} * interval '1 day')`,
    })
    .where(eq(sessions.id, sessionId));
  return { token: await tokens.sign(userId, sessionId), refreshToken };
}

type Closing = Pick<Context, 'bus' | 'log' | 'now' | 'tokens'>;

/** Ends one session: its refresh tokens at once, its access tokens and sockets as soon as the processes hear of it. */
export async function closeSession(tx: Db, context: Closing, session: { id: string; userId: string }): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: context.now() })
    .where(and(eq(sessions.id, session.id), isNull(sessions.revokedAt)));
  tell(tx, context, [session]);
}

/** Ends all sessions of a person, but for the one that asks for it. */
export function closeSessions(tx: Db, context: Closing, userId: string, except: string | null = null): Promise<void> {
  return closeAll(tx, context, eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except));
}

/** Ends the sessions of everybody, those on partners' sites too. */
export const closeEverySession = (tx: Db, context: Closing): Promise<void> => closeAll(tx, context);

/** Ends every session on a partner's site of the people that a statement names, but for those opened by tokens of the key that stays. */
export function closeEmbedSessions(tx: Db, context: Closing, people: SQLWrapper, exceptKeyId: string | null = null): Promise<void> {
  const isOfOtherKey = exceptKeyId === null ? undefined : sql`${sessions.partnerKeyId} is distinct from ${exceptKeyId}`;
  return closeAll(tx, context, inArray(sessions.userId, people), isOfOtherKey);
}

async function closeAll(tx: Db, context: Closing, ...which: readonly (SQL | undefined)[]): Promise<void> {
  const closed = await tx
    .update(sessions)
    .set({ revokedAt: context.now() })
    .where(and(isNull(sessions.revokedAt), ...which))
    .returning({ id: sessions.id, userId: sessions.userId });
  tell(tx, context, closed);
}

function tell(tx: Db, context: Closing, closed: readonly { id: string; userId: string }[]): void {
  afterCommit(tx, () => {
    for (const { id, userId } of closed) {
      context.tokens.closeSession(id);
      void announce(context, 'session/closed', { sessionId: id, userId });
    }
  });
}

/** Access tokens of sessions that were closed shortly before this process started, or that other processes close. */
export async function watchClosedSessions({
  db,
  bus,
  tokens,
  now,
  log,
}: Pick<Services, 'db' | 'bus' | 'tokens' | 'now' | 'log'>): Promise<() => Promise<void>> {
  const catchUp = async () => {
    const since = new Date(now().getTime() - tokens.lifetimeSeconds * 1000);
    for (const { id } of await db.orm.select({ id: sessions.id }).from(sessions).where(gt(sessions.revokedAt, since)))
      tokens.closeSession(id);
  };
  const stop = await bus.subscribe('session/closed', ({ sessionId }) => {
    if (typeof sessionId === 'string') tokens.closeSession(sessionId);
  });
  const stopGap = bus.onGap(() => {
    catchUp().catch((error: unknown) => log.error({ err: error }, 'closed sessions could not be read'));
  });
  await catchUp();
  return async () => {
    stopGap();
    await stop();
  };
}
