import { plannedSeconds } from '../../deck/speaking-time';
import { clockWords, elapsedOf, planWords, startClock, toggleClock } from './presenter-clock';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('counts from its start, and stands while it is paused', () => {
  const clock = startClock(1_000);
  expect(elapsedOf(clock, 8_500)).toBe(7);
  const paused = toggleClock(clock, 11_000);
  expect(elapsedOf(paused, 60_000)).toBe(10);
  expect(elapsedOf(toggleClock(paused, 60_000), 65_000)).toBe(15);
  expect(elapsedOf(null, 5)).toBe(0);
});

test.each([[402, '6:42'], [0, '0:00'], [3725, '1:02:05']])('%d seconds are %s', (seconds, said) => {
  expect(clockWords(seconds)).toBe(said);
});

test('a slide takes as long as is set, else as its notes at 130 words a minute', () => {
  expect([
    plannedSeconds({ notes: words(130) }), plannedSeconds({ notes: words(130), seconds: 20 }), plannedSeconds({ notes: '  ' }),
  ]).toEqual([60, 20, 0]);
});

test.each([
  [0, 30, 'on plan'], [1, 150, '30 s behind plan'], [1, 20, '40 s ahead of plan'], [0, 135, '1 min 15 s behind plan'],
])('at slide %d after %d s: %s', (index, elapsed, said) => {
  expect(planWords([{ notes: words(130) }, { notes: '', seconds: 60 }], index, elapsed)).toBe(said);
});

test('without notes and times there is no plan', () => {
  expect(planWords([{ notes: '' }], 0, 100)).toBeNull();
});
