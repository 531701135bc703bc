import type { ReportReason } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { reportNote } from '../operations';
import { enterComment, enterPost } from './enter-post';
import { postReport } from './post.table';

export interface PostReport { id: string; postId: string; commentId: string | null; reason: ReportReason; note: string }

/** Tells the operator of a post or one of its comments that the viewer sees: once a person, also under another id. */
export async function reportPost(context: Context, { note, ...report }: PostReport): Promise<void> {
  const { userId } = requireViewer(context);
  const words = reportNote(note);
  await context.db.transaction(async (tx) => {
    await enterPost(tx, userId, report.postId);
    if (report.commentId !== null && (await enterComment(tx, userId, report.commentId)).postId !== report.postId) {
      throw notFound('There is no such comment.');
    }
    await tx.insert(postReport).values({ ...report, note: words, userId, createdAt: context.now() }).onConflictDoNothing();
  });
}
