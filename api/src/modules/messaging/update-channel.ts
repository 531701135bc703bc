import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { fileIdOf, releaseFiles } from '../files';
import { announceChannel, announceMessage } from './channel-event';
import { checkDescription, checkLogo, checkName, claimLogo } from './create-channel';
import { changeFace, enterChannel, loadChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canManage } from './messaging.policy';
import { channel, type LineFacts } from './messaging.table';
import { requireMessenger, type Messenger } from './messenger';
import { writeLine } from './write-line';

export interface ChannelSet {
  name?: string | undefined; description?: string | null | undefined; logoUrl?: string | null | undefined;
  type?: 'OPEN' | 'CLOSE' | undefined;
}

/**
 * Changes how a channel presents itself, as an admin; what has changed is told in it. What is left out, or said again, stays. An open
 * channel can be closed; a closed one is not opened, which would show everybody what was written for a few.
 */
export async function updateChannel(context: Context, { id, set }: { id: string; set: ChannelSet }): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const values = {
    ...(set.name !== undefined && { name: checkName(set.name) }),
    ...(set.description !== undefined && { description: checkDescription(set.description) }),
    ...(set.logoUrl !== undefined && { logoUrl: checkLogo(set.logoUrl) }),
    ...(set.type !== undefined && { type: set.type }),
  };
  const changed = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, id);
    if (!canManage(facts, viewer.userId)) throw forbidden("You don't have permission to change this channel.");
    if (facts.type === 'CLOSE' && set.type === 'OPEN')
      throw invalid('type', 'A close channel stays close: what was written in it was for the people in it.');
    const told = changesOf(await loadChannel(tx, id), values);
    if (told.length === 0) return null;
    if (values.logoUrl !== undefined) await changeLogo(tx, viewer, id, values.logoUrl, context.now());
    const face = await changeFace(tx, id, values);
    const lines = [];
    for (const line of told) lines.push(await writeLine(tx, id, { by: viewer.userId, ...line, at: context.now() }));
    return { face, lines };
  });
  if (!changed) return loadChannel(context.db.orm, id);
  await announceChannel(context, changed.face);
  for (const line of changed.lines) await announceMessage(context, line);
  return changed.face;
}

/** What a new face says that the present one does not. */
function changesOf(before: ChatChannel, set: ChannelSet): Pick<LineFacts, 'kind' | 'text'>[] {
  const fields = [
    ['renamed', before.name, set.name],
    ['described', before.description, set.description],
    ['logo', before.logoUrl, set.logoUrl],
    ['closed', before.type, set.type],
  ] as const;
  return fields.flatMap(([kind, was, is]) => (
    is === undefined || is === was ? [] : [{ kind, text: kind === 'renamed' || is === null ? is : '' }]
  ));
}

/** The logo before goes with its bytes; the one that is there already may be named again. */
async function changeLogo(tx: Db, viewer: Messenger, id: string, logoUrl: string | null, at: Date): Promise<void> {
  const [before] = await tx.select({ logoUrl: channel.logoUrl }).from(channel).where(eq(channel.id, id));
  if (!before || before.logoUrl === logoUrl) return;
  await claimLogo(tx, viewer, id, logoUrl, at);
  const old = before.logoUrl === null ? null : fileIdOf(before.logoUrl);
  if (old !== null) await releaseFiles(tx, { kind: 'channel', id }, { only: [old], at });
}
