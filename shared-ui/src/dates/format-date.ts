import { moment } from './moment-with-zones';

/** "30 Jun. 2026". Takes a day (`YYYY-MM-DD`) or a moment in time; the latter is shown in `zone`, or in the browser's. */
export function formatDate(iso: string, zone?: string): string {
  return at(iso, zone).format('DD MMM. YYYY');
}

/** "22 May". */
export function formatDayShort(iso: string, zone?: string): string {
  return at(iso, zone).format('D MMM');
}

/** "09:52". */
export function formatTime(iso: string, zone?: string): string {
  return at(iso, zone).format('HH:mm');
}

/** How long ago, as short as it is clear: "Today 08:40", "Yesterday 17:05", "Mon" within a week, "12 May", "12 May 2024". */
export function relativeDay(iso: string, zone?: string, now: string = new Date().toISOString()): string {
  const when = at(iso, zone);
  const today = at(now, zone);
  const days = today.clone().startOf('day').diff(when.clone().startOf('day'), 'days');
  if (days === 0) return when.format('[Today] HH:mm');
  if (days === 1) return when.format('[Yesterday] HH:mm');
  if (days > 1 && days < 7) return when.format('ddd');
  return when.format(when.year() === today.year() ? 'D MMM' : 'D MMM YYYY');
}

// A bare day has no zone: shifting it would show the day before or after.
function at(iso: string, zone?: string): moment.Moment {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return moment(iso, 'YYYY-MM-DD');
  return zone === undefined ? moment(iso) : moment.tz(iso, zone);
}
