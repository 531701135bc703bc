import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { badRequest, invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { saveChoices } from './choices';
import { notificationSettings, type Digest } from './notification.table';
import { minutesOf, timeOf, type QuietTimes } from './quiet-hours';

export async function readDigest(context: Context): Promise<Digest> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.orm.select({ digest: notificationSettings.digest }).from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row?.digest ?? 'WEEKLY';
}

export async function readQuietHours(context: Context): Promise<QuietTimes | null> {
  const { userId } = requireViewer(context);
  const { quietFrom, quietTo } = notificationSettings;
  const [row] = await context.db.orm.select({ quietFrom, quietTo }).from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row?.quietFrom == null || row.quietTo === null ? null : { from: timeOf(row.quietFrom), to: timeOf(row.quietTo) };
}

/** When the viewer wants nothing to make itself heard; null: there are no such hours. */
export async function chooseQuietHours(context: Context, times: QuietTimes | null): Promise<void> {
  const { userId } = requireViewer(context);
  const [quietFrom, quietTo] = times ? [minutesOf(times.from), minutesOf(times.to)] : [null, null];
  if (times && quietFrom === null) throw invalid('from', 'Choose a time from 00:00 to 23:59.');
  if (times && quietTo === null) throw invalid('to', 'Choose a time from 00:00 to 23:59.');
  if (times && quietFrom === quietTo) throw invalid('to', 'Choose another time for the end than for the beginning.');
  const set = { quietFrom, quietTo };
  await context.db.orm.insert(notificationSettings).values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationSettings.userId, set });
}

/** How often the viewer gets a mail of what they have missed. */
export async function chooseDigest(context: Context, { digest }: { digest: Digest }): Promise<void> {
  await saveDigest(context.db.orm, requireViewer(context).userId, digest);
}

/** No more of such mails, by the link in one, without signing in: digests, or those of a kind. Twice is once. */
export async function endMails(context: Context, token: string): Promise<void> {
  const ended = context.digestLinks.read(token);
  if (ended === null) throw badRequest('This link is not complete. Open the link from the mail again.', 'LINK_INVALID');
  if (ended.kind === null) await saveDigest(context.db.orm, ended.userId, 'OFF');
  else await saveChoices(context.db, ended.userId, [{ kind: ended.kind, mail: false }]);
}

async function saveDigest(db: Db, userId: string, digest: Digest): Promise<void> {
  await db.insert(notificationSettings).values({ userId, digest }).onConflictDoUpdate({
    target: notificationSettings.userId, set: { digest },
  });
}
