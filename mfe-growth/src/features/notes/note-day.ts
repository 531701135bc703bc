import { formatDayShort, todayIn } from '@heartwood/shared-ui/dates';

/** When a note was last written in, as a list says it: "Today", "12 May". */
export function noteDay(at: string, now: Date = new Date()): string {
  return todayIn(undefined, new Date(at)) === todayIn(undefined, now) ? 'Today' : formatDayShort(at);
}
