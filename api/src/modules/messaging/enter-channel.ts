import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { bound } from '../../db/bound';
import { channelSql, factsSql, messageSql, type ChatChannel, type ChatMessage } from './messaging.json';
import type { ChannelFacts } from './messaging.policy';
import { channel, message } from './messaging.table';
import { who, type Messenger } from './messenger';

/** The same words for a channel that is not there and for one that the viewer may not know of. */
export const noSuchChannel = () => forbidden("You don't have permission to enter this channel.");

/** First line of a command: takes the channel's turn, then says what the viewer is there. */
export async function enterChannel(tx: Db, viewer: Messenger, channelId: string): Promise<ChannelFacts> {
  const [row] = await tx.select({ id: channel.id }).from(channel).where(eq(channel.id, channelId)).for('update');
  // The facts are read once the turn is ours: whoever held it may just have changed them.
  if (!row) throw noSuchChannel();
  return readFactsIn(tx, viewer, channelId);
}

async function readFactsIn(tx: Db, viewer: Messenger, channelId: string): Promise<ChannelFacts> {
  const [row] = await tx.select({ facts: bound<ChannelFacts>(factsSql('channel'), who(viewer)) }).from(channel)
    .where(eq(channel.id, channelId));
  if (!row) throw noSuchChannel();
  return row.facts;
}

export interface EnteredMessage { channel: ChannelFacts; message: typeof message.$inferSelect }

/** The same for a command on one message. */
export async function enterMessage(tx: Db, viewer: Messenger, messageId: string): Promise<EnteredMessage> {
  const [place] = await tx.select({ channelId: message.channelId }).from(message).where(eq(message.id, messageId));
  if (!place) throw noSuchChannel();
  const facts = await enterChannel(tx, viewer, place.channelId);
  const [row] = await tx.select().from(message).where(eq(message.id, messageId));
  if (!row) throw noSuchChannel();
  return { channel: facts, message: row };
}

/** The next step of the channel's sequence, for a change of a message. */
export async function nextChange(tx: Db, channelId: string): Promise<number> {
  const [row] = await tx.update(channel).set({ changeSeq: sql`${channel.changeSeq} + 1` }).where(eq(channel.id, channelId))
    .returning({ seq: channel.changeSeq });
  if (!row) throw noSuchChannel();
  return row.seq;
}

type Face = Partial<Pick<typeof channel.$inferInsert, 'name' | 'type' | 'description' | 'logoUrl' | 'createdBy' | 'isDeleted'>>;

/** The next step of the channel's sequence, for a change of the channel itself; what is announced afterwards. */
export async function changeFace(tx: Db, channelId: string, face: Face = {}): Promise<ChatChannel> {
  await tx.update(channel).set({
    ...face,
    changeSeq: sql`${channel.changeSeq} + 1`,
    faceChangeSeq: sql`${channel.changeSeq} + 1`,
    memberCount: sql`(
      select count(*)
      from channel_member m
      where m.channel_id = ${channelId} and m.left_at is null)`,
  }).where(eq(channel.id, channelId));
  return loadChannel(tx, channelId);
}

export async function loadChannel(tx: Db, channelId: string): Promise<ChatChannel> {
  const [row] = await tx.select({ data: bound<ChatChannel>(channelSql('channel')) }).from(channel).where(eq(channel.id, channelId));
  if (!row) throw noSuchChannel();
  return row.data;
}

export async function loadMessage(tx: Db, messageId: string): Promise<ChatMessage> {
  const [row] = await tx.select({ data: bound<ChatMessage>(messageSql('message')) }).from(message).where(eq(message.id, messageId));
  if (!row) throw noSuchChannel();
  return row.data;
}
