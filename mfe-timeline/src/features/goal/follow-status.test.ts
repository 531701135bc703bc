import type { Goal } from '../../timeline/timeline';
import { sampleTimeline } from '../../timeline/timeline.sample';
import { withStatus } from './follow-status';
import { valuesOf } from './goal-values';

const [before] = sampleTimeline('c1', '2026-05-14').milestones as [Goal];
const begun = { base: before, initial: valuesOf(before) };
const achieved: Goal = { ...before, status: 'ACHIEVED', dateAchieved: '2026-05-13', revision: before.revision + 1 };

it('takes the goal as it is now, and keeps what is typed', () => {
  const typed = { ...begun.initial, title: 'Half a title' };
  const next = withStatus(begun, typed, { ...achieved, description: 'By somebody else' });
  expect(next.values).toMatchObject({ title: 'Half a title', description: 'By somebody else', status: 'ACHIEVED', dateAchieved: '2026-05-13' });
  expect(next.begun.base).toMatchObject({ revision: before.revision + 1, title: before.title });
});

it('goes on from the revision that it knows where somebody else wrote what is being typed', () => {
  const typed = { ...begun.initial, title: 'Half a title' };
  const next = withStatus(begun, typed, { ...achieved, title: 'Their title' });
  expect(next.values).toMatchObject({ title: 'Half a title', status: 'ACHIEVED' });
  expect(next.begun.base).toMatchObject({ revision: before.revision, title: before.title, status: 'ACHIEVED' });
});
