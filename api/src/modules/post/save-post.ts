import { LIMITS, POST_LIMITS } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { line } from '../../text/text';
import { requireViewer } from '../identity';
import { enterPost } from './enter-post';
import type { Post } from './post.json';
import { postSave } from './post.table';
import { findPost, readOnePost } from './read-posts';

/** The viewer saves a post, under labels of their own: they are replaced, and stay where none are given. Twice is once. */
export async function savePost(context: Context, { postId, labels }: { postId: string; labels: readonly string[] | null }): Promise<Post> {
  const { userId } = requireViewer(context);
  const names = labels && checkLabels(labels);
  await context.db.transaction(async (tx) => {
    await enterPost(tx, userId, postId);
    const saving = tx.insert(postSave).values({ userId, postId, labels: names ?? [], createdAt: context.now() });
    const target = [postSave.userId, postSave.postId];
    await (names ? saving.onConflictDoUpdate({ target, set: { labels: names } }) : saving.onConflictDoNothing({ target }));
  });
  return readOnePost(context, postId);
}

/** Also of a post that is gone by now: then there is none to answer with. */
export async function unsavePost(context: Context, { postId }: { postId: string }): Promise<Post | null> {
  const { userId } = requireViewer(context);
  await context.db.orm.delete(postSave).where(and(eq(postSave.userId, userId), eq(postSave.postId, postId)));
  return findPost(context, postId);
}

function checkLabels(labels: readonly string[]): string[] {
  const names = [...new Set(labels.map((label) => line('labels', label, { ...LIMITS.savedLabel, label: 'A label' })))];
  if (names.length > POST_LIMITS.labels) throw invalid('labels', `A post can have at most ${POST_LIMITS.labels} labels.`);
  return names;
}
