import { sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { releaseFiles, releaseFilesOf } from '../files';
import { conversationSubject, forgetSubject, whoWasTold } from '../notification';
import { announceChannel } from './channel-event';
import { changeFace, enterChannel } from './enter-channel';
import { canDeleteChannel } from './messaging.policy';
import { message } from './messaging.table';
import { requireMessenger } from './messenger';

/**
 * Takes a channel away from everybody, as its creator; the rows stay (spec section 4, soft deletion), the files
 * of what nobody can see any more do not. Asking twice changes nothing.
 */
export async function deleteChannel(context: Context, id: string): Promise<void> {
  const viewer = requireMessenger(context);
  const face = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, id);
    if (facts.isDeleted && facts.createdBy === viewer.userId) return null;
    if (!canDeleteChannel(facts, viewer.userId)) throw forbidden("You don't have permission to delete this channel.");
    await releaseFiles(tx, { kind: 'channel', id }, { at: context.now() });
    const written = sql`(select m.id from ${message} m where m.channel_id = ${id} and m.attachments <> '[]')`;
    await releaseFilesOf(tx, 'message', written, context.now());
    const subject = conversationSubject(id);
    await forgetSubject(tx, context, subject, await whoWasTold(tx, subject));
    return changeFace(tx, id, { isDeleted: true });
  });
  if (face) await announceChannel(context, face);
}
