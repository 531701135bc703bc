import { endOf, eventDate, eventHours, startOf, zoneCity } from '@heartwood/contract/domain';
import icalendar, {
  ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalCalendar,
} from 'ical-generator';
import { calendarText } from '../../text/calendar-text';
import type { EventRecord } from './enter-event';

/** What calendars are told of an event; the meeting link is not among it (product decision 101). */
export type CalendarFacts = Pick<EventRecord, 'id' | 'name' | 'description' | 'location' | 'sequence' | 'isDeleted' | 'updatedAt'> & EventTimes;

/** As clocks say it in its zone. */
export type EventTimes = Pick<EventRecord, 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone'>;

const openCalendar = (method: ICalCalendarMethod, name?: string): ICalCalendar => icalendar({
  method, prodId: { company: 'Heartwood', product: 'Events', language: 'EN' }, ...(name !== undefined && { name, ttl: 60 * 60 }),
});

/** Adds the event as it is; one that is off, or that the person left, as cancelled. */
export function addEventTo(calendar: ICalCalendar, facts: CalendarFacts, publicUrl: string, isOff = facts.isDeleted) {
  return calendar.createEvent({
    id: `event-${facts.id}@heartwood`, sequence: facts.sequence, stamp: facts.updatedAt, lastModified: facts.updatedAt,
    start: startOf(facts), end: endOf(facts), summary: facts.name, description: facts.description, location: facts.location,
    url: `${publicUrl}/app/events/${facts.id}`,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED, transparency: ICalEventTransparency.OPAQUE,
  });
}

/** What a calendar program reads under the address of one event (RFC 5545). */
export function eventFile(facts: CalendarFacts, publicUrl: string, isOff: boolean): string {
  const calendar = openCalendar(ICalCalendarMethod.PUBLISH, facts.name);
  addEventTo(calendar, facts, publicUrl, isOff);
  return calendarText(calendar);
}

/** The same under the address of all events of a person. */
export function eventsFile(entries: readonly CalendarFacts[], publicUrl: string): string {
  const calendar = openCalendar(ICalCalendarMethod.PUBLISH, 'Heartwood events');
  for (const facts of entries) addEventTo(calendar, facts, publicUrl);
  return calendarText(calendar);
}

/** What a mail carries so that the reader's calendar enters the event, changes its entry or takes it out (RFC 5546). */
export function eventInvitation(
  facts: CalendarFacts, { publicUrl, from, to, isOff }: { publicUrl: string; from: string; to: string; isOff: boolean },
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const calendar = openCalendar(isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  const entry = addEventTo(calendar, facts, publicUrl, isOff);
  entry.organizer({ name: 'Heartwood', email: from });
  entry.createAttendee({ email: to, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return { method: isOff ? 'CANCEL' : 'REQUEST', content: calendarText(calendar) };
}

/** "Tuesday 19 May 2026, 9:00 AM – 12:00 PM GMT+2 Berlin" */
export const whenWords = (facts: CalendarFacts): string => (
  `${eventDate(facts.startDate)}, ${eventHours(facts)} ${zoneCity(facts.timeZone)}`
);
