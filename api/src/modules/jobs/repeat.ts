/** Moments at equal distances, counted from midnight UTC of the first day of 1970. */
export interface Repeat {
  seconds: number;
  /** Seconds by which each moment is later than a whole number of distances. */
  phase: number;
}

/** At every full distance: each hour means on the hour. */
export function every({ hours = 0, minutes = 0, seconds = 0 }: { hours?: number; minutes?: number; seconds?: number }): Repeat {
  return { seconds: (hours * 60 + minutes) * 60 + seconds, phase: 0 };
}

/** Once a day at this time, UTC. */
export function everyDay({ hour, minute = 0 }: { hour: number; minute?: number }): Repeat {
  return { seconds: 24 * 3_600, phase: (hour * 60 + minute) * 60 };
}
