import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, forbidden } from '../../request/errors';
import { checkQuotaOf, fileIdOf, restoreFiles, withRoom } from '../files';
import { users } from '../identity';
import { announceMessage } from './channel-event';
import { enterMessage, loadMessage, nextChange } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { takesPart } from './messaging.policy';
import { deletedMessage, message, messageReaction } from './messaging.table';
import { requireMessenger } from './messenger';

type Kept = typeof deletedMessage.$inferSelect;

/**
 * Undoes a deletion for everybody, as who deleted: words, files, mentions and reactions stand where they stood. Twice is once.
 * Its files count again, so it throws OVER_QUOTA where others have taken their room.
 */
export async function restoreMessage(context: Context, id: string): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const changed = await withRoom(context, () => context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, id);
    if (!takesPart(entered.channel)) throw refused();
    if (!entered.message.isDeleted) return null;
    const kept = await keptOf(tx, id, context.now());
    if (!kept) throw conflict('This message was deleted too long ago to bring it back.');
    if (kept.deletedBy !== viewer.userId) throw refused();
    const changeSeq = await nextChange(tx, entered.channel.id);
    await tx.update(message)
      .set({
        body: kept.body, mentions: kept.mentions, attachments: await filesOf(tx, context, kept), isDeleted: false, changeSeq,
        updatedAt: context.now(),
      })
      .where(eq(message.id, id));
    await reactAgain(tx, kept);
    await tx.delete(deletedMessage).where(eq(deletedMessage.messageId, id));
    return loadMessage(tx, id);
  }));
  if (changed) await announceMessage(context, changed);
  return changed ?? loadMessage(context.db.orm, id);
}

const refused = () => forbidden("You don't have permission to bring back this message.");

async function keptOf(tx: Db, messageId: string, now: Date): Promise<Kept | undefined> {
  const [row] = await tx.select().from(deletedMessage)
    .where(and(eq(deletedMessage.messageId, messageId), gt(deletedMessage.keptUntil, now)));
  return row;
}

/** A process of the release before may have swept the bytes: what is not there is not shown. */
async function filesOf(tx: Db, { config, now }: Context, { messageId, attachments, keptUntil }: Kept): Promise<Kept['attachments']> {
  const idOf = ({ url }: Kept['attachments'][number]) => fileIdOf(url) ?? '';
  if (attachments.length === 0) return [];
  const only = attachments.map(idOf).filter(Boolean);
  const back = await restoreFiles(tx, { kind: 'message', id: messageId }, { only, goneAt: keptUntil });
  await checkQuotaOf(tx, config, back, now());
  return attachments.filter((file) => back.includes(idOf(file)));
}

async function reactAgain(tx: Db, { messageId, reactions }: Kept): Promise<void> {
  if (reactions.length === 0) return;
  const living = await tx.select({ id: users.id }).from(users).where(inArray(users.id, reactions.map(({ userId }) => userId)));
  const rows = reactions.filter(({ userId }) => living.some(({ id }) => id === userId))
    .map((each) => ({ ...each, messageId, createdAt: new Date(each.createdAt) }));
  if (rows.length > 0) await tx.insert(messageReaction).values(rows).onConflictDoNothing();
}
