/** What the clock on the wall shows in a zone: `YYYY-MM-DD` and `HH:mm`, 24 hours. */
export interface WallTime { date: string; time: string }

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than asking it a thousand times. Throws RangeError for a zone that is not known. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, known);
  return known;
}

/** How far a zone's clocks are ahead of UTC at a moment, in minutes. */
export function zoneOffset(zone: string, at: Date): number {
  const parts = Object.fromEntries(clockOf(zone).formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((shown - Math.floor(at.getTime() / 1000) * 1000) / MINUTE);
}

/**
 * The moment at which a zone's clocks show this. What they show twice, as summer time ends, is the first of the two; what they
 * leave out, as it begins, is as much later as they are put forward (RFC 5545, section 3.3.5).
 */
export function momentOf({ date, time }: WallTime, zone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const at = (offset: number) => new Date(shown - offset * MINUTE);
  // No zone changes its clocks twice within two days.
  const before = zoneOffset(zone, new Date(shown - DAY));
  const after = zoneOffset(zone, new Date(shown + DAY));
  if (zoneOffset(zone, at(before)) === before) return at(before);
  return zoneOffset(zone, at(after)) === after ? at(after) : at(before);
}

/** What a zone's clocks show at a moment. */
export function wallTimeOf(at: Date, zone: string): WallTime {
  const iso = new Date(at.getTime() + zoneOffset(zone, at) * MINUTE).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** "GMT+2", "GMT-3:30", "GMT": summer time counts. */
export function offsetWords(zone: string, at: Date): string {
  const offset = zoneOffset(zone, at);
  if (offset === 0) return 'GMT';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** "Berlin" of `Europe/Berlin`, "New York" of `America/New_York`. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** "9:00 AM" of `09:00`: people see twelve hours with AM and PM (spec section 9). */
export function clockWords(time: string): string {
  // The space before AM is a narrow one in some browsers and a plain one in others.
  return twelveHours.format(new Date(`1970-01-01T${time}:00Z`)).replace(/\s/u, ' ');
}

const twelveHours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });

const TYPED = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*(?:(a|p)\.?\s*m?\.?)?$/i;

/** `16:00` of "4 pm", "4:00 PM", "400pm" or "16:00"; null for what is no time of day. */
export function readClock(text: string): string | null {
  const [, hours, minutes = '00', half] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  if (half === undefined) return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
  if (hour < 1 || hour > 12) return null;
  return `${String((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

/** So many minutes later by the clock on the wall, into the next day where it is. */
export function laterBy({ date, time }: WallTime, minutes: number): WallTime {
  const iso = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * MINUTE).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** When something happens, as the place says it where it happens. */
export interface EventTimes { startDate: string; startTime: string; endDate: string; endTime: string; timeZone: string }

export const startOf = ({ startDate, startTime, timeZone }: EventTimes): Date => momentOf({ date: startDate, time: startTime }, timeZone);
export const endOf = ({ endDate, endTime, timeZone }: EventTimes): Date => momentOf({ date: endDate, time: endTime }, timeZone);

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "19 May" */
export function eventDay(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${(MONTHS[month - 1] ?? '').slice(0, 3)}`;
}

export const weekdayOf = (date: string): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** "Tuesday 19 May 2026" */
export function eventDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${weekdayOf(date)} ${day} ${MONTHS[month - 1] ?? ''} ${year}`;
}

/** "9:00 AM – 12:00 PM GMT+2", with the day where it ends on another: "6:00 PM – 20 May, 1:00 AM GMT+2". */
export function eventHours(times: EventTimes): string {
  const until = `${times.startDate === times.endDate ? '' : `${eventDay(times.endDate)}, `}${clockWords(times.endTime)}`;
  return `${clockWords(times.startTime)} – ${until} ${offsetWords(times.timeZone, startOf(times))}`;
}

/** The same moments by another zone's clocks. */
export function timesIn(times: EventTimes, zone: string): EventTimes {
  const [start, end] = [wallTimeOf(startOf(times), zone), wallTimeOf(endOf(times), zone)];
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time, timeZone: zone };
}
