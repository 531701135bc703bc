import { LIMITS } from '@heartwood/contract/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Db, Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid } from '../../request/errors';
import { daysFrom } from '../../text/days';
import { paragraph } from '../../text/text';
import { personSql, type Person } from '../identity';
import { notify } from '../notification';
import { BANNED } from '../reach';
import { aboutEvent } from './about-event';
import { enterEvent } from './enter-event';
import { eventMessage } from './event.table';
import { whoHears } from './places';
import { readEvent } from './read-events';

export interface EventMessage { id: string; author: Person | null; message: string; createdAt: string }

/** Of one event in a day: more is not read, and makes people leave. */
const MOST_A_DAY = 5;
const MOST_LISTED = 20;

/**
 * Tells all who come something, as a host. The same id twice is one message. What it says stands on the event's page, which is where a
 * notification leads. Throws FORBIDDEN, INVALID for nothing and for too much, CONFLICT for too many.
 */
export async function messageAttendees(
  context: Context, { id, eventId, message }: { id: string; eventId: string; message: string },
): Promise<void> {
  const words = paragraph('message', message.trim(), { ...LIMITS.comment, label: 'A message' }).trim();
  if (words === '') throw invalid('message', 'Write something first.');
  await context.db.transaction(async (tx) => {
    const { event: row, viewerId, now } = await enterEvent(tx, context, eventId, 'edit');
    if (await isThere(tx, id, { eventId, viewerId })) return;
    const today = await tx.$count(eventMessage, and(eq(eventMessage.eventId, eventId), gt(eventMessage.createdAt, daysFrom(now, -1))));
    if (today >= MOST_A_DAY) throw conflict(`You can send at most ${MOST_A_DAY} messages a day.`);
    await tx.insert(eventMessage).values({ id, eventId, authorId: viewerId, message: words, createdAt: now });
    const people = await whoHears(tx, eventId, ['GOING']);
    const to = people.map(({ userId }) => userId).filter((userId) => userId !== viewerId);
    await notify(tx, context, { ...aboutEvent(row), actorId: viewerId, to, type: 'EVENT_MESSAGE' });
  });
}

async function isThere(tx: Db, id: string, { eventId, viewerId }: { eventId: string; viewerId: string }): Promise<boolean> {
  const [present] = await tx.select().from(eventMessage).where(eq(eventMessage.id, id));
  if (present && (present.eventId !== eventId || present.authorId !== viewerId))
    throw conflict('This id belongs to another message.', 'id');
  return present !== undefined;
}

/** $1 event: the newest first, of who is still to be heard. */
export const EVENT_MESSAGES: Statement = {
  name: 'event-messages',
  text: `select m.id, m.message, to_json(m.created_at) as "createdAt", (
      select ${personSql('u')}
      from users u
      where u.id = m.author_id and not u.is_deleted) as author
    from event_message m
    where m.event_id = $1::uuid and coalesce(m.author_id not in ${BANNED}, true)
    order by m.created_at desc, m.id desc
    limit ${MOST_LISTED}`,
};

/** What the hosts told who comes, for these and the hosts. Throws FORBIDDEN. */
export async function readEventMessages(context: Context, eventId: string): Promise<EventMessage[]> {
  const event = await readEvent(context, eventId);
  const mayRead = event !== null && (event.canEdit || event.attendance?.state === 'GOING');
  if (!mayRead) throw forbidden("You don't have permission to read messages to attendees.");
  return context.db.read<EventMessage>(EVENT_MESSAGES, [eventId]);
}
