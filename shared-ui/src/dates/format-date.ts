/** "30 Jun. 2026". Takes a day (`YYYY-MM-DD`) or a moment in time; the latter is shown in `zone`, or in the browser's. */
export function formatDate(iso: string, zone?: string): string {
  const { day, month, year } = partsOf(iso, zone);
  return `${day} ${month}. ${year}`;
}

/** "22 May". */
export function formatDayShort(iso: string, zone?: string): string {
  const { day, month } = partsOf(iso, zone);
  return `${Number(day)} ${month}`;
}

/** "09:52". */
export function formatTime(iso: string, zone?: string): string {
  return partsOf(iso, zone).time;
}

/** The day that a moment falls on in a zone (`YYYY-MM-DD`), in the browser's without one; of now unless told. */
export function todayIn(zone?: string, now: Date = new Date()): string {
  return partsOf(now.toISOString(), zone).date;
}

/** How long ago, as short as it is clear: "Today 08:40", "Yesterday 17:05", "Mon" within a week, "12 May", "12 May 2024". */
export function relativeDay(iso: string, zone?: string, now: string = new Date().toISOString()): string {
  const when = partsOf(iso, zone);
  const today = partsOf(now, zone);
  const days = (Date.parse(today.date) - Date.parse(when.date)) / A_DAY;
  if (days === 0) return `Today ${when.time}`;
  if (days === 1) return `Yesterday ${when.time}`;
  if (days > 1 && days < 7) return when.weekday;
  const shown = `${Number(when.day)} ${when.month}`;
  return when.year === today.year ? shown : `${shown} ${when.year}`;
}

const A_DAY = 86_400_000;
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/;

// A bare day has no zone: shifting it would show the day before or after.
function partsOf(iso: string, zone: string | undefined) {
  const parts = Object.fromEntries(
    clockOf(BARE_DAY.test(iso) ? 'UTC' : zone).formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday', string>;
  const { year, month, day, hour, minute, weekday } = parts;
  return { year, month: MONTHS[Number(month) - 1] ?? '', day, weekday, time: `${hour}:${minute}`, date: `${year}-${month}-${day}` };
}

// The locale's own word for the ninth is "Sept".
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

// Made once for each zone: making one costs as much as a hundred dates.
function clockOf(zone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', weekday: 'short', hourCycle: 'h23',
    ...(zone !== undefined && { timeZone: zone }),
  });
  clocks.set(zone, clock);
  return clock;
}
