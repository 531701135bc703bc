/** Whether it is the IANA name of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,60}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export interface WallClock {
  /** `2026-11-23` */
  day: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** Since midnight, as the clock on the wall shows it. */
  minutes: number;
}

/** What calendar and clock say in a zone; in one that is not known, or null, as in UTC. */
export function wallClock(moment: Date, zone: string | null): WallClock {
  const timeZone = zone !== null && isTimeZone(zone) ? zone : 'UTC';
  const format = new Intl.DateTimeFormat('en', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
  });
  const { year, month, day, hour, minute } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${year}-${month}-${day}`;
  return { day: date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7, minutes: Number(hour) * 60 + Number(minute) };
}
