import { nextReminder } from './next-reminder';

const goal = { status: 'IN_PROGRESS', metricType: 'number', valueFrom: null, date: '2026-06-30', checkInDate: null } as const;

// 14 May 2026 is a Thursday.
it.each([
  ['never counted', {}, '2026-05-14', '2026-05-18'],
  ['counted today', { checkInDate: '2026-05-14' }, '2026-05-14', '2026-05-25'],
  ['counted on a Monday', { checkInDate: '2026-05-11' }, '2026-05-14', '2026-05-18'],
  ['counted long ago, and it is Monday', { checkInDate: '2026-04-01' }, '2026-05-18', '2026-05-25'],
  ['reached', { status: 'ACHIEVED' }, '2026-05-14', null],
  ['of words', { metricType: 'text' }, '2026-05-14', null],
  ['counting itself', { valueFrom: 'SUM' }, '2026-05-14', null],
  ['without a day', { date: null }, '2026-05-14', null],
] as const)('a check-in of a goal that is %s is asked for next on', (_name, more, today, day) => {
  expect(nextReminder({ ...goal, ...more }, today)).toBe(day);
});
