import { quietMinutesLeft } from './quiet-hours';

const NIGHT = { quietFrom: 21 * 60, quietTo: 7 * 60, timeZone: 'Europe/Berlin' };

it.each([
  ['2026-11-23T19:59:00Z', 0], ['2026-11-23T20:00:00Z', 600], ['2026-11-23T23:30:00Z', 390], ['2026-11-24T05:59:00Z', 1],
  ['2026-11-24T06:00:00Z', 0],
])('at %s a night in Berlin has %i minutes left', (moment, left) => {
  expect(quietMinutesLeft(NIGHT, new Date(moment))).toBe(left);
});

it('are also those of a nap, and none without both ends', () => {
  const noon = new Date('2026-11-23T12:30:00Z');
  expect(quietMinutesLeft({ quietFrom: 13 * 60, quietTo: 14 * 60, timeZone: 'Europe/Berlin' }, noon)).toBe(30);
  expect(quietMinutesLeft({ quietFrom: 13 * 60, quietTo: 14 * 60, timeZone: null }, noon)).toBe(0);
  expect(quietMinutesLeft({ ...NIGHT, quietTo: null }, noon)).toBe(0);
});
