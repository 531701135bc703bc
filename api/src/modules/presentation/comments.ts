import { canDeleteComment } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { checkMentions, checkMessage } from '../../text/comment-checks';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { findColleagues, standingOf } from '../company';
import { requireViewer } from '../identity';
import { notify, presentationSubject } from '../notification';
import { tellOfDeck } from './deck-event';
import { holdPresentation, type EnteredDeck } from './enter-presentation';
import { canCommentOnDecks, noDeck, refuseDecks } from './presentation.policy';
import { COMMENTS, type DeckRights } from './presentation.queries';
import { presentationComment } from './presentation.table';
import type { PresentationComment } from './presentation-types';

type Row = Omit<PresentationComment, 'canDelete'> & { authorId: string | null };
type CommentRow = typeof presentationComment.$inferSelect;

/** What is said of a deck, newest first. Throws FORBIDDEN for outsiders. */
export async function readComments(context: Context, id: string, { first, after }: PageInput): Promise<Page<PresentationComment>> {
  const size = sizeOf(first);
  const rows = await read(context, [id, size + 1, ...placeOf(after, 'moment', 'id'), null]);
  return pageOf(rows, size, { view: (row) => row, cursor: ({ createdAt, id: last }) => cursorOf(createdAt, last) });
}

async function read(context: Context, [id, ...rest]: readonly unknown[]): Promise<PresentationComment[]> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: DeckRights & { rows: Row[] } }>(COMMENTS, [id, userId, ...rest]);
  if (!row) throw noDeck();
  const standing = standingOf(row.data, userId);
  return row.data.rows.map(
    ({ authorId, ...comment }) => ({ ...comment, canDelete: canDeleteComment({ authorId: authorId ?? '' }, userId, standing) }),
  );
}

const one = async (context: Context, presentationId: string, id: string) => (
  (await read(context, [presentationId, 1, null, null, id]))[0] ?? null
);

interface CommentInput {
  presentationId: string; id: string; slideId?: string | null | undefined; message: string; mentions: readonly string[];
}

/** The same id twice is one comment. Throws FORBIDDEN, LOCKED, and INVALID with a field. */
export async function addComment(context: Context, input: CommentInput): Promise<PresentationComment | null> {
  const { presentationId, id, slideId = null } = input;
  const [message, mentions] = [checkMessage(input.message), checkMentions(input.mentions)];
  await context.db.transaction(async (tx) => {
    const entered = await holdPresentation(tx, context, presentationId);
    mayComment(entered);
    if (slideId !== null && !entered.order.includes(slideId)) throw invalid('slideId', 'This slide is not there any more.');
    const [present] = await tx.select().from(presentationComment).where(eq(presentationComment.id, id));
    if (present && (present.presentationId !== presentationId || present.authorId !== entered.viewerId)) throw forbidden();
    if (present) return;
    const { companyId, viewerId, now } = entered;
    const found = await findColleagues(tx, entered, mentions);
    if (mentions.some((each) => !found.has(each))) throw invalid('mentions', 'Somebody you mention is not in the company.');
    await tx.insert(presentationComment).values({
      id, companyId, presentationId, slideId, authorId: viewerId, message, mentions, createdAt: now,
    });
    await tellOfComment(tx, context, entered, { commentId: id, mentions });
    tellOfDeck(tx, context, presentationId, 'comments');
  });
  return one(context, presentationId, id);
}

/** Whoever is mentioned hears of that, and who made the deck of the comment, while they are in the company: nobody of both. */
async function tellOfComment(
  tx: Db, context: Context, entered: EnteredDeck, { commentId, mentions }: { commentId: string; mentions: readonly string[] },
): Promise<void> {
  const { id, companyId, viewerId, createdBy, title } = entered;
  const about = {
    actorId: viewerId, companyId, subject: presentationSubject(id), data: { presentationId: id, presentationTitle: title, commentId },
  };
  await notify(tx, context, { ...about, to: mentions, type: 'PRESENTATION_MENTIONED' });
  if (createdBy === null || mentions.includes(createdBy)) return;
  const there = await findColleagues(tx, entered, [createdBy]);
  await notify(tx, context, { ...about, to: there.has(createdBy) ? [createdBy] : [], type: 'PRESENTATION_COMMENTED' });
}

function mayComment({ standing, plan }: EnteredDeck): void {
  if (!canCommentOnDecks(standing)) throw forbidden("You don't have permission to comment on this presentation.");
  const refused = refuseDecks(plan);
  if (refused) throw refused;
}

/** Gone for everybody; `restoreComment` has it back. The author may, and owner and admins. Twice is once. */
export async function deleteComment(context: Context, id: string): Promise<null> {
  await onComment(context, id, async (tx, entered, row) => {
    if (row.isDeleted) return;
    await tx.update(presentationComment).set({ isDeleted: true, deletedBy: entered.viewerId }).where(eq(presentationComment.id, id));
    tellOfDeck(tx, context, row.presentationId, 'comments');
  });
  return null;
}

/** By whom it was deleted. Twice is once. */
export async function restoreComment(context: Context, id: string): Promise<PresentationComment | null> {
  const row = await onComment(context, id, async (tx, entered, comment) => {
    if (!comment.isDeleted) return;
    if (comment.deletedBy !== entered.viewerId) throw refused();
    await tx.update(presentationComment).set({ isDeleted: false, deletedBy: null }).where(eq(presentationComment.id, id));
    tellOfDeck(tx, context, comment.presentationId, 'comments');
  });
  return one(context, row.presentationId, id);
}

const refused = () => forbidden("You don't have permission to change this comment.");

/** One that was never there is refused like one that is not the viewer's to touch. */
function onComment(
  context: Context, id: string, work: (tx: Db, entered: EnteredDeck, row: CommentRow) => Promise<void>,
): Promise<CommentRow> {
  return context.db.transaction(async (tx) => {
    requireViewer(context);
    const [row] = await tx.select().from(presentationComment).where(eq(presentationComment.id, id));
    if (!row) throw refused();
    const entered = await holdPresentation(tx, context, row.presentationId);
    if (!canDeleteComment({ authorId: row.authorId ?? '' }, entered.viewerId, entered.standing)) throw refused();
    await work(tx, entered, row);
    return row;
  });
}
