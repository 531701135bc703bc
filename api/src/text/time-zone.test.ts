import { isTimeZone, wallClock } from './time-zone';

it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is one', (name) => expect(isTimeZone(name)).toBe(true),
);
it.each(['', 'Berlin', 'Europe/Nowhere', "UTC'; select 1", '+02:00'])('%p is none', (name) => expect(isTimeZone(name)).toBe(false));

it.each([
  ['2026-11-23T07:20:00Z', 'Europe/Berlin', '2026-11-23', 1, 8 * 60 + 20],
  ['2026-11-22T23:30:00Z', 'Asia/Kathmandu', '2026-11-23', 1, 5 * 60 + 15],
  ['2026-11-23T00:00:00Z', 'America/New_York', '2026-11-22', 7, 19 * 60],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', 7, 2 * 60 + 30],
  ['2026-11-23T00:00:00Z', 'Europe/Nowhere', '2026-11-23', 1, 0],
  ['2026-11-23T00:05:00Z', null, '2026-11-23', 1, 5],
])('%s in %s is %s, weekday %i, %i minutes after midnight', (moment, zone, day, weekday, minutes) => {
  expect(wallClock(new Date(moment), zone)).toEqual({ day, weekday, minutes });
});
