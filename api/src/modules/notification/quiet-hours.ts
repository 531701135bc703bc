import { wallClock } from '../../text/time-zone';

/** Minutes after midnight where the person is; from 21:00 to 7:00 goes over midnight. Null: there are no such hours. */
export interface QuietHours { quietFrom: number | null; quietTo: number | null; timeZone: string | null }

/** The same as a person writes it: `21:00`, `07:00`. */
export interface QuietTimes { from: string; to: string }

const DAY = 24 * 60;

/** Minutes after midnight; null for what is no time of day. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export const timeOf = (minutes: number): string => (
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
);

/** How many minutes of quiet are left; 0 outside of them. */
export function quietMinutesLeft({ quietFrom, quietTo, timeZone }: QuietHours, moment: Date): number {
  if (quietFrom === null || quietTo === null) return 0;
  const since = (wallClock(moment, timeZone).minutes - quietFrom + DAY) % DAY;
  const length = (quietTo - quietFrom + DAY) % DAY;
  return since < length ? length - since : 0;
}
