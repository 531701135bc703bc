import type { Context } from '../../request/context';
import type { Database, Statement } from '../../db/database';
import { isUniqueViolation } from '../../db/sql-state';
import { conflict, forbidden, invalid } from '../../request/errors';
import { claimFiles, fileAddress } from '../files';
import { bound } from '../../db/bound';
import { announceMessage } from './channel-event';
import { noSuchChannel } from './enter-channel';
import { messageSql, type ChatMessage } from './messaging.json';
import { canCallAll, canWrite, takesPart, type WritingFacts } from './messaging.policy';
import { readMessage, readWritingFacts } from './messaging.queries';
import { checkMessage, type CheckedMessage, type MessageInput } from './message-input';
import type { Attachment } from './messaging.table';
import { requireMessenger, type Messenger } from './messenger';

/**
 * One statement is the whole transaction: the channel's turn and next seq, the message, the author's read position.
 * No row when the id exists already or the author takes no part any more.
 * $1 author, $2 channel, $3 id, $4 body, $5 attachments, $6 mentions (only participants stay), $7 message answered (only of this channel),
 * $8 moment,
 * $9 seconds after which who is away is told, $10 where it was written first (`ForwardFacts`) or null. The channel's own id among
 * the mentions means everybody in it.
 */
export const SEND: Statement = {
  name: 'chat-send',
  text: `with entered as (
      update channel c
      set last_seq = c.last_seq + 1, change_seq = c.change_seq + 1, last_message_at = greatest(c.last_message_at, $8::timestamptz)
      where c.id = $2
        and not c.is_deleted
        and not exists (select from message x where x.id = $3)
        and exists (
          select from channel_member m
          where m.channel_id = c.id and m.user_id = $1 and m.left_at is null)
      returning c.id, c.last_seq, c.change_seq),
    written as (
      insert into message (channel_id, seq, id, author_id, body, attachments, mentions, reply_to, thread_id, forward, change_seq,
        created_at, updated_at)
      select e.id, e.last_seq, $3::uuid, $1::uuid, $4::text, $5::jsonb,
        coalesce((
          select array_agg(m.user_id)
          from channel_member m
          where m.channel_id = e.id and m.user_id = any($6::uuid[]) and m.left_at is null), '{}')
          || case when e.id = any($6::uuid[]) then array[e.id] else '{}' end,
        (select q.id from message q where q.id = $7::uuid and q.channel_id = e.id),
        (select coalesce(q.thread_id, q.id) from message q where q.id = $7::uuid and q.channel_id = e.id),
        $10::jsonb, e.change_seq, $8::timestamptz, $8::timestamptz
      from entered e
      returning *),
    -- Who is away is told of it later (tell-of-messages.job.ts): one that waits tells of this one too.
    told as (
      insert into job (id, kind, key, payload, run_at)
      select gen_random_uuid(), 'tell-of-messages', e.id::text, jsonb_build_object('channelId', e.id),
        now() + make_interval(secs => $9::float8)
      from entered e
      on conflict (kind, key) where run_at is not null do update
      set again_at = least(job.again_at, excluded.run_at)
      where job.claim is not null),
    read as (
      update channel_member m
      set last_read_seq = w.seq, is_marked_unread = false, read_revision = m.read_revision + 1
      from written w
      where m.channel_id = w.channel_id and m.user_id = $1)
    select ${messageSql('w')} as data
    from written w`,
};

/** For who took part: others must not learn that there is anything. */
export const closed = () => forbidden(
  'This conversation is closed: the partner behind it was revoked. What was written stays here.', 'CONVERSATION_CLOSED',
);

/** Writes into a channel. The same id twice is one message, with the first call's answer. */
export async function sendChannelMessage(context: Context, input: MessageInput & { channelId: string }): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const facts = await requireWritable(context, viewer, input.channelId);
  if (input.mentions.includes(input.channelId) && !canCallAll(facts, viewer.userId))
    throw invalid('mentions', 'Only an admin can call everybody in a channel as large as this one.');
  return postMessage(context, viewer, input.channelId, input);
}

/** What the viewer is in a channel that they may write in. Throws FORBIDDEN where they may not. */
export async function requireWritable({ db }: Context, viewer: Messenger, channelId: string): Promise<WritingFacts> {
  const facts = await readWritingFacts(db, viewer, channelId);
  if (!facts) throw noSuchChannel();
  if (takesPart(facts) && facts.isClosed) throw closed();
  if (!canWrite(facts))
    throw forbidden(`You don't have permission to write ${facts.kind === 'personal' ? 'to this person' : 'in this channel'}.`);
  return facts;
}

/** For commands that have checked that the viewer may write. */
export async function postMessage(context: Context, viewer: Messenger, channelId: string, input: MessageInput): Promise<ChatMessage> {
  const checked = checkMessage(input);
  const send = checked.fileIds.length === 0 ? write : writeWithFiles;
  const written = await send(context, viewer, channelId, checked);
  if (!written) return firstAnswer(context.db, viewer, channelId, checked.id);
  await announceMessage(context, written);
  return written;
}

const valuesOf = (
  { config, now }: Context, viewer: Messenger, channelId: string, input: CheckedMessage, attachments: readonly Attachment[],
) => [
  viewer.userId, channelId, input.id, input.body, JSON.stringify(attachments), input.mentions, input.replyTo, now().toISOString(),
  config.pushAfterSeconds, input.forward ? JSON.stringify(input.forward) : null,
];

async function write(context: Context, viewer: Messenger, channelId: string, input: CheckedMessage): Promise<ChatMessage | null> {
  try {
    const [row] = await context.db.write<{ data: ChatMessage }>(SEND, valuesOf(context, viewer, channelId, input, []));
    return row?.data ?? null;
  } catch (error) {
    // The same id at the same moment: the other one was first.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Undoes what was claimed for a message that is not written. */
class NotWritten extends Error {}

/** The same, and the files are the message's from now on: both or neither. */
async function writeWithFiles(context: Context, viewer: Messenger, channelId: string, input: CheckedMessage): Promise<ChatMessage | null> {
  // What was written at the first attempt may be deleted by now, and its files with it: that is still the answer.
  if (await readMessage(context.db, viewer, input.id)) return null;
  try {
    return await context.db.transaction(async (tx) => {
      const subject = { kind: 'message', id: input.id } as const;
      const kept = await claimFiles(tx, {
        ids: input.fileIds, ownerId: viewer.userId, subject, field: 'attachments', at: context.now(),
      });
      const attachments = kept.map((file) => ({ ...file, url: fileAddress(file.id) }));
      // As a part of a transaction an array is given as its text.
      const values = valuesOf(context, viewer, channelId, input, attachments)
        .map((value) => (Array.isArray(value) ? `{${value.join(',')}}` : value));
      const { rows } = await tx.execute(bound(SEND.text, values)) as unknown as { rows: { data: ChatMessage }[] };
      if (!rows[0]) throw new NotWritten();
      return rows[0].data;
    });
  } catch (error) {
    if (error instanceof NotWritten || isUniqueViolation(error)) return null;
    throw error;
  }
}

async function firstAnswer(db: Database, viewer: Messenger, channelId: string, id: string): Promise<ChatMessage> {
  const found = await readMessage(db, viewer, id);
  if (!found) throw forbidden("You don't have permission to write in this channel.");
  if (found.authorId !== viewer.userId || found.message.channelId !== channelId)
    throw conflict('This id belongs to another message.', 'id');
  return found.message;
}
