import { ReadingTime } from './reading-time';

it('counts from three seconds on, and tells what has grown', () => {
  const time = new ReadingTime<'problem' | 'team'>();
  time.tick(['problem', 'team']);
  time.tick(['problem']);
  expect(time.news()).toEqual([]);
  time.tick(['problem']);
  expect(time.news()).toEqual([{ part: 'problem', seconds: 3 }]);
  expect(time.news()).toEqual([]);
  time.tick(['problem', 'team']);
  time.tick(['team']);
  expect(time.news()).toEqual([{ part: 'problem', seconds: 4 }, { part: 'team', seconds: 3 }]);
});
