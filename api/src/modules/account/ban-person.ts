import { normalizeEmail } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { closeSessions, users } from '../identity';
import { recordAct } from '../operations';
import { settleProfile } from '../profile';
import { isUuid } from '../../text/uuid';

export interface Ban {
  /** Their id, or the address they sign in with. */
  person: string;
  isBanned: boolean;
  /** For the log. */
  reason: string;
}

/**
 * An operator shuts somebody out, or lets them in again. Who is banned is signed out everywhere and told so when they come back; what
 * they have said is there for nobody until they are let in again. Twice is once. Throws NOT_FOUND, and INVALID for a ban without a reason.
 */
export async function banPerson(context: Context, { person, isBanned, reason }: Ban): Promise<{ userId: string; wasBanned: boolean }> {
  return context.db.transaction(async (tx) => {
    const who = isUuid(person) ? eq(users.id, person) : eq(users.email, normalizeEmail(person));
    const [row] = await tx.select({ id: users.id, isBlocked: users.isBlocked }).from(users)
      .where(and(who, eq(users.kind, 'member'), eq(users.isDeleted, false))).for('update');
    if (!row) throw notFound('There is no such person.');
    if (isBanned && reason.trim() === '') throw invalid('reason', 'Say why: it is written down.');
    if (row.isBlocked !== isBanned) {
      await tx.update(users).set({ isBlocked: isBanned, updatedAt: context.now() }).where(eq(users.id, row.id));
      if (isBanned) {
        await closeSessions(tx, context, row.id);
        await settleProfile(tx, context, row.id);
      }
      const kind = isBanned ? 'person-banned' : 'person-unbanned';
      await recordAct(tx, context, { kind, subject: row.id, data: { reason: reason.trim() } });
    }
    return { userId: row.id, wasBanned: row.isBlocked };
  });
}
