import { normalizeEmail } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { isUuid } from '../../text/uuid';
import { closeEverySession, closeSessions, users } from '../identity';
import { recordAct } from '../operations';

interface SignOut {
  /** Their id, or the address they sign in with; null is everybody. */
  person: string | null;
  /** For the log. */
  reason: string;
}

/**
 * An operator signs somebody out everywhere, or everybody: after a theft, when who did it is not known yet. They may sign in again at
 * once. Throws NOT_FOUND, and INVALID without a reason.
 */
export async function endSessions(context: Context, { person, reason }: SignOut): Promise<{ userId: string | null }> {
  if (reason.trim() === '') throw invalid('reason', 'Say why: it is written down.');
  return context.db.transaction(async (tx) => {
    const data = { reason: reason.trim() };
    if (person === null) {
      await closeEverySession(tx, context);
      await recordAct(tx, context, { kind: 'everybody-signed-out', subject: 'everybody', data });
      return { userId: null };
    }
    const who = isUuid(person) ? eq(users.id, person) : eq(users.email, normalizeEmail(person));
    const [row] = await tx.select({ id: users.id }).from(users).where(and(who, eq(users.kind, 'member'), eq(users.isDeleted, false)));
    if (!row) throw notFound('There is no such person.');
    await closeSessions(tx, context, row.id);
    await recordAct(tx, context, { kind: 'person-signed-out', subject: row.id, data });
    return { userId: row.id };
  });
}
