import { eq } from 'drizzle-orm';
import type { PostType } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { requireViewer } from '../identity';
import { noSuchPost } from './enter-post';
import { canEditPost } from './post.policy';
import type { Post } from './post.json';
import { post } from './post.table';
import { checkContent, checkMentions, checkTags, postWords, type MentionInput } from './post-input';
import { countTags, replaceTags } from './post-tags';
import { readOnePost } from './read-posts';
import { findableMentions, forgetPost, spokenTo, tellOfPost } from './tell-of-post';

export interface PostChange {
  id: string;
  content: string;
  mentions?: readonly MentionInput[] | null | undefined;
  tags?: readonly string[] | null | undefined;
}

/** An own post that is there, held until the commit. */
async function ownPost(tx: Db, id: string, userId: string): Promise<typeof post.$inferSelect> {
  const [row] = await tx.select().from(post).where(eq(post.id, id)).for('update');
  if (!row || row.deletedAt !== null) throw noSuchPost();
  if (!canEditPost(row, userId)) throw forbidden("You don't have permission to edit this post.");
  return row;
}

/** Changes the words of an own post; what is left out stays. Who is mentioned anew hears of it; the same call twice changes nothing. */
export async function updatePost(context: Context, { id, content, mentions, tags }: PostChange): Promise<Post> {
  const { userId } = requireViewer(context);
  const wished = mentions == null ? null : checkMentions(mentions);
  const names = tags == null ? null : checkTags(tags);
  await context.db.transaction(async (tx) => {
    const row = await ownPost(tx, id, userId);
    const words = checkContent(content, { mayBeEmpty: row.attachments.length > 0 || row.isRepost });
    const found = wished && await findableMentions(tx, userId, wished);
    if (words !== row.content) await tx.update(post).set({
      content: words, searchText: postWords(words), isEdited: true, updatedAt: context.now(),
    }).where(eq(post.id, id));
    if (names) await replaceTags(tx, row, names);
    if (!found) return;
    await tx.update(post).set({ mentionedUsers: found.users, mentionedCompanies: found.companies }).where(eq(post.id, id));
    const added = {
      users: found.users.filter((each) => !row.mentionedUsers.includes(each)),
      companies: found.companies.filter((each) => !row.mentionedCompanies.includes(each)),
    };
    await tellOfPost(tx, context, { postId: id, actorId: userId, to: await spokenTo(tx, added), type: 'POST_MENTIONED' });
  });
  return readOnePost(context, id);
}

/** Replaces the tags of an own post. */
export async function tagPost(context: Context, { postId, tags }: { postId: string; tags: readonly string[] }): Promise<Post> {
  const { userId } = requireViewer(context);
  const names = checkTags(tags);
  await context.db.transaction(async (tx) => replaceTags(tx, await ownPost(tx, postId, userId), names));
  return readOnePost(context, postId);
}

/** Says anew who sees an own post. Who was told of it and does not see it any more is told no more. */
export async function changePostVisibility(context: Context, { id, postType }: { id: string; postType: PostType }): Promise<Post> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const row = await ownPost(tx, id, userId);
    if (row.postType === postType) return;
    await countTags(tx, row, -1);
    await tx.update(post).set({ postType, updatedAt: context.now() }).where(eq(post.id, id));
    await countTags(tx, { ...row, postType }, 1);
    await forgetPost(tx, context, id);
  });
  return readOnePost(context, id);
}
