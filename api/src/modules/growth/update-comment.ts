import { canEditComment } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { checkMentions, checkMessage } from '../../text/comment-checks';
import { findColleagues, recordCompanyEvent } from '../company';
import { cannotSee } from './add-comment';
import { allSee } from './all-see';
import { enterModule, type ModuleAddress } from './enter-module';
import { findComment } from './find-comment';
import { componentComment } from './growth.table';
import { tellOfMention } from './tell-of-comment';

/** Changes the words of an own comment and marks it as edited; says where it stands. */
export async function updateComment(
  context: Context, input: { id: string; message: string; mentions: readonly string[] },
): Promise<ModuleAddress> {
  const message = checkMessage(input.message);
  const mentions = checkMentions(input.mentions);
  return context.db.transaction(async (tx) => {
    const comment = await findComment(tx, input.id);
    const entered = await enterModule(tx, context, comment, 'comment');
    if (comment.isDeleted || !canEditComment(comment, entered.viewerId, true))
      throw forbidden("You don't have permission to edit this comment.");
    if (comment.message === message && comment.mentions.join() === mentions.join()) return comment;
    if (!allSee(await findColleagues(tx, entered, mentions), mentions, entered)) throw cannotSee();
    await tx.update(componentComment).set({ message, mentions, isEdited: true }).where(eq(componentComment.id, input.id));
    await tellOfMention(tx, context, entered, input.id, mentions.filter((id) => !comment.mentions.includes(id)));
    await recordCompanyEvent(tx, context, comment.companyId, {
      type: 'COMMENT_CHANGED', actorId: entered.viewerId, moduleKey: comment.key, commentId: input.id,
    });
    return comment;
  });
}
