/** Moments at equal distances, counted from midnight UTC of the first day of 1970. */
export interface Repeat {
  seconds: number;
  /** Seconds by which each moment is later than a whole number of distances. */
  phase: number;
}

const DAY = 24 * 3_600;

/** At every full distance: each hour means on the hour. */
export function every({ hours = 0, minutes = 0, seconds = 0 }: { hours?: number; minutes?: number; seconds?: number }): Repeat {
  return { seconds: (hours * 60 + minutes) * 60 + seconds, phase: 0 };
}

/** Once a week, at midnight UTC: 0 is Sunday, as in `Date.getUTCDay`. */
export function everyWeek({ weekday }: { weekday: number }): Repeat {
  // 1970 began on a Thursday.
  return { seconds: 7 * DAY, phase: ((weekday + 7 - 4) % 7) * DAY };
}

/** Once a day at this time, UTC. */
export function everyDay({ hour, minute = 0 }: { hour: number; minute?: number }): Repeat {
  return { seconds: DAY, phase: (hour * 60 + minute) * 60 };
}
