import { foretoldThen, forecastWords } from './forecast-words';

const goal = { metricType: 'number', metricName: 'trips', milestoneValue: '1000', date: '2026-06-30' } as const;
const trips = [{ date: '2026-05-07', value: '604' }, { date: '2026-04-30', value: '561' }, { date: '2026-04-23', value: '530' }];
const words = (change: object = {}, checkIns = trips) => forecastWords({ ...goal, ...change }, checkIns, '2026-05-14');

test('the day, how far it is from the due day, how fast it goes and how fast it should', () => {
  expect(words()).toEqual({ title: 'At this pace: 22 Jul., 22 days late', text: '37 more trips each week. You need 51.3.' });
});

test.each([
  [{ date: '2026-07-22' }, 'At this pace: 22 Jul., on the day'], [{ date: '2026-07-23' }, 'At this pace: 22 Jul., 1 day early'],
  [{ date: null }, 'At this pace: 22 Jul.'], [{ milestoneValue: '100' }, 'At this pace 100 is not reached'],
])('with %j: %s', (change, title) => {
  expect(words(change).title).toBe(title);
});

test('under three check-ins nothing is foretold, and why', () => {
  expect(words({}, trips.slice(1))).toEqual({ title: 'No forecast yet', text: 'It needs three check-ins, not all of one day.' });
});

test.each([
  ['from those up to its day', trips, null, 'At risk, 22 Jul.'], ['as its author chose', trips, 'LATE' as const, 'Late, 22 Jul.'],
  ['chosen while nothing is foretold', trips.slice(1), 'ON_TRACK' as const, 'On track'], ['nothing', trips.slice(1), null, null],
])('what was foretold on the day of a check-in: %s', (_name, checkIns, pace, words) => {
  expect(foretoldThen(goal, checkIns.map((each) => ({ ...each, pace })), '2026-05-14')).toBe(words);
});
