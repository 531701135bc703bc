/** `00:00` to `23:30`. */
export const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, half) => (
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
));

/** `21:00` as "9:00 PM", or as `locale` writes it. */
export function clockWords(time: string, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale ?? 'en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`2000-01-01T${time}:00Z`));
}

/** "Berlin time": that of the place by whose clock the person lives. */
export function zoneWords(zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
}
