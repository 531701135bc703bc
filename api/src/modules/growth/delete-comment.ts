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

/** Gone for everybody at once; `restoreComment` has it back. The author may, and owner and admins; says where it stood. Twice is once. */
export async function deleteComment(context: Context, { id }: { id: string }): Promise<ModuleAddress> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    const comment = await findComment(tx, id);
    const { standing } = await enterCompany(tx, userId, comment.companyId, context.now());
    const hidden = refuseReading(standing, await reachOf(tx, comment.companyId, comment.key));
    if (hidden || !canDeleteComment(comment, userId, standing)) throw forbidden("You don't have permission to delete this comment.");
    if (comment.isDeleted) return comment;
    await tx.update(componentComment).set({ isDeleted: true, deletedBy: userId, deletedAt: context.now() })
      .where(eq(componentComment.id, id));
    await recordCompanyEvent(tx, context, comment.companyId, {
      type: 'COMMENT_DELETED', actorId: userId, moduleKey: comment.key, commentId: id,
    });
    return comment;
  });
}
