import { longestOf, slideTimes } from './slide-times';

const reading = (section: string, seconds: number, views: number) => ({ __typename: 'SectionReading' as const, section, seconds, views });
const slides = [{ id: 'a' }, { id: 'b', isHidden: true }, { id: 'c' }, { id: 'd' }];

test('each shown slide has the seconds of one view; hidden ones and those that are gone have no bar', () => {
  const times = slideTimes({ readings: [reading('c', 116, 2), reading('a', 12, 4), reading('b', 99, 1), reading('gone', 500, 1)] }, slides);
  expect(times).toEqual([
    { number: 1, slideId: 'a', seconds: 3 }, { number: 2, slideId: 'c', seconds: 58 }, { number: 3, slideId: 'd', seconds: 0 },
  ]);
  expect(longestOf(times)?.number).toBe(2);
  expect(longestOf(slideTimes({ readings: [] }, slides))).toBeNull();
});
