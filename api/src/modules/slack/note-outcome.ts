import { and, eq } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { ConnectionRow } from './slack-connection';
import { slackConnection } from './slack.table';

/** Keeps when the last message was taken, or why it was not; what was connected anew meanwhile is left alone. */
export async function noteOutcome(
  { db, now }: Pick<Services, 'db' | 'now'>, { companyId, secretSealed }: ConnectionRow, error: string | null,
): Promise<void> {
  const outcome = error === null ? { lastSentAt: now(), lastError: null, lastErrorAt: null } : { lastError: error, lastErrorAt: now() };
  await db.orm.update(slackConnection).set(outcome)
    .where(and(eq(slackConnection.companyId, companyId), eq(slackConnection.secretSealed, secretSealed)));
}
