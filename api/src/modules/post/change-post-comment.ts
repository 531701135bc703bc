import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, forbidden, notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { UNDO_MS } from './delete-post';
import { enterComment, enterPost, type EnteredComment } from './enter-post';
import { canDeletePostComment } from './post.policy';
import type { PostComment } from './post.json';
import { post, postComment } from './post.table';
import { checkCommentText, checkMentions, type MentionInput } from './post-input';
import { readOneComment } from './read-posts';
import { findableMentions, spokenTo, tellOfPost } from './tell-of-post';

export interface CommentChange { id: string; content: string; mentions?: readonly MentionInput[] | null | undefined }

/** Changes an own comment; mentions that are left out stay. The same call twice changes nothing. */
export async function updatePostComment(context: Context, { id, content, mentions }: CommentChange): Promise<PostComment> {
  const { userId } = requireViewer(context);
  const words = checkCommentText(content);
  const wished = mentions == null ? null : checkMentions(mentions);
  await context.db.transaction(async (tx) => {
    const comment = await enterComment(tx, userId, id);
    if (comment.isDeleted) throw notFound('There is no such comment.');
    if (comment.userId !== userId) throw forbidden("You don't have permission to edit this comment.");
    if (words !== comment.content) {
      await tx.update(postComment).set({ content: words, isEdited: true, updatedAt: context.now() }).where(eq(postComment.id, id));
    }
    if (wished) await mentionAnew(tx, context, comment, wished);
  });
  return readOneComment(context, id);
}

async function mentionAnew(
  tx: Db, context: Context, { id, postId, userId }: EnteredComment, wished: { users: string[]; companies: string[] },
) {
  const [before] = await tx.select().from(postComment).where(eq(postComment.id, id));
  const found = await findableMentions(tx, userId, wished);
  await tx.update(postComment).set({ mentionedUsers: found.users, mentionedCompanies: found.companies }).where(eq(postComment.id, id));
  const to = await spokenTo(tx, {
    users: found.users.filter((each) => !before?.mentionedUsers.includes(each)),
    companies: found.companies.filter((each) => !before?.mentionedCompanies.includes(each)),
  });
  await tellOfPost(tx, context, { postId, actorId: userId, commentId: id, to, type: 'POST_COMMENT_MENTIONED' });
}

/** Takes a comment away; its place stays as long as it has replies. Its author may, and the post's. Twice is once. Answers the post. */
export async function deletePostComment(context: Context, { id }: { id: string }): Promise<{ postId: string }> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    const comment = await enterComment(tx, userId, id);
    const entered = await enterPost(tx, userId, comment.postId);
    if (!canDeletePostComment(comment, entered, userId)) throw forbidden("You don't have permission to delete this comment.");
    if (!comment.isDeleted) await setDeleted(tx, comment, { deletedAt: context.now(), deletedBy: userId }, -1);
    return comment;
  });
}

/** Undoes a deletion, as who deleted. Throws CONFLICT when it is too late. */
export async function restorePostComment(context: Context, { id }: { id: string }): Promise<PostComment> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const comment = await enterComment(tx, userId, id);
    if (!comment.isDeleted) return;
    if (comment.deletedBy !== userId) throw forbidden("You don't have permission to bring back this comment.");
    const [row] = await tx.select({ deletedAt: postComment.deletedAt }).from(postComment).where(eq(postComment.id, id));
    const isLate = (row?.deletedAt?.getTime() ?? 0) + UNDO_MS <= context.now().getTime();
    if (isLate) throw conflict('This comment was deleted too long ago to bring it back.');
    await setDeleted(tx, comment, { deletedAt: null, deletedBy: null }, 1);
  });
  return readOneComment(context, id);
}

async function setDeleted(
  tx: Db, { id, postId }: EnteredComment, set: { deletedAt: Date | null; deletedBy: string | null }, by: 1 | -1,
): Promise<void> {
  const [row] = await tx.update(postComment).set(set).where(eq(postComment.id, id)).returning({ hiddenAt: postComment.hiddenAt });
  // One that an operator took away is counted no more already.
  if (row?.hiddenAt == null) await tx.update(post).set({ commentCount: sql`${post.commentCount} + ${by}` }).where(eq(post.id, postId));
}
