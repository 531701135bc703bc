import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import { releaseFilesOf, restoreFilesOf } from '../files';
import { announceChannel, tellPeople } from './channel-event';
import { changeFace } from './enter-channel';
import { channel, channelMember } from './messaging.table';

const channelsOf = (companyId: string) => sql`(
  select c.id
  from channel c
  join partner p on p.id = c.partner_id
  where p.company_id = ${companyId})`;
const messagesOf = (companyId: string) => sql`(
  select m.id
  from message m
  where m.channel_id in ${channelsOf(companyId)} and m.attachments <> '[]')`;

/**
 * The channels of a company's partners go with it, in that command's transaction: who may see them follows from the company,
 * so this only ends the streams and lets go of the files, which can be had back until `until`.
 */
export async function hidePartnerChannels(tx: Db, context: Announcer, companyId: string, until: Date): Promise<void> {
  await releaseFilesOf(tx, 'channel', channelsOf(companyId), until);
  await releaseFilesOf(tx, 'message', messagesOf(companyId), until);
  await tellOfChannels(tx, context, companyId, 'LEFT');
}

/** The same back again, in the transaction that brings back the company. */
export async function showPartnerChannels(tx: Db, context: Announcer, companyId: string, until: Date): Promise<void> {
  await restoreFilesOf(tx, 'channel', channelsOf(companyId), until);
  await restoreFilesOf(tx, 'message', messagesOf(companyId), until);
  await tellOfChannels(tx, context, companyId, 'JOINED');
}

async function tellOfChannels(tx: Db, context: Announcer, companyId: string, type: 'LEFT' | 'JOINED'): Promise<void> {
  const rows = await tx.select({ id: channel.id }).from(channel)
    .where(and(sql`${channel.id} in ${channelsOf(companyId)}`, eq(channel.isDeleted, false)))
    .orderBy(channel.id).for('update');
  for (const { id } of rows) {
    const members = await tx.select({ userId: channelMember.userId }).from(channelMember)
      .where(and(eq(channelMember.channelId, id), isNull(channelMember.leftAt)));
    const people = members.map(({ userId }) => userId);
    const face = await changeFace(tx, id);
    afterCommit(tx, () => {
      if (type === 'LEFT') void announceChannel(context, face, people);
      void tellPeople(context, people, { type, channelId: id });
    });
  }
}
