import type { Stance } from '@heartwood/contract/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid, notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { enterComment, enterPost, type EnteredComment } from './enter-post';
import type { PostComment } from './post.json';
import { post, postComment } from './post.table';
import { checkCommentText, checkMentions, type MentionInput } from './post-input';
import { readOneComment } from './read-posts';
import { findableMentions, spokenTo, tellOfPost } from './tell-of-post';

export interface CommentInput {
  /** Made by the client. */
  id: string;
  postId: string;
  content: string;
  mentions: readonly MentionInput[];
  /** A comment of the post; what answers an answer joins the first level. */
  replyTo: string | null;
  /** Of an answer to a validation post alone. */
  stance: Stance | null;
}

/**
 * What somebody says of a post that they see. The same id twice is one comment. Whoever hears of it hears once: mentioned, answered, or
 * author.
 */
export async function addPostComment(context: Context, input: CommentInput): Promise<PostComment> {
  const { userId } = requireViewer(context);
  const { id, postId, stance } = input;
  const content = checkCommentText(input.content);
  const wished = checkMentions(input.mentions);
  await context.db.transaction(async (tx) => {
    const entered = await enterPost(tx, userId, postId);
    if (stance !== null && !entered.isValidation) throw invalid('stance', 'Only a question for a module takes sides.');
    const answered = input.replyTo === null ? null : await answeredBy(tx, userId, postId, input.replyTo);
    const mentions = await findableMentions(tx, userId, wished);
    const row = {
      id, postId, userId, content, stance, mentionedUsers: mentions.users, mentionedCompanies: mentions.companies,
      replyTo: answered && (answered.replyTo ?? answered.id), createdAt: context.now(), updatedAt: context.now(),
    };
    const written = await tx.insert(postComment).values(row).onConflictDoNothing({ target: postComment.id }).returning({
      id: postComment.id,
    });
    if (written.length === 0) return mustBeSame(tx, row);
    await tx.update(post).set({ commentCount: sql`${post.commentCount} + 1` }).where(eq(post.id, postId));
    const about = { postId, actorId: userId, commentId: id };
    const mentioned = await spokenTo(tx, mentions);
    await tellOfPost(tx, context, { ...about, to: mentioned, type: 'POST_COMMENT_MENTIONED' });
    const replied = answered && !mentioned.includes(answered.userId) ? [answered.userId] : [];
    await tellOfPost(tx, context, { ...about, to: replied, type: 'POST_REPLIED' });
    const author = mentioned.includes(entered.userId) || replied.includes(entered.userId) ? [] : [entered.userId];
    await tellOfPost(tx, context, { ...about, to: author, type: 'POST_COMMENTED' });
  });
  return readOneComment(context, id);
}

async function answeredBy(tx: Db, userId: string, postId: string, replyTo: string): Promise<EnteredComment> {
  const comment = await enterComment(tx, userId, replyTo);
  if (comment.postId !== postId || comment.isDeleted) throw notFound('There is no such comment.');
  return comment;
}

async function mustBeSame(tx: Db, { id, postId, userId }: { id: string; postId: string; userId: string }): Promise<void> {
  const [present] = await tx.select().from(postComment).where(eq(postComment.id, id));
  if (present?.userId !== userId || present.postId !== postId) throw conflict('This id belongs to another comment.', 'id');
}
