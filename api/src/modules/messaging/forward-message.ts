import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { companyOfClaim } from '../company';
import { copyFile, fileAddress, fileIdOf } from '../files';
import type { ChatMessage } from './messaging.json';
import { canSee } from './messaging.policy';
import { readMessage } from './messaging.queries';
import type { ForwardFacts } from './messaging.table';
import { requireMessenger, type Messenger } from './messenger';
import { requireWritable, sendChannelMessage } from './send-message';
import { requireReachable, writePersonalMessage } from './write-personal-message';

/** `to`: a channel or conversation, or somebody to write to. `id` is the new message's, made by the client: twice is one message. */
export interface ForwardInput { messageId: string; id: string; to: { channelId: string } | { userId: string } }

/**
 * Passes a message on, as who may read it and write there. Its words stand in the new one, its files are copies that belong to
 * that: who reads them there learns nothing of where they were. Throws FORBIDDEN for what may not be read, deleted or a line.
 */
export async function forwardMessage(context: Context, { messageId, id, to }: ForwardInput): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const found = await readMessage(context.db, viewer, messageId);
  if (!found || !canSee(found.channel) || found.message.isDeleted || found.message.line)
    throw forbidden("You don't have permission to forward this message.");
  // Nothing is copied for who may not write there.
  await ('userId' in to ? requireReachable(context, viewer, to.userId) : requireWritable(context, viewer, to.channelId));
  const attachments = await readMessage(context.db, viewer, id) ? [] : await copies(context, viewer, found.message.attachments);
  const input = { id, body: found.message.body, replyTo: null, mentions: [], forward: originOf(found.message), attachments };
  return 'userId' in to ? writePersonalMessage(context, { ...input, ...to }) : sendChannelMessage(context, { ...input, ...to });
}

/** Passed on twice it still tells of who wrote it. */
function originOf({ id, author, createdAt, forwarded }: ChatMessage): ForwardFacts {
  if (forwarded) return { messageId: forwarded.messageId, authorId: forwarded.author?.id ?? null, at: forwarded.at };
  return { messageId: id, authorId: author?.id ?? null, at: createdAt };
}

/** The viewer's own uploads, as the same files once more. */
async function copies(context: Context, { userId, embed }: Messenger, attachments: ChatMessage['attachments']): Promise<{ url: string }[]> {
  if (attachments.length === 0) return [];
  const companyId = embed?.companyId ?? await companyOfClaim(context, userId);
  const copied = [];
  for (const { url } of attachments) {
    const fileId = fileIdOf(url);
    if (fileId !== null)
      copied.push({ url: fileAddress(await copyFile(context, fileId, { ownerId: userId, companyId, isVisitor: embed != null })) });
  }
  return copied;
}
