import { clockWords } from '@heartwood/contract/domain';

export interface TimeStep {
  /** `HH:mm` */
  time: string;
  words: string;
  /** How long something lasts that ends then; empty where nobody asked. */
  lasts: string;
}

const QUARTERS = Array.from(
  { length: 96 }, (_, nth) => `${String(Math.floor(nth / 4)).padStart(2, '0')}:${String((nth % 4) * 15).padStart(2, '0')}`,
);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Every quarter of an hour; those after a time of the same day, with what lies between. */
export function stepsFrom(after = ''): TimeStep[] {
  return QUARTERS.filter((time) => time > after).map((time) => (
    { time, words: clockWords(time), lasts: after === '' ? '' : lastsWords(minutesOf(time) - minutesOf(after)) }
  ));
}

function lastsWords(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
