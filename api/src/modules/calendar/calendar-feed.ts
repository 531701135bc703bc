import { modulePlace } from '@heartwood/contract/domain';
import icalendar, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { calendarText } from '../../text/calendar-text';
import { dayFrom, daysFrom } from '../../text/days';
import { addEventTo, type EventTimes } from '../event';
import type { CalendarEntry, CalendarEvent } from './calendar-entry';
import { hashToken } from './calendar-links';
import { CALENDAR_FEED } from './calendar.queries';
import { titled } from './read-calendar';

/** An event comes with its times, as it stands in its own zone. */
type FeedEntry = Omit<CalendarEntry, 'event'> & {
  description: string | null; isDeleted: boolean; sequence: number; updatedAt: string; event: (CalendarEvent & EventTimes) | null;
};
interface Feed { companyId: string; name: string; entries: FeedEntry[] }

const [PAST_DAYS, FUTURE_DAYS] = [366, 5 * 366];
/** So long programs that ask seldom are told that an entry is gone. */
const CANCELLED_DAYS = 30;

/**
 * What a calendar program reads under a secret address (RFC 5545): all-day entries of the base plan and events at their hours, with an id
 * that stays and a sequence that grows with each change; what was deleted is cancelled. Throws NOT_FOUND for an address that was renewed or
 * switched off, and for one whose owner has left.
 */
export async function writeCalendarFeed({ db, now, config: { publicUrl } }: Context, token: string): Promise<string> {
  const [from, to, since] = [dayFrom(now(), -PAST_DAYS), dayFrom(now(), FUTURE_DAYS), daysFrom(now(), -CANCELLED_DAYS)];
  const [row] = await db.read<{ data: Feed }>(CALENDAR_FEED, [hashToken(token), from, to, since]);
  if (!row) throw notFound('There is nothing at this address.');
  const { companyId, name, entries } = row.data;
  const calendar = icalendar({
    name, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Heartwood', product: 'Calendar', language: 'EN' }, ttl: 60 * 60,
  });
  for (const entry of entries.map(titled)) {
    const { id, kind, title, description, isDeleted, sequence, updatedAt, event } = entry;
    const changed = new Date(updatedAt);
    if (event !== null) {
      addEventTo(
        calendar, { ...event, id, name: title, description: description ?? '', sequence, isDeleted, updatedAt: changed }, publicUrl,
      );
      continue;
    }
    calendar.createEvent({
      id: `${kind.toLowerCase().replace('_', '-')}-${id.replace(':', '-')}@heartwood`, sequence, stamp: changed, lastModified: changed,
      allDay: true, start: new Date(`${entry.from}T00:00:00Z`),
      // The day after the last one (RFC 5545, section 3.6.1).
      end: daysFrom(new Date(`${entry.to}T00:00:00Z`), 1),
      summary: summaryOf(entry, title), description, url: `${publicUrl}${pathOf(entry)}&company=${companyId}`,
      status: isDeleted ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED, transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}

const summaryOf = ({ kind, status }: Pick<CalendarEntry, 'kind' | 'status'>, title: string) => {
  const done = status === 'ACHIEVED' ? '✓ ' : '';
  return kind === 'MODULE_DUE' ? `${done}${title} due` : `${done}${title}`;
};

const pathOf = ({ kind, id, moduleKey }: Pick<CalendarEntry, 'kind' | 'id' | 'moduleKey'>) => {
  if (moduleKey !== null) return modulePlace(moduleKey);
  return kind === 'GOAL' ? `/app/timeline?goal=${id}` : `/app/timeline?phase=${id}`;
};
