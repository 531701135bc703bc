import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { openReportsSql, recordAct, settleReports, type Reports } from '../operations';
import { post, postComment, postReport } from './post.table';
import { countTags } from './post-tags';
import { forgetPost } from './tell-of-post';

/** What people have told of one post or comment. */
export interface Reported extends Reports {
  postId: string;
  /** Null: the post itself. */
  commentId: string | null;
  authorId: string;
  authorEmail: string | null;
  content: string;
  isHidden: boolean;
}

/** What waits for an operator, the oldest first. */
export const OPEN_REPORTS: Statement = {
  name: 'open-reports',
  text: `select p.id as "postId", c.id as "commentId", coalesce(c.user_id, p.user_id) as "authorId", u.email as "authorEmail",
      left(coalesce(c.content, p.content), 500) as content, coalesce(c.hidden_at, p.hidden_at) is not null as "isHidden",
      to_json(r.since) as since, r.reports
    from ${openReportsSql('post_report', ['post_id', 'comment_id'])} r
    join post p on p.id = r.post_id and p.deleted_at is null
    left join post_comment c on c.id = r.comment_id
    join users u on u.id = coalesce(c.user_id, p.user_id)
    where r.comment_id is null or c.deleted_at is null
    order by r.since, p.id, c.id`,
};

/** For an operator: what people have reported and nobody has decided on. */
export const readReports = ({ db }: Context): Promise<Reported[]> => db.read<Reported>(OPEN_REPORTS, []);

export interface Decision {
  postId: string;
  commentId: string | null;
  isHidden: boolean;
}

/**
 * An operator takes a post or comment away from all but its author, or leaves it where it is; its reports are settled with that. Twice
 * is once. Throws NOT_FOUND.
 */
export async function decideOnPost(context: Context, { postId, commentId, isHidden }: Decision): Promise<{ wasHidden: boolean }> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(post).where(eq(post.id, postId)).for('update');
    if (!row) throw notFound('There is no such post.');
    const hiddenAt = isHidden ? context.now() : null;
    const wasHidden = commentId === null
      ? await decidePost(tx, context, row, hiddenAt)
      : await decideComment(tx, { postId, commentId }, hiddenAt);
    const reported = commentId === null ? isNull(postReport.commentId) : eq(postReport.commentId, commentId);
    const reports = await settleReports(tx, context, postReport, and(eq(postReport.postId, postId), reported));
    if (wasHidden !== isHidden || reports > 0) {
      const data = { wasHidden, commentId, reports };
      await recordAct(tx, context, { kind: isHidden ? 'post-hidden' : 'post-restored', subject: commentId ?? postId, data });
    }
    return { wasHidden };
  });
}

async function decidePost(tx: Db, context: Context, row: typeof post.$inferSelect, hiddenAt: Date | null): Promise<boolean> {
  const wasHidden = row.hiddenAt !== null;
  if (wasHidden === (hiddenAt !== null)) return wasHidden;
  const isCounted = row.deletedAt === null;
  // A post that is hidden counts for nothing: before or after, one of the two is seen.
  if (isCounted) await countTags(tx, { ...row, hiddenAt: null }, wasHidden ? 1 : -1);
  await tx.update(post).set({ hiddenAt }).where(eq(post.id, row.id));
  await forgetPost(tx, context, row.id);
  return wasHidden;
}

async function decideComment(
  tx: Db, { postId, commentId }: { postId: string; commentId: string }, hiddenAt: Date | null,
): Promise<boolean> {
  const [comment] = await tx.select().from(postComment)
    .where(and(eq(postComment.id, commentId), eq(postComment.postId, postId))).for('update');
  if (!comment) throw notFound('There is no such comment.');
  const wasHidden = comment.hiddenAt !== null;
  if (wasHidden === (hiddenAt !== null)) return wasHidden;
  await tx.update(postComment).set({ hiddenAt }).where(eq(postComment.id, commentId));
  if (comment.deletedAt !== null) return wasHidden;
  await tx.update(post).set({ commentCount: sql`${post.commentCount} + ${wasHidden ? 1 : -1}` }).where(eq(post.id, postId));
  return wasHidden;
}
