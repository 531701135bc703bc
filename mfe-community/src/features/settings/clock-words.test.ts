import { clockWords, HALF_HOURS, zoneWords } from './clock-words';

test.each([
  ['21:00', undefined, '9:00 PM'], ['00:30', undefined, '12:30 AM'], ['19:00', 'de-DE', '19:00'],
])('%s for %s is %s', (time, locale, words) => {
  expect(clockWords(time, locale).replace(/\s/g, ' ')).toBe(words);
});

test('a day has 48 half hours', () => {
  expect([HALF_HOURS.length, HALF_HOURS[0], HALF_HOURS.at(-1)]).toEqual([48, '00:00', '23:30']);
});

test.each([
  ['Europe/Berlin', 'Berlin time'], ['America/Argentina/Buenos_Aires', 'Buenos Aires time'], ['UTC', 'UTC time'],
])('%s is %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
