import { wallClock } from '../../text/time-zone';

/** Hour of a person's day from which they hear what comes by itself. */
const MORNING_HOUR = 8;
const MONDAY = 1;

/** A zone in which the morning has come, and what its calendar says; null: where nobody has said. */
export interface MorningZone { zone: string | null; day: string; isMonday: boolean }

/**
 * Of these zones, those in which it is eight o'clock or later. Clocks are read here and not by the database, whose list of zones is
 * another one: at a name that it doesn't know a whole statement would fail.
 */
export function morningZones(zones: readonly { zone: string | null }[], now: Date): MorningZone[] {
  return zones.map(({ zone }) => ({ zone, ...wallClock(now, zone) })).filter(({ minutes }) => minutes >= MORNING_HOUR * 60)
    .map(({ zone, day, weekday }) => ({ zone, day, isMonday: weekday === MONDAY }));
}
