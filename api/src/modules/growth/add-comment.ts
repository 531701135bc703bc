import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { checkMentions, checkMessage } from '../../text/comment-checks';
import { findColleagues, recordCompanyEvent } from '../company';
import { allSee } from './all-see';
import { enterModule, type ModuleAddress } from './enter-module';
import { componentComment } from './growth.table';
import { tellOfComment } from './tell-of-comment';

export interface CommentInput extends ModuleAddress {
  id: string;
  message: string;
  mentions: readonly string[];
}

/** What somebody says about a module. The same id twice is one comment; an empty message is refused. */
export async function addComment(context: Context, input: CommentInput): Promise<void> {
  const { companyId, key, id } = input;
  const message = checkMessage(input.message);
  const mentions = checkMentions(input.mentions);
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'comment');
    const [present] = await tx.select().from(componentComment).where(eq(componentComment.id, id));
    if (present) {
      if (present.companyId === companyId && present.key === key && present.authorId === entered.viewerId) return;
      throw forbidden();
    }
    if (!allSee(await findColleagues(tx, entered, mentions), mentions, entered)) throw cannotSee();
    await tx.insert(componentComment).values({ id, companyId, key, authorId: entered.viewerId, message, mentions, createdAt: entered.now });
    await tellOfComment(tx, context, entered, id, mentions);
    await recordCompanyEvent(tx, context, companyId, { type: 'COMMENT_ADDED', actorId: entered.viewerId, moduleKey: key, commentId: id });
  });
}

export const cannotSee = () => invalid('mentions', 'Somebody you mention does not see this module.');
