import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, forbidden } from '../../request/errors';
import { checkQuotaOf, releaseFiles, restoreFiles, withRoom } from '../files';
import { requireViewer } from '../identity';
import { noSuchPost, standingAt } from './enter-post';
import { canDeletePost } from './post.policy';
import type { Post } from './post.json';
import { post } from './post.table';
import { countTags } from './post-tags';
import { readOnePost } from './read-posts';
import { forgetPost } from './tell-of-post';

/** How long a deletion can be undone: the 8 s of its toast, and a line that is away for a moment. */
export const UNDO_MS = 60_000;

const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + UNDO_MS);

async function heldPost(tx: Db, id: string): Promise<typeof post.$inferSelect> {
  const [row] = await tx.select().from(post).where(eq(post.id, id)).for('update');
  if (!row) throw noSuchPost();
  return row;
}

/** Gone for everybody at once; `restorePost` has it back. The author may, and of a company's post its owner and admins. Twice is once. */
export async function deletePost(context: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const row = await heldPost(tx, id);
    const standing = row.isCompanyPost && row.companyId !== null ? await standingAt(tx, userId, row.companyId) : { kind: 'none' as const };
    if (!canDeletePost(row, userId, standing)) throw forbidden("You don't have permission to delete this post.");
    if (row.deletedAt !== null) return;
    const now = context.now();
    await tx.update(post).set({ deletedAt: now, deletedBy: userId }).where(eq(post.id, id));
    await releaseFiles(tx, { kind: 'post', id }, { at: keptUntil(now) });
    await countTags(tx, row, -1);
    await passedOn(tx, row, -1);
    await forgetPost(tx, context, id);
  });
}

/**
 * Undoes a deletion, as who deleted: it stands where it stood. Twice is once. Its files count again, so it throws OVER_QUOTA
 * where others have taken their room, and CONFLICT when it is too late.
 */
export async function restorePost(context: Context, { id }: { id: string }): Promise<Post> {
  const { userId } = requireViewer(context);
  await withRoom(context, () => context.db.transaction(async (tx) => {
    const row = await heldPost(tx, id);
    if (row.deletedAt === null) return;
    if (row.deletedBy !== userId) throw forbidden("You don't have permission to bring back this post.");
    const until = keptUntil(row.deletedAt);
    if (until <= context.now()) throw conflict('This post was deleted too long ago to bring it back.');
    const back = await restoreFiles(tx, { kind: 'post', id }, { goneAt: until });
    await checkQuotaOf(tx, context.config, back, context.now());
    await tx.update(post).set({ deletedAt: null, deletedBy: null }).where(eq(post.id, id));
    await countTags(tx, row, 1);
    await passedOn(tx, row, 1);
  }));
  return readOnePost(context, id);
}

async function passedOn(tx: Db, { repostOf }: { repostOf: string | null }, by: 1 | -1): Promise<void> {
  if (repostOf === null) return;
  await tx.update(post).set({ repostCount: sql`${post.repostCount} + ${by}` }).where(eq(post.id, repostOf));
}
