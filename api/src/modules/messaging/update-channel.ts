import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { forbidden } from '../../errors';
import { fileIdOf, releaseFiles } from '../files';
import { announceChannel } from './channel-event';
import { checkDescription, checkLogo, checkName, claimLogo } from './create-channel';
import { changeFace, enterChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canManage } from './messaging.policy';
import { channel } from './messaging.table';
import { requireMessenger, type Messenger } from './messenger';

export interface ChannelSet { name?: string | undefined; description?: string | null | undefined; logoUrl?: string | null | undefined }

/** Changes how a channel presents itself, as its creator. What is left out stays. */
export async function updateChannel(context: Context, { id, set }: { id: string; set: ChannelSet }): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const values = {
    ...(set.name !== undefined && { name: checkName(set.name) }),
    ...(set.description !== undefined && { description: checkDescription(set.description) }),
    ...(set.logoUrl !== undefined && { logoUrl: checkLogo(set.logoUrl) }),
  };
  const face = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, id);
    if (!canManage(facts, viewer.userId)) throw forbidden("You don't have permission to change this channel.");
    if (values.logoUrl !== undefined) await changeLogo(tx, viewer, id, values.logoUrl, context.now());
    return changeFace(tx, id, values);
  });
  await announceChannel(context, face);
  return face;
}

/** The logo before goes with its bytes; the one that is there already may be named again. */
async function changeLogo(tx: Db, viewer: Messenger, id: string, logoUrl: string | null, at: Date): Promise<void> {
  const [before] = await tx.select({ logoUrl: channel.logoUrl }).from(channel).where(eq(channel.id, id));
  if (!before || before.logoUrl === logoUrl) return;
  await claimLogo(tx, viewer, id, logoUrl, at);
  const old = before.logoUrl === null ? null : fileIdOf(before.logoUrl);
  if (old !== null) await releaseFiles(tx, { kind: 'channel', id }, { only: [old], at });
}
