import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { isUuid } from '../../text/uuid';
import { route, type AnyRoute } from '../../rest/route';
import { eventFile } from './event-calendar';
import { writeEventFeed } from './event-feed';
import { event, eventAttendee } from './event.table';

/** Asked for by calendar programs, which know the address and nothing else. */
const calendarFile = (path: string, name: string, write: (context: Context, token: string) => Promise<string>) => route({
  method: 'GET', path, root: true, policy: 'public',
  rates: [{ name: 'calendar-ip', points: 120, seconds: 300, key: ({ ip }) => ip }],
  handle: async (context, { params }) => ({
    body: await write(context, params.token ?? ''),
    headers: {
      'content-type': 'text/calendar; charset=utf-8', 'content-disposition': `inline; filename="${name}"`, 'x-robots-tag': 'noindex',
    },
  }),
});

export const eventRoutes: readonly AnyRoute[] = [
  calendarFile('/calendar/event/:token', 'event.ics', fileOf),
  calendarFile('/calendar/events/:token', 'events.ics', writeEventFeed),
];

/** One event as its attendee's calendar has it: cancelled also once they have left. Throws NOT_FOUND. */
async function fileOf({ db, config }: Context, token: string): Promise<string> {
  const [found] = isUuid(token)
    ? await db.orm.select({ event, state: eventAttendee.state }).from(eventAttendee)
      .innerJoin(event, eq(event.id, eventAttendee.eventId)).where(eq(eventAttendee.calendarToken, token))
    : [];
  if (!found) throw notFound('There is nothing at this address.');
  return eventFile(found.event, config.publicUrl, found.event.isDeleted || found.state !== 'GOING');
}
