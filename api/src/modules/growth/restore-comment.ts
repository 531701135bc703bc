import { canDeleteComment } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { enterCompany, recordCompanyEvent } from '../company';
import { requireViewer } from '../identity';
import { reachOf, type ModuleAddress } from './enter-module';
import { findComment } from './find-comment';
import { refuseReading } from './growth.policy';
import { componentComment } from './growth.table';

/** Undoes a deletion for everybody, as who deleted; the comment stands where it stood. Twice is once. */
export async function restoreComment(context: Context, { id }: { id: string }): Promise<ModuleAddress> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    // The company's turn comes first: somebody may be deleting it just now.
    const { companyId } = await findComment(tx, id);
    const { standing } = await enterCompany(tx, userId, companyId, context.now());
    const comment = await findComment(tx, id);
    const hidden = refuseReading(standing, await reachOf(tx, companyId, comment.key));
    if (hidden || !canDeleteComment(comment, userId, standing)) throw refused();
    if (!comment.isDeleted) return comment;
    if (comment.deletedBy !== userId) throw refused();
    await tx.update(componentComment).set({ isDeleted: false, deletedBy: null, deletedAt: null }).where(eq(componentComment.id, id));
    await recordCompanyEvent(tx, context, companyId, { type: 'COMMENT_ADDED', actorId: userId, moduleKey: comment.key, commentId: id });
    return comment;
  });
}

const refused = () => forbidden("You don't have permission to bring back this comment.");
