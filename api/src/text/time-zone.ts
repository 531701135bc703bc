import moment from 'moment-timezone';

/** Whether it is the IANA name of a time zone, such as `Europe/Berlin`. */
export const isTimeZone = (name: string): boolean => moment.tz.zone(name) !== null;

export interface WallClock {
  /** `2026-11-23` */
  day: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** Since midnight, as the clock on the wall shows it. */
  minutes: number;
}

/** What calendar and clock say in a zone; in one that is not known, or null, as in UTC. */
export function wallClock(at: Date, zone: string | null): WallClock {
  const clock = moment.tz(at, zone !== null && isTimeZone(zone) ? zone : 'UTC');
  return { day: clock.format('YYYY-MM-DD'), weekday: clock.isoWeekday(), minutes: clock.hours() * 60 + clock.minutes() };
}
