import { moment } from './moment-with-zones';

/** The day it is now in a zone (`YYYY-MM-DD`); in the browser's without one. */
export function todayIn(zone?: string): string {
  return (zone === undefined ? moment() : moment.tz(zone)).format('YYYY-MM-DD');
}
