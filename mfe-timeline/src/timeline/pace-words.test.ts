import { paceWords, slipWords } from './pace-words';

const goal = { status: 'IN_PROGRESS', date: '2026-06-30', projectedDate: '2026-07-22', chosenPace: null } as const;

it.each([
  [{}, 'At risk, 22 Jul. at this pace'], [{ projectedDate: '2026-06-30' }, 'On track, 30 Jun. at this pace'],
  [{ projectedDate: '2027-01-02' }, 'Late, 2 Jan. 2027 at this pace'], [{ chosenPace: 'LATE' as const }, 'Late, 22 Jul. at this pace'],
  [{ date: '2026-05-06', projectedDate: null }, 'Late'], [{ projectedDate: null }, undefined], [{ status: 'ACHIEVED' as const }, undefined],
])('with %j a goal is %s', (change, text) => {
  expect(paceWords({ ...goal, ...change }, '2026-05-14')?.text).toBe(text);
});

it.each([
  [null, '2026-06-30', null], ['2026-06-30', '2026-06-30', null], ['2026-06-18', '2026-06-30', 'Planned for 18 Jun., slipped 12 days'],
  ['2026-06-29', '2026-06-30', 'Planned for 29 Jun., slipped 1 day'],
  ['2026-07-02', '2026-06-30', 'Planned for 2 Jul., 2 days earlier now'],
  ['2026-06-30', null, 'Planned for 30 Jun., without a day now'],
])('planned for %s and due on %s: %s', (planned, date, words) => {
  expect(slipWords(planned, date, '2026-05-14')).toBe(words);
});
