import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Database, Db, Statement } from '../../db/database';
import { conflict, forbidden, invalid } from '../../request/errors';
import { line, paragraph } from '../../text/text';
import { claimFiles, fileAddress, fileIdOf } from '../files';
import { announceChannel, tellPeople } from './channel-event';
import { addPeople, askPeople, checkPeople } from './add-participants';
import { changeFace, loadChannel } from './enter-channel';
import { peopleOfSql, type ChatChannel } from './messaging.json';
import { channel } from './messaging.table';
import { requireMessenger, type Messenger } from './messenger';
import { writeLine } from './write-line';

export interface ChannelInput {
  /** Made by the client. */
  id: string;
  name: string;
  type: 'OPEN' | 'CLOSE';
  description: string | null;
  logoUrl: string | null;
  participantIds: readonly string[];
  partnerId: string | null;
}

export const checkName = (name: string) => line('name', name, { min: 1, max: 80, label: 'Channel name' });
export function checkDescription(text: string | null): string | null {
  return text === null ? null : paragraph('description', text.trim(), { max: 500, label: 'The description' }).trim() || null;
}

/** The address as it stands in our rows; the upload is the channel's once it is claimed. */
export function checkLogo(url: string | null): string | null {
  if (url === null) return null;
  const id = fileIdOf(url);
  if (id === null) throw invalid('logoUrl', 'Upload the picture first.');
  return fileAddress(id);
}

export async function claimLogo(tx: Db, viewer: Messenger, channelId: string, logoUrl: string | null, at: Date): Promise<void> {
  const id = logoUrl === null ? null : fileIdOf(logoUrl);
  if (id === null) return;
  const subject = { kind: 'channel', id: channelId } as const;
  await claimFiles(tx, { ids: [id], ownerId: viewer.userId, subject, field: 'logoUrl', isPicture: true, at });
}

/** $1 person, $2 partner: whether the person belongs to the company behind it, and it is not revoked. */
const MAY_USE_PARTNER: Statement = {
  name: 'chat-may-use-partner',
  text: `select p.id
    from partner p
    where p.id = $2 and not p.is_revoked and ${peopleOfSql('p.company_id', '$1::uuid')}`,
};

async function mayUsePartner(db: Database, userId: string, partnerId: string): Promise<boolean> {
  return (await db.read(MAY_USE_PARTNER, [userId, partnerId])).length > 0;
}

/** Makes a channel; its maker takes part and is its Admin. The same id twice is one channel. */
export async function createChannel(context: Context, input: ChannelInput): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const { id, type } = input;
  const values = { name: checkName(input.name), description: checkDescription(input.description), logoUrl: checkLogo(input.logoUrl) };
  // People of a partner's site stay in that partner's channels.
  const partnerId = viewer.embed?.partnerId ?? input.partnerId;
  if (partnerId !== null && !viewer.embed && !(await mayUsePartner(context.db, viewer.userId, partnerId)))
    throw forbidden("You don't have permission to use this partner.");
  const people = await checkPeople(context.db, viewer, input.participantIds.filter((userId) => userId !== viewer.userId), partnerId);
  const made = await context.db.transaction(async (tx) => {
    const [row] = await tx.insert(channel)
      .values({ id, kind: 'channel', type, ...values, createdBy: viewer.userId, partnerId, createdAt: context.now() })
      .onConflictDoNothing({ target: channel.id }).returning({ id: channel.id });
    if (!row) return null;
    await claimLogo(tx, viewer, id, values.logoUrl, context.now());
    await addPeople(tx, id, [viewer.userId], 0, context.now());
    await addPeople(tx, id, people.known, 0, context.now(), { isNews: true });
    const asked = await askPeople(tx, { channelId: id, userIds: people.strangers, by: viewer.userId, at: context.now() });
    await writeLine(tx, id, { by: viewer.userId, kind: 'created', at: context.now() });
    if (people.known.length > 0) await writeLine(tx, id, { by: viewer.userId, kind: 'added', people: people.known, at: context.now() });
    return { asked, face: await changeFace(tx, id) };
  });
  if (made) {
    await announceChannel(context, made.face);
    await tellPeople(context, [viewer.userId], { type: 'JOINED', channelId: id });
    await tellPeople(context, people.known, { type: 'JOINED', channelId: id, wasAdded: true });
    await tellPeople(context, made.asked, { type: 'ASKED', channelId: id });
    return made.face;
  }
  const [present] = await context.db.orm.select({ createdBy: channel.createdBy, isDeleted: channel.isDeleted }).from(channel)
    .where(eq(channel.id, id));
  if (present?.createdBy !== viewer.userId || present.isDeleted) throw conflict('This id belongs to another channel.', 'id');
  return loadChannel(context.db.orm, id);
}
