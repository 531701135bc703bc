import { localToday } from '../../module/due-date';

/** Entries as they come, under the day on which they were here; `createdAt` is a moment in ISO 8601. */
export function byDay<Entry extends { createdAt: string }>(entries: readonly Entry[]): { day: string; entries: Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = localToday(new Date(entry.createdAt));
    days.set(day, [...days.get(day) ?? [], entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}
