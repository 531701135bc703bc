import { foldText } from '@heartwood/contract/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { postTag, tag } from './post.table';

interface Tagged { id: string; createdAt: Date; userId: string; postType: string; hiddenAt?: Date | null }

/** The tags of a post are these from now on; names as `checkTags` makes them, in its order, so that two posts can't wait for each other. */
export async function replaceTags(tx: Db, post: Tagged, names: readonly string[]): Promise<void> {
  await countTags(tx, post, -1);
  await tx.delete(postTag).where(eq(postTag.postId, post.id));
  if (names.length > 0) {
    const used = names.map((name) => ({ name, searchText: foldText(name), userId: post.userId }));
    await tx.insert(tag).values(used).onConflictDoNothing({ target: tag.name });
    const rows = await tx.select({ tagId: tag.id }).from(tag).where(inArray(tag.name, [...names]));
    await tx.insert(postTag).values(rows.map(({ tagId }) => ({ postId: post.id, tagId, createdAt: post.createdAt })));
  }
  await countTags(tx, post, 1);
}

/** What a post adds to the use of its tags comes or goes: a post that everybody sees counts, others don't. */
export async function countTags(
  tx: Db, { id, postType, hiddenAt }: Pick<Tagged, 'id' | 'postType' | 'hiddenAt'>, by: 1 | -1,
): Promise<void> {
  if (postType !== 'PUBLIC' || hiddenAt != null) return;
  await tx.update(tag).set({ usageCount: sql`${tag.usageCount} + ${by}` })
    .where(inArray(tag.id, tx.select({ id: postTag.tagId }).from(postTag).where(eq(postTag.postId, id))));
}
