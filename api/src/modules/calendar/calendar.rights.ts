import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

export const CALENDAR_RIGHTS: Rights = {
  fields: {
    'Query.calendar': inCompany(MEMBERS, () => ({ from: '2026-05-01', to: '2026-07-31' })),
    // Everybody's own.
    'Query.calendarLink': inCompany(MEMBERS),
    'Mutation.renewCalendarLink': inCompany(MEMBERS),
    'Mutation.updateCalendarLink': inCompany(MEMBERS, () => ({ set: { onlyMine: true } })),
    'Mutation.revokeCalendarLink': inCompany(MEMBERS),
  },
  routes: {
    'GET /calendar/:token': { policy: 'public', status: 200, request: ({ calendarToken }) => ({ path: `/calendar/${calendarToken}` }) },
  },
  types: {
    CalendarEntry: {
      from: ['Query.calendar'],
      fields: ['id', 'kind', 'title', 'from', 'to', 'color', 'status', 'categoryId', 'scenarioId', 'moduleKey', 'assigneeIds', 'event'],
    },
    CalendarEvent: { from: ['CalendarEntry.event'], fields: ['type', 'startsAt', 'location', 'isHost'] },
    CalendarLink: {
      from: ['Query.calendarLink', 'CalendarLinkPayload.link'],
      fields: ['companyId', 'url', 'onlyMine', 'categoryIds', 'kinds', 'createdAt'],
    },
  },
};
