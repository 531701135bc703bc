import { sampleTimeline } from '../../timeline/timeline.sample';
import { inputOf, valuesOf } from './goal-values';

test('a value that is stored with more zeros than are shown is not sent as changed', () => {
  const [first] = sampleTimeline('c1').milestones;
  if (!first) throw new Error('no goal');
  const goal = { ...first, metricType: 'number' as const, milestoneValue: '12.50', metricName: 'crates' };
  const values = valuesOf(goal);
  expect(values.milestoneValue).toBe('12.5');
  expect(inputOf(goal.id, { ...values, title: 'Crates' }, goal)).toEqual({ id: goal.id, baseRevision: goal.revision, title: 'Crates' });
  expect(inputOf(goal.id, { ...values, milestoneValue: '13' }, goal)).toMatchObject({ milestoneValue: '13' });
});
