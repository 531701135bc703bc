import { lanesOf } from '../../timeline/lanes';
import { sampleTimeline } from '../../timeline/timeline.sample';
import { monthName, monthSections } from './month-list';

const timeline = sampleTimeline('c1', '2026-05-14');

it('a list by month, phases by their first day, today between what was and what comes', () => {
  const sections = monthSections(lanesOf(timeline, 'category'), '2026-05-14');
  expect(sections.map(({ month, entries }) => `${month}: ${entries.map(({ id }) => id).join(' ')}`)).toEqual([
    '2026-03: p-pilot p-sales', '2026-04: g-pilots', '2026-05: g-app today g-room', '2026-06: g-trips', '2026-07: p-munich g-sheet',
    '2026-10: g-closed',
  ]);
});

it('a month with many is cut, its name stands once', () => {
  const [goal] = timeline.milestones;
  if (!goal) throw new Error('no goal');
  const milestones = Array.from({ length: 100 }, (_, at) => ({ ...goal, id: `g${at}`, date: '2026-09-01' }));
  const sections = monthSections(lanesOf({ ...timeline, phases: [], milestones }, 'category'), '2026-05-14');
  expect(sections.map(({ isFirst, entries }) => [isFirst, entries.length])).toEqual([[true, 1], [true, 40], [false, 40], [false, 20]]);
});

it('an empty plan is an empty list', () => expect(monthSections([], '2026-05-14')).toEqual([]));
it('names its months', () => expect([monthName('2026-01'), monthName('2026-12')]).toEqual(['January', 'December']));
