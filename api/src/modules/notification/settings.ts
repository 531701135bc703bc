import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { badRequest } from '../../request/errors';
import { requireViewer } from '../identity';
import { notificationSettings, type Digest } from './notification.table';

export async function readDigest(context: Context): Promise<Digest> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.orm.select({ digest: notificationSettings.digest }).from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return row?.digest ?? 'WEEKLY';
}

/** How often the viewer gets a mail of what they have missed. */
export async function chooseDigest(context: Context, { digest }: { digest: Digest }): Promise<void> {
  await saveDigest(context.db.orm, requireViewer(context).userId, digest);
}

/** The same by the link in such a mail, without signing in. Twice is once. */
export async function endDigests(context: Context, token: string): Promise<void> {
  const userId = context.digestLinks.userOf(token);
  if (userId === null) throw badRequest('This link is not complete. Open the link from the mail again.', 'LINK_INVALID');
  await saveDigest(context.db.orm, userId, 'OFF');
}

async function saveDigest(db: Db, userId: string, digest: Digest): Promise<void> {
  await db.insert(notificationSettings).values({ userId, digest }).onConflictDoUpdate({ target: notificationSettings.userId, set: { digest } });
}
