import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { notificationMute } from './notification.table';
import { isSubject } from './subjects';

const MOST_MUTED = 1000;

/** From here on the viewer hears nothing of a subject, or of what somebody does (`user:<id>`); or of it again. */
export async function muteSubject(context: Context, { subject, isMuted }: { subject: string; isMuted: boolean }): Promise<void> {
  const { userId } = requireViewer(context);
  if (!isSubject(subject)) throw invalid('subject', 'This can’t be muted.');
  if (!isMuted) {
    await context.db.orm.delete(notificationMute).where(and(eq(notificationMute.userId, userId), eq(notificationMute.subject, subject)));
    return;
  }
  const [muted] = await context.db.orm.select({ n: count() }).from(notificationMute).where(eq(notificationMute.userId, userId));
  if ((muted?.n ?? 0) >= MOST_MUTED) throw invalid('subject', `You can mute at most ${MOST_MUTED} things.`);
  await context.db.orm.insert(notificationMute).values({ userId, subject, createdAt: context.now() }).onConflictDoNothing();
}
