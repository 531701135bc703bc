import { stepsFrom } from './time-steps';

test('a day has a step for every quarter of an hour', () => {
  const steps = stepsFrom();
  expect([steps.length, steps[0], steps.at(-1)]).toEqual([
    96, { time: '00:00', words: '12:00 AM', lasts: '' }, { time: '23:45', words: '11:45 PM', lasts: '' },
  ]);
});

test('an end comes after its start, and says how long it lasts', () => {
  expect(stepsFrom('16:10').slice(0, 2)).toEqual([
    { time: '16:15', words: '4:15 PM', lasts: '5 min' }, { time: '16:30', words: '4:30 PM', lasts: '20 min' },
  ]);
  expect(stepsFrom('16:00').map(({ lasts }) => lasts).slice(3, 9)).toEqual(['60 min', '75 min', '90 min', '105 min', '2 h', '2 h 15 min']);
  expect(stepsFrom('23:50')).toEqual([]);
});
