import { eventDate, eventHours, timesIn, zoneOffset, type EventTimes } from '@heartwood/contract/domain';

/** Where the viewer is, as the browser says it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The same moments by the viewer's clocks; null where those show the same as the event's. */
export function ownTimes(times: EventTimes & { startsAt: string }, zone = ownZone()): EventTimes | null {
  const start = new Date(times.startsAt);
  return zoneOffset(zone, start) === zoneOffset(times.timeZone, start) ? null : timesIn(times, zone);
}

/** "Your time: Tuesday 19 May 2026, 3:00 AM – 6:00 AM GMT-4" */
export const ownTimeWords = (times: EventTimes): string => `Your time: ${eventDate(times.startDate)}, ${eventHours(times)}`;
