import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { personSql, type Person } from '../identity';
import { addPeople } from './add-participants';
import { announceChannel, announceMessage, tellPeople } from './channel-event';
import { changeFace, enterChannel, noSuchChannel } from './enter-channel';
import { companyNameSql } from './messaging.json';
import { channelMember } from './messaging.table';
import { requireMessenger } from './messenger';
import { writeLine } from './write-line';

export interface ChannelRequest {
  /** Of the channel. */
  id: string;
  name: string;
  description: string | null;
  participantCount: number;
  by: Person | null;
  company: string | null;
  requestedAt: string;
}

/**
 * $1 person, $2 how many, $3 and $4 moment and channel of the last one seen, or null. Newest first; those of channels and people
 * that are gone are not told.
 */
export const REQUESTS: Statement = {
  name: 'chat-requests',
  text: `select c.id, c.name, c.description, c.member_count as "participantCount", ${personSql('u')} as by,
      ${companyNameSql('u')} as company,
      to_json(r.requested_at) as "requestedAt"
    from channel_member r
    join channel c on c.id = r.channel_id
    join users u on u.id = r.requested_by
    where r.user_id = $1 and r.requested_at is not null and not c.is_deleted and not u.is_deleted and not u.is_blocked
      and ($3::timestamptz is null or (r.requested_at, r.channel_id) < ($3::timestamptz, $4::uuid))
    order by r.requested_at desc, r.channel_id desc
    limit $2`,
};

export async function readChannelRequests(context: Context, { first, after }: PageInput): Promise<Page<ChannelRequest>> {
  const { userId, embed } = requireMessenger(context);
  const size = sizeOf(first);
  const rows = embed ? [] : await context.db.read<ChannelRequest>(REQUESTS, [userId, size + 1, ...placeOf(after, 'moment', 'id')]);
  return pageOf(rows, size, { view: (row) => row, cursor: ({ requestedAt, id }) => cursorOf(requestedAt, id) });
}

/** Takes part in the channel, or does not. A second answer finds nothing waiting and is refused like a request that never was. */
export async function answerChannelRequest(context: Context, { channelId, accept }: { channelId: string; accept: boolean }): Promise<void> {
  const viewer = requireMessenger(context);
  const joined = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    const [waiting] = await tx.update(channelMember).set({ requestedAt: null })
      .where(and(
        eq(channelMember.channelId, channelId),
        eq(channelMember.userId, viewer.userId),
        isNotNull(channelMember.requestedAt),
        isNotNull(channelMember.leftAt),
      ))
      .returning({ channelId: channelMember.channelId });
    if (!waiting || facts.isDeleted || !facts.isInReach) throw noSuchChannel();
    if (!accept) return null;
    await addPeople(tx, channelId, [viewer.userId], facts.lastSeq, context.now());
    const face = await changeFace(tx, channelId);
    return { face, line: await writeLine(tx, channelId, { by: viewer.userId, kind: 'joined', at: context.now() }) };
  });
  await tellPeople(context, [viewer.userId], { type: 'ASKED', channelId });
  if (!joined) return;
  await announceChannel(context, joined.face);
  await announceMessage(context, joined.line);
  await tellPeople(context, [viewer.userId], { type: 'JOINED', channelId });
}
