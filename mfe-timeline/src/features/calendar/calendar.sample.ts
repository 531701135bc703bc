import type { Samples } from '@heartwood/client-kit/samples';
import type { LinkFieldsFragment } from '../../generated/graphql';
import { addDays, localToday } from '../../timeline/days';
import type { Due } from './entries';

/** Two modules that are due soon, one that is done. */
export function sampleDues(companyId: string, today = localToday()): Due[] {
  const due = (moduleKey: NonNullable<Due['moduleKey']>, title: string, days: number, more: Partial<Due>): Due => ({
    __typename: 'CalendarEntry', id: `${companyId}:${moduleKey}`, moduleKey, title, from: addDays(today, days), status: 'IN_PROGRESS',
    kind: 'MODULE_DUE', assigneeIds: [], event: null, ...more,
  });
  return [
    due('sam', 'SAM', -2, { status: 'ACHIEVED' }), due('keyActivities', 'Key activities', 5, { assigneeIds: ['u2'] }),
    due('culture', 'Culture', 8, { assigneeIds: ['u1', 'u2'] }),
  ];
}

/** What the calendar asks for besides the plan: modules with a day, and the viewer's own link. */
export function calendarSamples(companyId: string): Samples {
  const dues = sampleDues(companyId);
  let link: LinkFieldsFragment | null = null;
  let made = 0;
  const answer = () => ({ __typename: 'CalendarLinkPayload', error: null, link });
  const blank = (): LinkFieldsFragment => ({
    __typename: 'CalendarLink', companyId, url: '', onlyMine: false, categoryIds: [], kinds: ['GOAL', 'PHASE', 'EVENT'],
  });
  return {
    CalendarDue: ({ from, to }) => ({ calendar: dues.filter((due) => due.from >= String(from) && due.from <= String(to)) }),
    CalendarLink: () => ({ calendarLink: link }),
    RenewCalendarLink: () => {
      made += 1;
      link = { ...link ?? blank(), url: `https://heartwood.example/calendar/secret-${made}` };
      return { renewCalendarLink: answer() };
    },
    UpdateCalendarLink: ({ set }) => {
      link = { ...link ?? blank(), ...set as Partial<LinkFieldsFragment> };
      return { updateCalendarLink: answer() };
    },
    RevokeCalendarLink: () => {
      link = null;
      return { revokeCalendarLink: answer() };
    },
  };
}
