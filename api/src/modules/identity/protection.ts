import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { isUuid } from '../../text/uuid';
import { browserOf, type Browser } from './browser';
import { addressEnd } from './email-tokens';
import { requireFresh } from './fresh-session';
import { sessions } from './identity.table';
import { callOffOfClosed } from './pending-address';
import { recoveryCodesLeft } from './recovery-codes';
import { passkeys, twoFactor } from './second-factor.table';
import { closeSession, closeSessions } from './sessions';
import { requireUser } from './users';
import { requireViewer } from './viewer';

/** What GET /account/security answers, times as ISO strings. */
export interface Protection {
  /** Until when a new address can be confirmed; null: none is asked for. */
  pendingEmailEndsAt: Date | null;
  passwordChangedAt: Date | null;
  hasGoogle: boolean;
  /** Null: off. */
  twoFactor: { since: Date | null; codesLeft: number } | null;
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[];
  /** This device first, then those that were used last. */
  devices: (Browser & { id: string; createdAt: Date; usedAt: Date; isThis: boolean })[];
}

/** GET /account/security: what protects the account of who asks. */
export async function readProtection(context: Context): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  const { userId, sessionId } = viewer;
  const { orm } = context.db;
  const user = await requireUser(orm, viewer);
  const [factor] = await orm.select().from(twoFactor).where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)));
  const keys = await orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
  const open = await orm.select().from(sessions).where(ofPerson(context, userId)).orderBy(desc(sessions.usedAt));
  const body: Protection = {
    pendingEmailEndsAt: user.pendingEmail === null ? null : await addressEnd(orm, userId),
    passwordChangedAt: user.passwordChangedAt,
    hasGoogle: user.googleSub !== null,
    twoFactor: factor ? { since: factor.confirmedAt, codesLeft: await recoveryCodesLeft(orm, userId) } : null,
    passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    devices: open
      .map(({ id, createdAt, usedAt, userAgent }) => ({ id, createdAt, usedAt, isThis: id === sessionId, ...browserOf(userAgent) }))
      .sort((a, b) => Number(b.isThis) - Number(a.isThis)),
  };
  return { body };
}

const ofPerson = ({ now }: Pick<Context, 'now'>, userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now()));

/** DELETE /account/sessions/:id: signs another device out, its open pages at once. Twice is once; NOT_FOUND for what is not one's own. */
export async function closeOwnSession(context: Context, id: string): Promise<RouteAnswer> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    await requireFresh(context, tx);
    const [session] = isUuid(id) ? await tx.select().from(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId))) : [];
    if (!session) throw notFound('There is no such device.');
    await closeSession(tx, context, session);
    await callOffOfClosed(tx, context, userId);
  });
  return { status: 204 };
}

/** POST /account/sessions/close-others: signs every other device out; answers how many. */
export async function closeOtherDevices(context: Context): Promise<RouteAnswer> {
  const { userId, sessionId } = requireViewer(context);
  const closed = await context.db.transaction(async (tx) => {
    await requireFresh(context, tx);
    const count = await tx.$count(sessions, and(ofPerson(context, userId), ne(sessions.id, sessionId)));
    await closeSessions(tx, context, userId, sessionId);
    await callOffOfClosed(tx, context, userId);
    return count;
  });
  return { body: { closed } };
}
