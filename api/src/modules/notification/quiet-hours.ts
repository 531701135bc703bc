import { wallClock } from '../../text/time-zone';

/** Minutes after midnight where the person is; from 21:00 to 7:00 goes over midnight. Null: there are no such hours. */
export interface QuietHours { quietFrom: number | null; quietTo: number | null; timeZone: string | null }

const DAY = 24 * 60;

/** How many minutes of quiet are left; 0 outside of them. */
export function quietMinutesLeft({ quietFrom, quietTo, timeZone }: QuietHours, moment: Date): number {
  if (quietFrom === null || quietTo === null) return 0;
  const since = (wallClock(moment, timeZone).minutes - quietFrom + DAY) % DAY;
  const length = (quietTo - quietFrom + DAY) % DAY;
  return since < length ? length - since : 0;
}
