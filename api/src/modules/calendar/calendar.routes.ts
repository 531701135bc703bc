import { route, type AnyRoute } from '../../rest/route';
import { writeCalendarFeed } from './calendar-feed';

export const calendarRoutes: readonly AnyRoute[] = [
  // Asked for by calendar programs, which know the address and nothing else.
  route({
    method: 'GET', path: '/calendar/:token', root: true, policy: 'public',
    rates: [{ name: 'calendar-ip', points: 120, seconds: 300, key: ({ ip }) => ip }],
    handle: async (context, { params }) => ({
      body: await writeCalendarFeed(context, params.token ?? ''),
      headers: {
        'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="heartwood.ics"',
        'x-robots-tag': 'noindex',
      },
    }),
  }),
];
