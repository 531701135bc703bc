import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { isUuid } from '../../text/uuid';
import { route, type AnyRoute } from '../../rest/route';
import { eventFile } from './event-calendar';
import { event, eventAttendee } from './event.table';

export const eventRoutes: readonly AnyRoute[] = [
  // Asked for by calendar programs, which know the address and nothing else.
  route({
    method: 'GET', path: '/calendar/event/:token', root: true, policy: 'public',
    rates: [{ name: 'calendar-ip', points: 120, seconds: 300, key: ({ ip }) => ip }],
    handle: async (context, { params }) => ({
      body: await fileOf(context, params.token ?? ''),
      headers: {
        'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="event.ics"', 'x-robots-tag': 'noindex',
      },
    }),
  }),
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
