import { canDeleteComment, canEditComment } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { checkMentions, checkMessage } from '../../text/comment-checks';
import { findColleagues } from '../company';
import { notify } from '../notification';
import { aboutGoal } from './about-goal';
import { enterGoal, type EnteredGoal, type GoalAddress } from './enter-goal';
import { takeTurn } from './enter-timeline';
import { milestoneComment } from './goal-talk.table';
import { recordTimeline } from './record-timeline';

export interface GoalCommentInput extends GoalAddress { id: string; message: string; mentions: readonly string[] }

type CommentRow = typeof milestoneComment.$inferSelect;

/** What somebody says of a goal. The same id twice is one comment. Throws FORBIDDEN, and INVALID with a field. */
export async function addGoalComment(context: Context, input: GoalCommentInput): Promise<void> {
  const { companyId, goalId, id } = input;
  const [message, mentions] = [checkMessage(input.message), checkMentions(input.mentions)];
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, input, 'comment');
    const [present] = await tx.select().from(milestoneComment).where(eq(milestoneComment.id, id));
    if (present) {
      if (present.milestoneId === goalId && present.authorId === entered.viewerId) return;
      throw forbidden();
    }
    await mustBeColleagues(tx, entered, mentions);
    await tx.insert(milestoneComment).values({
      id, companyId, milestoneId: goalId, authorId: entered.viewerId, message, mentions, createdAt: entered.now,
    });
    await notify(tx, context, { ...aboutGoal(entered, { commentId: id }), to: mentions, type: 'GOAL_MENTIONED' });
    const others = entered.assignees.filter((each) => !mentions.includes(each));
    await notify(tx, context, { ...aboutGoal(entered, { commentId: id }), to: others, type: 'GOAL_COMMENTED' });
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

/** Changes the words of an own comment and marks it as edited; answers its goal. */
export async function updateGoalComment(context: Context, input: Omit<GoalCommentInput, 'goalId'>): Promise<string> {
  const { companyId, id } = input;
  const [message, mentions] = [checkMessage(input.message), checkMentions(input.mentions)];
  return context.db.transaction(async (tx) => {
    const comment = await findComment(tx, input);
    const entered = await enterGoal(tx, context, { companyId, goalId: comment.milestoneId }, 'comment');
    if (comment.isDeleted || !canEditComment(authored(comment), entered.viewerId, true)) throw refused('edit');
    if (comment.message === message && comment.mentions.join() === mentions.join()) return comment.milestoneId;
    await mustBeColleagues(tx, entered, mentions);
    await tx.update(milestoneComment).set({ message, mentions, isEdited: true }).where(eq(milestoneComment.id, id));
    const added = mentions.filter((each) => !comment.mentions.includes(each));
    await notify(tx, context, { ...aboutGoal(entered, { commentId: id }), to: added, type: 'GOAL_MENTIONED' });
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [comment.milestoneId] }]);
    return comment.milestoneId;
  });
}

/** Gone for everybody at once; `restoreGoalComment` has it back. The author may, and owner and admins. Twice is once. */
export async function deleteGoalComment(context: Context, where: { companyId: string; id: string }): Promise<string> {
  return context.db.transaction(async (tx) => {
    const entered = await takeTurn(tx, context, where.companyId);
    const comment = await findComment(tx, where);
    if (!canDeleteComment(authored(comment), entered.viewerId, entered.standing)) throw refused('delete');
    if (comment.isDeleted) return comment.milestoneId;
    await tx.update(milestoneComment).set({ isDeleted: true, deletedBy: entered.viewerId, deletedAt: entered.now })
      .where(eq(milestoneComment.id, where.id));
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [comment.milestoneId] }]);
    return comment.milestoneId;
  });
}

/** Undoes a deletion for everybody, as who deleted. Twice is once. */
export async function restoreGoalComment(context: Context, where: { companyId: string; id: string }): Promise<string> {
  return context.db.transaction(async (tx) => {
    const entered = await takeTurn(tx, context, where.companyId);
    const comment = await findComment(tx, where);
    if (!canDeleteComment(authored(comment), entered.viewerId, entered.standing)) throw refused('bring back');
    if (!comment.isDeleted) return comment.milestoneId;
    if (comment.deletedBy !== entered.viewerId) throw refused('bring back');
    await tx.update(milestoneComment).set({ isDeleted: false, deletedBy: null, deletedAt: null }).where(eq(milestoneComment.id, where.id));
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [comment.milestoneId] }]);
    return comment.milestoneId;
  });
}

const refused = (what: string) => forbidden(`You don't have permission to ${what} this comment.`);
const authored = ({ authorId }: CommentRow) => ({ authorId: authorId ?? '' });

/** A comment, deleted or not. One that was never there is refused like one that is not the viewer's to touch. */
async function findComment(tx: Db, { companyId, id }: { companyId: string; id: string }): Promise<CommentRow> {
  const [row] = await tx.select().from(milestoneComment).where(and(eq(milestoneComment.id, id), eq(milestoneComment.companyId, companyId)));
  if (!row) throw refused('change');
  return row;
}

async function mustBeColleagues(tx: Db, entered: EnteredGoal, mentions: readonly string[]): Promise<void> {
  const found = await findColleagues(tx, entered, mentions);
  if (mentions.some((id) => !found.has(id))) throw invalid('mentions', 'Somebody you mention is not in the company.');
}
