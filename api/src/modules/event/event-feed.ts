import { eq } from 'drizzle-orm';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { daysFrom } from '../../text/days';
import { hashSecret, newSecret, requireViewer } from '../identity';
import { eventsFile, type CalendarFacts } from './event-calendar';
import { visibleEventSql } from './event.queries';
import { eventFeed } from './event.table';

/** The secret address of all events that a person attends; null while it is off. */
export interface EventFeed { url: string | null }

const [PAST_DAYS, CANCELLED_DAYS] = [366, 30];

/**
 * $1 hash of a token, $2 since when an event may be over, $3 since when one that is cancelled is told of: the events that its owner attends
 * and sees, those cancelled among them. No row for a token that opens nothing, and for an owner who is gone or banned.
 */
export const EVENT_FEED: Statement = {
  name: 'event-feed',
  text: `select coalesce((
      select json_agg(json_build_object(
        'id', e.id,
        'name', e.name,
        'description', e.description,
        'location', e.location,
        'sequence', e.sequence,
        'isDeleted', e.is_deleted,
        'startDate', e.start_date,
        'startTime', e.start_time,
        'endDate', e.end_date,
        'endTime', e.end_time,
        'timeZone', e.time_zone,
        'updatedAt', e.updated_at) order by e.starts_at, e.id)
      from event_attendee a
      join event e on e.id = a.event_id
      left join company c on c.id = e.company_id
      where a.attendee_id = u.id and a.state = 'GOING' and e.ends_at > $2::timestamptz
        and (${visibleEventSql('u.id')} or (e.is_deleted and e.updated_at > $3::timestamptz))), '[]') as entries
    from event_feed f
    join users u on u.id = f.user_id and not u.is_deleted and not u.is_blocked
    where f.token_hash = $1`,
};

/** The viewer's own. */
export async function readEventFeed(context: Context): Promise<EventFeed> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.orm.select().from(eventFeed).where(eq(eventFeed.userId, userId));
  // Null also when the secret that it was sealed under is known no more: a new one is to be made.
  return addressed(context, (row && context.calendarSeal.open(row.tokenSealed, sealedFor(userId))) ?? null);
}

/** Makes the address, or another one in its place: the one before ends. */
export async function renewEventFeed(context: Context): Promise<EventFeed> {
  const { userId } = requireViewer(context);
  const token = newSecret();
  const tokenSealed = context.calendarSeal.seal(token, sealedFor(userId));
  const fresh = { tokenHash: hashSecret(token), tokenSealed, createdAt: context.now() };
  await context.db.orm.insert(eventFeed).values({ userId, ...fresh }).onConflictDoUpdate({ target: eventFeed.userId, set: fresh });
  return addressed(context, token);
}

/** The address ends. Twice is once. */
export async function revokeEventFeed(context: Context): Promise<EventFeed> {
  const { userId } = requireViewer(context);
  await context.db.orm.delete(eventFeed).where(eq(eventFeed.userId, userId));
  return { url: null };
}

/** What a calendar program reads under such an address. Throws NOT_FOUND for one that was renewed or switched off. */
export async function writeEventFeed({ db, now, config }: Context, token: string): Promise<string> {
  const values = [hashSecret(token), daysFrom(now(), -PAST_DAYS), daysFrom(now(), -CANCELLED_DAYS)];
  const [row] = await db.read<{ entries: (Omit<CalendarFacts, 'updatedAt'> & { updatedAt: string })[] }>(EVENT_FEED, values);
  if (!row) throw notFound('There is nothing at this address.');
  return eventsFile(row.entries.map(({ updatedAt, ...facts }) => ({ ...facts, updatedAt: new Date(updatedAt) })), config.publicUrl);
}

const sealedFor = (userId: string) => `event-feed:${userId}`;

const addressed = ({ config }: Context, token: string | null): EventFeed => (
  { url: token === null ? null : `${config.publicUrl}/calendar/events/${token}` }
);
